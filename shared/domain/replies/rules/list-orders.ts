/** Puts orders about the list, and answers to one's own questions, as plain sentences. */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { namedIn } from './references.ts';

const numbers = String.raw`(?:numbers? |nos?\.? ?|items? |#)?\d{1,2}(?:(?:, ?| and | & |, and )#?\d{1,2})*(?![\d:.]\d| ?[ap]m\b| (?:min|hour|day|week|box|bag|page|more)\w*)`;
const off =
  '(?:drop|skip|bin|scrap|remove|delete|lose|scratch|ditch|cut|axe|kill|chuck|strike|cancel|take)';
const stay = String.raw`(?: (?:alone|be|in|on|there|as (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|for now|please|open)){0,2}`;

/** "Leave 3 and drop 2": the one stays, the other goes. */
const staysThenOff = pattern(
  'gi',
  String.raw`\b(?:leave|keep) (${numbers})${stay}(?:,? (?:and|but|then)|,)? (?=${off} )`,
);
const offThenStays = pattern(
  'gi',
  String.raw`\b(${off} ${numbers}(?: off| out)?)(?:,? (?:and|but|then)|,)? (?:leave|keep) (${numbers})${stay}(?=\W*(?:$|[.,;!\n])| (?:add|done|thanks|please|pls|cheers|ta)\b)`,
);

/** "1 done leave 3": what stays is another order. */
const endsAnswer = /(?:\b(?:done|finished|sorted|complete|sent|paid)|\d) ?$/i;
/** "Drop 2 add gym", typed without a mark. */
const offThenMore = pattern(
  'giu',
  String.raw`(?<=^\W{0,3}|[.,;!\n] ?|\b(?:and|please|then) )((?!take (?![^.]*\b(?:off|out)\b))${off} ${numbers}(?: off| out)?|done #?\d{1,2}|#?\d{1,2} done),? (?:and |then )?(?=(?:${off} #?\d|add (?!to\b|up\b|it\b|them\b)\p{L}|done #?\d))`,
);

const wholly = String.raw`(?: (?:(?:off|from) )?(?:the|my|this) list| off it)?(?: (?:entirely|altogether|completely|for good|outright|now|please|too|again|today|for me)){0,3}`;
const gone =
  '(?:struck (?:off|out)|removed|deleted|dropped|scrapped|binned|scratched|axed|taken (?:off|out)|cut|erased|wiped|ditched)';
/** "4 should be struck off entirely", which gives it no other name. */
const shouldGo = pattern(
  'gi',
  String.raw`(?<=^\W{0,3}|[.,;!\n] ?|\b(?:and|so|but|also|think|then) )(?:the )?(${numbers}|[^\s,.;!]+(?: [^\s,.;!]+){0,3}?) (?:(?:really|just|now|probably) )?(?:should|must|ought to|needs? to|has to|have to|had better|might as well|may as well) (?:(?:really|just|now|all|both|probably) )?be ${gone}${wholly}(?=\W*(?:$|[.,;!\n]))`,
);

/** "The hall shouldn't be deleted". */
const shouldStay = pattern(
  'gi',
  String.raw`(?<=^\W{0,3}|[.,;!\n] ?|\b(?:and|so|but|also|think) )(?:the )?(${numbers}|[^\s,.;!]+(?: [^\s,.;!]+){0,3}?) (?:(?:should|must|need)(?:n't| not)|(?:is|was) not to|isn't to|not to) be (?:${gone}|skipped|cancelled|forgotten)(?=\W*(?:$|[.,;!\n]))`,
);

const onlyNumbers = new RegExp(`^${numbers}$`, 'i');

/** Hedges are cut and stitches removed, but nobody strikes them off. */
const ofList = /\bbe (?:struck|deleted|scrapped|axed)\b|\b(?:the|my|this) list\b/i;

/** "Never mind the parcel, it's sent": nobody minds what is done. */
const doneAlready = pattern(
  'gi',
  String.raw`\b(?:never ?mind|nvm|nm|forget)(?: about)? ((?:the|my|our) [^,.;!\n]{2,40}?)[,;.]? (?:it's|its|it is|it has|they're|they are|they've|they have|that's|that is)(?: (?:been|all|already|now|just|both)){0,3} (sent|done|sorted|posted|paid|booked|ordered|finished|fixed|delivered|submitted|handled|taken care of|picked up|collected|emailed|washed|cleaned|mailed|filed)\b(?! (?:by|tomorrow|on|next|out|up|elsewhere|to|for (?:someone|somebody|another|others?|them))\b| for\W*$)`,
);

const answer = String.raw`[^\s.,?!;][^.,?!;\n]{0,30}`;
/** "The bins? Emptied.": asked of oneself. */
const asksItself = pattern(
  'giu',
  String.raw`(?<=^|[.!?\n] ?|\band )((?:(?:the|my|our|and) )?[\p{L}'-]+(?: [\p{L}'-]+){0,3})\? (${answer})(?=[.!;]|\s*$|\n)`,
);
const questions =
  /^(?:and )?(?:what|who|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|shall|will|would|has|have|any|anything|really|ok|okay|right|remember|guess)\b/i;
const answersSo = sparing(
  /^(?:(?:all|now|just|finally|already|both|totally|completely|i|we|it's|they're) )*(?:\p{L}+(?:ed|id|pt|wn|ung|ang|ought|aught)|done|gone|(?:re-?)?sent|went|spotless|flawless|out(?! of\b)|in|up|away|back|clean|empty|spotless|yes|yep|no|nope|nah|not|never|tomorrow|later|half|nearly|almost|did|still|drop|skip|✅|❌)(?<!\b(?:need|bed|red|avoid|kid|id)(?=\W|$))(?![\p{L}])(?!.*\b(?:dropped|left|parked) (?:\p{L}+ )?(?:at|with|in|by) )/iu,
);

const near = sparing(
  /\b(?:leave|keep|never ?mind|nvm|nm|forget)\b|\bbe (?:struck|removed|deleted|dropped|scrapped|binned|scratched|axed|taken|cut|erased|wiped|ditched)\b|\p{L}\? \S|(?:\d|\d off|\d out|done) (?:and |then )?(?:add|done) \S/iu,
);

/** The reply with such orders and answers put plainly. */
export function listOrders(reply: string, items: Checklist, plan: boolean): string {
  if (items.length === 0 || reply.length > 2000 || !near.test(reply)) return reply;
  const names = (words: string): boolean => namedIn(words, items).length > 0;
  const ordered = reply
    .replace(staysThenOff, (_, kept: string, at: number, all: string) =>
      endsAnswer.test(all.slice(0, at)) ? `. keep ${kept}. ` : `keep ${kept}. `,
    )
    .replace(offThenStays, '$1. keep $2.')
    .replace(offThenMore, '$1. ')
    .replace(shouldGo, (whole, thing: string) =>
      onlyNumbers.test(thing) || (ofList.test(whole) && names(thing)) ? `drop ${thing}` : whole,
    )
    .replace(shouldStay, (whole, thing: string) =>
      onlyNumbers.test(thing) || names(thing) ? `don't drop ${thing}` : whole,
    )
    .replace(doneAlready, '$1 is $2');
  if (plan || !ordered.includes('? ')) return ordered;
  return ordered.replace(asksItself, (whole, thing: string, said: string) =>
    !questions.test(thing) && answersSo.test(said) && names(thing)
      ? `${thing}${said.toLowerCase() === 'out' ? ' is' : ':'} ${said}`
      : whole,
  );
}
