/** What the test sends have in common, for their tests. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import { signedIn } from './admin.ts';
import { atTheCall } from './at-the-call.ts';
import { letterRow, lettersOf, removeRow } from './kept.ts';
import { dateIn, type Time, toNextDay, toTime } from './local-time.ts';
import { answer, headerOf, newest, owner, replyTo } from './mail.ts';
import { begin, type SignedUp } from './person.ts';
import { beginByText, textsTo } from './phone.ts';
import type { JsonReply, World } from './world.ts';

const sendPath = (stage: Touchpoint): string => `/api/v2/admin/${stageWords[stage].slug}/send`;

export const sendTo = async (world: World, stage: Touchpoint, email: string, more: object = {}) =>
  (await signedIn(world)).post(sendPath(stage), { email, simulate: false, ...more });

/** What a person sees of a letter, and what a reply to it goes by. */
const seen = (letter: Message) => ({
  subject: letter.subject,
  text: letter.text,
  html: letter.html,
  replyTo: replyTo(letter),
  references: headerOf(letter, 'References'),
});

/** Sent before its own time, it is the very letter that then comes. */
export function sameLetter(world: World, stage: Touchpoint, before: Time, at: Time): void {
  test('is word for word the letter that then comes at its own time', async () => {
    const { email, userId, letter } = await owner(world);
    await answer(world, letter, '1 is done');
    await toNextDay(world, before);

    const { status, body } = await sendTo(world, stage, email);
    const tested = await newest(world, email);
    await toTime(world, at);
    const real = await newest(world, email);

    const sent = {
      message_id: tested.id,
      stage: stageWords[stage].wire,
      user_id: userId,
      date: dateIn(world),
    };
    expect({ status, body }).toEqual({
      status: 200,
      body: { ok: true, ...sent, simulated: false },
    });
    expect(real.id).not.toBe(tested.id);
    expect(seen(real)).toEqual(seen(tested));
    expect(await letterRow(world, userId, dateIn(world), stage)).toMatchObject({ state: 'sent' });
  });
}

/** However it is asked for, it takes the person's own way, and leaves nothing of who is gone. */
export function reachCases(
  world: World,
  caller: FunctionName,
  send: (to: SignedUp) => Promise<JsonReply>,
): void {
  test('whoever has their letters by text has this one by text', async () => {
    // Within the hours in which a text may come.
    await toNextDay(world, [10]);
    const { phone, ...person } = await beginByText(world);
    const [mails, texts] = [await world.mails(person.email), await textsTo(world, phone)];

    const { status } = await send(person);

    expect(status).toBe(200);
    expect(await textsTo(world, phone)).toHaveLength(texts.length + 1);
    expect(await world.mails(person.email)).toEqual(mails);
  });

  test('of whoever is erased while it is composed nothing is written down', async () => {
    const person = await begin(world);
    const letters = async () => (await lettersOf(world, person.userId)).map(({ sk }) => sk);
    const before = await letters();
    let refused: JsonReply | undefined;

    await atTheCall(
      world,
      caller,
      ({ operation }) => operation === 'Query',
      () => removeRow(world, keys.user(person.userId)),
      async () => {
        refused = await send(person);
      },
    );

    expect(refused?.status).toBe(404);
    expect(await letters()).toEqual(before);
  });
}
