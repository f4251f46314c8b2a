/** Reads "the signs I need to do tomorrow", where the thing stands before its verb. */
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { gistOf } from './gist.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';

const objectFirst = sparing(
  /^((?:(?:and|so|but|then|um|the|my|our) )*(?!i\b|we\b|it\b|that\b|what\b|all\b)[\p{L}'-]+(?: [\p{L}'-]+){0,2}?),? (?:i|we)(?:'ve| have|'m| am)? (?:still |just )?(?:need to|have to|got to|gotta|need|must|should|want to|wanna|going to|gonna|going to have to) (?:do|sort|sort out|finish|get done|get to|tackle|look at) (?=(?:it |that |them )?(?:tomorrow|on \p{L}+day|next (?:week|month)|\p{L}+day|later|another day)\b)(.*)$/iu,
);

/** The clause with what one has to do about an item left out, where a later day is named. */
export function objectLast(clause: Clause, { asking, foreign, intentional }: Scene): Clause {
  if (foreign || clause.question || clause.bullet) return clause;
  const [, thing = '', rest = ''] = objectFirst.exec(clause.text) ?? [];
  if (thing === '' || (intentional && asking.items.length === 0)) return clause;
  if (namedIn(thing, asking.items).length !== 1) return clause;
  const text = `${thing} ${rest}`;
  return { ...clause, text, gist: gistOf(text, foreign) };
}
