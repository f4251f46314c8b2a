/** A first look for sentences about holding the letters. */

import { sparing } from './sparing.ts';
/** No sentence about holding the letters is without one of these. */
export const nearPause = sparing(
  new RegExp(
    'paus|pauz|without|count me|leave me|put (?:me|us|th)|snooz|mute|quit|cease|' +
      'lay off|ease|knock|\\brest\\b|breather|fire|stand down|go easy|ditch|drop|suspend|freez|hold|stop|skip|\\bno\\b|' +
      'nothing|back|away|\\boff\\b|' +
      '\\bout\\b|' +
      'ooo|break|holiday|vacation|leave|pto|gone|offline|unavailable|abroad|camping|hiking|' +
      'travel|' +
      'quiet|silent|dark|peace|alone|let me be|leave me|' +
      "(?:n't|dont|not|never|no need to) (?:send|te?xt|txt|message|msg|e-?mail|mail|write|" +
      'ping|bother|contact|prompt|nudge|remind)|' +
      'come back|check|look in|\\b(?:try|text|message|msg|e-?mail|ping|reach|catch) (?:me|us)|write to|get back|talk to|give me|gimme|\\bneed\\b|\\btak(?:e|ing)\\b|resume|restart|start|begin|carry on|' +
      'reservist|outstation|station|offshore|\\bmc\\b|camp|' +
      'vacances|conges|vuelv|regres|revien|retour|reparle|revoit|volto|torno|rientr|sentiamo|ben er|ben ik|\\bbin\\b|melde|vemos|hablamos|terug|semaine|woche|semana|settimana|deze week|' +
      'avail|\\baround\\b|reacha|a rest\\b|a miss\\b|\\bpas\\b|nicht |niks|geen |keine |\\bnada\\b|niente|' +
      '\\bnao\\b|\\bnon\\b|\\bsin\\b|\\bsem\\b|niet |stil\\b|\\b(?:wochen?|tage?|monate?) still\\b|storen|ruhe|ruhig|tranq|' +
      'silenc|spare|hospital|hols|mute|en pause|urlaub|verreist|unterwegs|absent|' +
      'voyage|viaj|vacac|fuera|feri|viagg|vakantie|weg|' +
      'gone',
  ),
);
