/** What the testers' pages ask every three seconds: it shows all, and keeps nobody signed in. */
import { beforeAll, expect, test } from '@jest/globals';
import type { AdminRender } from '#shared/domain/letters/to-admin-render.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { stateBesideAdmins } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded, testerCalls } from '#test/kit/tester.ts';

const world = suiteWorld();
const dark = suiteWorld({ settings: { ADMIN_RENDERER_MODE: 'off' } });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('shows the session, its transcript and a render of each letter', async () => {
  const tester = await seeded(admin);
  await tester.prompt();
  const { transcript } = await tester.reply('Call Mom');

  const { status, adminRendererMode, session } = await tester.state();

  expect({ status, adminRendererMode }).toEqual({ status: 200, adminRendererMode: 'on' });
  expect(session).toMatchObject({
    user_id: tester.id,
    email: tester.email,
    currentDay: 1,
    currentStage: 'MORNING',
    transcript,
  });
  expect(session.admin_renders.map(({ stage }) => stage)).toEqual(['MORNING', 'MORNING']);
  const [first, last] = session.admin_renders.map(
    ({ admin_render_json }) => JSON.parse(admin_render_json) as AdminRender,
  );
  expect(first?.text_blocks[0]).toBe('What matters today?');
  expect(last?.checklists).toEqual([
    { heading: 'Today', items: [{ text: 'Call Mom', status: 'open' }] },
  ]);
  expect(session.admin_renders[0]?.arc_date).toBe(first?.meta.arc_date);
});

test('a session that nothing was said in is empty, and that is no failure', async () => {
  const tester = await seeded(admin);

  const { session } = await tester.state();

  expect(session).toMatchObject({ transcript: [], admin_renders: [] });
});

test('with the renderer off there is no render, and all else is there', async () => {
  const tester = await seeded(await signedIn(dark));
  await tester.prompt();

  const { adminRendererMode, session } = await tester.state();

  expect(adminRendererMode).toBe('off');
  expect(session.admin_renders).toEqual([]);
  expect(session.transcript).toHaveLength(1);
});

test('asking is no activity: whoever only leaves the page open is signed out', async () => {
  const visitor = await signedIn(world);
  const tester = await seeded(visitor);
  const statuses = [];
  for (let minute = 1; minute <= 31; minute += 1) {
    await world.advance(60_000);
    statuses.push((await tester.state()).status);
  }

  admin = await signedIn(world);

  expect(statuses.slice(0, 28).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(-2)).toEqual([401, 401]);
});

test('writes nothing, and finds no person', async () => {
  const tester = await seeded(admin);
  const { userId } = await begin(world);
  const before = await stateBesideAdmins(world);

  const known = await tester.state();
  const person = await testerCalls(admin, userId).state();

  expect([known.status, person.status]).toEqual([200, 404]);
  expect(await stateBesideAdmins(world)).toEqual(before);
});
