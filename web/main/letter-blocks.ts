/** A letter's plain text as it is drawn: paragraphs, and lists with the product's own signs. */
import type { Line } from '#web/kit/ui/checklist.tsx';

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly Line[] };

const states = { ' ': 'open', x: 'done', '>': 'carried' } as const;

/** `[ ]`, `[x]` and `[>]`, or a bullet or number before the words; nothing, when it is prose. */
export function listLine(text: string): Line | undefined {
  const signed = /^\s*(?:[-*•]\s+)?\[([ xX>])\]\s+(\S.*)$/.exec(text);
  if (signed) {
    const [, sign = ' ', words = ''] = signed;
    return { text: words, state: states[sign.toLowerCase() as keyof typeof states] };
  }
  const [, words] = /^\s*(?:[-*•]|\d{1,2}[.)])\s+(\S.*)$/.exec(text) ?? [];
  return words ? { text: words, state: 'open' } : undefined;
}

/** Lines that belong together become one block; an empty line parts two. */
export function letterBlocks(body: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const raw of body.split(/\r?\n/)) {
    if (raw.trim() === '') {
      open = false;
      continue;
    }
    const before = open ? blocks.pop() : undefined;
    blocks.push(...joined(before, raw));
    open = true;
  }
  return blocks;
}

function joined(before: Block | undefined, raw: string): Block[] {
  const kept = before ? [before] : [];
  const line = listLine(raw);
  if (line) {
    if (before?.kind === 'list') return [{ kind: 'list', lines: [...before.lines, line] }];
    return [...kept, { kind: 'list', lines: [line] }];
  }
  if (before?.kind === 'text') return [{ kind: 'text', text: `${before.text} ${raw.trim()}` }];
  return [...kept, { kind: 'text', text: raw.trim() }];
}
