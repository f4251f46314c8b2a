/** Every month that is compared: each in a run of its own, so that none pays for another. */
import { countingModel, countingRules } from '../../cost/counting-run.ts';
import { monthOf } from './counts.ts';
import type { Lived } from './goals.ts';
import { waitsIn } from './waits.ts';

/** People whose letters come by text: a fifth of the others, as their month is priced apart. */
const texters = (users: number): number => Math.max(1, Math.round(users / 5));

export async function liveAll(
  users: number,
  days: number,
  say: (line: string) => void,
): Promise<Lived> {
  const mail = { users, days, channel: 'email' } as const;
  say(`Living ${days} days of ${users} people, each schedule by itself ...`);
  const direct = await countingRules((counting) => monthOf(counting, { ...mail, way: 'direct' }));
  say('... out of a queue ...');
  const queue = await countingRules((counting) => monthOf(counting, { ...mail, way: 'queue' }));
  say('... with a model ...');
  const model = await countingModel((counting) => monthOf(counting, { ...mail, way: 'direct' }));
  say('... by text ...');
  const texts = await countingRules((counting) =>
    monthOf(counting, { users: texters(users), days, channel: 'sms', way: 'direct' }),
  );
  return { direct, queue, model, texts, waits: await countingRules(waitsIn) };
}
