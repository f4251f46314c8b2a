/**
 * Goal: a discarded mail is gone, row and raw mail, and no other mail is.
 * Method: mails put aside by the inbound function; every key of table and bucket is looked under.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { quarantinedIn } from '#test/kit/kept.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { mailsIn, tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld({ at: [10] });
const pathOf = (id: string, verb = 'discard') =>
  `/api/admin/email-compliance/quarantine/${id}/${verb}`;

async function putAside(): Promise<string> {
  const { letter } = await owner(world);
  return answer(world, letter, 'done', { from: 'mallory@attacker.example' });
}

/** What is left of a mail, beside the entry that somebody discarded it. */
const leftOf = async (id: string) =>
  (await tracesOf(world, id)).filter((trace) => !trace.startsWith('AUDIT#'));

test('erases the row and the raw mail, and what a person’s own rows said of it', async () => {
  const id = await putAside();
  const other = await putAside();

  const { status, body } = await (await signedIn(world)).post(pathOf(id));

  expect({ status, body }).toEqual({ status: 200, body: { ok: true } });
  expect(await leftOf(id)).toEqual([]);
  expect((await quarantinedIn(world)).map(({ sk }) => sk)).toEqual([other]);
  expect([...(await mailsIn(world)).keys()]).toContain(`inbound/${other}`);
});

test('what was discarded cannot be discarded or released', async () => {
  const id = await putAside();
  const admin = await signedIn(world);
  await admin.post(pathOf(id));
  const before = await stateOfPeople(world);

  const again = [await admin.post(pathOf(id)), await admin.post(pathOf(id, 'release'), {})];

  expect(again.map(({ status }) => status)).toEqual([404, 404]);
  expect(await stateOfPeople(world)).toEqual(before);
});

test('what was released is a reply now, and stays', async () => {
  const id = await putAside();
  const admin = await signedIn(world);
  await admin.post(pathOf(id, 'release'), {});

  expect((await admin.post(pathOf(id))).status).toBe(404);

  expect([...(await mailsIn(world)).keys()]).toContain(`inbound/${id}`);
});
