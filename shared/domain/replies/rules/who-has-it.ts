/** Somebody has the thing now, or it runs again: what shows an item done in a plan, too. */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

/** "Mrs Pugh has the form in her own two hands as of 8.15." */
const inHands = sparing(
  /\b(?:now has|has now|has got|(?:has|have) (?:\S+ ){1,5}(?:in (?:his|her|their|its) (?:own |two |grubby |hot |sticky |very )*(?:hands?|possession|inbox|tray|pocket|paws)|as of \d|since (?:\d|this morning)))\b/,
);
/** "Bob has got new keys", "now has another form". */
const hasOther =
  /\b(?:now has|has now|has got) (?:an? (?:new|second|different|cold|fever)|new|another|more|other|no|some|questions?|notes|until|till|asked|to)\b/;
/** "Sam has the pics now." */
const hasNow = sparing(
  /^(?!(?:i|we|it|that)\b)\p{L}+(?: \p{L}+)? (?:has|have|'s got|has got) (?:now |already )?(?:the|his|her|their|my|our|it|them|all|both)\b.*\b(?:now|already)\W*$/u,
);

/** Who is only to be written to, "email Ann", may be off to Spain and have the flu. */
export const isOfThing = (item: Item): boolean =>
  !/^\S+ (?:to )?(?:(?:the |my |our )?(?:landlord|client|team|accountant|agent|insurers?|neighbou?rs?|gran|nan|teacher|coach|builder|electrician|boss|doctor|gp|vet|bank|school|council|mum|dad|plumber|tenant)|\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*)?)$/u.test(
    item.text,
  ) || !writes.has(verbOf(item));
const writes = new Set('email e-mail text message ring call tell write thank invite'.split(' '));

/** "Tom is well again" returns no drill to Tom. */
export function isOfWhom(gist: string, { text }: Item): boolean {
  const [, what = '', whom = ''] =
    /^\S+ (.+?) (?:to|for|with) (?:the |my |our )?(\S+)/i.exec(text) ?? [];
  const said = contentWords(gist.replace(/'s\b/g, ''));
  const holds = (words: string): boolean =>
    contentWords(words).some((word) => said.some((one) => sameWord(one, word)));
  return whom !== '' && holds(whom) && !holds(what);
}

/** "HPLC's humming again" tells of what was to be mended, in a plan for the day too. */
const worksAgain = sparing(
  /^(?!(?:i|we|i'm|we're|i'll|we'll|to|get|make|see|check)\b)(?:[\p{L}\d'-]+ ){0,4}[\p{L}\d'-]+(?:'s|'re| is| are| \p{L}+s) (?:[\p{L}-]+ ){0,3}(?:again|like new|as new)\b/u,
);
const runs =
  /\b(?:working|works|running|runs|humming|hums|purring|purrs|spinning|spins|heating|heats|printing|prints|charging|charges|draining|drains|flowing|flows|flushing|flushes|ticking|ticks|closing|closes|opening|opens|locking|locks|driving|drives|warm|hot|fine|good|ok|okay|alive|watertight|dry|sound|sharp|straight|quiet|back|new)\b/;
const isMended = ({ text }: Item): boolean =>
  /^(?:fix|repair|mend|sort|service|unblock|get .* (?:fixed|repaired|mended|working|running|sorted|serviced))\b/i.test(
    text,
  );

/** Whether it is told of the things themselves, and not of whom one is to write to. */
export const isHadByNow = (gist: string, refs: readonly Item[]): boolean =>
  (hasNow.test(gist) || (inHands.test(gist) && !hasOther.test(gist))) &&
  refs.every((item) => isOfThing(item) && !isOfWhom(gist, item));

export const isRunningAgain = (gist: string, refs: readonly Item[]): boolean =>
  worksAgain.test(gist) && runs.test(gist) && refs.every(isMended);
