/** What a clause says in plain English words: short forms spelled out, six languages translated. */

import { anyOf, pattern } from '../pattern.ts';
import type { Asking } from '../reading.ts';
import { remembered } from '../remembered.ts';
import { folded, isAscii } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { abroadPhrases, abroadTells, abroadWords } from './abroad-phrases.ts';
import { foreign, foreignPhrases, shorthand, tellTale } from './gist-words.ts';
import { isInfinitive } from './infinitives.ts';
import { texted } from './texted-words.ts';
import { inOrder } from './typed-verbs.ts';

const table = (data: string): ReadonlyMap<string, string> =>
  new Map(
    data.split('\n').flatMap((line) => {
      const [words = '', plain = ''] = line.split(' = ');
      return words.split(' ').map((word): [string, string] => [word, plain]);
    }),
  );

const shortForms = table(`${shorthand}\n${texted}`);
const foreignForms = table(`${foreign}\n${abroadWords}`);
const phrases = `${abroadPhrases}\n${foreignPhrases}`
  .split('\n')
  .map((line): readonly [RegExp, string] => {
    const [words = '', plain = ''] = line.split(' = ');
    return [new RegExp(`\\b(?:${words})\\b`, 'gu'), plain];
  });
const tells = new Set(tellTale.split(/\s+/));
const anyPhrase = anyOf(phrases.map(([phrase]) => phrase));

