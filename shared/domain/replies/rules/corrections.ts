/** Takes back what was said: "scratch that", "wait, not the deck, the invoice". */
import { pattern } from '../pattern.ts';
import { contentWords, sameKey } from '../same-text.ts';
import { edits } from './additions.ts';
import type { Clause } from './clauses.ts';
import { doesInstead, someoneElse } from './doers.ts';
import { gistOf } from './gist.ts';
import { confirms, isWaiting, leftOutOfAll, takesOver, thatWas, unsaid } from './moved-verdicts.ts';
import { inItsPlace, overlaid } from './new-wordings.ts';
import { withName, withObject } from './other-object.ts';
import { fallsAway } from './out-of-order.ts';
import { movedTo } from './retime.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';
import { isStatement } from './statements.ts';
import { opensTask } from './verbs.ts';
import { wordingOf } from './wording.ts';

const erase = pattern(
  'u',
  String.raw`^(?:(?:actually|no|nah|naw|meh|lol|ah|but|wait|oh|hmm|sorry|ok|and)[,\s]+)*(?:(?:scratch|strike|forget|`,
  String.raw`ignore|scrap|undo) (?:(?:that|it)(?: one)?|the last one|what i said|that last one)|never ?mind(?: `,
  String.raw`that(?: one)?|(?! (?:about )?(?:the|my|our|number) ))|nvm|`,
  String.raw`on second thoughts?|cancel that(?!\s+(?!one\b|please\b|pls\b|sorry\b|actually\b|i\b|we\b|it\b)\p{L})|not that(?: one)?|belay that|no need(?: now| actually| any ?more)?(?=\W*$))(?=$|[\s,.!:;-])[\s,.!:;-]*`,
);
const correct = pattern(
  '',
  String.raw`^(?:(?:oh|no|nah|and|but|ah|ag|aag|ach|och|eish|gah|argh|doh|er|um|ok|so|lol|sorry(?=,? (?:i me|no|wait|meant)))[,\s]+)*(?:no ` +
    String.raw`wait|no i mean|wait no|wait(?! (?:for|the) )|hang on|hold on|`,
  String.raw`correction|oops|whoops|i meant|meant(?= (?!to\b)\S)|i mean|my bad|my mistake|`,
  String.raw`sorry(?=,| (?:no\b|the |not |it's |\d)| (?!about|for|to|if|that|i\b|we|but|lol|again|mate|boss|team|guys|love|all|folks|everyone|pal|dude|late)[a-z]+\W*$)|no(?=,? sorry\b)|jk|just kidding|strike that|actually|(?:hmm+|ah)[, ]+no(?=\W*$|,)|i lied|rather|make that|(?<=no[, ]{1,2})make it(?= \d)|typo|scratch that)(?=$|`,
  String.raw`[\s,.!:;-])[\s,.!:;-]*(?:no(?:$|[\s,.!:;-]+)(?!time|luck|need|chance|way|point|\d))?(?:(?:sorry|i meant?|meant|i mean)[\s,]+)*`,
);

/** What is left of the clause; undefined when it was nothing but a correction. */
export function corrected(clause: Clause, scene: Scene): Clause | undefined {
  const erased = erase.exec(clause.gist)?.[0];
  if (erased !== undefined)
    return isWaiting(clause, scene) || confirms(clause, scene)
      ? clause
      : withoutErased(erased, clause, scene);
  if (onlySorry.test(clause.gist) || (scene.draft.lastIsNew() && onlyNo.test(clause.gist))) {
    scene.wrong = { text: scene.draft.lastAdded() ?? '', sentence: clause.sentence };
    scene.corrected ??= saidBefore(scene);
    return undefined;
  }
  if (thatWas(clause, scene) || leftOutOfAll(clause, scene)) return undefined;
  const { erased: before } = scene;
  if (before.sentence === clause.sentence && before.text !== '') {
    const instead = insteadOfErased(clause, scene);
    if (instead) return instead;
  }
  const added = scene.draft.lastAdded() ?? '';
  const denied = /^(?:(?:oh|ah|aw|ag|but|wait)[, ]+)*no[, ]+/.exec(clause.gist)?.[0] ?? '';
  if (denied !== '' && withdrawn(added, clause.gist.slice(denied.length), scene)) return undefined;
  const found = correct.exec(clause.gist);
  if (!found) return afterCorrection(clause, scene);
  // "Make that call to Jo" opens a reply and puts nothing right.
  if (/make that/.test(found[0]) && scene.draft.empty) return clause;
  const left = rest(clause, found[0].length);
  // "I meant to call the vet" puts nothing right.
  if (left?.gist.startsWith('to ')) return left;
  if (!left && added !== '') scene.wrong = { text: added, sentence: clause.sentence };
  const surely = left !== undefined && isSure(found[0], left) && !tookBack(scene);
  if (left && putRight(added, left, scene, surely)) return undefined;
  if (left && thatWas(left, scene)) return undefined;
  if (!left && /\b(?:no|jk|kidding|lied)\b/.test(found[0])) unsaid(clause, scene);
  if (/wait|actually,? no|hmm+[, ]+no/.test(found[0]) && scene.draft.lastIsNew() && !left)
    scene.withdrew = scene.draft.withdraw();
  if (
    /wait|actually|(?:hmm+|ah)[, ]+no/.test(found[0]) &&
    scene.draft.lastIsNew() &&
    left &&
    someoneElse.test(left.gist)
  ) {
    scene.withdrew = scene.draft.withdraw();
    return undefined;
  }
  scene.corrected = saidBefore(scene);
  if (left && sure.test(found[0])) takesOver(left, scene);
  scene.said ||= !scene.draft.empty;
  return left;
}

