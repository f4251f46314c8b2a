/** A letter's plain text as it is drawn: paragraphs, and lists with the product's own signs. */
import type { Line } from '#web/kit/ui/checklist.tsx';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly Line[] };

const states = { ' ': 'open', x: 'done', X: 'done', '>': 'carried' } as const;

/** What is known to be an item, though the letter writes it as a bare line. */
type Items = ReadonlySet<string>;

const none: Items = new Set();

/**
 * An item of the list, or nothing when it is prose: a known item, with how it stands in brackets
 * after it, or words behind a box (`[ ]`, `[x]`, `[>]`), a bullet or a number.
 */
export function listLine(text: string, items: Items = none): Line | undefined {
  const [, mark, box, words = ''] =
    /^\s*([-*•]\s+|\d{1,2}[.)]\s+)?(?:\[([ xX>])\]\s+)?(\S.*?)\s*$/.exec(text) ?? [];
  if (box !== undefined) return { text: words, state: states[box as keyof typeof states] };
  if (items.has(words)) return { text: words, state: 'open' };
  const [, item = '', standing = ''] = /^(.+) \(([^()]+)\)$/.exec(words) ?? [];
  if (items.has(item)) {
    if (standing === 'done') return { text: item, state: 'done' };
    return { text: item, state: 'carried', tag: standing };
  }
  return mark ? { text: words, state: 'open' } : undefined;
}

/** Lines that belong together become one block; an empty line parts two. */
export function letterBlocks(body: string, items: Items = none): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const raw of body.split(/\r?\n/)) {
    if (raw.trim() === '') {
      open = false;
      continue;
    }
    const before = open ? blocks.pop() : undefined;
    blocks.push(...joined(before, raw, listLine(raw, items)));
    open = true;
  }
  return blocks;
}

function joined(before: Block | undefined, raw: string, line: Line | undefined): Block[] {
  const kept = before ? [before] : [];
  if (line) {
    if (before?.kind === 'list') return [{ kind: 'list', lines: [...before.lines, line] }];
    return [...kept, { kind: 'list', lines: [line] }];
  }
  if (before?.kind === 'text') return [{ kind: 'text', text: `${before.text} ${raw.trim()}` }];
  return [...kept, { kind: 'text', text: raw.trim() }];
}
