/** A reply as sentences without marks, greetings, politeness or farewells, for the tables. */

import { pattern, replaced } from './pattern.ts';
import { remembered } from './remembered.ts';
import { saidPlainly } from './said-otherwise.ts';
import { folded, isAscii } from './same-text.ts';
import { withoutOpening, writtenOut } from './short-words.ts';
import { sparing } from './sparing.ts';

/** Nobody needs more to say that they want to leave, in characters. */
export const longestCommand = 160;

/** A sentence on its line; punctuation that tells a question from a statement is kept. */
export interface Said {
  readonly text: string;
  readonly question: boolean;
  /** A point of a list: a task, whatever its words are. */
  readonly point: boolean;
}

export const greeting = sparing(
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,!.\n]{0,30}[,!.]?\s*/,
);
const politeness = pattern(
  'g',
  String.raw`\b(?:please|pls|plz|plse|kindly|thanks|thank you|thx|ty|bitte|por favor|svp|per favore|`,
  String.raw`per piacere|alstublieft|alsjeblieft|graag|s'il (?:vous|te) plait|plis|pliz|porfa|porfis|`,
  String.raw`porfi|stp|aub|u+m+|u+h+|e+rm+)\b`,
);
const urgency = /(?<!\bfor )\bnow\b|\b(?:immediately|asap|just)\b/g;

/** How a letter ends, with the name under it when it stands on the same line. */
const farewell = pattern(
  'u',
  String.raw`(?:^| )(?:with )?(?:(?:kind|kindest|best|warm|warmest|many) regards|regards|best wishes|`,
  String.raw`(?:yours )?(?:sincerely|faithfully|truly)|mit freundlichen gr(?:u|ue)(?:ß|ss)en|(?:viele|liebe) `,
  String.raw`gr(?:u|ue)(?:ß|ss)e|mfg|cordialement|bien a vous|un saludo|saludos|atentamente|cordiali saluti|`,
  String.raw`saluti|atenciosamente|cumprimentos|met vriendelijke groet(?:en)?|groet(?:en|jes)?)`,
  String.raw`(?: [^ ]+){0,3}$`,
);

const asciiMarks = /[^a-zA-Z0-9'+:@-]+/g;
const anyMarks = /[^\p{L}\p{N}'+:@-]+/gu;

/** Words with one space between them. */
function spacedOut(text: string): string {
  const words = replaced(writtenOut(text), politeness, ' ').replace(
    isAscii(text) ? asciiMarks : anyMarks,
    ' ',
  );
  if (!/['+:@-]/.test(words)) return words.trim();
  return words
    .replace(/(?<!\S)['+:@-]+(?!\S)|[:'@-]+(?!\S)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Without marks or politeness, as the sentences of the tables are. Expects folded text. */
export const plain = remembered((text: string): string =>
  saidPlainly(withoutOpening(replaced(replaced(spacedOut(text), farewell, ''), address, ''))),
);
/** Said to whoever reads it, or after everything: "stop the texts lah, ta". */
const address = pattern(
  '',
  String.raw`(?: (?:mate|buddy|bro|brother|pal|dude|guys|folks|team|dear|sir|fam|bruh|hun|lads?|`,
  String.raw`lasses|b'y|bye?s|y'?all|luv|love|hen|petal|duck|chief|chef|captain|skipper|coach|gaffer|doll|darling|boss|man|honey|amigo|cuz|bai|`,
  String.raw`cobber|boyo|ladies|madam|ma'am|oga|lah|leh|lor|(?<!\b(?:in|to|from|for|of) )la|sha|`,
  String.raw`jare|joor|abeg|o+|ah|lol|haha+|ta|cheers|tq|tnx|tnks|thnx|na po|(?<! un )po|`,
  String.raw`(?<=\b(?:stop|start|again|wait|back|ano) )na|gracias|merci|danke|grazie|obrigad[oa]|`,
  String.raw`already|btw|(?:from|at|on) (?:your|my) (?:side|end)|bedankt|dankjewel|dank je(?: wel)?))+$`,
);

/** Without urgency too: `Please, unsubscribe me now!!` is `unsubscribe me`. */
export const bare = remembered((text: string): string => unhurried(plain(text)));
export const unhurried = (words: string): string => {
  if (!urgency.test(words)) return words;
  return words.replace(urgency, ' ').replace(/ +/g, ' ').trim();
};

/** Full stops that end no sentence. */
export const noEnd = (text: string): string =>
  text.includes('.')
    ? replaced(replaced(replaced(text, halfDay, '$1m'), shortPlace, '$1 '), myNumber, 'my number ')
    : text;
const halfDay = sparing(/\b([ap])\.\s?m\b\.?/g);
const myNumber = sparing(/\bmy no\. (?=from|off|out)/g);
const shortPlace = sparing(/\b(st|mt|ft)\. (?=[a-z])/g);

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
