/** What the disk does to the local run: it is full, it has no handles left, it has lost a file. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { openDataFolder } from '#scripts/local/data-folder.ts';
import { operatorTable } from '#scripts/local/operator-table.ts';
import { createUser, newAddress } from '#test/kit/person.ts';
import { type Product, startProduct } from '#test/kit/product.ts';
import { builtCloud } from '#test/kit/world.ts';

jest.setTimeout(150_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'anchor-storage-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const cloud = builtCloud();
const { bucket, prefix, recipients } = cloud.receiptRule;

/** What the product has said yes to. */
interface Acknowledged {
  readonly people: Set<string>;
  readonly mails: Set<string>;
}

const line = `${'x'.repeat(70)}\r\n`;

async function sendMail(port: number): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const envelope = { from: newAddress(), to: [`r@${recipients[0]}`] };
    const raw = `From: <${envelope.from}>\r\nSubject: hello\r\n\r\n${line.repeat(100)}`;
    const { response } = await transport.sendMail({ envelope, raw });
    return /Taken as (\w+)/.exec(response)?.[1] ?? '';
  } finally {
    transport.close();
  }
}

async function signUp(product: Product, { people }: Acknowledged): Promise<void> {
  const email = newAddress();
  const { status } = await createUser(product, email, 'America/Chicago');
  if (status === 200) people.add(email);
}

/** People sign up and write without end, until the product answers nobody any more. */
async function crowd(product: Product, acknowledged: Acknowledged): Promise<void> {
  const { smtpPort } = product.running();
  let isGoing = true;
  const forever = async (once: () => Promise<unknown>) => {
    while (isGoing) await once().catch(() => pause(20));
  };
  const busy = [
    ...Array.from({ length: 3 }, () => forever(() => signUp(product, acknowledged))),
    forever(async () => void acknowledged.mails.add(await sendMail(smtpPort))),
    // Functions of many kinds: each worker takes handles.
    forever(() => product.get('/api/health')),
    forever(() => product.get('/auth/csrf')),
    forever(() => product.get('/auth/whoami')),
  ];
  await product.ended();
  isGoing = false;
  await Promise.all(busy);
}

/** Everybody that the table holds, by address. */
async function peopleIn(product: Product): Promise<string> {
  const client = operatorTable(`http://127.0.0.1:${product.running().awsPort}`, cloud);
  const rows: unknown[] = [];
  for await (const page of paginateScan({ client }, { TableName: cloud.table.name }))
    rows.push(...(page.Items ?? []));
  return JSON.stringify(rows);
}

const nobody = (): Acknowledged => ({ people: new Set(), mails: new Set() });

/** What was acknowledged and is not there any more. */
async function lostOf({ people, mails }: Acknowledged, product: Product) {
  const found = await peopleIn(product);
  const mailOf = (id: string) =>
    join(product.dataDir, 'objects', bucket, encodeURIComponent(`${prefix}${id}`));
  return {
    people: [...people].filter((email) => !found.includes(email)),
    mails: [...mails].filter((id) => !existsSync(mailOf(id))),
  };
}

const noneLost = { people: [], mails: [] };

/** Lives in a crowd until it ends for want of something, and once more without the limit. */
async function endOf(dataDir: string, limit: string) {
  const env = { DATA_DIR: dataDir };
  const product = await startProduct({ env, limit });
  const greeting = product.printed().length;
  const acknowledged = nobody();
  await signUp(product, acknowledged);
  await crowd(product, acknowledged);
  const said = product.printed().slice(greeting).trim().split('\n');
  const code = await product.ended();
  return {
    code,
    said,
    people: acknowledged.people.size,
    async lost() {
      const again = await startProduct({ env });
      return await lostOf(acknowledged, again).finally(() => again.remove());
    },
  };
}

