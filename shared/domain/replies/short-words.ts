/** The short and spoken forms of words that people text, as the words the tables know. */
import { pattern, replaced } from './pattern.ts';

/** Forms that no other language of ours has. */
const spelled: Readonly<Record<string, string>> = {
  dis: 'this',
  dese: 'these',
  '2day': 'today',
  '2moro': 'tomorrow',
  '2nite': 'tonight',
  '2nyt': 'tonight',
  '2night': 'tonight',
  wots: "what's",
  "wot's": "what's",
  wats: "what's",
  "wat's": "what's",
  whts: "what's",
  wot: 'what',
  wht: 'what',
  hw: 'how',
  ur: 'your',
  ye: 'you',
  youse: 'you',
  yous: 'you',
  hav: 'have',
  shud: 'should',
  dnt: "don't",
  gimme: 'give me',
  lemme: 'let me',
  wetin: 'what',
  m8: 'mate',
  gota: 'gotta',
  txtin: 'texting',
  textin: 'texting',
  txting: 'texting',
  sendin: 'sending',
  messagin: 'messaging',
  msgin: 'messaging',
  msging: 'messaging',
  emailin: 'emailing',
  pingin: 'pinging',
  buggin: 'bugging',
  botherin: 'bothering',
  remindin: 'reminding',
  gettin: 'getting',
  tk: 'take',
  tke: 'take',
  rmv: 'remove',
  rmve: 'remove',
  frm: 'from',
  txtn: 'texting',
  msgs: 'messages',
  msges: 'messages',
  txts: 'texts',
};

const short = pattern(
  'g',
  String.raw`\b(?:dis|dese|2day|2moro|2nite|2nyt|2night|wots|wot's|wats|wat's|whts|wot|wht|hw|ur|ye|youse|yous|`,
  String.raw`hav|shud|dnt|gimme|lemme|wetin|m8|gota|txtin|textin|txting|txtn|tke?|rmve?|frm|sendin|messagin|msgin|msging|emailin|pingin|buggin|botherin|remindin|gettin|msgs|msges|txts)\b(?![-'])`,
);

/** "Wat" is Dutch as well, "una" Spanish and Italian, and "r" a letter. */
const byNext: readonly (readonly [RegExp, string])[] = [
  [/\bwat (?=left|do|are|did|can|else|next|should|shud|time|this|is this|dis|on|r)\b/g, 'what '],
  [/^(?:and |abeg )?una (?=fit|can|don|dey|go)/g, 'you '],
  [/^n (?=take|stop|remove|unsub|can|cn|pls|please|send|put|dont|don't)/g, 'and '],
  [/\br (?=u|you|these|this)\b/g, 'are '],
  [/\b4 (?=(?:me|us|now|good|ever)\b)/g, 'for '],
  // "Pause 4 two weeks"
  [
    /\b4 (?=(?:(?:the|an?|one|two|three|four|five|six|ten|\d{1,2}|few|couple|of|next|rest|while|whole) )+(?:days?|weeks?|wks?|months?|fortnight|bit|while|weekend|holidays|hols)\b)/g,
    'for ',
  ],
  [/\b2 (?=(?:many|much|often)\b)/g, 'too '],
  [/\bwhat (?:dey|be) /g, 'what is '],
  [/\b(you|i|we) fit /g, '$1 can '],
  [/\b(i|we) don (?=come|reach|return|finish|back|tire|land)/g, '$1 have '],
  [/\bmy no\.? (?=from|off|out)/g, 'my number '],
];
const anyNext = pattern(
  '',
  String.raw`\b4 (?:me|us|now|good|ever|the|an?|one|two|three|four|five|six|ten|\d{1,2}|few)\b|\bwat |^n |\buna |\br |\b(?:dey|be|fit|don) |\bmy no\b|\b2 (?:many|much|often)\b`,
);

/** Said before or after anything, and meaning nothing. */
const opening = pattern(
  '',
  String.raw`^(?:(?:abeg|oya|biko|haba|chai|ehn|omo|lol|lmao|haha+|hehe|tbh|ngl|hiya|aye|`,
  String.raw`alright|righto|righty|howdy|g'day|jaysus|lads|n|hello|hi|hey|look|listen|(?:yes|yeah|ok|okay|right)(?= (?:can|could|would|will|please|stop|take|no)\b)) )+(?=\S)`,
);

/** The words with their short forms written out. */
export function writtenOut(text: string): string {
  const full = short.test(text) ? text.replace(short, (one) => spelled[one] ?? one) : text;
  if (!anyNext.test(full)) return full;
  return byNext.reduce((said, [form, by]) => said.replace(form, by), full);
}

/** Without an interjection before what is said. */
export const withoutOpening = (words: string): string => replaced(words, opening, '');
