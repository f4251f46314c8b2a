/** Tells what was done towards an item from the item itself: "ordered the part for the tap". */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { verbOf } from './item-verb.ts';
import { sameWord, stem } from './same-word.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Work with one's hands or head, which nothing that is bought or found out does by itself. */
const works =
  words(`paint fix repair mend sand plaster tile varnish stain wallpaper replaster rewire install assemble build
  hang mow prune plant weed dig wash clean iron fold sew knit write rewrite draft edit record film practise practice
  rehearse learn study revise read code implement debug test service descale bleed unblock unclog seal grout oil sharpen`);

const towards = sparing(
  /^(?:(?:and|so|but|ok|well|just|also|already|finally|i|we|i've|we've|have|at least)[, ]+)*(?:bought|got hold of|found|ordered|measured|outlined|planned|researched|looked (?:at|into|up)|googled|priced(?: up)?|downloaded|unpacked|dug out|got (?:the|a|an|some) (?:\S+ )?(?:stuff|parts?|paint|materials|tools?|kit|bits|supplies)|picked up (?:the|a|an|some) (?:\S+ )?(?:parts?|paint|materials|tools?|kit|bits|supplies|brush\w*)|hired|watched)\b/,
);
/** "Picked up the car" washes no car; "picked up the kitchen" tidies it. */
const fetched = sparing(
  /^(?:(?:and|so|but|ok|well|just|also|already|finally|i|we|i've|we've|have)[, ]+)*(?:picked up|collected|fetched|brought (?:back|home)|dropped off|parked|borrowed|sold|drove|bought) (?:(?:the|my|our|his|her|a|an|new|another) )*(?!(?:kitchen|house|room|living|bedroom|toys|floor|yard|place|office|playroom|mess|lounge|garden|leaves|rubbish|litter)\b)\p{L}|^(?:(?:and|so|i|we|i've|finally|just) )*(?:picked|dropped|got|brought) (?:(?:the|my|our|his|her) )?(?:\p{L}+ ){1,2}(?:up|off|back|home)\b|^(?:(?:the|my|our) )?\p{L}+(?: \p{L}+)?:?(?:['’]s| is| was| has been)? (?:picked up|collected|dropped off|dropped(?= (?:at|with)\b)|parked|sold)(?=\W*$| (?:today|now|from|this|at|with|by|and|earlier)\b)/u,
);
/** Work one does oneself, and nobody gives back done. */
const byHand = words(
  'wash vacuum hoover wax polish iron fold paint sand varnish stain plant weed mow prune',
);
const isClean =
  /\b(?:clean|spotless|gleam\p{L}+|sparkl\p{L}+|shiny|shining|wash|valet\p{L}*|cleaners?|launderette|laundr\p{L}+|detail\p{L}*)\b/u;

/** "Car dropped at the valet." */
const left = sparing(/\b(?:dropped|left|parked) (?:off )?(?:at|with)\b/);

/** "Gate: bought the hinges". */
const named = sparing(/^(?:the |my )?\p{L}+(?: \p{L}+)?(?: ?:| [-–—]) (?=\p{L})/u);
/** "Gate hinges bought". */
const partFirst = sparing(
  /^(?:(?:and|so|the|my|new|some|got|bought|ordered|found|picked up) )*(\p{L}+) (?!(?:finally|just|now|all|already|was|is|are|were|has|have|been|got|not|and|or|again|really)\b|\p{L}+ly\b)(\p{L}{3,}) (?:is |are |have |has |been |all |just |now )*(?:bought|ordered|arrived|here|collected|picked up|delivered|come|came|priced(?: up)?|measured|sourced|chosen)\b/u,
);
/** Something else that was done "for the tap". */
const forIt =
  /^(?:(?:and|so|but|ok|well|just|also|already|finally|i|we|i've|we've|have|at least)[, ]+)*(\p{L}+(?:ed|ught)|got|found|rang|sent|paid|made) (?:\S+ ){1,5}?for (?:the |my |our |his |her )?(.+)$/u;
const partCame =
  /\b(?:engineer|plumber|electrician|technician|handyman|builder|roofer|mechanic|man|guy|someone) (?:is |'s |has been )?(?:booked|coming|due|on (?:his|her|their) way)\b|\b(?:parts?|materials|paint|supplies|tools?|kit|ingredients|instructions|book|manual)(?: for (?:the |my )?\w+)? (?:has |have |is |are |'s )?(?:arrived|here|come|came|ordered|on order|backordered|bought|delivered|in stock)\b/;

