/**
 * Goal: a reply moves the letters to when and where a person says, each comes once, and what the
 * answer says of today is what then happens.
 * Method: mails to the built function, the clock moved through the touchpoints that follow.
 */
import { afterAll, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { letterRow, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, owner, say } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
afterAll(() => {
  expect(world.endpoint.deadLetters.all().length).toBe(0);
});

const mover = (zone?: string) => owner(world, 'Finish the deck\nCall Mom', zone);

const flat = ({ text }: Message): string => text.replace(/\s+/g, ' ');
const isPrompt = ({ subject }: Message): boolean => !subject.startsWith('Re:');
const titles = /What matters today\?|How is it going|Midday|The day is closing|How did it go/i;
const prompts = async (email: string) =>
  (await world.mails(email)).filter(isPrompt).filter(({ text }) => titles.test(text));
const times = (userId: string) =>
  schedulesOf(world, userId)
    .map(({ expression, timezone }) => `${expression} ${timezone}`)
    .toSorted();

test('new times stand in the row and in all three schedules, and the answer names them', async () => {
  const { userId, letter } = await mover();

  const got = await say(world, letter, 'mornings at 7, evenings at 9 pm');

  expect(flat(got)).toMatch(/Set\. Letters now come at 7:00 AM, 12:30 PM and 9:00 PM Central\./);
  expect(await userIn(world, userId)).toMatchObject({
    rhythm: { MORNING_INTENTION: 420, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1260 },
  });
  expect(times(userId)).toEqual([
    'cron(0 21 * * ? *) America/Chicago',
    'cron(0 7 * * ? *) America/Chicago',
    'cron(30 12 * * ? *) America/Chicago',
  ]);
});

test('what a person leaves out does not come, is not announced, and comes again when asked for', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await mover();
  const date = dateIn(world);

  const got = flat(await say(world, letter, 'skip the midday emails'));
  expect(got).toMatch(/Letters now come at 6:00 AM and 6:00 PM Central\. To have all of them/);
  expect(got).toMatch(/Next: evening reflection, at 6:00 PM Central\./);
  const before = (await world.mails(email)).length;
  await toTime(world, [13]);
  expect(await world.mails(email)).toHaveLength(before);
  expect(await letterRow(world, userId, date, 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'not sent',
    because: 'left out',
  });
  expect(flat(await say(world, letter, 'why no midday letter today?'))).toMatch(
    /The midday check-in wasn’t sent: you had left it out\./,
  );

  const all = flat(await say(world, letter, 'all three, every day'));
  expect(all).toMatch(/Letters now come at 6:00 AM, 12:30 PM and 6:00 PM Central\./);
});

test('what has come today does not come again at its new time', async () => {
  await toNextDay(world, [5]);
  const { email, letter } = await mover();
  await toNextDay(world, [6, 1]);
  const before = (await world.mails(email)).length;

  await say(world, letter, 'mornings at 7');
  await toTime(world, [7, 1]);
  expect(await world.mails(email)).toHaveLength(before + 1);

  await toNextDay(world, [6, 30]);
  const quiet = (await world.mails(email)).length;
  await toTime(world, [7, 1]);
  expect(await world.mails(email)).toHaveLength(quiet + 1);
});

test('a touchpoint whose new time has passed falls away by name, and comes from tomorrow', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await mover();
  const date = dateIn(world);

  const got = await say(world, letter, 'midday at 9:30 am');
  await toTime(world, [13]);

  expect(flat(got)).toMatch(/The change skips today’s midday check-in\./);
  expect(flat(got)).toMatch(/Next: evening reflection, at 6:00 PM Central\./);
  expect(await world.mails(email)).toHaveLength(2);
  expect(await letterRow(world, userId, date, 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'skipped',
    because: 'moved',
  });
  expect(flat(await say(world, letter, 'why no midday letter today?'))).toMatch(
    /The midday check-in fell away when your times changed\./,
  );
});

test('what fell away comes after all when it is moved back in time', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await mover();
  await say(world, letter, 'midday at 9:30 am');

  await say(world, letter, 'midday at 1 pm');
  await toTime(world, [13, 1]);

  expect(await world.mails(email)).toHaveLength(4);
  expect(await letterRow(world, userId, dateIn(world), 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'sent',
    plannedAt: expect.stringMatching(/T19:00:00/),
    offset: -360,
  });
});

test.each([
  ['mornings at 3 am', /Letters can come from 4:00 AM to 11:59 PM\. The times stay/],
  ['mornings at 2 pm', /The morning question comes before the midday check-in/],
  ['change my check-in times', /Which letters, and when\?/],
  ['mornings only, no mornings', /One a day stays\. Letters still come at 6:00 AM/],
  ['change my time zone to Narnia', /Which time zone\?/],
  ["I'm in Lisbon next week", /Once you’re there\. Then reply: Lisbon time\./],
])('%s changes nothing, and the answer says what can be', async (reply, words) => {
  const { userId, letter } = await mover();
  const before = [await userIn(world, userId), times(userId)];

  expect(flat(await say(world, letter, reply))).toMatch(words);

  expect([await userIn(world, userId), times(userId)]).toEqual(before);
});

