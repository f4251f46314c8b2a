/** Takes back or puts off a new item that was named before in the same reply. */

import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { isImperative } from './new-items.ts';
import { isMending } from './out-of-order.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import { bareLater, laterDay } from './signal-words.ts';
import { isStatement } from './statements.ts';
import { hasLeadIn } from './wording.ts';

const lead = String.raw`^(?:(?:oh|wait|no|nah|ah|actually|sorry|hmm|on second thoughts?|but|and|please|ok|well|oops|so)[, ]+)*`;
/** "Not the wire", "forget the figs". */
const refuses = pattern(
  '',
  lead,
  String.raw`(?:not|forget(?: about)?|scratch|skip|leave|drop|scrap|lose|cancel|never ?mind|no need for|` +
    String.raw`ignore|don't (?:bother(?: with)?|add|need|worry about)|cut|bin|ditch|strike|remove|`,
  String.raw`delete|take|minus|kill|nix|i don't need|we don't need|without)`,
  String.raw` (?:(?:the|my|that|those|these|to|any|our|with|about) )*(.{2,50}?)`,
  String.raw`(?: (?:off|out|after all|actually|then|please|thanks|bit|part|one|anymore|for now|again|altogether))*\W*$`,
);
/** "Leave it out", "take that off again": the new item that was named last. */
const leavesOut = pattern(
  '',
  lead,
  String.raw`(?:leave|take|cut|strike|scratch|cross|knock) (?:it|that|this|them|that one) (?:out|off)(?: (?:again|actually|then|please|thanks|after all|for now|the list|my list|altogether))*\W*$`,
);
/** "Nah, leave it." */
const leaves = sparing(
  /^(?:just |better )*(?:leave|skip|drop|don't bother with) (?:it|that|this|them)(?: (?:for now|then|please|actually|today|be))*\W*$/,
);
/** "Thermocycler's booked, so no PCR": what follows from it. */
const soNo = sparing(
  /^(?:so|then|which means|meaning|hence)(?: that's| that means| there'?s| there is)? no (?:more )?(?!(?:need|point|use|sense)\b|(?:go|luck|joy|dice|chance|time|answer|reply|progress|show)\W*$)(?:(?:the|my|any) )?(.{2,40}?)(?: today| tonight| now| after all| then| for me| this \p{L}+)*\W*$/u,
);
/** "Both tomorrow", "but that's for friday". */
const putsOff = pattern(
  '',
  String.raw`^(?:but |and |though |so )*(?:(?:both|all|the lot|those|these|they|that|it|this|them|one|two|three|of|which)(?:'s|'re)? )*`,
  String.raw`(?:(?:is|are|can be|will be|for|on|not|only|until|till|a|are all|all) )*${laterDay}`,
  String.raw`(?:'s)?(?: (?:jobs?|ones?|things?|tasks?|instead|though|please|then|too|as well|also|i think|i guess|i suppose|stuff|problem|morning|evening|afternoon))*\W*$`,
);
const several = sparing(/\b(?:both|all|those|these|they|lot|them)\b/);
/** "Tess is firing the mugs", "Tadhg has ropes": why it falls away. */
const otherwise =
  /^(?:so |because |as |cos )?(?!i\b|i'|we\b|we')\p{L}+(?: \p{L}+)?(?:'s| (?:is|are|has|have|had|did|does|got|already|was|were|will|brought|took|says|said))\b/u;

/** Whether the clause says what has become of something new, or why it was taken back. */
export function rethinks(clause: Clause, scene: Scene): boolean {
  const done =
    isGround(clause, scene) ||
    afterRename(clause, scene) ||
    withdrawsOne(clause, scene) ||
    putsOffNew(clause, scene);
  if (done) scene.said = true;
  return done;
}

/** "Gale 8, so the pickup is off": why something has become of the item named next. */
function isGround(clause: Clause, { asking }: Scene): boolean {
  const at = clause.whole.indexOf(`${clause.text}, so `);
  if (at < 0 || hasLeadIn(clause.text) || isImperative(clause) || /\bat \d/.test(clause.gist))
    return false;
  const after = clause.whole.slice(at + clause.text.length);
  return namedIn(clause.text, asking.items).length === 0 && namedIn(after, asking.items).length > 0;
}

/** "Make the wine a basket, client is teetotal": why something has another wording. */
const afterRename = (clause: Clause, scene: Scene): boolean =>
  scene.draft.lastIsRename() &&
  scene.lastSentence === clause.sentence &&
  (isStatement(clause.text) || /^(?:because|cos|no|as|since|due to)\b/.test(clause.gist)) &&
  !hasLeadIn(clause.text) &&
  !isImperative(clause) &&
  namedIn(clause.text, scene.asking.items).length === 0 &&
  !/\d|\b(?:it|that|them|they|done|sent|all|both|rest)\b/.test(clause.gist);

/** "Not the poster, the abstract": what stands in its place in the new item taken back. */
function putsInstead({ sentence, text }: Clause, scene: Scene): boolean {
  const { text: old, part, sentence: at } = scene.replacing;
  const words = text.toLowerCase().split(/\s+/);
  if (at !== sentence || isStatement(text) || words.slice(0, 4).some(isPast)) return false;
  scene.replacing = { text: '', part: '', sentence: -1 };
  const start = old.toLowerCase().indexOf(part);
  const fresh = text.trim().replace(/[\s.,;!]+$/u, '');
  if (start < 0 || fresh === '') return false;
  const put =
    old.slice(0, start) + fresh.replace(/^(?:the|my) /i, '') + old.slice(start + part.length);
  return scene.draft.add(put, { sentence });
}

function withdrawsOne(clause: Clause, scene: Scene): boolean {
  const { draft, asking } = scene;
  const out = leavesOut.test(clause.gist);
  if (out || (leaves.test(clause.gist) && scene.wrong.sentence === clause.sentence)) {
    if (scene.withdrew) return true;
    if (draft.lastIsNew() && clause.sentence - scene.addedIn < 2) {
      scene.withdrew = draft.withdraw();
      return true;
    }
  }
  const plain = !hasLeadIn(clause.text) && namedIn(clause.text, asking.items).length === 0;
  if (!plain) return false;
  const led = clause.whole.includes(`so ${clause.text}`) ? `so ${clause.gist}` : clause.gist;
  const none = soNo.exec(led)?.[1];
  const object = none ?? refuses.exec(clause.gist)?.[1];
  const doubted = scene.wrong.sentence === clause.sentence && otherwise.test(clause.gist);
  if (scene.withdrew && object !== undefined) draft.restore();
  const fresh =
    object === undefined && !doubted ? undefined : draft.newNamed(object ?? clause.gist);
  if (fresh === undefined && none !== undefined) return true;
  if (object === undefined && fresh !== undefined && isMending(fresh)) return true;
  if (fresh === undefined)
    return scene.tookBack === clause.sentence && !isImperative(clause)
      ? putsInstead(clause, scene) || true
      : false;
  if (object !== undefined && !covers(fresh, object)) return false;
  draft.takeBack(fresh);
  if (object !== undefined && /\bnot\b/.test(clause.gist))
    scene.replacing = { text: fresh, part: object, sentence: clause.sentence };
  scene.tookBack = clause.sentence;
  return true;
}

const covers = (fresh: string, object: string): boolean =>
  contentWords(object).every((word) => contentWords(fresh).some((one) => sameWord(one, word)));

function putsOffNew(clause: Clause, scene: Scene): boolean {
  const { draft, asking } = scene;
  if (putsOff.test(clause.gist)) {
    // "The harpist... ugh, tomorrow as well."
    const here = draft.newIn(clause.sentence);
    const said = here.length > 0 ? here : draft.newIn(clause.sentence - 1);
    const meant = several.test(clause.gist) ? said : said.slice(-1);
    for (const text of meant) draft.putOff(text);
    return meant.length > 0;
  }
  const again = clause.section === 'tomorrow' ? draft.newNamed(clause.text) : undefined;
  if (again !== undefined && !clause.bullet && covers(again, clause.text)) {
    draft.putOff(again);
    return true;
  }
  if (!bareLater.test(clause.gist) || isImperative(clause) || hasLeadIn(clause.text)) return false;
  if (namedIn(clause.text, asking.items).length > 0) return false;
  const fresh = moved.test(clause.gist) ? draft.newNamed(clause.gist) : undefined;
  if (fresh !== undefined) draft.putOff(fresh);
  return fresh !== undefined;
}
const moved = sparing(
  /\b(?:can|could|will|'ll|is|are|wait|for|to|make|instead|rather|better|goes?|should)\b/,
);
