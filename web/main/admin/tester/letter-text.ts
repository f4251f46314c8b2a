/** Reads a letter's plain text back into the parts that it was printed from. */
import { letterCount, textWidth } from '#shared/domain/letters/wrap.ts';
import type { Line } from '#web/kit/ui/checklist.tsx';

export type LetterPart =
  | { readonly kind: 'head'; readonly text: string; readonly date: string }
  | { readonly kind: 'title' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly Line[] };

export interface LetterText {
  readonly parts: readonly LetterPart[];
  /** What stands below `-- `. */
  readonly footer?: string;
}

const states: Readonly<Record<string, Line['state']>> = { ' ': 'open', x: 'done', '>': 'carried' };
/**
 * An item as our printer indents it, so that no paragraph that happens to begin so is one; and as
 * anybody else may write it. What is indented further goes on with the item above.
 */
const printed = /^( {2}| {2}\d\. | \d\d\. |\d{3,}\. )\[([ x>])\] +(\S.*)$/;
const written = /^( {0,3}(?:\d+\. ?)?)\[([ x>])\] +(\S.*)$/;
const heading = /^(\S+(?: \S+)*) {2,}(\S.*)(?:\n( *\d+:\d\d [AP]M.*))?$/;

/** Any other text becomes paragraphs. */
export function letterText(text: string): LetterText {
  const [body = '', ...below] = text.replaceAll('\r\n', '\n').split(/^-- ?\n/m);
  const blocks = body.split(/\n[ \t]*\n/).filter((block) => block.trim() !== '');
  const footer = below.join('-- \n').trim();
  return { parts: withHead(blocks), ...(footer && { footer }) };
}

/** The name and the date stand on a line, perhaps the day's times below; then comes the title. */
function withHead(blocks: readonly string[]): readonly LetterPart[] {
  const [first = '', second, ...rest] = blocks;
  const [, text, date, times] = heading.exec(first) ?? [];
  if (!text || !date || second === undefined) {
    return blocks.flatMap((block) => partsOf(block, written));
  }
  return [
    { kind: 'head', text, date },
    ...(times ? [{ kind: 'text' as const, text: times.trim() }] : []),
    { kind: 'title', text: unwrapped(second.split('\n')) },
    ...rest.flatMap((block) => partsOf(block, printed)),
  ];
}

/** A block is a paragraph, a list, or a paragraph that leads up to a list. */
function partsOf(block: string, item: RegExp): readonly LetterPart[] {
  const lines = block.split('\n');
  const start = lines.findIndex((line) => item.test(line));
  if (start < 0) return [{ kind: 'text', text: unwrapped(lines) }];
  const list: LetterPart = { kind: 'list', lines: itemsOf(lines.slice(start), item) };
  return start === 0 ? [list] : [{ kind: 'text', text: unwrapped(lines.slice(0, start)) }, list];
}

/** A line indented below an item continues it. */
const itemsOf = (lines: readonly string[], item: RegExp): readonly Line[] =>
  lines.reduce<readonly Line[]>((items, line) => {
    const [, number = '', mark = ' ', words] = item.exec(line) ?? [];
    const last = items.at(-1);
    if (words !== undefined) {
      const text = `${number.trim()} ${words}`.trim();
      return [...items, { text, state: states[mark] ?? 'open' }];
    }
    return last ? [...items.slice(0, -1), { ...last, text: `${last.text} ${line.trim()}` }] : items;
  }, []);

/** Joins lines that were broken only because the next word did not fit. */
function unwrapped(lines: readonly string[]): string {
  const ends = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next === undefined) return '';
    const [word = ''] = next.trimStart().split(' ', 1);
    return letterCount(`${line} ${word}`) > textWidth ? ' ' : '\n';
  });
  return lines.map((line, at) => line + (ends[at] ?? '')).join('');
}
