/** Reads what the administrator's renderer left, in either of its two shapes. */
import type { Line } from '#web/kit/ui/checklist.tsx';
import { type Fields, fieldsOf, instantOf, listOf, wordsOf } from './read-field.ts';

/** As the server sends it. */
export interface RenderRecord {
  /** Unique among the records shown. */
  readonly key: string;
  readonly arcDate?: string;
  readonly ts?: string;
  readonly stage?: string;
  /** What was rendered, as JSON text. */
  readonly json: string;
}

export interface RenderContent {
  readonly stage?: string;
  readonly arcDate?: string;
  readonly zone?: string;
  readonly channel?: string;
  readonly paragraphs: readonly string[];
  readonly lists: readonly { readonly heading?: string; readonly lines: readonly Line[] }[];
  readonly closing: readonly string[];
}

/** The latest first; records of one instant in reverse order. */
export function readRecords(value: unknown): readonly RenderRecord[] {
  const times = new Map<string, number>();
  const records = listOf(value).map((item) => {
    const record = readRecord(fieldsOf(item));
    const name = `${record.ts} ${record.stage} ${record.arcDate}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { ...record, key: `${name} ${time}` };
  });
  const instant = ({ ts }: RenderRecord) => (ts === undefined ? 0 : Date.parse(ts));
  return records.reverse().sort((one, other) => instant(other) - instant(one));
}

function readRecord(fields: Fields): Omit<RenderRecord, 'key'> {
  const arcDate = wordsOf(fields['arc_date']);
  const ts = instantOf(fields['ts']);
  const stage = wordsOf(fields['stage']);
  const given = fields['admin_render_json'];
  return {
    json: typeof given === 'string' ? given : (JSON.stringify(given) ?? ''),
    ...(arcDate && { arcDate }),
    ...(ts && { ts }),
    ...(stage && { stage }),
  };
}

/** Undefined if the JSON does not parse or is no render. */
export function readRender({ json }: RenderRecord): RenderContent | undefined {
  const value = parsed(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = fieldsOf(value);
  const meta = fieldsOf(fields['meta']);
  const stage = wordsOf(meta['stage']);
  const arcDate = wordsOf(meta['arc_date']);
  const zone = wordsOf(meta['arc_tz']);
  const channel = wordsOf(meta['channel']);
  return {
    paragraphs: paragraphsOf(fields),
    lists: listsOf(fields).filter(({ lines }) => lines.length > 0),
    closing: textsOf(fields['closing'], fields['footer']),
    ...(stage && { stage }),
    ...(arcDate && { arcDate }),
    ...(zone && { zone }),
    ...(channel && { channel }),
  };
}

/** Indented, so that it can be read where it is pasted; text that is no JSON stays as it is. */
export function readableJson(json: string): string {
  const value = parsed(json);
  return value === undefined ? json : JSON.stringify(value, null, 2);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isNewer = (fields: Fields): boolean => 'text_blocks' in fields || 'checklists' in fields;

const paragraphsOf = (fields: Fields): readonly string[] =>
  isNewer(fields)
    ? textsOf(...listOf(fields['text_blocks']))
    : textsOf(fields['header'], fields['body']);

/** A block of text may be words, or something that holds them. */
const textsOf = (...values: readonly unknown[]): readonly string[] =>
  values.flatMap((value) => wordsOf(value) ?? wordsOf(fieldsOf(value)['text']) ?? []);

function listsOf(fields: Fields): RenderContent['lists'] {
  const lists = isNewer(fields)
    ? listOf(fields['checklists']).map(fieldsOf)
    : [{ heading: fields['checklist_heading'], items: fields['checklist'] }];
  return lists.map(({ heading, items }: Fields) => {
    const words = wordsOf(heading);
    return { lines: listOf(items).flatMap(lineOf), ...(words && { heading: words }) };
  });
}

const states: Readonly<Record<string, Line>> = {
  done: { text: '', state: 'done' },
  carryover: { text: '', state: 'carried' },
  deferred: { text: '', state: 'carried', tag: 'tomorrow' },
};

function lineOf(item: unknown): readonly Line[] {
  const { text, status } = fieldsOf(item);
  const words = wordsOf(text) ?? wordsOf(item);
  if (words === undefined) return [];
  const state = states[wordsOf(status) ?? ''] ?? { state: 'open' as const };
  return [{ ...state, text: words }];
}
