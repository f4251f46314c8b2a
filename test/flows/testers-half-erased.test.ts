/** A tester whose erasing broke off is erased by whatever is asked of it next, and is nobody. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { removeRow, setUser } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded, type TesterCalls } from '#test/kit/tester.ts';
import { tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const doors = [
  ['a letter', 'tester.sendStage', ({ prompt }: TesterCalls) => prompt()],
  ['a reply', 'tester.reply', ({ reply }: TesterCalls) => reply('1 is done')],
  ['the next stage', 'tester.nextStage', ({ next }: TesterCalls) => next('MORNING')],
  ['the next day', 'tester.advanceDay', ({ advance }: TesterCalls) => advance()],
] as const;

async function halfErased() {
  const tester = await seeded(admin);
  await tester.prompt();
  const since = new Date(world.clock.now()).toISOString();
  await setUser(world, tester.id, { state: 'purging', purge: { since, farewell: false } });
  return tester;
}

test.each(doors)('asked for %s', async (_, __, ask) => {
  const tester = await halfErased();

  expect((await ask(tester)).status).toBe(404);

  expect(await tracesOf(world, tester.id, tester.email)).toEqual([]);
});

test.each(doors)('asked for %s, also where another is quicker', async (_, caller, ask) => {
  const tester = await halfErased();
  let status: number | undefined;

  await atTheCall(
    world,
    caller,
    // The first of its rows to go; the user's own goes last.
    ({ operation }) => operation === 'DeleteItem',
    () => removeRow(world, keys.user(tester.id)),
    async () => {
      ({ status } = await ask(tester));
    },
  );

  expect(status).toBe(404);
  expect(await tracesOf(world, tester.id, tester.email)).toEqual([]);
});
