/** How people ask in six languages to hold the letters, once the days in it are in English. */
import { oneOf } from './pattern.ts';

const want = oneOf(
  'konnen wir|kann ich|konnt ihr|konnen sie|on peut|peut-on|pouvons-nous|puis-je|podemos|podriamos|puedo',
  'posso|possiamo|kunnen we|kan ik|faire une|hacer una|fazer uma|fare una|stoppt|es',
  "ich brauche|ich mochte|ich will|wir brauchen|gib mir|j'ai besoin|je voudrais|je veux|donne-moi",
  'necesito|quiero|quisiera|dame|preciso|quero|gostaria|ho bisogno|vorrei|voglio|ik wil|ik heb|geef me',
  'eine|haz(?:me)? una|haga una|faz uma|faca uma|fai una|fate una|faites une|fais une|mach|macht|de',
  'ponme en|pon en|mets-moi en|mets en|mettez en|metti in|mettete in|zet(?: me)? op|een|di',
  'bitte|por favor|per favore|alstublieft|nu|jetzt|von|urlaub|und|y|et|e|en',
);
/** Each word has a space after it, so that a row of them reads in one way only. */
const wants = `(?:${want} |d')*`;
const pause =
  '(?:pausa|pause|pauze|pausar|pausiert?|pausieren|pausiere|pausez|pausate|pauzeer|pauzeren)';
const letters = oneOf(
  'mails?|e-?mails?|messages|mensajes|mensagens|correos|messaggi|nachrichten|berichten|bitte|los|las',
  'les|as|os|i|die|de|der|mit|den|con|com|met|des|machen|nodig|mir|van|di|from|starting|ab|por|fur',
);
const days = '(?:two|three|four|\\d{1,2}|for a|a|one) (?:days?|weeks?|months?)';
const gone = oneOf(
  'im urlaub|verreist|weg|unterwegs|en vacances|absente?|en voyage|de vacaciones|de viaje|fuera',
  'de ferias|viajando|in ferie|in vacanza|in viaggio|op vakantie|afwezig|ausser haus',
);
const iAm = oneOf('ich bin|wir sind|bin|je suis|estoy|estamos|estou|sono|siamo|ik ben|ben');
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|\\d|the \\d|el|le|il|o';

/** Each names a day that can be read, or is about something else. */
export const pausingElsewhere: readonly RegExp[] = [
  new RegExp(
    `^${wants}until (?:${day})(?: (?:alles|das|die mails|mails|nachrichten|nur|eine|een|die berichten))? ${pause}$`,
  ),
  new RegExp(`^${wants}(?:fur )?${days} ${pause}$`),
  new RegExp(
    `^${wants}${pause}(?: ${letters})* (?:(?:until|pour|por|per|fur|voor|d[eiu']) ?)?` +
      `(?:${days}|(?<=until )(?:${day}).*)$`,
  ),
  new RegExp(`^${wants}${days} (?:de |di |lang )?${pause}(?: ${letters})*$`),
  new RegExp(`^(?:(?:ich|je|yo|eu|io|ik) )?${iAm} ${gone} until (?:${day}).*$`),
  new RegExp(`^(?:ich |ik )?(?:bin|ben) until (?:${day}).{0,20} ${gone}$`),
];

const back = oneOf(
  '(?:ich )?bin (?:wieder )?(?:da|zuruck|zu hause)|(?:je suis )?de retour|ya (?:he vuelto|volvi|estoy' +
    ' de vuelta)|(?:ja )?(?:voltei|estou de volta)|sono (?:tornat[oa]|di ritorno)|ik ben (?:weer )?terug',
);
const resume = oneOf(
  'reprends|reprenez|reanuda|reanudar|reanude|retoma|retome|retomar|riprendi|riprendete|hervat',
  'weiter|weitermachen|fortsetzen|(?:es )?(?:kann|darf) (?:es )?weitergehen|pode retomar|fortfahren',
);

/** Ask for the letters again. */
export const resumingElsewhere = oneOf(
  `${back}(?: (?:und|et|y|e|en)? ?${resume})?`,
  `${resume}(?: (?:les|los|as|i|de|die) (?:messages|mails|mensajes|correos|mensagens|messaggi|berichten` +
    '|nachrichten|e-?mails))?',
);
