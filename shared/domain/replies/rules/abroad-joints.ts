/** Where an "and" of six languages parts two things. */

/** A verb as it opens a thing to do in a language from Latin. */
export const infinitive = /^(?:ir|[a-zà-ÿ]{2,}(?:ar|er|ir|re|oir|ár|ér))$/;

/** "Et surtout ne pas ouvrir Twitter", "y si da tiempo leer", "y cambiarle el agua". */
export const opensAbroad = (after: string): boolean =>
  /^(?:que j'|que je |ya no )\p{L}/u.test(after) ||
  infinitive.test(
    after.toLowerCase().replace(hedge, '').replace(clitic, '$1').split(' ', 1)[0] ?? '',
  );
const hedge =
  /^(?:(?:surtout|aussi|ensuite|encore|peut-être|si (?:me )?(?:da|hay|queda) tiempo|si puedo|si possible|se (?:der|sobrar|avanza) tempo|s'il reste du temps|también|tambien|também|anche|quizás|forse|talvez|luego|después|ne pas|n'oublie pas de|ne pas oublier de|no|não|non),? )+/u;
const clitic = /^(\p{L}{2,}(?:ar|er|ir))(?:me|te|se|le|les|lo|la|los|las|nos)(?= )/u;
/** "Und zum Sport", "en naar de tandarts". */
export const goesThere = /^(?:dann )?(?:zum|zur|ins|in die|nach|naar (?:de|het)) \p{L}+\W*$/u;

/** "Comprar pan, huevos y leche" is one errand. */
const buying = /(?:compr|achet|kauf|kop|spesa|courses|einkauf|boodschapp|super|mercad)/i;

/** "Pulire il bagno, spesa e palestra": the last of a row. */
export const closesRowAbroad = (joint: string, parts: readonly string[], after: string): boolean =>
  /^(?:y|e|et|und|en)$/.test(joint) &&
  !(joint === 'en' && /^(?:la|el|los|las) /.test(after)) &&
  parts.length > 1 &&
  /^(?:(?:la|le|les|il|el|de|het|die|das|den|o|a|l')[ ']?)?\p{L}{4,}\W*$/u.test(after) &&
  !buying.test(parts[0] ?? '');
