/** A reply as sentences without marks, greetings, politeness or farewells, for the tables. */
import { pattern, replaced } from './pattern.ts';
import { remembered } from './remembered.ts';
import { folded, isAscii } from './same-text.ts';

/** Nobody needs more to say that they want to leave, in characters. */
export const longestCommand = 160;

/** A sentence on its line; punctuation that tells a question from a statement is kept. */
export interface Said {
  readonly text: string;
  readonly question: boolean;
  /** A point of a list: a task, whatever its words are. */
  readonly point: boolean;
}

export const greeting =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,!.\n]{0,30}[,!.]?\s*/;
const politeness = pattern(
  'g',
  String.raw`\b(?:please|pls|plz|plse|kindly|thanks|thank you|thx|ty|bitte|por favor|svp|per favore|`,
  String.raw`per piacere|alstublieft|alsjeblieft|graag|s'il (?:vous|te) plait)\b`,
);
const urgency = /\b(?:now|immediately|asap|just)\b/g;

/** How a letter ends, with the name under it when it stands on the same line. */
const farewell = pattern(
  'u',
  String.raw`(?:^| )(?:with )?(?:(?:kind|kindest|best|warm|warmest|many) regards|regards|best wishes|`,
  String.raw`(?:yours )?(?:sincerely|faithfully|truly)|mit freundlichen gr(?:u|ue)(?:ß|ss)en|(?:viele|liebe) `,
  String.raw`gr(?:u|ue)(?:ß|ss)e|mfg|cordialement|bien a vous|un saludo|saludos|atentamente|cordiali saluti|`,
  String.raw`saluti|atenciosamente|cumprimentos|met vriendelijke groet(?:en)?|groet(?:en|jes)?)`,
  String.raw`(?: [^ ]+){0,3}$`,
);

/** Short forms that no other language has. */
const spelled: Readonly<Record<string, string>> = {
  dis: 'this',
  dese: 'these',
};

const short = /\b(?:dis|dese)\b/g;
const asciiMarks = /[^a-zA-Z0-9'+:@-]+/g;
const anyMarks = /[^\p{L}\p{N}'+:@-]+/gu;

/** Words with one space between them. */
function spacedOut(text: string): string {
  const full = short.test(text) ? text.replace(short, (one) => spelled[one] ?? one) : text;
  const words = replaced(full, politeness, ' ').replace(isAscii(text) ? asciiMarks : anyMarks, ' ');
  if (!/['+:@-]/.test(words)) return words.trim();
  return words
    .replace(/(?<!\S)['+:@-]+(?!\S)|[:'@-]+(?!\S)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Without marks or politeness, as the sentences of the tables are. Expects folded text. */
export const plain = remembered((text: string): string =>
  replaced(replaced(spacedOut(text), farewell, ''), address, ''),
);
const address =
  / (?:mate|buddy|bro|brother|pal|dude|guys|folks|team|dear|sir|fam|bruh|hun|lads?|lasses|b'y|bye?s|y'?all|luv|love|hen|petal|duck|chief|boss|man|honey|amigo|cuz|bai|cobber|boyo|lah|ladies)$/;

/** Without urgency too: `Please, unsubscribe me now!!` is `unsubscribe me`. */
export const bare = remembered((text: string): string => unhurried(plain(text)));
export const unhurried = (words: string): string => {
  if (!urgency.test(words)) return words;
  return words.replace(urgency, ' ').replace(/ +/g, ' ').trim();
};

/** Full stops that end no sentence. */
export const noEnd = (text: string): string =>
  text.includes('.') ? replaced(replaced(text, halfDay, '$1m'), shortPlace, '$1 ') : text;
const halfDay = /\b([ap])\.\s?m\b\.?/g;
const shortPlace = /\b(st|mt|ft)\. (?=[a-z])/g;

/** Not marks or politeness alone. */
const isSaid = (part: string): boolean => part.length > longestCommand || bare(part) !== '';

export function saidIn(text: string): readonly Said[] {
  const lines = noEnd(folded(text))
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    const point = lines.length > 1 && /^\s*(?:[-*•–]|\d{1,2}[.)])\s/.test(line);
    const parts = /[.!?;]\s/.test(line) ? line.split(/(?<=[.!?;])\s+/) : [line];
    return parts
      .map((part) => ({ text: part.trim(), question: part.trim().endsWith('?'), point }))
      .filter(({ text: part }) => part === '?' || isSaid(part));
  });
}
