/** Reads the first intentions into a list; refuses a text without any. */
import type { RequestContext } from '#functions/context.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { type Day, dayZeroReplyId, openDay, takeEdits } from '#shared/domain/day.ts';
import { itemId } from '#shared/domain/item-id.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { Asking, Reading } from '#shared/domain/replies/reading.ts';
import { interpret, interpreterSettings } from '../replies/interpret.ts';

export const askingOfIntentions = (reply: string, zone: string, now: Date): Asking => ({
  stage: 'DAY0_ACK',
  today: localDateAt(now, zone),
  zone,
  channel: 'email',
  items: [],
  reply,
  newId: (n) => itemId(dayZeroReplyId, n),
});

/**
 * The model's budget is the visitor's network's, not the id's: anybody can make up ids, or know
 * somebody's. Throws STANDARDIZER_EMPTY.
 */
export async function readIntentions(
  text: string,
  zone: string,
  context: RequestContext,
): Promise<Reading> {
  const reading = await interpret(
    askingOfIntentions(text, zone, context.now),
    interpreterSettings(context.viewer, context),
  );
  const found = reading.edits.some(({ kind }) => kind === 'add' || kind === 'forTomorrow');
  if (!found) throw new Refusal('STANDARDIZER_EMPTY');
  return reading;
}

export const dayFrom = (
  before: Day | undefined,
  date: LocalDate,
  reading: Reading,
  now: Date,
): Day =>
  takeEdits(openDay(before, date), reading.edits, { id: dayZeroReplyId, at: now.getTime() });