/** "Nah, Deb's cancelled. Make that the brakes": nothing is left that could be put right. */
const tookBack = ({ told }: Scene): boolean => {
  const before = told.at(-1);
  return before !== undefined && before.amended && before.steps.length === 0;
};

function withoutErased(erased: string, clause: Clause, scene: Scene): Clause | undefined {
  const more = rest(clause, erased.length);
  scene.erased = { text: scene.draft.lastAdded() ?? '', sentence: clause.sentence };
  const instead = more && insteadOfErased(more, scene);
  if (instead) return instead;
  if (/second/.test(erased) && more && scene.draft.newNamed(more.gist)) return more;
  // "Called her. Scratch that, left a voicemail": she is still to be called.
  const done = scene.last.filter((item) => scene.draft.verdictOn(item) === 'done');
  if (scene.draft.withdraw() || scene.last.length > 0) scene.said = true;
  if (!scene.intentional) for (const item of done) scene.draft.mark(item, 'open');
  return more;
}

/** What stands behind "sorry no" or "wait" in the same sentence. */
function afterCorrection(clause: Clause, scene: Scene): Clause | undefined {
  const { text, sentence } = scene.wrong;
  if (sentence !== clause.sentence) return clause;
  if (text === '') takesOver(clause, scene);
  // "Not the leather, the suede" says itself what gives way.
  const before = scene.told.at(-1)?.clause;
  // "Sorry, Tess is firing the mugs, so just the clay": the reason was said already.
  const told =
    before !== undefined &&
    before.sentence === sentence &&
    !correct.test(before.gist) &&
    !onlySorry.test(before.gist) &&
    isStatement(before.text);
  if (text !== '' && doesInstead(clause.gist)) {
    scene.draft.takeBack(text);
    scene.said = true;
    return undefined;
  }
  const surely = scene.replacing.sentence !== sentence && !told;
  return putRight(text, clause, scene, surely) ? undefined : clause;
}

const saidBefore = ({ lastSignal, last: [item], draft }: Scene): Signal | undefined =>
  lastSignal ?? (item && draft.verdictOn(item));

const onlySorry =
  /^(?:(?:oh|and|no|ah|ag|aag|ach|och|eish|gah|argh|doh|wait|hmm|but|ok)[ ,]+)*sorry(?:,? (?:no|wait))*\W*$/;
