/** A tester's reply: read as a person's mail is, by rules or model, and answered as theirs is. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { repliesOf, rowsOf, stateBesideAdmins, userIn } from '#test/kit/kept.ts';
import { modelServer, says } from '#test/kit/model-server.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { lineOf, seeded, testerCalls } from '#test/kit/tester.ts';
import { startWorld } from '#test/kit/world.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('changes the list, is answered, and both stand in the transcript', async () => {
  const tester = await seeded(admin);
  await tester.prompt();

  const { transcript, content, ...told } = await tester.reply('Call Mom\nGo for a walk');

  expect(told).toMatchObject({
    status: 200,
    success: true,
    contract: 'MORNING_ACKNOWLEDGEMENT',
    stage: 'MORNING',
    intentions: [
      { text: 'Call Mom', status: 'open' },
      { text: 'Go for a walk', status: 'open' },
    ],
  });
  expect(transcript.map(lineOf)).toEqual([
    'system Morning intentions Prompt',
    'user Call Mom\nGo for a walk',
    'ack Morning intentions Acknowledgement',
  ]);
  expect(transcript.at(-1)).toMatchObject({ text: content, message_guid: told.message_guid });
  expect(await world.mails()).toEqual([]);
});

test('works before any prompt, as a reply to the stage', async () => {
  const tester = await seeded(admin);

  const { status, intentions } = await tester.reply('Call Mom');

  expect(status).toBe(200);
  expect(intentions).toEqual([{ text: 'Call Mom', status: 'open' }]);
  expect((await repliesOf(world, tester.id))[0]).toMatchObject({ stage: 'MORNING_INTENTION' });
});

test('only what was newly written counts: quotes, signatures and our own footer are cut', async () => {
  const tester = await seeded(admin);
  const { content } = await tester.prompt();
  const quoted = content.split('\n').map((line) => `> ${line}`);

  const { intentions } = await tester.reply(
    ['Call Mom', '', '-- ', 'Ada Lovelace', 'Countess', '', ...quoted].join('\n'),
  );

  expect(content).toContain('unsubscribe');
  expect(intentions).toEqual([{ text: 'Call Mom', status: 'open' }]);
  expect(await userIn(world, tester.id)).toMatchObject({ state: 'active' });
});

test('the same words may be said twice, and each is answered', async () => {
  const tester = await seeded(admin);
  const one = await tester.reply('thanks!');
  const other = await tester.reply('thanks!');

  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.message_guid).not.toBe(other.message_guid);
  expect(other.transcript).toHaveLength(4);
});

test.each(['', ' ', '\n\t '])('%j is no reply, and changes nothing', async (text) => {
  const tester = await seeded(admin);
  const before = await stateBesideAdmins(world);

  const blank = await tester.reply(text);

  expect(blank).toMatchObject({ status: 400, ok: false, error: 'Please enter a reply' });
  expect(await stateBesideAdmins(world)).toEqual(before);
});

test('more than anybody is answered in a day is taken, not answered, and said so', async () => {
  const tester = await seeded(admin);
  let told = await tester.reply('thing 0');
  let count = 1;
  for (; told.status === 200 && count < 60; count += 1) {
    told = await tester.reply(`thing ${count}`);
  }

  expect(count).toBe(41);
  expect(told).toMatchObject({ status: 409, code: 'NOT_ANSWERED' });
  expect(told['detail']).toMatch(/more than anybody is answered/);
  const { session } = await tester.state();
  expect(session.transcript.at(-1)).toMatchObject({ type: 'user', text: 'thing 40' });
}, 120_000);

test('asks to be erased, says so again, is answered for the last time, and is gone', async () => {
  const tester = await seeded(admin);
  const asked = await tester.reply('delete my data');
  const erased = await tester.reply('delete');

  expect(asked).toMatchObject({ status: 200 });
  expect(erased).toMatchObject({ status: 200, contract: 'MORNING_ERASED' });
  expect(await rowsOf(world, keys.post(tester.id))).toEqual([]);
  expect(await rowsOf(world, keys.person(tester.id))).toEqual([]);
  expect((await tester.state()).status).toBe(404);
});

test('a week later nothing is left of a tester, whatever it went through', async () => {
  const tester = await seeded(await signedIn(world));
  await tester.prompt();
  await tester.reply('Call Mom');
  await tester.advance();
  await tester.reply('unsubscribe');
  await world.advance(7 * 24 * 3_600_000 + 1000);

  const { status } = await testerCalls(await signedIn(world), tester.id).reply('Call Mom');

  expect(status).toBe(404);
  expect(await rowsOf(world, keys.post(tester.id))).toEqual([]);
  expect(await rowsOf(world, keys.person(tester.id))).toEqual([]);
});

test('with a model, it is asked as it is about a person’s reply', async () => {
  const edits = [{ op: 'add', what: 'Ring my mother', quote: 'ring my mother' }];
  const model = await modelServer(says({ edits }));
  const own = await startWorld({ settings: model.environment });
  const tester = await seeded(await signedIn(own));

  await tester.reply('Feed the cat');
  const { intentions } = await tester.reply('9 done\nRing my mother');

  expect(intentions).toEqual([
    { text: 'Feed the cat', status: 'open' },
    { text: 'Ring my mother', status: 'open' },
  ]);
  expect(model.calls).toHaveLength(1);
  expect(model.calls[0]!.text).not.toContain(tester.id);
  expect((await repliesOf(own, tester.id)).map(({ engine }) => engine)).toContain(
    `openai/${model.settings.openAiModel}`,
  );
  await own.close();
  await model.close();
});