/** What takes a form: "passport form filled in, photos tomorrow". */
const applies = words('renew apply register enrol enroll claim sort get submit file');
const onPaper = sparing(
  /\b(?:forms?|application|paperwork|photos?|documents?|papers|receipts)\b.*\b(?:filled|filling|completed|printed|downloaded|taken|started|half|ready|found|gathered|done)\b(?!.*\b(?:sent|submitted|posted|paid|lodged|off|away|handed)\b)/,
);
const paper = /\b(?:forms?|application|paperwork|photos?|documents?|papers|receipts)\b/i;

/** "New tube for the bike is ordered". */
const forThat = sparing(
  /^(?:(?:the|a|an|my|and|new) )*(?:\p{L}+ ){1,2}for (?:the |my |our )?(.+?) (?:is|are|has|have|came|comes|arrived|ordered|bought)\b/u,
);
/** "Bike's at the shop": others have it in hand. */
const inHand = sparing(
  /\b(?:at|in|with|to) the (?:\p{L}+ )?(?:shop|garage|mechanics?|workshop|menders?|repair\p{L}*|cleaners|tailors?|dealers?|dealership)\b|\bin for (?:an? )?(?:repairs?|service|look)\b/u,
);
const service = /\b(?:service|repairs?|mot)\b/i;
const mends = words('fix repair service mend replace restring resole tailor alter sharpen');

/** "Suit's ready": it still is to be picked up. */
const isReady = sparing(
  /(?:['’]s|['’]re| is| are) (?:all |now |both |finally )*ready\b|^(?:the |my )?\p{L}+ (?:(?!was\b|were\b|not\b|isn't\b|wasn't\b)\p{L}+ )?ready(?: (?:for collection|to (?:collect|pick up)|now))?\W*$/u,
);
const collects = /^(?:collect|fetch|pick up|pick \S+(?: \S+)? up|go get)\b(?!.*\bready\b)/i;

/** Whether a clause tells only of what comes before the work that these items are. */
export function prepares(gist: string, refs: readonly Item[], whole = gist): boolean {
  if (refs.length === 0) return false;
  if (isReady.test(gist) && refs.every(({ text }) => collects.test(text))) return true;
  const byForm = refs.every((one) => applies.has(verbOf(one)) && !paper.test(one.text));
  if (byForm && onPaper.test(gist)) return true;
  const mended = refs.every((item) => mends.has(verbOf(item)) || service.test(item.text));
  if (
    mended &&
    inHand.test(gist) &&
    !/\b(?:back|fixed|mended|repaired|collected|from)\b/.test(gist)
  )
    return true;
  if (!refs.every((item) => works.has(verbOf(item)))) return false;
  const said = gist.match(/[\p{L}'-]+/gu) ?? [];
  if (refs.some((item) => said.some((one) => isFormOf(one, verbOf(item))))) return false;
  const own = refs.every((item) => byHand.has(verbOf(item)));
  const worked = refs.some((item) =>
    whole
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((one) => isFormOf(one, verbOf(item))),
  );
  if (own && !worked && fetched.test(gist) && (left.test(gist) || !isClean.test(whole)))
    return true;
  const [, thing = '', part = ''] = partFirst.exec(gist) ?? [];
  const holds = (word: string) =>
    refs.some(({ text }) => contentWords(text).some((one) => sameWord(one, word)));
  if (part !== '' && holds(thing) && !holds(part)) return true;
  const behind = named.exec(gist)?.[0] ?? '';
  if (behind !== '' && towards.test(gist.slice(behind.length))) return true;
  if (towards.test(gist) || partCame.test(gist) || forThat.test(gist)) return true;
  const [, verb = '', purpose = ''] = forIt.exec(gist) ?? [];
  if (purpose === '' || refs.some((item) => stem(verbOf(item)) === stem(verb))) return false;
  const before = contentWords(gist.slice(0, gist.length - purpose.length));
  const isBefore = (word: string) => before.some((other) => sameWord(word, other));
  return !refs.some(({ text }) => contentWords(text).some(isBefore));
}

/** "Painted" of "paint", and not the "paint" that was bought. */
const isFormOf = (word: string, verb: string): boolean =>
  word !== verb && stem(word) === stem(verb) && /(?:ed|ing|t|n)$/.test(word);
