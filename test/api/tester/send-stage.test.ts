/** The letter of a tester's stage: the real one, once, and sent to nobody. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { removeRow, rowsOf, stateBesideAdmins } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded } from '#test/kit/tester.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

test('answers both testers at once: the letter, its contract and trace, and all that was said', async () => {
  const tester = await seeded(admin);

  const sent = await tester.prompt();

  const { status, content, transcript, traceId, message_guid } = sent;
  expect(sent).toMatchObject({
    status: 200,
    ok: true,
    success: true,
    contract: 'MORNING_PROMPT',
    stage: 'MORNING',
    intentions: [],
    currentDay: 1,
    currentStage: 'MORNING',
  });
  expect(status).toBe(200);
  expect(content).toContain('What matters today?');
  expect(transcript).toEqual([
    {
      type: 'system',
      text: content,
      ts: expect.stringMatching(/T(10|11):00:00\.000Z$/),
      message_guid,
      contract: 'MORNING_PROMPT',
      traceId,
      intentions: [],
      stageLabel: 'Morning intentions Prompt',
    },
  ]);
  expect(await world.mails()).toEqual([]);
});

test('asked twice, or twice at once, it is one letter with one guid', async () => {
  const tester = await seeded(admin);

  const both = await Promise.all([tester.prompt(), tester.prompt()]);
  const again = await tester.prompt();

  const guids = [...both, again].flatMap(({ message_guid }) => message_guid ?? []);
  expect(new Set(guids).size).toBe(1);
  expect(again.transcript).toHaveLength(1);
  expect(again.content).toBe(again.transcript[0]!.text);
  expect(await rowsOf(world, keys.post(tester.id), 'LETTER#')).toHaveLength(1);
});

test('a letter that was sent and not told is drawn again, word for word', async () => {
  const tester = await seeded(admin);
  await tester.prompt();
  await tester.reply('Call Mom');
  await tester.next('MORNING');
  const first = await tester.prompt();
  await removeRow(world, keys.testerEntry(tester.id, first.message_guid));

  const again = await tester.prompt();

  expect(again).toMatchObject({ status: 200, message_guid: first.message_guid });
  expect(again.content).toBe(first.content);
});

test.each([
  ['pause', 'SEND_PAUSED'],
  ['unsubscribe', 'SEND_UNSUBSCRIBED'],
])('after "%s" nothing comes, and the refusal says why', async (word, code) => {
  const tester = await seeded(admin);
  await tester.reply(word);
  await tester.next('MORNING');

  const refused = await tester.prompt();
  const again = await tester.prompt();

  expect(refused).toMatchObject({ status: 409, ok: false, code });
  expect(again).toMatchObject({ status: 409, code: 'NO_LETTER_NOW' });
  expect(again['detail']).toBe('This touchpoint fell away already.');
});

test('a stranger’s id and none at all are not found, and nothing is touched', async () => {
  const before = await stateBesideAdmins(world);

  for (const id of ['5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c', 'x', '']) {
    const { status, body } = await admin.post('/api/v3/tester/send-stage', { user_id: id });
    expect({ status, code: body['code'] }).toEqual({ status: 404, code: 'UNKNOWN_USER' });
  }
  expect((await admin.post('/api/v3/tester/send-stage', {})).status).toBe(400);
  expect(await stateBesideAdmins(world)).toEqual(before);
});
