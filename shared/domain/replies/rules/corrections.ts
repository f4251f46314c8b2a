/** Takes back what was said: "scratch that", "wait, not the deck, the invoice". */
import { pattern } from '../pattern.ts';
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';

const erase = pattern(
  '',
  String.raw`^(?:(?:actually|no|wait|oh|hmm|sorry|ok|and)[,\s]+)*(?:(?:scratch|strike|forget|`,
  String.raw`ignore|scrap|undo) (?:that|it|the last one|what i said|that last one)|never ?mind(?: `,
  String.raw`that)?|nvm|`,
  String.raw`on second thoughts?|cancel that|not that|belay that)(?=$|[\s,.!:;-])[\s,.!:;-]*`,
);
const correct = pattern(
  '',
  String.raw`^(?:(?:oh|no|nah|and|but|ah|er|um|ok|so|sorry(?=,? (?:i me|no|wait)))[,\s]+)*(?:no ` +
    String.raw`wait|wait no|wait|hang on|hold on|`,
  String.raw`correction|oops|whoops|i mean|i meant|my bad|my mistake|`,
  String.raw`sorry(?=,)|actually|i lied|rather|make that|typo|scratch that)(?=$|`,
  String.raw`[\s,.!:;-])[\s,.!:;-]*(?:no(?:$|[\s,.!:;-]+)(?!time|luck|\d))?`,
);

/** What is left of the clause; undefined when it was nothing but a correction. */
export function corrected(clause: Clause, scene: Scene): Clause | undefined {
  const erased = erase.exec(clause.gist);
  if (erased) {
    if (scene.draft.withdraw() || scene.last.length > 0) scene.said = true;
    return rest(clause, erased[0].length);
  }
  const found = correct.exec(clause.gist);
  if (!found) return clause;
  const left = rest(clause, found[0].length);
  if (/wait|actually,? no/.test(found[0]) && scene.draft.lastIsNew() && !left)
    scene.withdrew = scene.draft.withdraw();
  if (
    /wait|actually/.test(found[0]) &&
    scene.draft.lastIsNew() &&
    left &&
    someoneElse.test(left.gist)
  ) {
    scene.withdrew = scene.draft.withdraw();
    return undefined;
  }
  const [last] = scene.last;
  scene.corrected = scene.lastSignal ?? (last && scene.draft.verdictOn(last));
  scene.said ||= !scene.draft.empty;
  return left;
}

/** "No wait, his nan's taking him": why the new thing falls away. */
const someoneElse = /^(?:he|she|they|his|her|their|my \p{L}+|\p{L}+'s)\b(?!.*\d)/u;

/** The gist may be longer or shorter than the text, so both are cut by words. */
function rest(clause: Clause, length: number): Clause | undefined {
  const gist = clause.gist.slice(length).trim();
  if (!/[\p{L}\p{N}✅❌]/u.test(gist)) return undefined;
  const words = clause.gist.slice(0, length).trim().split(/\s+/).length;
  const text = clause.text.trim().split(/\s+/).slice(words).join(' ');
  return { ...clause, text, gist };
}
