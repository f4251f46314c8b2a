/** HELP from a phone that was asked whether it may be texted: what this is, and how to refuse. */
import type { RequestContext } from '#functions/context.ts';
import { limits } from '#functions/store/limits.ts';
import { people } from '#functions/store/people.ts';
import type { AskedNumber } from '#functions/store/phones.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { whyWeAsk } from '#shared/domain/letters/by-text.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { clear, deliver } from '../touchpoints/deliver.ts';
import { letterContext } from '../touchpoints/letter-context.ts';

/** Carriers want HELP answered; two machines must not talk for long. */
const helpPerDay = 3;

/** Sends at most one text: one that is lost was not vital. */
export async function explainAsking(
  phone: string,
  { userId }: AskedNumber,
  context: RequestContext,
): Promise<void> {
  const [found, full] = await Promise.all([
    people.find(userId, context.now),
    limits.take([{ what: 'text-help', who: phone, most: helpPerDay, window: 'day' }], context.now),
  ]);
  if (found.kind !== 'person' || full) return;
  const user = { ...found.user, phone };
  const today = localDateAt(context.now, user.zone);
  const letter = whyWeAsk(letterContext(user, emptyDay(today), today, context.now));
  const leave = clear(letter, user, context, { channel: 'sms', references: [] });
  if (leave.yes) await deliver(leave.cleared, context);
}
