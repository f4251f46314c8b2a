/** The door for mail: our domain only, up to 40 MB, kept raw before anyone is told. */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { openClock } from '#scripts/local/clock.ts';
import { openSmtpDoor, type SmtpDoor } from '#scripts/local/smtp.ts';
import { noticesArn, smallCloud } from '#test/kit/small-cloud.ts';
import { startWorld } from '#test/kit/world.ts';

interface Notice {
  readonly notificationType: string;
  readonly mail: Readonly<Record<string, unknown>>;
  readonly receipt: Readonly<Record<string, unknown>>;
}

interface Kept {
  readonly key: string;
  readonly body: string;
}

interface Told {
  readonly topic: string;
  readonly notice: Notice;
}

const { cloud, remove } = smallCloud({});
remove();

const clock = openClock(undefined);
clock.moveTo(Date.parse('2030-01-02T03:04:05Z'));

let door: SmtpDoor;
/** In the order in which it happened: objects kept and notices published. */
let happened: Partial<Kept & Told>[];
let full: boolean;

beforeEach(async () => {
  happened = [];
  full = false;
  door = await openSmtpDoor({
    cloud,
    clock,
    port: 0,
    report: () => {},
    endpoint: {
      async putObject(bucket, key, body) {
        if (full) throw new Error('no room');
        happened.push({
          key: `${bucket}/${key}`,
          body: Buffer.concat([body].flat()).toString('latin1'),
        });
      },
    },
    publish: (topic, message) =>
      void happened.push({ topic, notice: JSON.parse(message) as Notice }),
    synced: async () => {},
  });
});
afterEach(() => door.close());

const raw = [
  'From: Ada <ada@example.com>',
  'To: r+token@reply.example.com',
  'Subject: =?UTF-8?Q?Gr=C3=BC=C3=9Fe?=',
  'Message-ID: <one@example.com>',
  '',
  'done',
  '',
].join('\r\n');

async function send(
  to: string,
  message: string | Buffer,
  from = 'ada@example.com',
  { port } = door,
) {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    return await transport.sendMail({ envelope: { from, to: [to] }, raw: message });
  } finally {
    transport.close();
  }
}

test.each(['ada@example.com', 'r@sub.reply.example.com', 'r@reply.example.com.evil.example'])(
  'mail for %s is refused with 550 and kept nowhere',
  async (to) => {
    await expect(send(to, raw)).rejects.toMatchObject({ responseCode: 550 });
    expect(happened).toEqual([]);
  },
);

test('a mail over 40 MB is refused with 552 and kept nowhere', async () => {
  const line = Buffer.from(`${'x'.repeat(70)}\r\n`);
  const large = Buffer.concat([Buffer.from(raw), Buffer.alloc(41 * 1024 * 1024, line)]);

  await expect(send('r@reply.example.com', large)).rejects.toMatchObject({ responseCode: 552 });

  expect(happened).toEqual([]);
});

test('the size is announced; a login and encryption are not offered', async () => {
  const said = await new Promise<string>((done) => {
    let text = '';
    const socket = createConnection(door.port, '127.0.0.1');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (/^220 .*\r\n$/.test(text)) socket.write('EHLO me\r\n');
      if (!/^250 /m.test(text)) return;
      socket.destroy();
      done(text);
    });
  });

  expect(said).toMatch(/SIZE 41943040/);
  expect(said).not.toMatch(/AUTH|STARTTLS/);
});

test('a mail is kept whole, then the topic is told as SES tells it', async () => {
  await send('R+Token@reply.example.com', raw);

  const [object, told] = happened as [Kept, Told];
  expect(object.key).toMatch(/^mails\/inbound\/[0-9a-f]{40}$/);
  expect(object.body.endsWith(raw)).toBe(true);
  expect(object.body).toMatch(/^Return-Path: <ada@example.com>\r\nReceived: /);
  const id = object.key.slice('mails/inbound/'.length);
  const pass = { status: 'PASS' };
  expect(told).toMatchObject({
    topic: noticesArn,
    notice: {
      notificationType: 'Received',
      mail: {
        source: 'ada@example.com',
        destination: ['R+Token@reply.example.com'],
        messageId: id,
        timestamp: expect.stringMatching(/^2030-01-02T03:04/),
        commonHeaders: { subject: 'Grüße', messageId: '<one@example.com>' },
        headers: expect.arrayContaining([
          { name: 'Subject', value: '=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=' },
        ]),
      },
      receipt: {
        recipients: ['R+Token@reply.example.com'],
        spamVerdict: pass,
        virusVerdict: pass,
        spfVerdict: pass,
        dkimVerdict: pass,
        dmarcVerdict: pass,
        action: {
          type: 'S3',
          bucketName: 'mails',
          objectKey: `inbound/${id}`,
          topicArn: noticesArn,
        },
      },
    },
  });
});

