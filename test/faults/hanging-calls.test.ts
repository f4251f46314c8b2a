/**
 * Goal: a call that is never answered ends in a time-out of its own adapter, well before Lambda
 * would end the function, and the event delivered again finishes what it is for.
 * Method: one call of each service hangs, at all of its attempts, for as long as its adapter waits.
 * Everywhere else a time-out is a connection that breaks, which the SDK reports alike.
 */
import { expect, test } from '@jest/globals';
import type { ServiceName } from '#scripts/local/aws/types.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { logOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { owner, replyTo } from '#test/kit/mail.ts';
import { begin, createUser, newAddress } from '#test/kit/person.ts';
import { beginByText, textsTo } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { startWorld, type World } from '#test/kit/world.ts';
import { itemsOf, keptReply, zone } from './faults.ts';

interface Act {
  readonly deliver: () => Promise<unknown>;
  readonly isFinished: () => Promise<boolean>;
}

interface Hanging {
  readonly service: ServiceName;
  readonly caller: FunctionName;
  readonly prepare: (world: World) => Promise<Act>;
}

async function signingUp(world: World) {
  const email = newAddress();
  const ask = () => createUser(world, email, zone, 'user');
  const userIdOf = async () => String((await ask()).body['userId']);
  return {
    deliver: ask,
    isFinished: async () => {
      const userId = await userIdOf();
      const user = await userIn(world, userId);
      return user?.['email'] === email && schedulesOf(world, userId).length === 3;
    },
  };
}

async function replying(world: World) {
  const { userId, email, letter } = await owner(world);
  const event = await keptReply(world, { from: email, to: replyTo(letter), body: '1 done' });
  return {
    deliver: () => world.invoke('inbound.email', event),
    isFinished: async () => (await itemsOf(world, userId))[0] === 'Finish the deck: d',
  };
}

async function touchpoint(world: World) {
  const { userId, email } = await begin(world);
  const event = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world));
  return {
    deliver: () => deliver(world, event),
    isFinished: async () => (await world.mails(email)).length === 2,
  };
}

async function touchpointByText(world: World) {
  const { userId, phone } = await beginByText(world);
  const before = (await textsTo(world, phone)).length;
  const event = stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world));
  return {
    deliver: () => deliver(world, event),
    isFinished: async () => (await textsTo(world, phone)).length === before + 1,
  };
}

const cases: readonly Hanging[] = [
  { service: 'dynamodb', caller: 'onboarding.createUser', prepare: signingUp },
  { service: 'scheduler', caller: 'onboarding.createUser', prepare: signingUp },
  { service: 's3', caller: 'inbound.email', prepare: replying },
  { service: 'ses', caller: 'stages.touchpoint', prepare: touchpoint },
  { service: 'sns', caller: 'stages.touchpoint', prepare: touchpointByText },
];

interface Ready extends Hanging {
  readonly world: World;
  readonly act: Act;
}

async function ready(hanging: Hanging): Promise<Ready> {
  const world = await startWorld();
  await toNextDay(world, [13]);
  return { ...hanging, world, act: await hanging.prepare(world) };
}

async function hang({ service, caller, world, act }: Ready) {
  let hung: string | undefined;
  world.endpoint.calls.fault({
    kind: 'timeout',
    hits: (call) => {
      if (hung || call.caller !== caller || call.service !== service) return false;
      hung = call.operation;
      return true;
    },
  });
  await act.deliver();
  world.endpoint.calls.fault(undefined);
  const log = (await logOf(world)).join('\n');
  await world.advance(60_000);
  await act.deliver();
  const isFinished = await act.isFinished();
  await world.close();
  return {
    service,
    hung: hung !== undefined,
    endedByAdapter: log.includes('TimeoutError'),
    endedByLambda: log.includes('Task timed out'),
    isFinished,
  };
}

test('a call that hangs is given up by its adapter, and its event is finished when it comes again', async () => {
  const all: Ready[] = [];
  for (const hanging of cases) all.push(await ready(hanging));

  const ended = await Promise.all(all.map(hang));

  expect(ended).toEqual(
    cases.map(({ service }) => ({
      service,
      hung: true,
      endedByAdapter: true,
      endedByLambda: false,
      isFinished: true,
    })),
  );
}, 300_000);