test('from Chicago to Honolulu at nine there is no second morning, and midday comes there', async () => {
  await toNextDay(world, [5]);
  const { email, userId, letter } = await mover();
  const date = await toNextDay(world, [9]);
  const before = (await world.mails(email)).length;

  const got = await say(world, letter, "I'm in Honolulu this week");

  expect(flat(got)).toMatch(/12:30 PM and 6:00 PM Hawaii\. To switch back, reply: Central time\./);
  expect(flat(got)).toMatch(/Next: midday check-in, around 12:30 PM Hawaii\./);
  await toTime(world, [6, 1], 'Pacific/Honolulu');
  expect(await world.mails(email)).toHaveLength(before + 1);
  await toTime(world, [12, 31], 'Pacific/Honolulu');
  expect(await world.mails(email)).toHaveLength(before + 2);
  expect(await letterRow(world, userId, date, 'MIDDAY_CHECKIN')).toMatchObject({ offset: -600 });
  expect(await userIn(world, userId)).toMatchObject({
    zone: 'Pacific/Honolulu',
    zoneSource: 'user',
    startsOn: date,
    startsAt: 'MIDDAY_CHECKIN',
  });
});

test('from Tokyo to Chicago the morning of the date that it is again does not come twice', async () => {
  const { email, letter } = await mover('Asia/Tokyo');
  const date = await toNextDay(world, [9], 'Asia/Tokyo');
  const mornings = async () =>
    (await world.mails(email)).filter(({ text }) => text.includes('What matters today?'));
  const before = (await mornings()).length;

  const got = await say(world, letter, 'I am in Chicago now');

  expect(dateIn(world)).toBe(addDays(date, -1));
  expect(flat(got)).toMatch(/Next: midday check-in, tomorrow around 12:30 PM Central\./);
  await toNextDay(world, [12, 31]);
  expect(await mornings()).toHaveLength(before);
  await toNextDay(world, [6, 1]);
  expect(await mornings()).toHaveLength(before + 1);
});

test('the words to switch back do switch back', async () => {
  await toNextDay(world, [10]);
  const { userId, letter } = await mover();
  const got = await say(world, letter, "I'm in Lisbon this week");
  const [, words = ''] = /To switch back, reply: (.*?)\. /.exec(flat(got)) ?? [];

  await say(world, got, words);

  expect(await userIn(world, userId)).toMatchObject({ zone: 'America/Chicago' });
});

test('two changes at once leave the schedules as the row says', async () => {
  const { userId, letter } = await mover();

  await Promise.all([7, 8, 9].map((hour) => answer(world, letter, `mornings at ${hour}`)));
  await world.advance(5 * 60_000);

  const { rhythm } = (await userIn(world, userId)) as { rhythm: Record<string, number> };
  const hour = Number(rhythm['MORNING_INTENTION']) / 60;
  expect(times(userId)).toContain(`cron(0 ${hour} * * ? *) America/Chicago`);
});

test('in a pause new times are set, and promised for when it ends', async () => {
  const { userId, letter } = await mover();
  await say(world, letter, 'pause');

  const got = await say(world, letter, 'mornings at 8');

  expect(flat(got)).toMatch(/When letters come again, they come at 8:00 AM, 12:30 PM/);
  expect(await userIn(world, userId)).toMatchObject({ state: 'paused' });
});

test('why a letter came is told from its row', async () => {
  await toNextDay(world, [10]);
  const { email, userId, letter } = await mover();
  await toTime(world, [12, 31]);
  const midday = (await prompts(email)).at(-1) ?? letter;

  const got = flat(await say(world, midday, 'why did I get this?'));

  expect(got).toMatch(/This is the midday check-in of .*, due at 12:30 PM, and left at 12:30 PM\./);
  expect(got).toMatch(/You get these letters because your address started on/);
  expect(await letterRow(world, userId, dateIn(world), 'MIDDAY_CHECKIN')).toMatchObject({
    state: 'sent',
    plannedAt: expect.stringMatching(/T18:30:00/),
    offset: -360,
    messageId: expect.any(String),
  });
});

test('why nothing came is told stage by stage', async () => {
  await toNextDay(world, [10]);
  const { letter } = await mover();
  await say(world, letter, 'pause');
  await toTime(world, [13]);
  await say(world, letter, 'resume');

  const got = flat(await say(world, letter, 'why nothing today?'));

  expect(got).toMatch(/The morning question wasn’t due/);
  expect(got).toMatch(/The midday check-in wasn’t sent: your letters were paused\./);
  expect(got).toMatch(/The evening reflection comes at 6:00 PM\./);
});

test('whoever asks to resume what was never paused is told when letters come', async () => {
  const { letter } = await mover();

  expect(flat(await say(world, letter, 'resume'))).toMatch(
    /Nothing was paused\. Letters come at 6:00 AM/,
  );
});
