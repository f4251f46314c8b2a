/**
 * Goal: wherever an invitation or its acceptance breaks, asking again finishes it: one user, one
 * letter; and once accepted, three schedules that begin tomorrow.
 * Method: break every call to AWS in every way, ask again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { holderIn, type Invited, invite, invited } from '#test/kit/invited.ts';
import { planOf, rowsOf, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { standingOf, zone } from './faults.ts';

finishes('an invitation broken anywhere is sent once by asking again', {
  name: 'Referral',
  caller: 'referrals.invite',
  calls: 6,
  prepare: async () => newAddress(),
  deliver: (world, email) => invite(world, email),
  left: async (world, email) => {
    const guards = (await rowsOf(world, keys.address(email).pk)).length;
    const { state } = (await userIn(world, await holderIn(world, email))) ?? {};
    await world.runtime.atRest();
    return { letters: (await world.mails(email)).length, facts: { guards, state } };
  },
  expected: { letters: 1, facts: { guards: 1, state: 'invited' } },
});

const begun = { state: 'active', schedules: 3 };
const standing = async (world: World, { userId }: Invited) => ({
  facts: await standingOf(world, userId),
});

finishes('a button pressed while anything breaks begins the letters when it is pressed again', {
  name: 'Acceptance, by button',
  caller: 'referrals.accept',
  calls: 5,
  prepare: (world) => invited(world),
  deliver: (world, { userId }) => world.http(linksOf(world, userId).accept, { method: 'POST' }),
  left: standing,
  expected: { facts: begun },
});

finishes('an invited person whose sign-up breaks is signed up by asking again', {
  name: 'Acceptance, by sign-up',
  caller: 'onboarding.createUser',
  calls: 6,
  prepare: (world) => invited(world),
  deliver: (world, { email }) => createUser(world, email, zone, 'user'),
  left: standing,
  expected: { facts: begun },
});

finishes('a yes by reply that breaks anywhere begins the letters and keeps the words once', {
  name: 'Acceptance, by reply',
  caller: 'inbound.email',
  calls: 6,
  prepare: async (world) => ({ ...(await invited(world)), messageId: `<${newAddress()}>` }),
  deliver: (world, { letter, messageId }) => answer(world, letter, 'call mom', { messageId }),
  left: async (world, of) => {
    const days = (await planOf(world, of.userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
    const words = JSON.stringify(days.map((day) => [day['items'], day['tomorrow']]));
    const kept = words.match(/call mom/gi)?.length;
    return { facts: { ...(await standingOf(world, of.userId)), kept } };
  },
  expected: { facts: { ...begun, kept: 1 } },
});
