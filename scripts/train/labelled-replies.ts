/** Reads labelled replies: who wrote them, what each of their words means, what becomes of the list. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ItemStatus } from '#shared/domain/checklist.ts';
import { type Intent, intents } from '#shared/domain/replies/reading.ts';

/** A span of the reply and what it means; `data/labels.md` explains each kind. */
export interface Mark {
  readonly kind: string;
  /** Positions on the list, from 0. */
  readonly items: readonly number[];
  /** Character offsets in the reply; equal where nobody marked the words. */
  readonly start: number;
  readonly end: number;
  /** Of a `w`: the date that the words name. */
  readonly date?: string;
}

export interface LabelledReply {
  readonly id: string;
  readonly author: string;
  readonly split: 'train' | 'validation' | 'test';
  readonly language: string;
  readonly today: string;
  readonly stage: 'day0' | 'morning' | 'midday' | 'evening';
  /** 1 is plain, 3 takes thought. */
  readonly difficulty: number;
  readonly items: readonly { readonly text: string; readonly status: ItemStatus }[];
  readonly reply: string;
  readonly marks: readonly Mark[];
}

const statusSigns: Readonly<Record<string, ItemStatus>> = {
  x: 'done',
  '>': 'deferred',
  '-': 'dropped',
};

const itemsOf = (column: string): LabelledReply['items'] =>
  column.trim() === '-'
    ? []
    : column.split(' | ').map((one) => {
        const [, sign = '', text = one] = /^\[([x>-])\] (.*)$/.exec(one) ?? [];
        return { text: text.trim(), status: statusSigns[sign] ?? 'open' };
      });

/** `2,4-5` are these, `*` all that are open, `-2,5` all of them but those. */
function positions(refs: string, items: LabelledReply['items']): readonly number[] {
  const open = items.flatMap(({ status }, at) => (status === 'open' ? [at] : []));
  if (refs === '*') return open;
  const named = new Set<number>();
  for (const [, from, to = from] of refs.matchAll(/(\d+)(?:-(\d+))?/g))
    for (let n = Number(from); n <= Number(to); n++) named.add(n - 1);
  return refs.startsWith('-') ? open.filter((at) => !named.has(at)) : [...named];
}

const opening = /^\[([a-zA-Z~]+)([\d,*=-]*) ?/;

function readMarks(
  marked: string,
  items: LabelledReply['items'],
): Pick<LabelledReply, 'reply' | 'marks'> {
  const marks: Mark[] = [];
  const around: Omit<Mark, 'end'>[] = [];
  let reply = '';
  for (let at = 0; at < marked.length; ) {
    const rest = marked.slice(at);
    const escaped = /^\\([[\]n])/.exec(rest);
    const opened = opening.exec(rest);
    if (escaped) {
      reply += escaped[1] === 'n' ? '\n' : escaped[1];
      at += 2;
    } else if (opened) {
      const [all, kind = '', refs = ''] = opened;
      const date = kind === 'w' && refs.startsWith('=') ? refs.slice(1) : undefined;
      const meant = kind === 'w' ? [] : positions(refs, items);
      around.push({ kind, items: meant, start: reply.length, ...(date && { date }) });
      at += all.length;
    } else {
      const mark = rest[0] === ']' ? around.pop() : undefined;
      if (mark) marks.push({ ...mark, end: reply.length });
      else reply += rest[0];
      at += 1;
    }
  }
  if (around.length > 0) throw new Error(`A mark isn't closed: ${marked}`);
  return { reply, marks: marks.sort((a, b) => a.start - b.start || b.end - a.end) };
}

/**
 * The replies of one author's file; a line `# name value` holds for what follows it. Throws on a line
 * that doesn't follow the format.
 */
export function labelledReplies(file: string): readonly LabelledReply[] {
  const head = new Map([
    ['author', basename(file, '.tsv')],
    ['language', 'en'],
    ['split', 'train'],
  ]);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const [, name, value] = /^# (\w+) (.+)$/.exec(line) ?? [];
      if (name && value) head.set(name, value.trim());
      if (line.trim() === '' || line.startsWith('#')) return [];
      const [stage, difficulty, list, marked] = line.split('\t');
      const today = head.get('today')?.slice(0, 10);
      if (list === undefined || marked === undefined || today === undefined)
        throw new Error(`${file}:${at + 1} isn't a labelled reply.`);
      const author = head.get('author') ?? '';
      const items = itemsOf(list);
      return {
        id: `${author}-${at + 1}`,
        author,
        // A wrong one of these fails at once: nothing has it.
        split: head.get('split') as LabelledReply['split'],
        language: head.get('language') ?? '',
        today,
        stage: stage as LabelledReply['stage'],
        difficulty: Number(difficulty),
        items,
        ...readMarks(marked, items),
      };
    });
}

