/**
 * Goal: letters and replies are gone after the days they are kept, and nothing that is still needed
 * goes with them.
 * Method: a person, one who was invited and 401 days of the product's clock; the same where letters
 * are kept.
 */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { wholeTable } from '#functions/store/whole-table.ts';
import { isWrong, recount } from '#scripts/ops/recounting.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { signedIn } from '#test/kit/admin.ts';
import { invite, invited } from '#test/kit/invited.ts';
import {
  lettersOf,
  planOf,
  putRow,
  type Row,
  repliesOf,
  rowsIn,
  rowsOf,
  tableName,
  tableOf,
  userIn,
} from '#test/kit/kept.ts';
import { dateIn, instantAt, toTime } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { askForTexts, newPhone } from '#test/kit/phone.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const keeping = suiteWorld({ at: [10], settings: { KEEP_LETTERS_DAYS: '0' } });

const sortKeys = (rows: readonly Row[]): readonly string[] => rows.map(({ sk }) => String(sk));
const expiring = (rows: readonly Row[]): readonly Row[] =>
  rows.filter(({ expiresAt }) => expiresAt !== undefined);

test('after 401 days letters and replies are gone, and the next letter comes', async () => {
  const { userId, email } = await begin(world);
  const guest = await invited(world);
  const first = dateIn(world);
  const [letter] = await world.mails(email);
  const bounce = { eventType: 'Bounce', bounceType: 'Transient', bounceSubType: 'MailboxFull' };
  world.endpoint.outcome(() => [{ eventType: 'Send' }, bounce as never]);
  await answer(world, letter!, '1 is done');
  await world.runtime.atRest();
  world.endpoint.outcome(undefined);
  await askForTexts(world, { userId, email }, newPhone());
  const consents = await rowsOf(world, keys.post(userId), 'CONSENT#');
  const plan = await planOf(world, userId);
  // As such rows were until they got an expiry.
  const old = { ...keys.letter(userId, first, 'NOTICE'), state: 'not sent', because: 'late' };
  await putRow(world, old);
  expect(await repliesOf(world, userId)).toHaveLength(2);
  expect(await rowsOf(world, keys.post(userId), 'TROUBLE#')).toHaveLength(1);
  expect(consents.length).toBeGreaterThan(0);
  expect(expiring([...consents, ...plan])).toEqual([]);

  await world.moveTo(instantAt(addDays(first, 401), [10]));

  const letters = sortKeys(await lettersOf(world, userId));
  expect(letters.filter((sk) => sk.includes(first))).toEqual([old.sk]);
  expect(letters.length).toBeGreaterThan(1);
  expect(await repliesOf(world, userId)).toEqual([]);
  expect(await rowsOf(world, keys.post(userId), 'TROUBLE#')).toEqual([]);
  expect(await rowsOf(world, keys.post(userId), 'CONSENT#')).toEqual(consents);
  expect(await planOf(world, userId)).toEqual(
    expect.arrayContaining(plan.filter(({ sk }) => String(sk).startsWith('DAY#'))),
  );
  expect(await userIn(world, userId)).toMatchObject({ email, state: 'paused' });

  // Who was invited once is not invited again.
  await invite(world, guest.email);
  expect(await world.mails(guest.email)).toHaveLength(1);

  const admin = await signedIn(world);
  const shown = await admin.get(`/api/v2/admin/users/${userId}`);
  expect(shown).toMatchObject({ status: 200, body: { replies: [] } });
  const { differences, unsearched, unlisted } = await recount(
    wholeTable(tableOf(world), tableName),
  );
  expect(differences.filter((one) => isWrong(one, false))).toEqual([]);
  expect({ unsearched, unlisted }).toEqual({ unsearched: [], unlisted: [] });

  await answer(world, (await world.mails(email)).at(-1)!, 'export');
  expect((await world.mails(email)).at(-1)!.text).toContain('attached');
  await answer(world, (await world.mails(email)).at(-1)!, 'resume');
  const before = (await world.mails(email)).length;
  await toTime(world, [12, 31]);
  expect(await world.mails(email)).toHaveLength(before + 1);
}, 300_000);

test('where letters are kept, none of a person’s rows has an end but notes of mails', async () => {
  const { userId, email } = await begin(keeping);
  await answer(keeping, (await keeping.mails(email))[0]!, '1 is done');

  const rows = (await rowsIn(keeping)).filter(({ pk }) => String(pk).includes(userId));
  expect(rows.length).toBeGreaterThan(3);
  expect(expiring(rows)).toEqual([]);
});
