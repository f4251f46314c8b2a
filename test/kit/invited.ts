/** Somebody who was invited, for a test: by the one call of the two pages that pass it on. */
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { rowAt } from './kept.ts';
import { type Askable, newAddress } from './person.ts';
import type { World } from './world.ts';

export const invite = (product: Askable, email: string, more: object = {}) =>
  product.post('/api/email/signup', {
    email,
    timezone: 'America/Chicago',
    source: 'confirmation_page',
    ...more,
  });

/** The id of the user who has an address. */
export const holderIn = async (world: World, email: string): Promise<string> =>
  String((await rowAt(world, keys.address(email)))?.['userId']);

export interface Invited {
  readonly email: string;
  readonly userId: string;
  readonly letter: Message;
}

export async function invited(world: World): Promise<Invited> {
  const email = newAddress();
  await invite(world, email);
  const [letter] = await world.mails(email);
  if (!letter) throw new Error('No invitation came.');
  return { email, userId: await holderIn(world, email), letter };
}
