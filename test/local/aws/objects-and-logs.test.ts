/** The local S3 keeps objects byte for byte; the local log group is read by time and page. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchBucket,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { lookedAtPerPage } from '#scripts/local/aws/logs.ts';
import { unchunked } from '#scripts/local/aws/s3-uploads.ts';
import { allow, failure, type Running, running, smallCloud } from './small-cloud.ts';

const Bucket = 'anchor-test-mail';
let aws: Running;
let s3: S3Client;
const get = async (Key: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

beforeEach(async () => {
  aws = await running({
    cloud: smallCloud([allow(['s3:GetObject'], `arn:aws:s3:::${Bucket}/inbound/*`)]),
  });
  s3 = new S3Client({ ...aws.client(), maxAttempts: 1 });
});
afterEach(() => aws.close());

describe('objects', () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 256));

  test.each([
    ['bytes', bytes],
    ['text', 'Grüße\r\n0\r\n'],
    ['nothing', Buffer.alloc(0)],
  ])('of %s come back as they were put, with type and metadata', async (_, Body) => {
    const Key = 'inbound/ä ../%2F+&<1>';
    const Metadata = { reader: 'rules' };
    await s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'text/x', Metadata }));

    const head = await s3.send(new HeadObjectCommand({ Bucket, Key }));

    expect((await get(Key)).equals(Buffer.from(Body))).toBe(true);
    const ETag = `"${createHash('md5').update(Body).digest('hex')}"`;
    const ContentLength = Buffer.byteLength(Body);
    expect(head).toMatchObject({ ETag, ContentLength, ContentType: 'text/x', Metadata });
    expect(head.LastModified).toEqual(new Date('2026-11-20T12:00:00Z'));
  });

  test.each([['in memory'], ['on the disk']])(
    'kept %s go once their bucket has kept them long enough, and no other',
    async (where) => {
      const dataDir =
        where === 'on the disk' ? mkdtempSync(join(tmpdir(), 'anchor-s3-')) : undefined;
      const cloud = smallCloud();
      const buckets = cloud.buckets.map((bucket) => ({ ...bucket, expiresAfterDays: 30 }));
      const kept = await running({ cloud: { ...cloud, buckets }, dataDir });
      const day = (n: number) => kept.setNow(Date.UTC(2026, 10, 20 + n, 12));
      const reader = new S3Client({ ...kept.client(), maxAttempts: 1 });
      const names = async () => {
        const { Contents = [] } = await reader.send(new ListObjectsV2Command({ Bucket }));
        return Contents.map(({ Key }) => Key);
      };
      await kept.putObject(Bucket, 'old', Buffer.from('old'));
      day(2);
      await kept.putObject(Bucket, 'young', Buffer.from('young'));

      day(30);
      await kept.expireObjects();
      expect(await names()).toEqual(['old', 'young']);
      day(31);
      await kept.expireObjects();
      expect(await names()).toEqual(['young']);

      await kept.close();
      if (dataDir) rmSync(dataDir, { recursive: true });
    },
  );

  test('that are streamed, their checksum behind them, lose nothing', async () => {
    const Body = Readable.from([bytes.subarray(0, 10_000), bytes.subarray(10_000)]);
    await s3.send(
      new PutObjectCommand({ Bucket, Key: 'inbound/1', Body, ContentLength: bytes.length }),
    );

    expect((await get('inbound/1')).equals(bytes)).toBe(true);
  });

  test('that a service wrote are read like any other', async () => {
    await aws.putObject(Bucket, 'inbound/1', Buffer.from('raw mail'));

    expect((await get('inbound/1')).toString()).toBe('raw mail');
  });

  test('that are deleted or were never there are a missing key', async () => {
    await aws.putObject(Bucket, 'inbound/1', Buffer.from('raw mail'));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'inbound/1' }));
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'inbound/1' }));

    expect(await failure(get('inbound/1'))).toBeInstanceOf(NoSuchKey);
    const head = new HeadObjectCommand({ Bucket, Key: 'inbound/1' });
    expect((await failure(s3.send(head))).name).toBe('NotFound');
    const elsewhere = new GetObjectCommand({ Bucket: 'other', Key: 'inbound/1' });
    expect(await failure(s3.send(elsewhere))).toBeInstanceOf(NoSuchBucket);
  });

  test('are listed by prefix in order, page after page', async () => {
    for (const key of ['inbound/b', 'inbound/a&', 'other/x', 'inbound/c'])
      await aws.putObject(Bucket, key, Buffer.from(key));
    const list = (input: object) =>
      s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'inbound/', MaxKeys: 2, ...input }));

    const first = await list({});
    const second = await list({ ContinuationToken: first.NextContinuationToken });

    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
    expect(second.IsTruncated).toBe(false);
    const found = [...(first.Contents ?? []), ...(second.Contents ?? [])];
    expect(found.map(({ Key }) => Key)).toEqual(['inbound/a&', 'inbound/b', 'inbound/c']);
    expect(found.map(({ Size }) => Size)).toEqual([10, 9, 9]);
  });

  test('are read only where the policy says', async () => {
    const mine = new S3Client({ ...aws.client('onboarding.createUser'), maxAttempts: 1 });
    await aws.putObject(Bucket, 'inbound/1', Buffer.from('x'));
    await mine.send(new HeadObjectCommand({ Bucket, Key: 'inbound/1' }));

    const other = await failure(mine.send(new GetObjectCommand({ Bucket, Key: 'secret/1' })));
    const put = new PutObjectCommand({ Bucket, Key: 'inbound/1', Body: 'y' });
    await failure(mine.send(put));

    expect(other.name).toBe('AccessDenied');
    expect((await get('inbound/1')).toString()).toBe('x');
    expect(aws.calls.denied().map(({ action }) => action)).toEqual([
      's3:GetObject',
      's3:PutObject',
    ]);
  });
});

describe('a body in chunks', () => {
  test('is put together, its signatures and trailers left out', () => {
    const body =
      '3;chunk-signature=ab\r\na\r\n\r\n2\r\nbc\r\n0\r\nx-amz-checksum-crc32:AAAA\r\n\r\n';

    expect(unchunked(Buffer.from(body)).toString()).toBe('a\r\nbc');
  });

  test.each(['5\r\nab\r\n', 'no size\r\n', ''])('that breaks off (%j) is refused', (body) => {
    expect(() => unchunked(Buffer.from(body))).toThrow('terminated unexpectedly');
  });
});

describe('log events', () => {
  // No client of CloudWatch Logs is installed: the request is the one it would sign.
  async function filter(request: object, key = aws.operatorKey) {
    const response = await fetch(aws.url, {
      method: 'POST',
      headers: {
        authorization: `AWS4-HMAC-SHA256 Credential=${key}/20261120/us-east-1/logs/aws4_request`,
        'x-amz-target': 'Logs_20140328.FilterLogEvents',
      },
      body: JSON.stringify({ logGroupName: '/anchor/test', ...request }),
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  }
  const messages = async (request: object) => {
    const { body } = await filter(request);
    return (body as { events: { message: string }[] }).events.map(({ message }) => message);
  };

  beforeEach(() => {
    aws.writeLog('b', [{ at: 20, message: 'two' }]);
    aws.writeLog('a', [
      { at: 10, message: 'one' },
      { at: 30, message: 'three' },
    ]);
  });

  test('come in order of time, within the times and streams asked for', async () => {
    expect(await messages({})).toEqual(['one', 'two', 'three']);
    // Both ends are included.
    expect(await messages({ startTime: 20, endTime: 29 })).toEqual(['two']);
    expect(await messages({ startTime: 20, endTime: 30 })).toEqual(['two', 'three']);
    expect(await messages({ logStreamNames: ['a'] })).toEqual(['one', 'three']);
  });

  test('come a page at a time', async () => {
    const { body } = await filter({ limit: 2 });
    const { nextToken } = body as { nextToken: string };

    expect(await messages({ limit: 2, nextToken })).toEqual(['three']);
    expect((await filter({ limit: 2, nextToken })).body).not.toHaveProperty('nextToken');
  });

  test('come the newest first where that is asked for, page after page', async () => {
    const startTime = Date.UTC(2026, 0, 1);
    aws.writeLog('a', [
      { at: startTime + 1, message: 'four' },
      { at: startTime + 2, message: 'five' },
      { at: startTime + 2, message: 'six' },
    ]);
    const { body } = await filter({ startTime, startFromHead: false, limit: 2 });
    const { nextToken } = body as { nextToken: string };

    expect(await messages({ startTime, startFromHead: false, limit: 2 })).toEqual(['six', 'five']);
    expect(await messages({ startTime, limit: 2, nextToken })).toEqual(['four']);
    expect(await filter({ startTime: 1, startFromHead: false })).toMatchObject({ status: 400 });
  });

  test('that match may be none on a page, and more on a later one', async () => {
    const quiet = Array.from({ length: lookedAtPerPage }, () => ({ at: 40, message: '{}' }));
    aws.writeLog('a', [...quiet, { at: 50, message: '{"level":"ERROR"}' }]);
    const filterPattern = '{ $.level = "ERROR" }';
    const { body } = await filter({ filterPattern });
    const { events, nextToken } = body as { events: unknown[]; nextToken: string };

    expect(events).toEqual([]);
    expect(await messages({ filterPattern, nextToken })).toEqual(['{"level":"ERROR"}']);
  });

  test('are at most a megabyte a page', async () => {
    const message = 'x'.repeat(300_000);
    aws.writeLog(
      'a',
      Array.from({ length: 5 }, () => ({ at: 60, message })),
    );

    expect(await messages({ startTime: 60 })).toHaveLength(3);
  });

  test.each([
    ['a pattern that we do not send', { filterPattern: 'ERROR' }],
    ['a pattern too long', { filterPattern: `{ $.a = "${'x'.repeat(1020)}" }` }],
    ['a token that is none', { nextToken: 'x' }],
    ['a page of none', { limit: 0 }],
  ])('%s is refused', async (_, request) => {
    expect(await filter(request)).toMatchObject({
      status: 400,
      body: { __type: 'InvalidParameterException' },
    });
  });

  test('of another group do not exist, and need a permission', async () => {
    const other = await filter({ logGroupName: '/other' });
    const denied = await filter({}, 'onboarding.createUser');

    expect(other).toMatchObject({ status: 400, body: { __type: 'ResourceNotFoundException' } });
    expect(denied).toMatchObject({ status: 400, body: { __type: 'AccessDeniedException' } });
  });

  test('are answered with the clock of the product and an id', async () => {
    const { headers } = await filter({});

    expect(headers.get('date')).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
    expect(headers.get('x-amzn-requestid')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('a request that is not signed for a service of ours is refused', async () => {
  expect((await fetch(aws.url)).status).toBe(403);
});
