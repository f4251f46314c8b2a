/** Knows all that is open by its count: "the two are accomplished" of a list of two. */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { numerals } from './spelled-numbers.ts';

const theMany = pattern(
  '',
  String.raw`\b(?<!\bof )(?:the|these|those|my|all) (two|three|four|five|six|seven|[2-7])(?: (?:items?|tasks?|things|jobs|activities|assignments|matters|actions|duties|deliverables|ones|of (?:them|these|those)))?`,
  String.raw`(?=\W*$| (?:is|are|were|was|have|has|got|been|now|all|done|accomplished|complete|completed|finished|sorted|ticked|can|today|already|tasks?|above)\b)(?!.*\b(?:but|except|of which)\b)`,
);

const countOf = (many: string): number =>
  numerals.includes(many) ? numerals.indexOf(many) : Number(many);

export function allCounted(gist: string, live: Checklist): boolean {
  const many = theMany.exec(gist)?.[1];
  if (many === undefined) return false;
  return (
    countOf(many) === live.length && !live.some(({ text }) => text.toLowerCase().includes(many))
  );
}

/** "All three done" of five that are open: the count, which says nothing of the other two. */
export function fewerThanAll(gist: string, live: Checklist): number | undefined {
  const many = theMany.exec(gist)?.[1];
  if (many === undefined || !/\ball\b/.test(gist)) return undefined;
  return countOf(many) < live.length ? countOf(many) : undefined;
}
