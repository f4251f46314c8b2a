/** A report is opened as a page that can do nothing; nothing else is opened at all. */
import { beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { keepFile } from '#test/kit/files.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const open = (id: string) => admin.http(`/api/downloads/${id}/report`);
const html = '<!doctype html><title>Dry run</title><p>All is well</p>';

test('a report comes as a page, in a sandbox of its own', async () => {
  const { id } = await keepFile(world, { mimeType: 'text/html; charset=utf-8', content: html });

  const { status, headers, text } = await open(id);

  expect([status, text]).toEqual([200, html]);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-disposition']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'none'"]),
  );
  expect(policy).not.toMatch(/allow-|script-src|https?:/);
});

test.each(['text/csv', 'application/json', 'image/svg+xml', 'application/xhtml+xml'])(
  'a file of type %s is no report',
  async (mimeType) => {
    const { id } = await keepFile(world, { mimeType, content: '<svg onload="alert(1)"/>' });

    const { status, json } = await open(id);

    expect([status, json<{ code: string }>().code]).toEqual([404, 'NO_REPORT']);
  },
);

test('there is no report by a made-up id', async () => {
  expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await open('..%2F..')).status).toBe(404);
});

test('who opened a report about somebody is written down, and of another none is', async () => {
  const about = '3f2b8c1e-5a4d-4c3b-9a2f-1e0d9c8b7a65';
  const theirs = await keepFile(world, { mimeType: 'text/html', content: html, about });
  const nobodys = await keepFile(world, { mimeType: 'text/html', content: html });

  const answers = [await open(theirs.id), await open(nobodys.id)];

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const noted = (await rowsIn(world)).filter(({ what }) => what === 'open');
  expect(noted).toEqual([expect.objectContaining({ file: theirs.id, admin: admin.id })]);
});
