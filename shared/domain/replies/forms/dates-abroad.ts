/** The words for days and spans in six languages, put into English before a date is read. */

const units =
  '(?:wochen?|semaines?|semanas?|settiman[ae]|weken|week|tage?n?|jours?|dias?|giorn[io]|dagen|dag|' +
  'monate?n?|mois|mes|meses|mes[ei]|maand(?:en)?)';
const count = (words: string): string => `(?:${words})(?= ${units}\\b)`;

const pairs: readonly (readonly [string, string])[] = [
  ['montag|lundi|lunes|segunda(?:[- ]feira)?|lunedi|maandag', 'monday'],
  ['dienstag|mardi|martes|terca(?:[- ]feira)?|martedi|dinsdag', 'tuesday'],
  ['mittwoch|mercredi|miercoles|quarta(?:[- ]feira)?|mercoledi|woensdag', 'wednesday'],
  ['donnerstag|jeudi|jueves|quinta(?:[- ]feira)?|giovedi|donderdag', 'thursday'],
  ['freitag|vendredi|viernes|sexta(?:[- ]feira)?|venerdi|vrijdag', 'friday'],
  ['samstag|sonnabend|samedi|sabado|sabato|zaterdag', 'saturday'],
  ['sonntag|dimanche|domingo|domenica|zondag', 'sunday'],
  ['januar|janvier|enero|janeiro|gennaio|januari', 'january'],
  ['februar|fevrier|febrero|fevereiro|febbraio|februari', 'february'],
  ['marz|mars|marzo|marco|maart', 'march'],
  ['avril|abril|aprile', 'april'],
  ['mai|mayo|maio|maggio|mei', 'may'],
  ['juni|juin|junio|junho|giugno', 'june'],
  ['juli|juillet|julio|julho|luglio', 'july'],
  ['aout|agosto|augustus', 'august'],
  ['septembre|septiembre|setembro|settembre', 'september'],
  ['oktober|octobre|octubre|outubro|ottobre', 'october'],
  ['novembre|noviembre|novembro', 'november'],
  ['dezember|decembre|diciembre|dezembro|dicembre', 'december'],
  ['diese woche|cette semaine|esta semana|questa settimana|deze week', 'this week'],
  [
    '(?<=\\b(?:bis|jusqu.au|hasta el|hasta|ate o|ate|fino al|tot) )(?:dia )?(?=\\d{1,2}(?:$|,| (?:y|et|und|e|en|no|sin|pas|keine|sem|senza|geen)\\b))',
    'the ',
  ],
  ['nachste woche|la semaine prochaine|semaine prochaine|la proxima semana', 'next week'],
  ['proxima semana|(?:la )?settimana prossima|(?:la )?prossima settimana', 'next week'],
  ['(?:la )?semana que viene|volgende week|semana que vem', 'next week'],
  ["bis zum|bis|jusqu ?'?(?:a|au)|hasta(?: el)?|ate(?: o| a)?|fino (?:a|al)|tot", 'until'],
  ['morgen|demain|manana|amanha|domani', 'tomorrow'],
  ['(?:fur |pour |por |per |durante |pendant |voor )(?:ein|eine|un|une|una|um|uma|een)', 'for a'],
  ['(?:fur|pour|por|per|durante|pendant|voor)(?= \\d)', 'for'],
  [count("(?:de |di |d'|d' ?|van )?(?:einen|eine|ein|un|une|una|uma?|een)"), 'for a'],
  [count('zwei|deux|dos|dois|duas|due|twee'), 'two'],
  [count('drei|trois|tres|tre|drie'), 'three'],
  [count('vier|quatre|cuatro|quatro|quattro'), 'four'],
  [count('funf|cinq|cinco|cinque|vijf'), 'five'],
  [count('sechs|six|seis|sei|zes'), 'six'],
  [count('sieben|sept|siete|sete|sette|zeven'), 'seven'],
  [count('acht|huit|ocho|oito|otto'), 'eight'],
  [count('neun|neuf|nueve|nove|negen'), 'nine'],
  [count('zehn|dix|diez|dez|dieci|tien'), 'ten'],
  [count('quinze|quince|quindici|vijftien|funfzehn'), 'fifteen'],
  [
    '(?<=(?:\\d|a|two|three|four|five|six|seven|eight|nine|ten) )(?:monate?n?|mois|mes|meses|mes[ei]|maand(?:en)?)',
    'month',
  ],
  ['wochen?|semaines?|semanas?|settiman[ae]|weken', 'week'],
  ['tage?n?|jours?|dias?|giorn[io]|dagen', 'day'],
];

const replacements = pairs.map(
  ([words, english]) => [new RegExp(`\\b(?:${words})\\b`, 'g'), english] as const,
);

/** The same text (lower case, no accents) with the words of dates in English. */
export const inEnglish = (text: string): string =>
  replacements.reduce((said, [words, english]) => said.replace(words, english), text);
