/** HELP from a phone that was asked whether it may be texted: what this is, and how to refuse. */
import type { Scene } from '#functions/scene.ts';
import { limits } from '#functions/store/limits.ts';
import { people } from '#functions/store/people.ts';
import type { AskedNumber } from '#functions/store/phones.ts';
import { emptyDay } from '#shared/domain/day.ts';
import { whyWeAsk } from '#shared/domain/letters/by-text.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { clear, deliver } from './deliver.ts';
import { letterScene } from './letter-scene.ts';

/** Carriers want HELP answered; two machines must not talk for long. */
const helpPerDay = 3;

/** Sends at most one text: one that is lost was not vital. */
export async function explainAsking(
  phone: string,
  { userId }: AskedNumber,
  scene: Scene,
): Promise<void> {
  const [found, full] = await Promise.all([
    people.find(userId, scene.now),
    limits.take([{ what: 'text-help', who: phone, most: helpPerDay, window: 'day' }], scene.now),
  ]);
  if (found.kind !== 'person' || full) return;
  const user = { ...found.user, phone };
  const today = localDateAt(scene.now, user.zone);
  const letter = whyWeAsk(letterScene(user, emptyDay(today), today, scene.now));
  const leave = clear(letter, user, scene, { channel: 'sms', references: [] });
  if (leave.yes) await deliver(leave.cleared, scene);
}
