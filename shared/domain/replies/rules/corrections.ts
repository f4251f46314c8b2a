/** Takes back what was said: "scratch that", "wait, not the deck, the invoice". */
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { edits } from './additions.ts';
import type { Clause } from './clauses.ts';
import { overlaid } from './new-wordings.ts';
import { movedTo } from './retime.ts';
import type { Scene } from './scene.ts';
import { isStatement } from './statements.ts';
import { wordingOf } from './wording.ts';

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
    String.raw`wait|wait no|wait(?! (?:for|the) )|hang on|hold on|`,
  String.raw`correction|oops|whoops|i mean|i meant|my bad|my mistake|`,
  String.raw`sorry(?=,)|actually|i lied|rather|make that|typo|scratch that)(?=$|`,
  String.raw`[\s,.!:;-])[\s,.!:;-]*(?:no(?:$|[\s,.!:;-]+)(?!time|luck|\d))?`,
);

/** What is left of the clause; undefined when it was nothing but a correction. */
export function corrected(clause: Clause, scene: Scene): Clause | undefined {
  const erased = erase.exec(clause.gist);
  if (erased && !isWaiting(clause, scene)) {
    const more = rest(clause, erased[0].length);
    if (/second/.test(erased[0]) && more && scene.draft.newNamed(more.gist)) return more;
    if (scene.draft.withdraw() || scene.last.length > 0) scene.said = true;
    return more;
  }
  if (/^(?:oh |and |no |ah |wait |hmm |but )*sorry(?: no| wait)*\W*$/.test(clause.gist)) {
    scene.wrong = { text: scene.draft.lastAdded() ?? '', sentence: clause.sentence };
    return undefined;
  }
  const found = correct.exec(clause.gist);
  if (!found) {
    const { text, sentence } = scene.wrong;
    return sentence === clause.sentence && putRight(text, clause, scene) ? undefined : clause;
  }
  const left = rest(clause, found[0].length);
  const added = scene.draft.lastAdded() ?? '';
  if (!left && added !== '') scene.wrong = { text: added, sentence: clause.sentence };
  if (left && putRight(added, left, scene)) return undefined;
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

const clockOnly = /^(?:at |for |to )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon|midday)\W*$/i;

/** "Dougie's away" tells of him and is no other wording. */
const isSo = /^\p{L}+'s (?:away|out|off|in|on|got|at|already|not|gone|\p{L}+ing|been|done)\b/u;

/** "Wait no, ch 4 figs": the new item keeps what is not said anew. */
function putRight(wrong: string, { text, gist }: Clause, scene: Scene): boolean {
  if (wrong === '' || /\bnot\b|n't\b/.test(gist) || isStatement(text) || isSo.test(gist))
    return false;
  if (edits.test(gist) || /^(?:scratch|forget|never ?mind)\b/.test(gist)) return false;
  const plain = text.replace(/^(?:make (?:it|that)|it's|should be) /i, '');
  const wording = wordingOf(plain);
  const at = clockOnly.exec(plain)?.[1];
  const [verb = ''] = contentWords(wording);
  const sameVerb =
    contentWords(wrong)[0] === verb &&
    contentWords(wording)
      .slice(1)
      .some((word) => contentWords(wrong).includes(word));
  const fresh = at !== undefined ? movedTo(wrong, at) : sameVerb ? wording : overlaid(wrong, plain);
  if (fresh === undefined) return false;
  scene.wrong = { text: '', sentence: -1 };
  scene.said = true;
  scene.withdrew = false;
  return scene.draft.lastAdded() === wrong
    ? scene.draft.changeLast({ text: fresh })
    : scene.draft.add(fresh);
}

/** "No wait, his nan's taking him": why the new thing falls away. */
const someoneElse = /^(?:he|she|they|his|her|their|my \p{L}+|\p{L}+'s)\b(?!.*\d)/u;

/** "Dye, scrap it": what was named just before is meant, not what was said of it. */
const isWaiting = (
  { sentence, gist }: Clause,
  { waiting, last, lastSentence, draft }: Scene,
): boolean =>
  (waiting.length > 0 ||
    (last.length === 1 && last.every((item) => draft.verdictOn(item) === undefined))) &&
  sentence === lastSentence &&
  /\b(?:it|that)\b/.test(gist);

/** The gist may be longer or shorter than the text, so both are cut by words. */
function rest(clause: Clause, length: number): Clause | undefined {
  const gist = clause.gist.slice(length).trim();
  if (!/[\p{L}\p{N}✅❌]/u.test(gist)) return undefined;
  const words = clause.gist.slice(0, length).trim().split(/\s+/).length;
  const text = clause.text.trim().split(/\s+/).slice(words).join(' ');
  return { ...clause, text, gist };
}
