/** Everything that a reply may say of the list by what the model found in it, sure or not. */
import type { Edit } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import { isTicked } from './forms/answers.ts';
import { laterDayIn } from './forms/dates.ts';
import { isProgress, noteOf } from './forms/progress.ts';
import type { Decoded, Span } from './model/decode.ts';
import type { Kind, Outcome } from './model/labels.ts';
import type { Asking } from './reading.ts';
import { changedText, itemText, plainWords } from './wording.ts';

/** Words of the reply, by offsets. */
export interface Words {
  readonly start: number;
  readonly end: number;
}

/** An edit, the words that say so, and how sure the reader is, from 0 to 1. */
export interface Told extends Words {
  readonly edit: Edit;
  readonly sure: number;
}

/** What becomes of an item, by the kind of the words that say so and by the edit. */
const changes = {
  done: { words: 'd', edit: 'complete' },
  open: { words: 'o', edit: 'reopen' },
  deferred: { words: 'f', edit: 'defer' },
  dropped: { words: 'x', edit: 'drop' },
} as const satisfies Partial<
  Record<Outcome, { readonly words: Kind; readonly edit: Edit['kind'] }>
>;

const isChange = (outcome: Outcome): outcome is keyof typeof changes => outcome in changes;

/** The outcome of an item and the words that speak of it count alike. */
const together = (one: number, other: number): number => Math.sqrt(one * other);

function ofItems({ spans, outcomes }: Decoded, asking: Asking): readonly Told[] {
  return asking.items.flatMap(({ id, status }, at): readonly Told[] => {
    const { outcome = 'same', sure = 0 } = outcomes[at] ?? {};
    if (!isChange(outcome) || outcome === status) return [];
    const { words, edit } = changes[outcome];
    const linked = (span: Span): number => (span.items[at] ?? 0) * span.sure;
    const [best] = spans
      .filter(({ kind }) => kind === words)
      .sort((one, other) => linked(other) - linked(one));
    if (!best) return [];
    const told = { ...placeOf(best), sure: together(sure, linked(best)) };
    if (edit !== 'defer') return [{ ...told, edit: { kind: edit, id } }];
    const on = dayOf(best, spans, asking);
    return [{ ...told, edit: { kind: edit, id, ...(on && { on }) } }];
  });
}

/**
 * The day after tomorrow that is named in a span, or else beside it: behind it or before it in its
 * sentence, in a heading above it, or with the span of its kind that it continues.
 */
function dayOf(
  span: Span,
  spans: readonly Span[],
  { reply, today }: Pick<Asking, 'reply' | 'today'>,
): LocalDate | undefined {
  const before = spans.filter(({ end }) => end <= span.start).at(-1);
  const after = spans.find(({ start }) => start >= span.end);
  const ahead = reply.slice(before?.end ?? 0, span.start);
  const behind = /^[^.!?\n]*/.exec(reply.slice(span.end, after?.start))?.[0] ?? '';
  const sentence = /[^.!?\n]*(?::\s*)?[^.!?\n]*$/.exec(ahead)?.[0] ?? '';
  const own = [reply.slice(span.start, span.end), behind, sentence]
    .map((words) => laterDayIn(words, today))
    .find((day) => day !== undefined);
  if (own || before?.kind !== span.kind || /\p{L}{4}/u.test(ahead)) return own;
  return dayOf(before, spans, { reply, today });
}

const placeOf = ({ start, end }: Span): Words => ({ start, end });

/** New wordings, and new times, places and amounts in the old one; several of one item all hold. */
function renames({ spans }: Decoded, { items, reply }: Asking): readonly Told[] {
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  return spans.flatMap((span): readonly Told[] => {
    if (span.kind !== 'r' && span.kind !== 'm') return [];
    const link = Math.max(0, ...span.items);
    const item = items[span.items.indexOf(link)];
    if (!item) return [];
    const old = texts.get(item.id) ?? item.text;
    const text =
      span.kind === 'r' ? itemText(reply, span) : changedText(old, plainWords(reply, span));
    if (text === '' || text === old) return [];
    texts.set(item.id, text);
    const edit = { kind: 'rename', id: item.id, text } as const;
    return [{ ...placeOf(span), edit, sure: together(span.sure, link) }];
  });
}

/** From how sure a link on words tell of one open item how far it is. */
const noteLink = 0.6;

/** What is said of an item that stays open, where it tells how far that is. */
function notes({ spans }: Decoded, { items, reply }: Asking): readonly Told[] {
  return spans.flatMap((span): readonly Told[] => {
    const next = spans.find(({ start }) => start >= span.end)?.start;
    // The model may leave out how the clause ends.
    const rest = /^[^.,;!?\n]*/.exec(reply.slice(span.end, next))?.[0] ?? '';
    const place = { start: span.start, end: span.end + rest.length };
    const linked = items.filter((_, at) => (span.items[at] ?? 0) >= noteLink);
    const [item] = linked;
    const isOne = linked.length === 1 && item?.status === 'open';
    if (!isOne || (span.kind !== 'o' && span.kind !== 'n')) return [];
    const number = new RegExp(`^#?${items.indexOf(item) + 1}(?!\\d)[:.)]? +(?!of\\b)`);
    const words = reply.slice(place.start, place.end).replace(number, '');
    if (!isProgress(words)) return [];
    return [{ ...place, edit: { kind: 'note', id: item.id, note: noteOf(words) }, sure: 1 }];
  });
}

/** "Push the walk to tomorrow, add book the dentist": what is added without a day is for today. */
function isAdded(reply: string, { start, end }: Words): boolean {
  const before = /[^,;.!\n]*$/.exec(reply.slice(0, start))?.[0] ?? '';
  const after = /^[^,;.!\n]*/.exec(reply.slice(end))?.[0] ?? '';
  const isOrder = /^ *(?:and |also |please |then )*add:? *$/i.test(before);
  return isOrder && !/\p{L}/u.test(after);
}

function additions({ spans }: Decoded, asking: Asking): readonly Told[] {
  const { reply, newId } = asking;
  let made = 0;
  return spans.flatMap((span): readonly Told[] => {
    if (span.kind !== 'a' && span.kind !== 'A' && span.kind !== 't') return [];
    const text = itemText(reply, span);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const id = newId(made++);
    const told = { ...placeOf(span), sure: span.sure };
    if (span.kind === 't' && !isAdded(reply, span)) {
      const on = dayOf(span, spans, asking);
      return [{ ...told, edit: { kind: 'forTomorrow', id, text, ...(on && { on }) } }];
    }
    const added: Told = { ...told, edit: { kind: 'add', id, text } };
    const isDone = span.kind === 'A' || isTicked(reply.slice(0, span.start));
    return isDone ? [added, { ...told, edit: { kind: 'complete', id } }] : [added];
  });
}

/** In the order of the words. */
export const toldOf = (decoded: Decoded, asking: Asking): readonly Told[] =>
  [
    ...ofItems(decoded, asking),
    ...renames(decoded, asking),
    ...additions(decoded, asking),
    ...notes(decoded, asking),
  ].sort((one, other) => one.start - other.start);
