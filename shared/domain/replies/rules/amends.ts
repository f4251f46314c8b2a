/** Amends the new item named last: done already, for tomorrow, with another word, not at all. */

import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { countedIn } from './counting.ts';
import { loggedIn } from './logged.ts';
import { coverage, logLast } from './new-items.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { pointedAt } from './sweeps.ts';
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
const onlyThis = sparing(
  /^(?:so )?(?:just|only) (?:the |my )?(.{3,40}?)(?: then| please| thanks)*\W*$/,
);

/** "Make the gym first", "split the email one": how the list is to be, and nothing to do. */
const ofList = sparing(
  /^(?:(?:please|can you|could you|just|and|so|also) )*(?:make (?:the |my )?(.{2,40}?) (?:(?:the |a |my )?(?:top |number one |main |big )?(?:priority|first|last|urgent|number one|next|top|important|optional))|(?:split|break up|chop up|separate|divide) (?:the |my |up )?(.{2,40}?)(?: (?:one|item|task))?(?: (?:up|down|apart))?|(?:the |my )?(.{2,40}?) (?:last|at the end|to finish))(?: please| pls| today| then)*\W*$/,
);
const leadsOn = /^[^\d#]*(?=#?\d)|(?: (?:first|today|only|now|for now|before \d))*\W*$/g;

/** "Swap payroll and Dulux round": the order says nothing of what is to be done. */
const otherOrder = sparing(
  /^(?:(?:please|can you|just|and) )*(?:(?:swap|switch|flip|turn) .{3,60} (?:and|with) .{3,40} (?:a?round|over)\b|(?:swap|switch|change|flip|reverse|fix|redo) the order\b|(?:do|put|have|move|bump|list) (?:number |item |#)?\d (?:before|above|after|below|ahead of|behind|under) (?:number |item |#)?\d\W*$|(?:swap|switch|flip) (?:#|number )?\d (?:and|&|with) (?:#|number )?\d\W*$|re-?order(?: (?:the |my )?(?:list|items|tasks|these|them|it|those|things))?(?::.*|\W*)$)/,
);

/** "Not 4, Jan's doing it. The rest yes": of a plan that stands. */
const restStands = sparing(
  /^(?:and |but |so )?(?:the )?(?:rest|remainder|others?|other (?:two|three|four|ones?)|remaining (?:two|three|four|ones?))(?: (?:is|are|can|all|stays?))*,? (?:yes|yep|yeah|ok|okay|fine|good|same|on|still on|go|unchanged|as planned|as (?:it )?is|as before)(?: please| thanks| for today| today)*\W*$/,
);

/** "Start with 3", "2 first": in which order the list is gone through. */
const whichFirst = sparing(
  /^(?:(?:please|just|ok|so|and|then|i'll|i will|i'm|let's|going to|gonna|will) )*(?:(?:start(?:ing)?|begin(?:ning)?|kick(?:ing)? off|open(?:ing)?) (?:with|on)|focus(?:ing|sing)? on|concentrat(?:e|ing) on|prioriti[sz](?:e|ing)|tackl(?:e|ing)|do(?:ing)?|crack(?:ing)? on with) (?:just |only )?(?:(?:number|no\.?|item|#) ?)?#?\d{1,2}(?: ?(?:,|&|and|-|to|then) ?#?\d{1,2})*(?: (?:first|today|only|now|for now|before \d))*\W*$/,
);

/** "Don't put anything more": the list is long enough. */
const noMore = pattern(
  '',
  opening,
  String.raw`(?:don't|do not|no need to) (?:add|put|include|give me|stick|write|throw)(?: (?:on|` +
    String.raw`in|down|me))? (?:any ?(?:thing|more|other)|`,
  String.raw`more|another|nothing|something)\b`,
);
const notWord = sparing(
  /^(?:nah |no |i mean |i meant )*(?:the )?(\p{L}+),? not (?:the )?(\p{L}+)\W*$/u,
);

/** Whether the clause was an amendment, and nothing is left to read in it. */
export function amends(clause: Clause, scene: Scene): boolean {
  const done = amended(clause, scene);
  if (done) {
    scene.said = true;
    scene.bare = false;
  }
  return done;
}

/** "Tick that off as well", "so log that": what was told before it and is on no list. */
const logsLast = sparing(
  /^(?:(?:so|and|please|pls|can you|could you|also)[, ]+)*(?:(?:tick|cross|check|mark) (?:it|that|this|that one) off(?: too| as well| also| for me| please)+|(?:log|record) (?:it|that|this|that one)|(?:add|put|log|pop|stick|chuck) (?:it|that|this)(?: down| on| in| up)* (?:as|to) (?:the )?(?:done|completed|finished)(?: list| pile| column)?)(?: too| as well| also| for me| please| thanks)*\W*$|^add as (?:done|complete)\W*$/,
);

/** The words are the name of what is listed, and no more. */
const isNamed = (words: string, { asking }: Scene): boolean => {
  const named = pointedAt(words, asking.items);
  return named.length > 0 && coverage({ text: words } as Clause, named) === 1;
};

function amended(clause: Clause, scene: Scene): boolean {
  const { draft, asking } = scene;
  const { gist } = clause;
  if (scene.intentional && restStands.test(gist)) return true;
  if (noMore.test(gist) || otherOrder.test(gist)) return true;
  const [, made, parted, last] = ofList.exec(gist) ?? [];
  const meant = made ?? parted ?? last;
  if (meant !== undefined && isNamed(meant, scene)) return true;
  if (whichFirst.test(gist) && countedIn(gist.replace(leadsOn, ''), asking.items).length > 0)
    return true;
  const [, only = ''] = onlyThis.exec(clause.gist) ?? [];
  if (only !== '' && draft.addedNamed(only)) return true;
  if (notAdded.test(gist)) {
    if (draft.lastIsNew() && !scene.withdrew) draft.withdraw();
    return true;
  }
  if (scene.unlisted !== '' && logsLast.test(gist)) return logLast(scene);
  const logged = loggedIn(clause.text);
  const named = logged ? namedIn(logged, asking.items).map(({ item }) => item) : [];
  if (logged && (named.length === 0 || coverage({ ...clause, text: logged }, named) < 0.6))
    return draft.add(wordingOf(logged), { done: true });
  if (!draft.lastIsNew()) return false;
  if (forLater.test(gist) && bareLater.test(gist)) return draft.changeLast({ later: true });
  const [, right = '', wrong] = notWord.exec(clause.text) ?? [];
  return wrong !== undefined && draft.rewordLast(wrong, right);
}
