/** Letters drawn again from the ledger: as they were sent, in a frame that can do nothing. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { weekdayOf } from '#shared/domain/local-date.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, newest } from '#test/kit/mail.ts';
import { begin, day0, signUp } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

async function letterOf(userId: string, letterId: string) {
  admin = await signedIn(world);
  return admin.http(`/api/v2/admin/users/${userId}/letters/${encodeURIComponent(letterId)}`);
}

/** Links of a letter carry the person's token or write a reply, and those of a drawn one do not. */
const withoutLinks = (html: string): string =>
  html
    .replace(/<tr><td colspan="4".*?<\/tr>/g, '')
    .replace(/<td [^>]*><a [^>]*href="mailto:[^>]*>[^<]*<\/a><\/td>/g, '')
    .replace(/href="[^"]*"/g, 'href')
    .trim();
const htmlOf = ({ html }: Message): string => withoutLinks(html ?? '');

test('the day-0 letter is drawn as it was sent, whatever replies have changed since', async () => {
  const { userId, email } = await begin(world);
  const sent = await newest(world, email);
  await answer(world, sent, '1 is done, rename 2 to Write to Mom, drop 3, add buy flowers');

  const drawn = await letterOf(userId, `${dateIn(world)}.DAY0_ACK`);

  expect(withoutLinks(drawn.text)).toBe(htmlOf(sent));
});

test('each letter of a day is drawn as it was sent', async () => {
  const { userId, email } = await begin(world);
  await answer(world, await newest(world, email), '1 is done');
  const date = await toNextDay(world, [6, 1]);
  const sent: Record<string, string> = { MORNING_INTENTION: htmlOf(await newest(world, email)) };
  await answer(world, await newest(world, email), 'add a run in the park\n1 is done');
  for (const stage of ['MIDDAY_CHECKIN', 'EVENING_REFLECTION'] as const) {
    await world.moveTo(stageEvent(userId, stage, date).scheduledAt);
    sent[stage] = htmlOf(await newest(world, email));
    await answer(world, await newest(world, email), 'all done');
  }
  await toNextDay(world, [10]);

  const drawn: Record<string, string> = {};
  for (const stage of Object.keys(sent)) {
    drawn[stage] = withoutLinks((await letterOf(userId, `${date}.${stage}`)).text);
  }

  expect(drawn).toEqual(sent);
});

test('the letter that ended a week is drawn with it, whatever was done or wished since', async () => {
  while (weekdayOf(dateIn(world)) !== 1) await toNextDay(world, [10]);
  const { userId, email } = await begin(world);
  await answer(world, await newest(world, email), '1 is done');
  for (let day = 1; day < 4; day += 1) await toNextDay(world, [10]);
  const date = await toNextDay(world, [18, 1]);
  const sent = await newest(world, email);
  await answer(world, sent, 'all done');
  await answer(world, sent, 'no weekly');
  await toNextDay(world, [10]);

  const drawn = await letterOf(userId, `${date}.EVENING_REFLECTION`);

  expect(sent.html).toContain('Done this week: ');
  expect(sent.html).toContain('has come along since Monday.');
  expect(withoutLinks(drawn.text)).toBe(htmlOf(sent));
});

test('the welcome letter and the first morning of whoever never began are drawn', async () => {
  const { userId, email } = await signUp(world);
  await day0(world, userId, '', false);
  const welcome = htmlOf(await newest(world, email));
  const date = await toNextDay(world, [6, 1]);
  const morning = htmlOf(await newest(world, email));

  expect(withoutLinks((await letterOf(userId, 'WELCOME')).text)).toBe(welcome);
  expect(withoutLinks((await letterOf(userId, `${date}.MORNING_INTENTION`)).text)).toBe(morning);
});

test('the answer to a reply is drawn with the list as it stood then', async () => {
  const { userId, email } = await begin(world);
  const first = await newest(world, email);
  await answer(world, first, '1 is done, add buy flowers');
  const acknowledged = htmlOf(await newest(world, email));
  await answer(world, first, 'drop 2, rename flowers to buy roses');
  admin = await signedIn(world);
  const { body } = await admin.get(`/api/v2/admin/users/${userId}`);
  const replies = body['replies'] as { acknowledgement_letter_id: string }[];

  const drawn = await letterOf(userId, replies.at(-1)!.acknowledgement_letter_id);

  expect(withoutLinks(drawn.text)).toBe(acknowledged);
});

test('it comes as a page that may do nothing, and that our own pages may frame', async () => {
  const { userId } = await begin(world);

  const { status, headers, text } = await letterOf(userId, `${dateIn(world)}.DAY0_ACK`);

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]),
  );
  expect(String(headers['content-security-policy'])).not.toMatch(/allow-|script-src/);
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(text).not.toMatch(/token=/);
});

test('what a person wrote is text in it, and no mark-up', async () => {
  const { userId } = await begin(
    world,
    'fix the <script>alert(1)</script> page\nprint the <img src=x> label',
  );

  const { text } = await letterOf(userId, `${dateIn(world)}.DAY0_ACK`);

  expect(text).toMatch(/&lt;(?:script|img)/);
  expect(text).not.toMatch(/<script|<img/i);
});

test.each(['2020-01-01.MIDDAY_CHECKIN', 'REPLY.nothing', 'USER#1', 'constructor', '..', 'x.y'])(
  'there is no letter %j',
  async (letterId) => {
    const { userId } = await begin(world);

    const { status, json } = await letterOf(userId, letterId);

    expect([status, json<{ ok: boolean }>().ok]).toEqual([404, false]);
  },
);

test('one that did not go out is not drawn', async () => {
  const { userId } = await signUp(world);
  await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));

  expect((await letterOf(userId, `${dateIn(world)}.MIDDAY_CHECKIN`)).status).toBe(404);
});