const oneLine = (code: string) => [
  expect.stringMatching(
    `^Anchor has stopped; all .* is kept\\. .* \\(${code}\\)\\. .* start Anchor again\\.` +
      '( \\d+ log lines? could not be written\\.)?$',
  ),
];

test.each([
  ['a file may not grow', 'ulimit -f 400', 'EFBIG'],
  ['file handles are used up', 'ulimit -n 56', 'EMFILE'],
])(
  'where %s it ends with one line, and all that it said yes to is kept',
  async (_, limit, code) => {
    const end = await endOf(join(folder, code), limit);

    expect([end.code, end.said]).toEqual([1, oneLine(code)]);
    expect(end.people).toBeGreaterThan(0);
    expect(await end.lost()).toEqual(noneLost);
  },
);

test('on a full disk it ends with one line, and all that it said yes to is kept', async () => {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk]);
  if (mounted.status !== 0) {
    console.warn('No disk can be mounted here: not tried.');
    return;
  }
  try {
    const end = await endOf(join(disk, 'data'), ':');
    expect([end.code, end.said]).toEqual([1, oneLine('ENOSPC')]);
    expect(end.people).toBeGreaterThan(0);
    spawnSync('mount', ['-o', 'remount,size=200m', disk]);
    expect(await end.lost()).toEqual(noneLost);
  } finally {
    spawnSync('umount', [disk]);
  }
});

test('killed at any moment it starts again, without an alarm and with everybody', async () => {
  const product = await startProduct();
  const acknowledged = nobody();
  try {
    for (let n = 0; n < 5; n += 1) {
      await signUp(product, acknowledged);
      const kill = setTimeout(() => void product.stop('SIGKILL'), 1500 * Math.random());
      await crowd(product, acknowledged);
      clearTimeout(kill);
      await product.start();
    }
    expect(await lostOf(acknowledged, product)).toEqual(noneLost);
    expect(acknowledged.people.size).toBeGreaterThan(0);

    await product.stop();
    for (const name of ['clock.json', 'secrets.json', 'administrator.json']) {
      const path = join(product.dataDir, name);
      renameSync(path, `${path}.away`);
      await expect(product.start()).rejects.toThrow(`${path} is not as Anchor left it: it is`);
      renameSync(`${path}.away`, path);
    }
    await product.start();
  } finally {
    await product.remove();
  }
});

const opening = `
  import { openDataFolder } from '#scripts/local/data-folder.ts';
  import { setTimeout as pause } from 'node:timers/promises';
  await pause(Number(process.argv[2]) - Date.now());
  try {
    openDataFolder(process.argv[1]);
    console.log('mine');
    await pause(60_000);
  } catch (problem) {
    console.log(problem.message);
  }`;

test('of several starts at once on a stale lock one runs, and its lock stays', async () => {
  const held = join(folder, 'held');
  mkdirSync(held);
  for (let round = 0; round < 6; round += 1) {
    const at = String(Date.now() + 1000);
    const args = ['--input-type=module', '-e', opening, held, at];
    const starts = Array.from({ length: 4 }, () =>
      spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    const said = await Promise.all(
      starts.map(async ({ stdout }) => {
        const [first] = (await once(stdout, 'data')) as [Buffer];
        return first.toString().trim();
      }),
    );
    const winner = starts[said.indexOf('mine')];
    const refused = expect.stringContaining(`is in use by another run (process ${winner?.pid})`);
    expect(said.toSorted()).toEqual([refused, refused, refused, 'mine']);
    expect(() => openDataFolder(held)).toThrow(`process ${winner?.pid}`);
    // It goes without letting go: the next round finds its lock.
    const gone = starts
      .filter(({ exitCode }) => exitCode === null)
      .map((start) => once(start, 'exit'));
    for (const start of starts) start.kill('SIGKILL');
    await Promise.all(gone);
  }
  openDataFolder(held).release();
  expect(readdirSync(held).filter((name) => name.startsWith('lock'))).toEqual([]);
});