const folder = fileURLToPath(new URL('data/', import.meta.url));

/** The files of all authors. */
export const dataFiles = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => join(folder, name));

const statusOf: Readonly<Record<string, ItemStatus>> = {
  d: 'done',
  o: 'open',
  f: 'deferred',
  x: 'dropped',
};
const isIntent = (kind: string): kind is Intent => (intents as readonly string[]).includes(kind);

/** A wanted item: its plainest wording, and the pieces of it that may be left out. */
export interface Wanted {
  readonly text: string;
  readonly status: ItemStatus;
  readonly optional: readonly string[];
  /** What a new wording must have, where only a time, place or amount of the old text changes. */
  readonly changed?: readonly string[];
}

export interface Outcome {
  /** The old items in their order, then the new ones. */
  readonly items: readonly Wanted[];
  readonly later: readonly Wanted[];
  readonly intent: Intent | null;
  readonly pauseUntil?: string;
  /** The words that seem to be about a plan and can't be used. */
  readonly unread: readonly string[];
}

/** What a careful person would make of the list, by the marks. */
export function outcomeOf({ items, reply, marks }: LabelledReply): Outcome {
  const words = ({ start, end }: Mark): string => reply.slice(start, end).trim();
  const within = (outer: Mark, kind: string): readonly Mark[] =>
    marks.filter((one) => one.kind === kind && one.start >= outer.start && one.end <= outer.end);
  const wanted = (mark: Mark, status: ItemStatus): Wanted => ({
    text: words(mark),
    status,
    optional: [...within(mark, '~'), ...within(mark, 'w')].map((one) =>
      reply.slice(one.start, one.end),
    ),
  });
  const old: Wanted[] = items.map((item) => ({ ...item, optional: [] }));
  for (const mark of marks)
    for (const at of mark.items) {
      const item = old[at];
      const status = statusOf[mark.kind];
      if (!item) throw new Error(`Item ${at + 1} isn't on the list: ${reply}`);
      if (status) old[at] = { ...item, status };
      if (mark.kind === 'r') old[at] = wanted(mark, item.status);
      if (mark.kind === 'm') old[at] = { ...item, changed: [...(item.changed ?? []), words(mark)] };
    }
  const of = (kind: string, status: ItemStatus = 'open'): readonly Wanted[] =>
    marks.filter((mark) => mark.kind === kind).map((mark) => wanted(mark, status));
  const added = marks.flatMap((mark) =>
    mark.kind === 'a' || mark.kind === 'A'
      ? [wanted(mark, mark.kind === 'A' ? 'done' : 'open')]
      : [],
  );
  const command = marks.find(({ kind }) => isIntent(kind));
  if (command?.kind === 'clear')
    old.forEach((item, at) => {
      if (item.status === 'open') old[at] = { ...item, status: 'dropped' };
    });
  const until =
    command?.kind === 'pause' ? within(command, 'w').find(({ date }) => date)?.date : undefined;
  return {
    items: [...old, ...added],
    later: of('t'),
    intent: command && isIntent(command.kind) ? command.kind : null,
    ...(until && { pauseUntil: until }),
    unread: of('u').map(({ text }) => text),
  };
}