const onlyNo =
  /^(?:(?:oh|ah|hmm|but|er|um)[ ,]+)*(?:no|nah|nope|naw)(?:,? (?:don't|do not|leave it|forget it|scrap it))?\W*$/;

const clockOnly = /^(?:at |for |to )?(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon|midday)\W*$/i;

/** "Dougie's away" tells of him and is no other wording. */
const isSo =
  /^\p{L}+'s (?:away|out|off|in|on|got|at|already|not|gone|bust|busted|broken|dead|down|shut|closed|cancelled|full|sick|ill|poorly|flat|kaput|jammed|knackered|\p{L}+ing|been|done)\b/u;

function withdrawn(added: string, why: string, scene: Scene): boolean {
  if (added === '' || !fallsAway(why, added)) return false;
  scene.withdrew = scene.draft.withdraw();
  scene.said = true;
  return true;
}

/** "Wait no, ch 4 figs": the new item keeps what is not said anew. */
function putRight(wrong: string, { text, gist }: Clause, scene: Scene, surely: boolean): boolean {
  if (scene.draft.lastAdded() === wrong && withdrawn(wrong, gist, scene)) return true;
  const plain = text.replace(/^(?:make (?:it|that)|it's|its|should be|meant) /i, '');
  if (wrong === '' || /\bnot\b|n't\b/.test(gist) || isStatement(plain) || isSo.test(gist))
    return false;
  if (
    edits.test(gist) ||
    /^(?:scratch|forget|never ?mind|leave|skip|lose|bin|ditch|keep|no need)\b/.test(gist)
  )
    return false;
  const wording = wordingOf(plain);
  const at = clockOnly.exec(plain)?.[1];
  const [verb = ''] = contentWords(wording);
  const sameVerb =
    contentWords(wrong)[0] === verb &&
    contentWords(wording)
      .slice(1)
      .some((word) => contentWords(wrong).includes(word));
  const number = /^\d+\W*$/.test(plain) && wrong.match(/\d+/g)?.length === 1;
  const fresh = number
    ? numbered(wrong, plain)
    : at !== undefined
      ? movedTo(wrong, at)
      : sameVerb
        ? wording
        : (overlaid(wrong, plain) ??
          (surely && !ofSomeone.test(plain) ? instead(wrong, plain) : undefined) ??
          (scene.wrong.text === wrong && scene.replacing.text === ''
            ? inItsPlace(wrong, plain)
            : undefined));
  if (fresh === undefined) return false;
  scene.wrong = { text: '', sentence: -1 };
  scene.said = true;
  scene.withdrew = false;
  return scene.draft.lastAdded() === wrong
    ? scene.draft.changeLast({ text: fresh })
    : scene.draft.add(fresh);
}

/** "Order 5 chairs. Wait, 6". */
const numbered = (wrong: string, said: string): string =>
  wrong.replace(/\d+(?=[^\d]*$)/, () => said.replace(/\D/g, ''));

/** "His nan's taking him" */
const ofSomeone = /^(?:he|she|they|his|her|their|\p{L}+'s)\b(?: \S+){2}/iu;

/** Another object, or another action on the same one: "pick up Mia, sorry, drop off Mia". */
function instead(wrong: string, said: string): string | undefined {
  const put = withObject(wrong, said);
  if (put !== undefined) return wordingOf(put);
  const wording = wordingOf(said);
  const [verb = '', second] = wording.toLowerCase().split(' ');
  const shares = contentWords(wording)
    .slice(1)
    .some((word) => contentWords(wrong).slice(1).includes(word));
  // "Meet Ann, no sorry, meet Beth".
  const [same] = contentWords(wrong);
  const short = [wrong, wording].every((text) => text.split(' ').length < 4);
  const other = verb === same && short;
  return (shares || other) && opensTask(verb, second) ? wording : undefined;
}

/** Leaves no doubt that what was said before was wrong. */
const sure = /\b(?:no|sorry|meant?|correction|make that|typo|oops|rather|i lied)\b/;

const isSure = (marker: string, { gist }: Clause): boolean =>
  sure.test(marker) || (marker.startsWith('actually') && /^(?:the|my|an?|it's) /.test(gist));

/** "Book the hall, scratch that, the club": what takes the place of what was taken back. */
function insteadOfErased(clause: Clause, scene: Scene): Clause | undefined {
  const { text } = scene.erased;
  const named = text === '' ? clause.text : withName(clause.text, text);
  const fresh =
    text === ''
      ? undefined
      : (withObject(text, clause.text) ?? (named === clause.text ? undefined : named));
  if (fresh === undefined || sameKey(fresh) === sameKey(text)) return undefined;
  scene.draft.takeBack(text);
  scene.erased = { text: '', sentence: -1 };
  scene.said = true;
  return {
    ...clause,
    text: fresh,
    gist: gistOf(fresh, scene.foreign),
    section: clause.section ?? 'add',
  };
}

/** The gist may be longer or shorter than the text, so both are cut by words. */
function rest(clause: Clause, length: number): Clause | undefined {
  const gist = clause.gist.slice(length).trim();
  if (!/[\p{L}\p{N}✅❌]/u.test(gist)) return undefined;
  const words = clause.gist.slice(0, length).trim().split(/\s+/).length;
  const text = clause.text.trim().split(/\s+/).slice(words).join(' ');
  return { ...clause, text, gist };
}
