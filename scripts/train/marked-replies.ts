/** Reads marked replies: what each of their parts means for the list. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checklist, ItemStatus } from '#shared/domain/checklist.ts';
import { type Stage, stages, stageWords } from '#shared/domain/stage.ts';

/** A reply, and what should come of it. */
export interface Lesson {
  readonly stage: Stage;
  readonly items: Checklist;
  readonly reply: string;
  /** The outcome of each item by its id; one that is missing here is not learnt from. */
  readonly outcomes: ReadonlyMap<string, ItemStatus>;
  readonly added: readonly string[];
  readonly addedLater: readonly string[];
  /** Every wording that will do for any of the new ones. */
  readonly wordings: readonly string[];
}

/** `[d2 sent it]`: a letter for what it means, the items it is said of, and the words. */
const mark = /\[([a-zA-Z])([\d,*-]*) ([^\][]*)\]/g;

const statusOf: Readonly<Record<string, ItemStatus>> = {
  d: 'done',
  o: 'open',
  f: 'deferred',
  x: 'dropped',
};

export const stageOf = (slug: string): Stage =>
  stages.find((one) => stageWords[one].slug === slug) ?? 'MORNING_INTENTION';

function itemsOf(column: string): Checklist {
  if (column.trim() === '-') return [];
  return column.split('|').map((one, at) => {
    const [, sign, text = ''] = /^(\[[x>]\] )?(.*)$/.exec(one.trim()) ?? [];
    const status = sign === '[x] ' ? 'done' : sign === '[>] ' ? 'deferred' : 'open';
    return { id: `i${at + 1}`, text, status, firstDay: '2026-05-05' };
  });
}

/** `2,3` are these, `*` all that are open, `-2` all of them but that one. */
function meant(refs: string, items: Checklist): Checklist {
  const numbered = new Set(refs.match(/\d+/g)?.map((one) => Number(one) - 1));
  const open = items.filter(({ status }) => status === 'open');
  if (refs === '*') return open;
  if (refs.startsWith('-')) return open.filter((item) => !numbered.has(items.indexOf(item)));
  return items.filter((_, at) => numbered.has(at));
}

/** Undefined for a line that is none, and for commands to the service, which are not learnt. */
export function lessonOf(line: string): Lesson | undefined {
  const [slug = '', column = '', marked] = line.split('\t');
  if (marked === undefined) return undefined;
  const items = itemsOf(column);
  const outcomes = new Map(items.map(({ id, status }) => [id, status]));
  const words: Record<string, string[]> = { a: [], t: [] };
  for (const [, kind = '', refs = '', said = ''] of marked.matchAll(mark)) {
    if (kind === 'c' || kind === 'A') return undefined;
    words[kind]?.push(said);
    for (const { id } of meant(refs, items)) {
      const status = statusOf[kind];
      if (kind === 'r') outcomes.delete(id);
      else if (status && outcomes.has(id)) outcomes.set(id, status);
    }
  }
  const reply = marked.replace(mark, '$3').replaceAll('\\n', '\n');
  const { a: added = [], t: addedLater = [] } = words;
  const wordings = [...added, ...addedLater];
  return { stage: stageOf(slug), items, reply, outcomes, added, addedLater, wordings };
}

export const markedReplies = (folder: string): readonly Lesson[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .flatMap((line) => lessonOf(line) ?? []);
