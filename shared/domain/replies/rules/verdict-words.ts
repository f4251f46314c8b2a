/** Data: single words that may carry a verdict, by which run-on prose is cut. */
import { pattern } from '../pattern.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const verdicts =
  words(`done finished complete completed sorted checked ticked handled submitted posted
  booked ordered paid sent fixed delivered signed shipped filed skip skipped drop dropped delete remove
  scratch kill scrap bin cancel cancelled forget not no nope nah yes yep yup yeah tomorrow defer postpone
  postponed push pushed move moved bump bumped later pending halfway started half undone
  monday tuesday wednesday thursday friday saturday sunday next didn't haven't hasn't isn't wasn't aren't
  today unsigned unsent unpaid unopened unanswered unread undone unfinished wonky broken half-done closed shut
  happening stays won't couldn't can't untouched waiting wrapped gone got did took bought made went
  ✅ ✔ ☑ 👍 ❌ ✗ ✘ ✖ ✕`);

export const isVerdictWord = (word: string): boolean => verdicts.has(word);

/** "All but the gym" is read as a whole. */
export const exceptWords = pattern(
  '',
  String.raw`\b(?:except|apart from|aside from|other than|besides|everything but|all but|`,
  String.raw`instead|neither|rename|swap|replace|merge|combine|split)\b|`,
  String.raw`^(?:\W*\w+\W+){0,2}change\b`,
);
