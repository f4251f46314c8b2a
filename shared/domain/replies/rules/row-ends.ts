/** Knows where the last of a row begins: "yoga, piano practice and haircut". */
import { spaced } from '../pattern.ts';
import { closesRowAbroad } from './abroad-joints.ts';
import { activity, appointmentName } from './activities.ts';
import { shopping } from './shopping.ts';
import { taskVerbs } from './verbs.ts';

const opensWithVerb = (part: string): boolean => {
  const [first = '', second] = spaced(part.toLowerCase());
  return second !== undefined && taskVerbs.has(first);
};
const told = /^(?:i|i'm|i've|we|it|it's|he|she|they|that|this|no|not|all|both)\b/i;
const shortName =
  /^(?!(?:i|i'm|i'll|we|it|it's|he|she|they|that|this|no|not|all|both|the rest|but|so|then|also|now|just|only|for|on|today|tonight|tomorrow)\b)[\p{L}\d'’-]+(?: (?!(?:about|for|with|from|to|of|re|is|are|was|were|and|i|not)\b)[\p{L}\d'’:-]+){0,3}\W*$/iu;

/** "Yoga, piano practice and haircut", "lunch with Sam and haircut". */
function endsNames(parts: readonly string[], after: string): boolean {
  const last = parts.at(-1) ?? '';
  if (
    /^(?:\p{Lu}|an? |\d)/u.test(after) ||
    opensWithVerb(last) ||
    parts.some((part) => told.test(part))
  )
    return false;
  if (shopping(last, after)) return false;
  const known = (name: string): boolean => activity.test(name) || appointmentName.test(name);
  if (parts.length === 1)
    return known(after) && !opensWithVerb(after) && (known(last) || / with \p{Lu}/u.test(last));
  return (known(last) || known(after)) && shortName.test(last) && shortName.test(after);
}

/** "Call the bank, water the ferns and gym after work": the last of a row needs no verb. */
const endsVerbs = (parts: readonly string[], after: string): boolean =>
  parts.length > 1 &&
  parts.every((part) => taskVerbs.has(spaced(part.toLowerCase())[0] ?? '')) &&
  activity.test(after) &&
  (/\s\S/.test(after.trim()) || !/\b(?:about|for|with|from|to|of|re)\b/.test(parts.at(-1) ?? ''));

/** Whether what stands behind an "and" is the last of a row of things to do. */
export const closesRow = (joint: string, parts: readonly string[], after: string): boolean =>
  closesRowAbroad(joint, parts, after) ||
  (/^(?:and|&|n)$/.test(joint) && (endsNames(parts, after) || endsVerbs(parts, after)));
