/** Makes what an interpreter is given, from as little as a test wants to say. */
import type { Checklist, ItemStatus } from '#shared/domain/checklist.ts';
import type { Asking } from '#shared/domain/replies/reading.ts';

/** Items with the ids `i1`, `i2` ...; a text that begins with `done:` is done. */
export const listOf = (...texts: readonly string[]): Checklist =>
  texts.map((written, at) => {
    const done = written.startsWith('done:');
    const status: ItemStatus = done ? 'done' : 'open';
    return { id: `i${at + 1}`, text: done ? written.slice(5) : written, status, firstDay: today };
  });

/** A Wednesday. */
export const today = '2026-03-11';

export const asking = (
  reply: string,
  items: Checklist = [],
  more: Partial<Asking> = {},
): Asking => ({
  stage: 'MIDDAY_CHECKIN',
  today,
  zone: 'America/Chicago',
  items,
  reply,
  newId: (n) => `n${n + 1}`,
  ...more,
});
