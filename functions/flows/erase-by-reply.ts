/** "Delete me": asked once more before anything is erased, and erased by the second reply. */
import type { Scene } from '#functions/scene.ts';
import { erasing } from '#functions/store/erasing.ts';
import { lasting } from '#functions/store/lasting.ts';
import { mails } from '#functions/store/mails.ts';
import { eraseFirst } from '#shared/domain/letters/erase-words.ts';
import { eraseConfirmDays } from '#shared/domain/limits.ts';
import { addDays, type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import { confirmsErasure } from '#shared/domain/replies/confirm-words.ts';
import type { User } from '#shared/domain/user.ts';
import type { Done } from './do-intent.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { sceneToday } from './letter-scene.ts';

/** The last day on which a second reply counts. */
const lastDay = (askedAt: string, { zone }: User): LocalDate =>
  addDays(localDateAt(new Date(askedAt), zone), eraseConfirmDays);

/** Mails are dated by the second: one of the same second as our question may still answer it. */
const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Whether this reply answers the question whether to erase, which an earlier one had us ask. */
function answersQuestion({ eraseAsked, ...user }: User, reply: IncomingReply): boolean {
  if (!eraseAsked || eraseAsked.by === reply.id) return false;
  const isAfter = toSeconds(reply.at) >= toSeconds(new Date(eraseAsked.at));
  return isAfter && localDateAt(reply.at, user.zone) <= lastDay(eraseAsked.at, user);
}

/** "Yes" says nothing by itself, and everything after that question. */
export const confirmsErasing = (user: User, reply: IncomingReply): boolean =>
  answersQuestion(user, reply) && confirmsErasure(reply.text);

/** Imported here so that the everyday reply does not carry it. */
const purging = () => import('./purge.ts');

/** A reply that finds its writer half erased: the one that confirmed it, or any other. */
export async function goOnErasing(user: User, scene: Scene): Promise<'erased'> {
  const { purge } = await purging();
  await purge(user, scene);
  return 'erased';
}

/** No row of its own will say where this mail lies. */
async function noteMail(user: User, { rawKey }: IncomingReply, { now }: Scene): Promise<void> {
  const noted = { userId: user.id, rawKey, sesId: '', outcome: 'confirms erasing', at: now };
  await mails.note({ ...noted, ...lasting(user) });
}

/** Throws InProgress, or what AWS threw; delivered again, the erasure goes on. */
export async function eraseByReply(user: User, reply: IncomingReply, scene: Scene): Promise<Done> {
  if (answersQuestion(user, reply)) {
    await noteMail(user, reply, scene);
    const { purge } = await purging();
    await purge(user, scene, { byPerson: true });
    return { user: { ...user, state: 'purging' }, erased: true };
  }
  const { eraseAsked } = user;
  const isAgain = eraseAsked?.by === reply.id;
  const asked = isAgain ? eraseAsked : { at: scene.now.toISOString(), by: reply.id };
  if (!isAgain) await erasing.ask(user.id, asked);
  const answer = eraseFirst(sceneToday(user, scene), lastDay(asked.at, user));
  return { user: { ...user, eraseAsked: asked }, answer };
}

/** Any other reply keeps everything. */
export async function keepAfterAll(user: User): Promise<User> {
  if (!user.eraseAsked) return user;
  await erasing.withdraw(user.id);
  const { eraseAsked: _asked, ...kept } = user;
  return kept;
}

/**
 * Takes back whatever a reply wrote while its writer was being erased. Asked after writing: an
 * erasure that begins later finds the rows, and one that had begun before is seen here.
 */
export async function unlessErased(
  userId: string,
  { rawKey }: Pick<IncomingReply, 'rawKey'>,
  scene: Scene,
): Promise<void> {
  if (await erasing.isHere(userId)) return;
  scene.log.info('reply taken back', { userId });
  const { removeMail, sweep } = await purging();
  await removeMail(rawKey, scene);
  await sweep(userId, scene);
}