const asciiWord = /\bw\/o?(?![a-z0-9])|[a-z0-9]+(?:['/-][a-z0-9]+)*/g;
const anyWord = /\bw\/o?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:['/-][\p{L}\p{N}]+)*/gu;
const wordIn = (text: string): RegExp => (isAscii(text) ? asciiWord : anyWord);

/** Most clauses hold no short form, which this says in a tenth of the time of looking up each. */
const mayHold = (forms: ReadonlyMap<string, string>): RegExp =>
  new RegExp(`(?:^|[^a-z0-9])(?:${[...forms.keys()].join('|')})(?![a-z0-9])`);
const maybeShort = mayHold(shortForms);

/** Whether two words, or a quarter of a few, belong to another language than English. */
export function isForeign({ reply, items }: Pick<Asking, 'reply' | 'items'>): boolean {
  const text = [reply.slice(0, 2000), ...items.map(({ text: item }) => item)].join(' ');
  const flat = folded(text);
  const words = flat.match(wordIn(flat)) ?? [];
  const sound = flat.includes('um') && spokenEnglish.test(flat);
  const found = new Set(
    words.filter((one) => (tells.has(one) && !(sound && one === 'um')) || isInfinitive(one)),
  ).size;
  const romance = new Set(items.map(({ text: item }) => opensRomance(item)).filter(Boolean)).size;
  const accents = isAscii(text) ? 0 : new Set(text.toLowerCase().match(accented)).size;
  if (isForeignAlone(folded(reply.slice(0, 400)))) return true;
  const cut = flat.includes("'") ? new Set(flat.match(elided)).size : 0;
  return found + romance + accents + cut >= 2 || (found > 0 && found * 4 >= words.length);
}

/** "Revisar contrato", "chiamare la banca": the infinitive an item opens with. */
function opensRomance(item: string): string | undefined {
  const [verb = '', next] = folded(item).split(' ', 2);
  return next !== undefined && romance.test(verb) && !alsoEnglish.has(verb) ? verb : undefined;
}
const romance = /^[a-z]{2,}(?:[a-z][ai]r|[aei]re)$/;
const alsoEnglish = new Set(
  (
    'sugar cellar altar calendar grammar similar regular solar polar radar seminar guitar hangar collar pillar ' +
    'vinegar repair stair chair hair fair air stir fir souvenir elixir flair lair pair affair star car bar war tar jar ' +
    'ear year bear wear gear hear near tear clear pear dear fear rear spear smear swear dollar nectar molar polar scar ' +
    'share compare prepare square care software hardware fire hire wire tire entire require acquire inspire retire here ' +
    'there where were sphere scare spare stare dare rare bare aware declare welfare childcare nightmare skincare daycare ' +
    'healthcare flare glare mare ware beware severe sincere mere interfere adhere empire desire admire explore umpire spire ' +
    'ensnare fanfare warfare tableware flatware glassware cookware silverware ukulele questionnaire millionaire'
  ).split(' '),
);

/** A short reply tells by itself, however many English items there are. */
function isForeignAlone(reply: string): boolean {
  if (yesAndNo.test(reply) && /oui|sim|ja|nein|nee|nao|si\b/.test(reply)) return true;
  if (twoNamed.test(reply) || opensWithout.test(reply)) return true;
  const words = reply.match(wordIn(reply)) ?? [];
  const known = new Set(words.filter((one) => aloneTells.has(one) || isInfinitive(one))).size;
  return known > 0 && known * 4 >= words.length;
}
/** Beside one of these "um" is a sound, and no word of Portuguese or German. */
const spokenEnglish = /\b(?:the|and|my|i've|ive|its|it's|thats|that's)\b/;
const yesAndNo = /^\W*(?:(?:oui|non|si|no|sim|nao|ja|nein|nee)\b\W*){2,}$/;
/** "La presentazione e la macchina", "de presentatie en de auto". */
const twoNamed =
  /^(?:la|le|il|el|lo|l'|de|het|das|die|der|o|a|os|as|les|los|las|mi|mon|ma|mein|meine|mijn) ?[^\s,]+ (?:y|e|et|en|und) (?:la|le|il|el|lo|l'|de|het|das|die|der|o|a|os|as|les|los|las|mi|mon|ma|mein|meine|mijn)(?: |(?<='))/;
const opensWithout =
  /^(?:sans|sin|sem|ohne|zonder|senza|pon|coloca|metti|poe) \w|^mets .* sur |^nada de \w|^mi piacerebbe |^me gustaria |^\w{3,}(?:are|ere|ire) (?:presto|tardi)|^dormir |^me coucher|^non \w{3,}[aei]re\b|^op tijd |^fruh ins|^solo \w+[aei]re\b|^de was, |^\w{2,}(?:[aei]r|[aei]?re) (?:le|la|les|un|une|des|du|au|el|los|las|una|il|lo|gli|mon|ma|mes|mi|mis|meu|minha) \w|^\w{2,}(?:[aei]r|[aei]?re) l'/;
/** "The den", "fast food" and "Las Vegas" are English too. */
const english = new Set(
  (
    'el los las del un una con le les des et au sans plus den dos die das fast all er mit am an as os um ma me sem poi sei dei ' +
    'ho hai eu pas fare regle que qui tu je mes son nous ser mail later rest don wil kan auto als aus solo pronto list lista sin ' +
    'hat toe ran ware reporte premier dossier retire nada quinta segunda tb auf per ja wird mas rang alle ii rein raus put nix'
  ).split(' '),
);
const aloneTells = new Set(
  [...tells, ...abroadTells.split(/\s+/)].filter((one) => !english.has(one)),
);

/** `l'affitto`, `d'eau`, `qu'il`: no English word is cut short before an apostrophe like this. */
const elided = /(?<![a-z])(?:[ldjcnm]|qu|dell|all|nell|sull|un|quest)'[a-z]{3,}/g;
const accented = /[a-zà-ÿ]*[à-ÿ][a-zà-ÿ]*/g;

/** "Moved 2 thursday". */
const toDay =
  /(?<!\b(?:n|and|no|nr|number|item|task) )(?<=[a-z] )2 (?=(?:the |next )?(?:tomorrow|week|weekend|[a-z]+day)\b)/g;

/** "3 sat", "quote to sun": short days that are words of their own elsewhere. */
const shortDay = pattern(
  'g',
  String.raw`(?<=(?:^|[\s,])(?:(?:#?\d{1,2}|both|it|that|them|rest|others)(?: (?:is|can|maybe))?|to|til|till|until|for|`,
  String.raw`this|next|on|come) |[a-z]: )(sat|sun)(?=\W*$|[,.;!]| (?:please|pls|then|now|instead|morning|afternoon|n|and)\b)`,
);

/** "Gym sat", "gym sun instead": behind what is to be done that day. */
const dayBehind = sparing(
  /(?<=(?:^|\bso )(?:(?!(?:the|it|he|she|we|they|i|who|just|mum|mom|dad|kids?|dog|cat|baby)\b)\p{L}+ ){1,3})(?:sat|sun(?= instead))(?=(?: instead| then| now| maybe| please)*\W*$)/gu,
);
const fullDay = (day: string): string => (day === 'sat' ? 'saturday' : 'sunday');

const withDays = (text: string): string => {
  const days = /\bs(?:at|un)\b/.test(text)
    ? text.replace(shortDay, fullDay).replace(dayBehind, fullDay)
    : text;
  return days.includes(' 2 ') ? days.replace(toDay, 'to ') : days;
};

/** The plain form of one short word, for the places that read words one by one. */
export const spelled = (short: string): string =>
  typed.get(short) ?? shortForms.get(short) ?? inOrder(short);
const typed: ReadonlyMap<string, string> = new Map([
  ['bk', 'book'],
  ['cal', 'call'],
  ['cll', 'call'],
  ['pik', 'pick'],
  ['snd', 'send'],
  ['tke', 'take'],
  ['chk', 'check'],
  ['cln', 'clean'],
  ['mak', 'make'],
  ['gt', 'get'],
]);

/** Lower case without accents; what the engine's patterns are tried on. */
export function gistOf(clause: string, inForeign: boolean): string {
  return inForeign ? translated(clause) : inFull(clause);
}

const inFull = remembered((clause: string): string => {
  const flat = folded(clause);
  if (!maybeShort.test(flat)) return withDays(flat);
  return withDays(flat.replace(wordIn(flat), (one) => shortForms.get(one) ?? one));
});

/** Without its accent the word would be another language's yes. */
const ja = sparing(/(?<!\p{L})já(?!\p{L})/giu);

/** "Spaeter", "loeschen": an umlaut where the phone has none. */
const flattened = (word: string): string => word.replace(/([aou])e/g, '$1');

const translated = remembered((clause: string): string => {
  const flat = folded(clause.replace(ja, 'ya'));
  const whole = anyPhrase.test(flat)
    ? phrases.reduce((text, [phrase, plain]) => text.replace(phrase, plain), flat)
    : flat;
  return withDays(
    whole.replace(
      wordIn(whole),
      (one) =>
        foreignForms.get(one) ?? shortForms.get(one) ?? foreignForms.get(flattened(one)) ?? one,
    ),
  );
});

/** "Buy chalk (the store has none)" without its remark. */
export const outsideBrackets = (gist: string): string =>
  /^\w.*\(/.test(gist) ? gist.replace(/\([^)]*\)/g, ' ') : gist;
