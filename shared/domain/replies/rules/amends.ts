/** Amends the new item named last: done already, for tomorrow, with another word, not at all. */
import { pattern } from '../pattern.ts';
import { loggedIn } from './additions.ts';
import type { Clause } from './clauses.ts';
import { coverage } from './new-items.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { wordingOf } from './wording.ts';

const opening = String.raw`^(?:(?:and|also|please|can you|could you|oh|ok|just|actually|no)[, ]+)*`;
const forLater = pattern(
  '',
  opening,
  String.raw`(?:add|put|keep|make|save|note) (?:that|it|this|them|both)(?: one)?(?: down| in)? `,
  String.raw`(?:for|to|on) `,
);
const notAdded = pattern(
  '',
  opening,
  String.raw`(?:don't|do not|no need to) (?:add|bother adding|put|include|give me|stick) (?:it|` +
    String.raw`that|this|them)\b`,
);
/** "Just the liners": what is new already, and no more. */
const onlyThis = /^(?:so )?(?:just|only) (?:the |my )?(.{3,40}?)(?: then| please| thanks)*\W*$/;

/** "Swap payroll and Dulux round": the order says nothing of what is to be done. */
const otherOrder =
  /^(?:(?:please|can you|just|and) )*(?:swap|switch|flip|turn) .{3,60} (?:and|with) .{3,40} (?:a?round|over)\b/;

/** "Don't put anything more": the list is long enough. */
const noMore = pattern(
  '',
  opening,
  String.raw`(?:don't|do not|no need to) (?:add|put|include|give me|stick|write|throw)(?: (?:on|` +
    String.raw`in|down|me))? (?:any ?(?:thing|more|other)|`,
  String.raw`more|another|nothing|something)\b`,
);
const notWord = /^(?:nah |no |i mean |i meant )*(?:the )?(\p{L}+),? not (?:the )?(\p{L}+)\W*$/u;

/** Whether the clause was an amendment, and nothing is left to read in it. */
export function amends(clause: Clause, scene: Scene): boolean {
  const done = amended(clause, scene);
  if (done) {
    scene.said = true;
    scene.bare = false;
  }
  return done;
}

function amended(clause: Clause, scene: Scene): boolean {
  const { draft, asking } = scene;
  const { gist } = clause;
  if (noMore.test(gist) || otherOrder.test(gist)) return true;
  const [, only = ''] = onlyThis.exec(clause.gist) ?? [];
  if (only !== '' && draft.addedNamed(only)) return true;
  if (notAdded.test(gist)) {
    if (draft.lastIsNew() && !scene.withdrew) draft.withdraw();
    return true;
  }
  const logged = loggedIn(clause.text);
  const named = logged ? namedIn(logged, asking.items).map(({ item }) => item) : [];
  if (logged && (named.length === 0 || coverage({ ...clause, text: logged }, named) < 0.6))
    return draft.add(wordingOf(logged), { done: true });
  if (!draft.lastIsNew()) return false;
  if (forLater.test(gist) && bareLater.test(gist)) return draft.changeLast({ later: true });
  const [, right = '', wrong] = notWord.exec(clause.text) ?? [];
  return wrong !== undefined && draft.rewordLast(wrong, right);
}
