/**
 * Goal: what became of a letter, a reply or a call is found in the log by its trace id, and nothing
 * of a person stands there.
 * Method: a person's day and an administrator's look at it; then the log is asked by trace id.
 */
import { expect, test } from '@jest/globals';
import type { LogLine } from '#shared/contract/logs.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { answer } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [11, 55] });
const hourMs = 3_600_000;

/** Lines are stamped by the wall clock, which nobody has moved. */
async function linesOf(admin: SignedIn, traceId: string): Promise<readonly LogLine[]> {
  const now = Date.now();
  const range = { startMs: String(now - hourMs), endMs: String(now + hourMs) };
  const query = new URLSearchParams({ ...range, traceId });
  const { status, body } = await admin.get(`/api/v2/admin/logs?${query}`);
  expect(status).toBe(200);
  return body['lines'] as readonly LogLine[];
}

interface Shown {
  readonly letters: readonly { readonly what: string; readonly trace_id?: string }[];
  readonly replies: readonly { readonly trace_id?: string }[];
}

test('a prompt and the reply to it are each found by the id that the ledger shows', async () => {
  const { email, userId } = await begin(world);
  await world.advance(hourMs);
  const letters = await world.mails(email);
  await answer(world, letters.at(-1)!, 'call the plumber about the secret cellar');
  const admin = await signedIn(world);
  const shown = (await admin.get(`/api/v2/admin/users/${userId}`)).body as unknown as Shown;
  const prompt = shown.letters.find(({ what }) => what === 'MIDDAY_CHECKIN');

  const ofPrompt = await linesOf(admin, prompt?.trace_id ?? '');
  const ofReply = await linesOf(admin, shown.replies[0]?.trace_id ?? '');

  expect(ofPrompt).toContainEqual(
    expect.objectContaining({
      function: 'stages.touchpoint',
      message: 'touchpoint',
      fields: expect.objectContaining({ userId, outcome: 'sent' }),
    }),
  );
  expect(ofReply).toContainEqual(
    expect.objectContaining({
      function: 'inbound.email',
      message: 'mail',
      fields: expect.objectContaining({ outcome: 'taken' }),
    }),
  );
  const said = JSON.stringify([ofPrompt, ofReply]);
  expect(said).not.toContain(email);
  expect(said).not.toMatch(/plumber|cellar/);
});

test('a call is found by the id in the header of its answer, refused or not', async () => {
  const admin = await signedIn(world);
  const { headers } = await admin.http('/api/v2/admin/users/nobody');
  const lines = await linesOf(admin, String(headers['x-trace-id']));

  expect(
    lines.map(({ message, fields }) => [message, fields?.['code'] ?? fields?.['status']]),
  ).toEqual([
    ['refused', 'UNKNOWN_USER'],
    ['answered', 404],
  ]);
});
