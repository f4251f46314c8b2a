/** Takes what a clause says has become of the items it names. */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import type { Clause } from './clauses.ts';
import { impliedBy, keeps } from './implied.ts';
import { learntVerdict } from './learnt-verdicts.ts';
import { coverage } from './new-items.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';

/** A report on items named or counted; a sweep never overrules what was said of one by name. */
export function report(
  clause: Clause,
  refs: readonly Item[],
  signal: Signal | undefined,
  scene: Scene,
  sweeping = false,
): void {
  const { draft } = scene;
  const verdict =
    signal ??
    impliedBy(clause, refs, scene) ??
    sharedBy(clause, refs, scene) ??
    scene.corrected ??
    // A name alone waits for what is said of it.
    (sweeping || coverage(clause, refs) === 1 ? undefined : learntVerdict(clause, refs, scene));
  scene.said = true;
  // "Nothing more today" speaks of no item, so that "the rest" is still all of them.
  const idle = sweeping && verdict === 'open';
  for (const { id } of refs) if (!idle) scene.mentioned.add(id);
  if (verdict === undefined) {
    scene.last = refs;
    const bare = coverage(clause, refs) >= 0.6 && !(scene.intentional && keeps.test(clause.gist));
    const sameSentence = scene.lastSentence === clause.sentence;
    scene.waiting = bare ? [...(sameSentence ? scene.waiting : []), ...refs] : [];
    if (!bare || clause.question) scene.bare = false;
    else scene.named.push(...refs);
    return;
  }
  scene.bare = false;
  if (verdict === 'open' && /^(?:it's |its )?not\b/.test(clause.gist)) {
    scene.corrected ??= refs.map((item) => draft.verdictOn(item)).find((one) => one !== undefined);
  } else scene.corrected = undefined;
  const waited = sweeping ? [] : scene.waiting.filter((one) => sameLine(clause, scene, one));
  for (const item of [...waited, ...refs]) {
    const before = draft.verdictOn(item);
    // "The loader is merged and nothing caught fire."
    if (idle && before !== undefined && scene.corrected === undefined) continue;
    const weak =
      sweeping || signal === undefined || !/\b(?:done|finished|complete)/.test(clause.gist);
    if (weak && verdict === 'done' && before !== undefined && before !== 'done') {
      if (sweeping || before !== 'open') continue;
      if (scene.lastSentence === clause.sentence) continue;
    }
    draft.mark(item, verdict);
  }
  scene.waiting = [];
  scene.last = refs;
  scene.lastSignal = verdict;
  scene.leads = verdictLeads(clause, refs);
}

const sameLine = (clause: Clause, scene: Scene, item: Item): boolean =>
  scene.lastSentence === clause.sentence && scene.draft.verdictOn(item) === undefined;

/** "Finished the deck": what follows a comma may share its verdict. */
const verdictLeads = ({ gist }: Clause, refs: readonly Item[]): boolean =>
  refs.length > 0 && leading.test(gist);

const leading = pattern(
  'u',
  String.raw`^(?:(?:so|and|ok|well|i|we|just|also|finally|already|have|i've|we've|please|can `,
  String.raw`you|could you|pls) )*(?:\p{L}+ed|done|did|got|sent|paid|bought|wrote|made|took|`,
  String.raw`skip|drop|remove|delete|scratch|move|push|postpone|defer|no|didn't|forgot|haven't|`,
  String.raw`yes|tick|cross|mark|check|✅|❌)(?![\p{L}'])`,
);

/** What was said before; at the beginning of a report, that it is done. */
function lastVerdict({ last, draft }: Scene): Signal | undefined {
  const [item] = last;
  return item === undefined ? (draft.empty ? 'done' : undefined) : draft.verdictOn(item);
}

/** "The call is done, essays too"; "sent the invoice, the deck and the notes". */
function sharedBy(clause: Clause, refs: readonly Item[], scene: Scene): Signal | undefined {
  if (/\b(?:too|as well|likewise|ditto|same)\W*$/.test(clause.gist) && !scene.intentional)
    return scene.lastSignal ?? lastVerdict(scene);
  if (scene.lastSentence !== clause.sentence || scene.lastSignal === undefined) return undefined;
  if (/\b(?:too|as well|also|likewise|ditto|same)\W*$/.test(clause.gist)) return scene.lastSignal;
  if (!scene.leads || keeps.test(clause.gist)) return undefined;
  return coverage(clause, refs) >= 0.75 ? scene.lastSignal : undefined;
}
