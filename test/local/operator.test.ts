/**
 * Goal: the operator's commands see what is wrong and mend it, on the local run as on a stage, and
 * say nothing that somebody wrote.
 * Method: a running world, things bent on purpose, the commands as processes of their own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DataFolder, openDataFolder } from '#scripts/local/data-folder.ts';
import { setUser } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin, signUp } from '#test/kit/person.ts';
import { cleanEnvironment } from '#test/kit/product.ts';
import { stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });
const root = join(import.meta.dirname, '../..');
const path = mkdtempSync(join(tmpdir(), 'anchor-operator-'));
let folder: DataFolder;

beforeAll(() => {
  folder = openDataFolder(path);
  const { port, smtpPort, awsPort } = world;
  const url = `http://localhost:${port}`;
  const urls = { mainUrl: url, waitlistUrl: url, mailboxUrl: url, adminUrl: url };
  folder.announce({ port, smtpPort, awsPort, pid: process.pid, ...urls });
});
afterAll(() => {
  folder.release();
  rmSync(path, { recursive: true });
});

/** The command that runs. */
let running: ChildProcess | undefined;

async function run(env: Readonly<Record<string, string>>, script: string, args: readonly string[]) {
  const child = spawn(process.execPath, [`scripts/ops/${script}.ts`, ...args], {
    cwd: root,
    env: cleanEnvironment(env),
  });
  running = child;
  child.stdin.end();
  const code = new Promise((done) => child.once('close', done));
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, said, complaint };
}

const here = (script: string, ...args: readonly string[]) => run({ DATA_DIR: path }, script, args);

/** As on a stage: the SDK is told by the environment alone where AWS is, and who asks. */
const onStage = (script: string, ...args: readonly string[]) =>
  run(
    {
      AWS_ENDPOINT_URL: world.endpoint.url,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: 'any',
    },
    script,
    ['--stage', 'dev', '--region', 'us-east-1', ...args],
  );

const [queue] = builtCloud().queues.filter(({ name }) => /deadletters/i.test(name));
const functionOf = (name: string) => builtCloud().functions.find((fn) => fn.name === name)!;
const leave = (body: object | string) =>
  world.endpoint.deadLetters.add(
    queue!.arn,
    typeof body === 'string' ? body : JSON.stringify(body),
  );
const left = () => world.endpoint.deadLetters.all().map(({ body }) => body);

const words = 'a secret wish of somebody';
const failedRun = (name: string, requestPayload: unknown) => ({
  version: '1.0',
  requestContext: {
    functionArn: `${functionOf(name).arn}:$LATEST`,
    condition: 'RetriesExhausted',
    approximateInvokeCount: 3,
  },
  requestPayload,
  responsePayload: { errorType: 'TimeoutError', errorMessage: words },
});

async function letters(email: string) {
  await world.runtime.atRest();
  return (await world.mails(email)).length;
}

test('a dead letter of each kind is listed, handed on once, and done once', async () => {
  const people = [await begin(world), await begin(world)] as const;
  const evening = people.map(({ userId }) =>
    stageEvent(userId, 'EVENING_REFLECTION', dateIn(world)),
  );
  leave(failedRun('stages.touchpoint', evening[0]));
  leave({ ...evening[1] });
  leave({ TopicArn: functionOf('inbound.sms').topics[0], Message: words, Type: 'Notification' });
  leave(words);

  const listed = await here('redrive');
  expect(listed).toMatchObject({ code: 0, complaint: '' });
  expect(listed.said).toContain(`run  stages.touchpoint  userId ${people[0].userId}`);
  expect(listed.said).toContain('because TimeoutError');
  expect(listed.said).toContain(`schedule  stages.touchpoint  userId ${people[1].userId}`);
  expect(listed.said).toContain('notice  inbound.sms');
  expect(listed.said).toContain('unknown  ?');
  expect(listed.said).toContain('4 dead letters, 4 of them asked for, 0 handed on.');
  expect(listed.said).not.toContain(words);
  expect(left()).toHaveLength(4);

  await world.moveTo(evening[0]!.scheduledAt);
  const before = await Promise.all(people.map(({ email }) => letters(email)));

  const one = await onStage('redrive', '--kind', 'run', '--write');
  expect(one).toMatchObject({ code: 0, complaint: '' });
  expect(one.said).toContain('4 dead letters, 1 of them asked for, 1 handed on.');
  expect(left()).toHaveLength(3);

  const rest = await here('redrive', '--write');
  expect(rest.said).toContain('3 dead letters, 3 of them asked for, 2 handed on.');
  expect(left()).toEqual([words]);
  expect(await Promise.all(people.map(({ email }) => letters(email)))).toEqual(before);
});

test('a letter that never came comes by its dead letter', async () => {
  const { email, userId } = await begin(world);
  for (const { name, group } of world.endpoint.schedules.all()) {
    if (name.startsWith(userId)) await world.endpoint.schedules.remove(group, name);
  }
  const event = stageEvent(userId, 'EVENING_REFLECTION', dateIn(world));
  await world.moveTo(event.scheduledAt);
  const before = await letters(email);
  leave(failedRun('stages.touchpoint', event));

  const { said } = await here('redrive', '--function', 'stages.touchpoint', '--write');

  expect(said).toContain('1 handed on.');
  expect(await letters(email)).toBe(before + 1);
});

