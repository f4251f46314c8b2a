/**
 * Goal: a file arrives as it was kept, under its own name, and nobody gets another's by guessing.
 * Method: small files through the gateway, large ones by the address that it leads to.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { everyone } from '#functions/store/downloads.ts';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { downloadsBucket, keepFile, largeContent } from '#test/kit/files.ts';
import { putRow, rowAt, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const download = (id: string) => admin.http(`/api/downloads/${id}/download`);
const countOf = async (id: string) => (await rowAt(world, keys.download(id)))?.['downloadCount'];

describe('a small file', () => {
  test('comes itself, with its type and its name', async () => {
    const { id } = await keepFile(world, { content: 'a,b\r\n1,2\r\n', mimeType: 'text/csv' });

    const { status, headers, text } = await download(id);

    expect([status, text]).toEqual([200, 'a,b\r\n1,2\r\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': `attachment; filename="plan.txt"; filename*=UTF-8''plan.txt`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('that is a page is saved, and not opened', async () => {
    const { id } = await keepFile(world, { content: '<p>', mimeType: 'text/html' });

    expect((await download(id)).headers['content-disposition']).toMatch(/^attachment;/);
  });

  test('is named without a path, a line break or a quote, and in any script', async () => {
    const filename = '../../etc/Bericht "für"\r\nSet-Cookie: a=b; 今日.txt';
    const { id } = await keepFile(world, { filename });

    const { headers } = await download(id);

    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Bericht f_rSet-Cookie a=b; __.txt"; ` +
        `filename*=UTF-8''Bericht%20f%C3%BCrSet-Cookie%20a%3Db%3B%20%E4%BB%8A%E6%97%A5.txt`,
    );
  });
});

describe('a large file', () => {
  test('is fetched by an address that works for five minutes and for it alone', async () => {
    const content = largeContent();
    const { id, size } = await keepFile(world, { content, filename: 'groß.bin' });
    expect(size).toBe(content.length);

    const { status, headers, text } = await download(id);
    const address = headers['location'] ?? '';
    const fetched = await fetch(address, { headers: { origin: `http://localhost:${world.port}` } });

    expect([status, text, fetched.status]).toEqual([303, '', 200]);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(content)).toBe(true);
    expect(fetched.headers.get('content-disposition')).toBe(
      `attachment; filename="gro_.bin"; filename*=UTF-8''gro%C3%9F.bin`,
    );
    expect(fetched.headers.get('access-control-allow-origin')).toBe(
      `http://localhost:${world.port}`,
    );
    const other = await keepFile(world);
    expect((await fetch(address.replace(id, other.id))).status).toBe(403);
    expect((await fetch(address.replace('Expires=300', 'Expires=3000'))).status).toBe(403);
    await world.advance(301_000);
    expect((await fetch(address)).status).toBe(403);
    expect(await countOf(id)).toBe(1);
  });

  test('is not for the pages of another site, nor to be written to', async () => {
    const { id } = await keepFile(world, { content: largeContent() });
    admin = await signedIn(world);
    const { headers } = await download(id);
    const address = headers['location'] ?? '';

    const foreign = await fetch(address, { headers: { origin: 'https://evil.example' } });
    await foreign.arrayBuffer();
    const written = await fetch(address, { method: 'PUT', body: 'x' });

    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    expect(written.status).toBe(403);
  });
});

test('each download is counted once, also two at the same time', async () => {
  const { id } = await keepFile(world);

  await Promise.all([download(id), download(id), download(id)]);

  expect(await countOf(id)).toBe(3);
});

test('a count that cannot be written costs no download', async () => {
  const { id } = await keepFile(world);
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ caller, operation }) => caller === 'downloads.download' && operation === 'UpdateItem',
  });

  const { status, text } = await download(id);
  world.endpoint.calls.fault(undefined);

  expect([status, text]).toEqual([200, 'What matters today?']);
  expect(await countOf(id)).toBe(0);
});

describe('there is nothing to download', () => {
  test.each([
    '..%2F..%2Finbound%2Fmail',
    '%2e%2e',
    'files%2Fx',
    '00000000-0000-4000-8000-000000000000',
    'plan.txt',
    "' OR 1=1",
  ])('by the id %s', async (id) => {
    const { status, json } = await download(encodeURI(id));

    expect(status).toBe(404);
    expect(json<{ ok: boolean; message: string }>().ok).toBe(false);
  });

  test('once it is switched off, over, or gone from the bucket', async () => {
    const [off, over, gone] = [await keepFile(world), await keepFile(world), await keepFile(world)];
    await putRow(world, { ...(await rowAt(world, keys.download(off.id))), isActive: false });
    const now = Math.floor(world.clock.now() / 1000);
    await putRow(world, { ...(await rowAt(world, keys.download(over.id))), expiresAt: now - 1 });
    const credential = `${world.endpoint.operatorKey}/20261120/us-east-1/s3/aws4_request`;
    await fetch(`${world.endpoint.url}/${downloadsBucket}/files/${gone.id}`, {
      method: 'DELETE',
      headers: { authorization: `AWS4-HMAC-SHA256 Credential=${credential}` },
    });

    for (const { id } of [off, over, gone]) {
      const { status, json } = await download(id);
      expect([status, json<{ message: string }>().message]).toEqual([
        404,
        'This file is gone. We keep files for 30 days.',
      ]);
    }
  });
});

test('who takes a file about people is written down, and of another file nothing is', async () => {
  const auditsOf = async (id: string) =>
    (await rowsIn(world)).filter(({ pk, file }) => String(pk).startsWith('AUDIT#') && file === id);
  const [people, other] = [await keepFile(world, { about: everyone }), await keepFile(world)];

  await download(people.id);
  await download(other.id);

  expect(await auditsOf(people.id)).toMatchObject([{ what: 'download', admin: admin.id }]);
  expect(await auditsOf(other.id)).toEqual([]);
});
