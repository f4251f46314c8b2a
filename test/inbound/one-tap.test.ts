/** A link of a letter writes a mail that only has to be sent: what it says is then done. */
import { expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import { toTime } from '#test/kit/local-time.ts';
import { headerOf, newest, owner, rawMail, replyTo, say } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tapsIn } from '#test/kit/taps.ts';

const world = suiteWorld({ at: [11] });

/** Sent as mail programs send what a link began: it answers no mail by its headers. */
async function tap(letter: Message, label: string, at = 0): Promise<Message> {
  const found = tapsIn(letter.html).filter((one) => one.label === label)[at];
  if (!found) throw new Error(`The letter has no such link: ${label}.`);
  const { to, subject, body } = found;
  const raw = rawMail({ from: letter.to, to, subject, body, date: new Date(world.clock.now()) });
  await world.deliverMail(raw, { to, from: letter.to, verdicts: {} });
  return newest(world, letter.to);
}

test('one item is ticked, in the day’s thread, also where the list has changed since', async () => {
  const { email, letter: first } = await owner(world, 'finish the deck\ncall Mom\nwalk');
  await say(world, first, 'thanks');
  await toTime(world, [12, 30]);
  const midday = await newest(world, email);
  expect(tapsIn(midday.html).map(({ to }) => to)).toEqual(Array(5).fill(replyTo(midday)));
  await say(world, midday, 'drop 1');

  const ticked = await tap(midday, 'done', 1);

  expect(ticked.text).toMatch(/1\. \[x\] Call Mom\n +2\. \[ \] Walk\n/);
  expect(ticked.subject).toBe(`Re: ${midday.subject}`);
  expect(headerOf(ticked, 'References').split(/\s+/)[0]).toBe(headerOf(midday, 'References'));
});

test('all is done, or none of it today', async () => {
  const one = await owner(world, 'finish the deck\ncall Mom');
  expect((await tap(one.letter, 'all done')).text).toMatch(
    /1\. \[x\] Finish the deck\n +2\. \[x\] Call Mom\n/,
  );

  const other = await owner(world, 'finish the deck\ncall Mom');
  expect((await tap(other.letter, 'not today')).text).toMatch(
    /1\. \[>\] Finish the deck \(tomorrow\)\n +2\. \[>\] Call Mom \(tomorrow\)\n/,
  );
});
