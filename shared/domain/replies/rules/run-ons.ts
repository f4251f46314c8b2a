/** Cuts a plan typed or dictated without a mark where the next verb begins the next thing to do. */

import { spaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { spelled } from './gist.ts';
import { taskVerbs } from './verbs.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs that are hardly ever the name of a thing. */
const onlyVerbs =
  list(`buy pay send fix clean finish write edit tidy sort collect submit pick feed wash fold bring fetch
  renew mow hoover vacuum upload return prepare finalise finalize arrange chase empty hang iron cook bake cancel sign
  deliver replace repair reply confirm install assemble review read get make take go do buy unload defrost sweep`);
/** These may be things too, and are verbs before a person or an article. */
const beforeWhom =
  /^(?:mum|mom|dad|gran|nan|grandma|grandpa|him|her|them|the|my|a|an|back|up|\p{Lu}.*)$/u;
/** A word after which no new thing begins. */
const leadsOn =
  list(`to and or the a an my our his her their your this that for with then will would should could can
  must i we you he she they not no don't let help go come of in on at by from into about re & + n gonna wanna gotta need
  have has never also just please it's is be some any all every new`);

const aboutOthers = sparing(
  /^(?:help|let|add|can|watch|see|ask|tell|remind|make|get|have|hear|number)$/,
);

const surely = sparing(/^(?:get|buy|send|bring|fix|pay) (?:the|my|a|an|some)$/i);

const meaning = sparing(
  /^(?:(?:well|so|ok|okay|right|today|and|then)[, ]+)*(?:(?:i|we)(?:'ve|'ll|'d)? )?(?:gotta|got to|need to|have to|must|wanna|want to) /i,
);

const clean = (word: string): string => word.toLowerCase().replace(/[^\p{L}'-]/gu, '');

function opensNext(words: readonly string[], at: number): boolean {
  const word = spelled(clean(words[at] ?? ''));
  const next = words[at + 1];
  if (next === undefined || leadsOn.has(clean(words[at - 1] ?? ''))) return false;
  return onlyVerbs.has(word) || (taskVerbs.has(word) && beforeWhom.test(next));
}

/** "Dentist at 9 bank at 11 nap at 2": each hour ends what is done then. */
const timed = sparing(
  /^(?:(?!(?:at|was|were|is|are|and|again|i|it|he|she|we|they|been|still)\b)[\p{L}'&-]+(?: (?!(?:at|was|were|is|are|woke|been|had)\b)[\p{L}'&-]+){0,3} (?:at|@) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: |$)){2,}$/u,
);
const hour = /(?<= (?:at|@) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?=\p{L})(?![ap]m\b)/giu;

/** "I need to water the ferns I need to call Brenda": each need is one thing. */
const need = String.raw`(?:i|we) (?:also |still )?(?:need to|have to|gotta|got to|want to|wanna|must|should) \p{L}`;
const must = new RegExp(String.raw`(?<=^|\s)${need}`, 'giu');
const before = new RegExp(
  String.raw`(?<=\S \S+)(?<!\b(?:that|what|which|because|cos|as|if|when|so|like|think|know|guess|said|told \p{L}+|everything|things?|stuff|all|and|but|or|before|after|where|who|until|thing)),? (?=${need})`,
  'iu',
);
/** The things of a row of tasks; the text itself where it holds one, or has marks of its own. */
export function runOns(text: string): readonly string[] {
  if (timed.test(text.trim().replace(/[.!]$/, ''))) return text.trim().split(hour);
  if ((text.match(must)?.length ?? 0) > 1 && !/["()]/.test(text)) return text.trim().split(before);
  const words = spaced(text.trim());
  if (words.length < 6 || /[,;:()"!?]|\.\s/.test(text)) return [text];
  const from = (meaning.exec(text.trim())?.[0].match(/\S+/g) ?? []).length;
  const first = spelled(clean(words[from] ?? ''));
  if (!taskVerbs.has(first) || aboutOthers.test(first)) return [text];
  const cuts = words.flatMap((_, at) => (at > from + 1 && opensNext(words, at) ? [at] : []));
  const parts = [0, ...cuts].map((from, nth) => words.slice(from, cuts[nth]).join(' '));
  // One such verb may well be a noun; two are hardly both, nor is one before an article.
  const [only = 0] = cuts;
  const sure = cuts.length > 1 || surely.test(`${words[only]} ${words[only + 1]}`);
  return cuts.length > 0 && sure && parts.every((part) => /\S\s\S/.test(part)) ? parts : [text];
}
