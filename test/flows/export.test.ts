/**
 * Goal: whoever asks gets everything kept about them, in two files of one mail, once a day.
 * Method: replies to the built function; the mail is parsed by a library that did not write it.
 */
import { expect, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { keysAbout } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { logOf, rowsIn } from '#test/kit/kept.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { answer, owner, say } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

async function filesIn({ raw }: Message): Promise<readonly (readonly [string, string])[]> {
  const { attachments } = await PostalMime.parse(raw);
  return attachments.map(({ filename, content }) => [
    String(filename),
    typeof content === 'string' ? content : new TextDecoder().decode(content),
  ]);
}

test('one mail brings two files with every row there is, and the letter in both its forms', async () => {
  await toNextDay(world, [10]);
  const { userId, email, letter } = await owner(world);
  await say(world, letter, '1 is done\nadd water the plants');
  await answer(world, letter, 'away', { headers: ['Auto-Submitted: auto-replied'] });
  await toNextDay(world, [6, 1]);

  const got = await say(world, (await world.mails(email)).at(-1)!, 'export my data');
  const [page, json] = await filesIn(got);

  expect(got.text).toMatch(/Everything we keep about you is attached/);
  const parsed = await PostalMime.parse(got.raw);
  expect([parsed.html, parsed.text].every((form) => form?.includes('attached'))).toBe(true);
  expect([page?.[0], json?.[0]]).toEqual(['anchor-data.md', 'anchor-data.json']);

  const data = JSON.parse(json?.[1] ?? '') as Record<string, unknown[]>;
  expect(data).toMatchObject({
    profile: { id: userId, email, state: 'active' },
    days: [
      {
        items: [
          { text: 'Finish the deck', status: 'done' },
          { text: 'Call Mom', status: 'open' },
          { text: 'Go for a walk', status: 'open' },
          { text: expect.stringMatching(/water the plants/i), status: 'open' },
        ],
      },
      {},
    ],
    schedules: [{ zone: 'America/Chicago' }, {}, {}],
    mails: [{ outcome: 'automatic' }],
    standing: { state: 'active' },
  });
  expect(page?.[1]).toMatch(/^# Everything Anchor keeps about you/);
  expect(page?.[1]).toMatch(/- \[x\] Finish the deck/);

  // Each row of the person is told of: by its date and kind, or by what it holds.
  const { partitions } = keysAbout({ id: userId, email });
  const rows = (await rowsIn(world)).filter(({ pk }) => partitions.includes(String(pk)));
  const told = Object.values(data).flatMap((part) => (Array.isArray(part) ? part : []));
  // The profile is no list; the guard and the schedules stand in no partition; this reply and the
  // mark of this export were written after.
  expect(told.length - 1 - 3).toBe(rows.length - 1 - 1);
});

test('a second time on one day is answered without the files, and tomorrow brings them again', async () => {
  await toNextDay(world, [10]);
  const { letter } = await owner(world);
  await say(world, letter, 'export');

  const again = await say(world, letter, 'export my data please');
  expect(again.text).toMatch(/We sent your data today already/);
  expect(await filesIn(again)).toEqual([]);

  await toNextDay(world, [10]);
  expect(await filesIn(await say(world, letter, 'please send me all my data'))).toHaveLength(2);
});

test('whoever has left still gets their data', async () => {
  const { letter } = await owner(world);
  await say(world, letter, 'unsubscribe');

  const got = await say(world, letter, 'send me my data');

  expect(await filesIn(got)).toHaveLength(2);
});

test('nothing of it stands in the log', async () => {
  const { email, letter } = await owner(world);
  await say(world, letter, 'export');

  const lines = (await logOf(world)).join('\n');

  expect(lines).toMatch(/data gathered/);
  expect(lines).not.toMatch(/Finish the deck|Call Mom/);
  expect(lines).not.toContain(email);
});
