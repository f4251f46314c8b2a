/** What the testers' pages ask every three seconds: it shows all, and writes nothing. */
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

test('writes nothing', async () => {
  const tester = await seeded(admin);
  const before = await stateBesideAdmins(world);

  expect((await tester.state()).status).toBe(200);
  expect(await stateBesideAdmins(world)).toEqual(before);
});

test('no call about testers finds a person, and nothing of theirs moves', async () => {
  const { userId } = await begin(world);
  const person = testerCalls(admin, userId);
  const before = await stateBesideAdmins(world);

  const answers = [
    await person.state(),
    await person.prompt(),
    await person.reply('1 is done'),
    await person.next('MORNING'),
    await person.advance(),
    await person.reset(),
  ];

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await stateBesideAdmins(world)).toEqual(before);
});