test('schedules follow the users’ rows again, however they came apart', async () => {
  const { userId: lost } = await signUp(world);
  const { userId: gone } = await signUp(world);
  const { userId: moved } = await signUp(world);
  const all = () => world.endpoint.schedules.all();
  const of = (userId: string) => all().filter(({ name }) => name.startsWith(userId));
  for (const { name, group } of of(lost)) await world.endpoint.schedules.remove(group, name);
  await setUser(world, gone, { state: 'unsubscribed' });
  await setUser(world, moved, { zone: 'Europe/Lisbon' });

  const plain = await here('reconcile-schedules');
  expect(plain).toMatchObject({ code: 0, complaint: '' });
  expect(plain.said.match(new RegExp(`missing  ${lost}`, 'g'))).toHaveLength(3);
  expect(plain.said.match(new RegExp(`surplus  ${gone}`, 'g'))).toHaveLength(3);
  expect(plain.said).not.toContain(moved);

  const times = await onStage('reconcile-schedules', '--times', '--per-second', '1000');
  expect(times.said.match(new RegExp(`wrong  ${moved}`, 'g'))).toHaveLength(3);
  expect(of(lost)).toHaveLength(0);

  const write = ['--times', '--per-second', '1000', '--write'];
  const mended = await here('reconcile-schedules', ...write);
  expect(mended.said).toContain('Mended');
  expect([of(lost), of(gone), of(moved)].map(({ length }) => length)).toEqual([3, 0, 3]);
  expect(new Set(of(moved).map(({ timezone }) => timezone))).toEqual(new Set(['Europe/Lisbon']));

  const again = await here('reconcile-schedules', ...write);
  expect(again.said).toContain('0 differences of 0 users.');
});

test('of many people schedules are compared in parts, and a part that broke off is taken up', async () => {
  const people = [await signUp(world), await signUp(world), await signUp(world)];
  for (const { name, group } of world.endpoint.schedules.all()) {
    if (people.some(({ userId }) => name.startsWith(userId)))
      await world.endpoint.schedules.remove(group, name);
  }
  const linesOf = ({ said }: { said: string }) =>
    said.split('\n').filter((line) => /  /.test(line));
  const whole = await here('reconcile-schedules');
  expect(linesOf(whole).length).toBeGreaterThanOrEqual(9);
  const inParts = ['--per-second', '5000', '--from'];

  const parts = await onStage('reconcile-schedules', ...inParts, '00');
  expect(parts.code).toBe(0);
  expect(linesOf(parts).toSorted()).toEqual(linesOf(whole).toSorted());

  let listed = 0;
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ operation }) => operation === 'ListSchedules' && (listed += 1) > 128,
  });
  const broken = await onStage('reconcile-schedules', ...inParts, '00');
  world.endpoint.calls.fault(undefined);
  expect(broken.code).toBe(1);
  const [, from = ''] = /.*--from (..) goes on here/s.exec(broken.complaint) ?? [];
  expect(from).toBe('80');
  const rest = await onStage('reconcile-schedules', ...inParts, from);
  expect([...linesOf(broken), ...linesOf(rest)].toSorted()).toEqual(linesOf(whole).toSorted());

  const nonsense = await onStage('reconcile-schedules', '--from', 'zz');
  expect(nonsense).toMatchObject({ code: 1, said: '' });
  await here('reconcile-schedules', '--write');
});

test('a recount that is broken off goes on from its file, which goes once all is mended', async () => {
  const state = join(path, 'recount.state');
  const whole = await onStage('recount');
  const breakOff = async (kind: 'refuse' | 'slow', hit: () => boolean) => {
    let scans = 0;
    world.endpoint.calls.fault({
      kind,
      hits: ({ operation }) => operation === 'Scan' && (scans += 1) === 3 && hit(),
    });
    const broken = await onStage('recount', '--state', state);
    world.endpoint.calls.fault(undefined);
    expect(broken.complaint).toMatch(/Broken off after \d+ rows. The same command goes on/);
    expect(statSync(state).mode & 0o077).toBe(0);
    return broken.code;
  };

  expect(await breakOff('refuse', () => true)).toBe(1);
  expect((await onStage('recount', '--state', state)).said).toBe(whole.said);
  rmSync(state);
  expect(await breakOff('slow', () => running?.kill('SIGINT') ?? false)).toBe(130);
  expect((await onStage('recount', '--state', state)).said).toBe(whole.said);
  const other = await run(
    { AWS_ENDPOINT_URL: world.endpoint.url, AWS_ACCESS_KEY_ID: 'operator' },
    'recount',
    ['--table', 'another', '--region', 'us-east-1', '--state', state],
  );
  expect([other.code, other.complaint]).toEqual([1, expect.stringContaining('is of the table')]);

  const mended = await onStage('recount', '--state', state, '--write', '--exact');
  expect(mended.said).toMatch(/Mended \d+\./);
  expect(existsSync(state)).toBe(false);
});

test('the counters are recounted on a stage by its name alone', async () => {
  const { code, said } = await onStage('recount');

  expect(code).toBe(0);
  expect(said).toMatch(/\d+ rows, \d+ differences/);
});

test.each(['redrive', 'reconcile-schedules', 'recount', 'create-admin'])(
  '%s says what it takes where it is asked for something else, and does nothing',
  async (script) => {
    const { code, said, complaint } = await here(script, '--nope');

    expect(code).toBe(1);
    expect(said).toBe('');
    expect(complaint).toContain("Unknown option '--nope'");
    expect(complaint).toContain('--stage');
  },
);

test('a stage that is not there is said so in a sentence', async () => {
  const { code, complaint } = await run(
    {
      AWS_ENDPOINT_URL: world.endpoint.url,
      AWS_ACCESS_KEY_ID: 'operator',
      AWS_SECRET_ACCESS_KEY: 'any',
    },
    'redrive',
    ['--stage', 'prod', '--region', 'us-east-1'],
  );

  expect(code).toBe(1);
  expect(complaint).toMatch(/^The stage could not be asked \(anchor-prod-health-check\): .*\n$/);
});