test('other verdicts can be asked for on the first line, which is not kept', async () => {
  const asked = `X-Local-Verdicts: spam=FAIL,dmarc=GRAY,moon=FULL\r\n${raw}`;

  await send('r@reply.example.com', asked, '');

  const [object, told] = happened as [Kept, Told];
  expect(object.body).not.toContain('X-Local-Verdicts');
  expect(told.notice.mail).toMatchObject({ source: '' });
  expect(told.notice.receipt).toMatchObject({
    spamVerdict: { status: 'FAIL' },
    dmarcVerdict: { status: 'GRAY' },
    virusVerdict: { status: 'PASS' },
  });
  expect(told.notice.receipt).not.toHaveProperty('moonVerdict');
});

test('a mail that cannot be kept is not taken: its sender is told to try again', async () => {
  full = true;

  await expect(send('r@reply.example.com', raw)).rejects.toMatchObject({ responseCode: 451 });

  expect(happened).toEqual([]);
});

test('a mail of almost 40 MB is taken, byte for byte', async () => {
  const line = Buffer.from(`${'x'.repeat(70)}\r\n`);
  const large = Buffer.concat([Buffer.from(raw), Buffer.alloc(560_000 * line.length, line)]);
  const asked = Buffer.concat([Buffer.from('X-Local-Verdicts: spam=FAIL\r\n'), large]);

  await send('r@reply.example.com', asked);

  const [object, told] = happened as [Kept, Told];
  const body = Buffer.from(object.body, 'latin1');
  expect(body.subarray(body.indexOf('From: Ada')).equals(large)).toBe(true);
  expect(told.notice.receipt).toMatchObject({ spamVerdict: { status: 'FAIL' } });
});

test('a notice holds ten kilobytes of headers, and says when there were more', async () => {
  const filler = Array.from({ length: 100 }, (_, n) => `X-Filler-${n}: ${'a'.repeat(120)}\r\n`);

  await send('r@reply.example.com', raw);
  await send('r@reply.example.com', `${filler.join('')}${raw}`);

  const [, plain, , long] = happened as [Kept, Told, Kept, Told];
  expect(plain.notice.mail).toMatchObject({ headersTruncated: false });
  expect(long.notice.mail).toMatchObject({
    headersTruncated: true,
    commonHeaders: { messageId: '<one@example.com>' },
  });
  const { headers } = long.notice.mail as { headers: readonly { name: string }[] };
  expect(headers.length).toBeLessThan(100);
  expect(headers.map(({ name }) => name)).not.toContain('Message-ID');
});

/** Notes what is brought onto the disk for good, until it is stopped. */
async function watchSyncs() {
  const file = await open(import.meta.filename);
  const handles = Object.getPrototypeOf(file) as FileHandle;
  await file.close();
  const synced: string[] = [];
  const watch = jest.spyOn(handles, 'sync').mockImplementation(async function noted(
    this: FileHandle,
  ) {
    await this.datasync();
    synced.push(readlinkSync(`/proc/self/fd/${this.fd}`));
  });
  return { synced, stop: () => watch.mockRestore() };
}

test('a mail is taken once it and the word of it are on the disk, names and all', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'anchor-synced-'));
  const source = 'export const handler = () => new Promise((done) => setTimeout(done, 1000));';
  const small = smallCloud({ 'inbound.email': { source, topics: [noticesArn] } });
  const world = await startWorld({ cloud: small.cloud, root: small.root, dataDir });
  const watch = await watchSyncs();
  try {
    await send('r@reply.example.com', raw, 'ada@example.com', { ...door, port: world.smtpPort });
    const synced = watch.synced.map((path) => path.replace(`${dataDir}/`, ''));

    expect(synced).toEqual([
      // The folders were made just now.
      'objects',
      dataDir,
      expect.stringMatching(/^objects\/mails\/inbound%2F\w+\.new$/),
      'objects/mails',
      expect.stringMatching(/^events\/[\w-]+\.json$/),
      'events',
    ]);
  } finally {
    watch.stop();
    await world.close();
    small.remove();
    rmSync(dataDir, { recursive: true });
  }
});
