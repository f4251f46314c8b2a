/**
 * Skip for Today: everything starts with tomorrow's morning prompt, and the welcome letter says so.
 */
import type { Scene } from '#functions/scene.ts';
import { keys } from '#functions/store/keys.ts';
import { people } from '#functions/store/people.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { emptyDay } from '#shared/domain/day.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { asIfSkipped, tellOwner } from './guard-plan.ts';
import { letterScene } from './letter-scene.ts';
import { confirmUrl } from './links.ts';
import { sendOnce } from './send-claimed.ts';

async function welcomed(user: User, scene: Scene): Promise<Letter> {
  const { now } = scene;
  const date = localDateAt(now, user.zone);
  const letter = welcome({
    ...letterScene(user, emptyDay(date), date, now),
    confirmUrl: confirmUrl(user.id),
  });
  await sendOnce(
    { key: keys.welcome(user.id), letter, shown: [], countedAs: 'welcome' },
    user,
    scene,
  );
  return letter;
}

/** Throws the refusal USER_NOT_FOUND. */
export async function skipDay(id: string, scene: Scene): Promise<Letter> {
  const found = await people.findOnPage(id, scene.now);
  if (found.kind === 'nobody') throw new Refusal('USER_NOT_FOUND');
  if (found.kind === 'handle') {
    await tellOwner(found.userId, scene);
    return asIfSkipped({ id, zone: found.zone }, scene.now);
  }

  const { user } = found;
  const isNew = user.begunAt === undefined && user.state === 'active';
  return isNew ? welcomed(user, scene) : asIfSkipped(user, scene.now);
}
