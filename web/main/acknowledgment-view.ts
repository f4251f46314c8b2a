/** What the acknowledgment page shows, read with care from what the session kept. */
import type { Line } from '#web/kit/ui/checklist.tsx';

export type AcknowledgmentView =
  | { readonly kind: 'absent' }
  | { readonly kind: 'incomplete' }
  | {
      readonly kind: 'whole';
      readonly startToday: boolean;
      readonly blocks: readonly Block[];
      readonly progress: { readonly done: number; readonly all: number } | undefined;
    };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export function acknowledgmentView(kept: unknown): AcknowledgmentView {
  const data = fieldsOf(kept);
  // No stored answer, or one that says no, has nothing to acknowledge.
  if (kept === null || kept === undefined || data.ok === false) return { kind: 'absent' };
  const render = fieldsOf(fieldsOf(data.v6).render);
  if (!Array.isArray(render.checklist)) return { kind: 'incomplete' };

  const startToday = data.startToday === true;
  const checked = checkedOf(fieldsOf(data.meta).checklist);
  return {
    kind: 'whole',
    startToday,
    blocks: startToday ? started(data, render, checked) : framed(render, []),
    progress: checked && { done: checked.filter(Boolean).length, all: checked.length },
  };
}

function started(data: Fields, render: Fields, checked: readonly boolean[] | undefined) {
  const body = textOf(data.body) || textOf(render.body);
  const items = (render.checklist as readonly unknown[]).map(textOf);
  if (body) return letterBlocks(body, new Set(items));
  const lines = items.map((text, at) => withCheck(text, checked?.[at]));
  return framed(render, lines);
}

function framed(render: Fields, lines: readonly Line[]): Block[] {
  const [header, closing] = [textOf(render.header), textOf(render.closing)];
  return [
    ...letterBlocks(header),
    ...(lines.length > 0 ? [{ kind: 'list', lines } as const] : []),
    ...letterBlocks(closing),
  ];
}

/**
 * A checklist line may carry its own sign (`[x] Call Mom`); the answer's tick has the last word.
 */
function withCheck(text: string, checked: boolean | undefined): Line {
  const line = listLine(text) ?? { text, state: 'open' };
  return checked ? { ...line, state: 'done' } : line;
}

function checkedOf(checklist: unknown): readonly boolean[] | undefined {
  if (!Array.isArray(checklist)) return undefined;
  return checklist.map((item) => fieldsOf(item).checked === true);
}

type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lines: readonly Line[] };

const states = { ' ': 'open', x: 'done', X: 'done', '>': 'carried' } as const;

/** Items that the letter may write as bare lines. */
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
  const [, item = '', status = ''] = /^(.+) \(([^()]+)\)$/.exec(words) ?? [];
  if (items.has(item)) {
    if (status === 'done') return { text: item, state: 'done' };
    return { text: item, state: 'carried', tag: status };
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
