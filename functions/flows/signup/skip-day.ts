/** Skip for Today: letters start with tomorrow's morning, and the welcome letter says so. */
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { people } from '#functions/store/people.ts';
import { reachInSteps, reachTable } from '#functions/store/reads.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { mayBegin, type User } from '#shared/domain/user.ts';
import { confirmUrl, letterContextToday } from '../touchpoints/letter-context.ts';
import { sendOnce } from '../touchpoints/send-claimed.ts';
import { asIfSkipped, tellOwner, zoneShown } from './guard-plan.ts';
import type { Asker } from './signup-browser.ts';

/** The calls after the claim of a welcome letter: the mail, its record, and two counts. */
const stepsOfSending = [1, 3];

async function welcomed(user: User, context: RequestContext): Promise<Letter> {
  const about = letterContextToday(user, context);
  const letter = welcome({ ...about, confirmUrl: confirmUrl(user.id) });
  const once = { key: keys.welcome(user.id), letter, shown: [], countedAs: 'welcome' };
  // A second Skip makes as many calls as the first, so that nobody learns whether there was one.
  if (!(await sendOnce(once, user, context))) await reachInSteps(stepsOfSending);
  return letter;
}

/** Throws the refusal USER_NOT_FOUND. */
export async function skipDay(asker: Asker, context: RequestContext): Promise<Letter> {
  const { id } = asker;
  const found = await people.findOnPage(id, context.now);
  if (found.kind === 'nobody') throw new Refusal('USER_NOT_FOUND');
  if (found.kind === 'person' && mayBegin(found.user)) return welcomed(found.user, context);
  const ownerId = found.kind === 'handle' ? found.userId : found.user.id;
  // A welcome letter makes one more call than a notice.
  await Promise.all([tellOwner(ownerId, context), reachTable()]);
  return asIfSkipped({ id, zone: zoneShown(asker, found) }, context.now);
}
