/** The running product as simulated people meet it, and as the operator looks into it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { storedDayOf } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Day } from '#shared/domain/day.ts';
import { instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import { fromRoot } from '../build/root.ts';
import type { OutMessage } from '../local/aws/types.ts';
import type { Cloud } from '../local/cloud.ts';
import { bare, header, messageOf } from '../local/console/messages.ts';
import { composeReply } from '../local/console/reply-mail.ts';
import type { LocalRun } from '../local/local-run.ts';
import { operatorTable } from '../local/operator-table.ts';
import { startPassingRun } from '../local/passing-run.ts';
import { localPrefix } from '../ops/place.ts';
import { readDeadLetter } from '../ops/redrive/dead-letters.ts';
import type { Letter, Person } from './people.ts';

const mostAttempts = 8;

/** A browser: it keeps its cookies, and its user presses the button again when nothing comes. */
function browserOf({ port }: LocalRun) {
  const cookies = new Map<string, string>();
  return async (path: string, body: object): Promise<Record<string, unknown>> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v2/onboarding/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: [...cookies.values()].join('; ') },
        body: JSON.stringify(body),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [cookie = ''] = set.split(';');
        cookies.set(cookie.split('=')[0] ?? '', cookie);
      }
      if (answer.ok) return (await answer.json()) as Record<string, unknown>;
      const said = await answer.text();
      if (answer.status < 500 || attempt === mostAttempts)
        throw new Error(`${path} answered ${answer.status}: ${said}`);
    }
  };
}

async function letterOf(mail: OutMessage): Promise<Letter> {
  const message = await messageOf(mail);
  const [purpose = '', slug] = (header(message, 'Feedback-ID') ?? '').split(':');
  const stage = stages.find((one) => stageWords[one].slug === slug);
  return { message, purpose, stage, at: Date.parse(mail.sentAt) };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

export async function openProduct() {
  const cloud = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
  const tableDir = mkdtempSync(join(tmpdir(), 'anchor-simulation-'));
  const run = await startPassingRun(cloud, {
    // Each letter is read when it comes; those of months have no room in memory.
    lettersKept: 200,
    logsKept: 1000,
    workers: 2,
    tableDir,
  });
  const { endpoint, runtime, clock } = run;
  const table = operatorTable(endpoint.url, cloud);
  const inTable = { TableName: cloud.table.name, ConsistentRead: true };
  const arrived: OutMessage[] = [];
  endpoint.outbox.onAdd((mail) => void arrived.push(mail));
  let deadLettersSeen = 0;

  return {
    run,
    table,
    tableName: cloud.table.name,

    /** All letters that came since it was last asked. */
    letters: (): Promise<readonly Letter[]> => Promise.all(arrived.splice(0).map(letterOf)),

    /** Signs a person up by the two calls of the pages. */
    async signUp(person: Person, rawText: string): Promise<void> {
      const post = browserOf(run);
      const { userId } = await post('create-user', {
        email: person.email,
        timezone: person.zone,
        timezone_source: 'user',
        startToday: true,
      });
      person.userId = String(userId);
      await post('day0-intentions', { userId, rawText, startToday: true });
    },

    /** Answers a letter by mail, delivered so many times; returns the reply's Message-ID. */
    async reply(person: Person, { message }: Letter, text: string, times = 1): Promise<string> {
      const [from, to] = [person.email, bare(header(message, 'Reply-To') ?? message.from)];
      const draft = { text, from, headers: {}, verdicts: {} };
      const { raw, messageId } = await composeReply(message, draft, { from, to, now: clock.now() });
      for (let time = 0; time < times; time += 1)
        person.mails.push(await run.receive({ raw, from, to: [to], verdicts: {} }));
      return messageId;
    },

    /** Delivers a touchpoint's event once more, as the scheduler may. */
    fireAgain({ userId, zone, rhythm }: Person, { stage, at }: Pick<Letter, 'stage' | 'at'>): void {
      if (stage === undefined || stage === 'DAY0_ACK') return;
      const due = instantOf(localDateAt(new Date(at), zone), rhythm[stage], zone) ?? new Date(at);
      const event = { userId, stage, zone, scheduledAt: due.toISOString() };
      runtime.invokeAsync(`stages.${stageWords[stage].slug}` as FunctionName, event);
    },

    /** Hands on every dead letter that came since it was last asked; returns how many. */
    redrive(): number {
      const dead = endpoint.deadLetters.all().slice(deadLettersSeen);
      deadLettersSeen += dead.length;
      for (const { body } of dead) {
        const letter = readDeadLetter(body, { cloud, prefix: localPrefix });
        if (!letter.function) throw new Error(`No function takes this dead letter: ${body}`);
        runtime.invokeAsync(letter.function, letter.event);
      }
      return dead.length;
    },

    /** All days of a person, the oldest first. */
    async daysOf({ userId }: Person): Promise<readonly Day[]> {
      const query = {
        ...inTable,
        KeyConditionExpression: 'pk = :person AND begins_with(sk, :day)',
        ExpressionAttributeValues: { ':person': keys.person(userId), ':day': 'DAY#' },
      };
      const days: Day[] = [];
      for await (const { Items = [] } of paginateQuery({ client: table }, query))
        days.push(...Items.map((row) => storedDayOf(row).day));
      return days;
    },

    /** Where ids or addresses of people still stand: in which rows and schedules. */
    async tracesOf(
      people: readonly Pick<Person, 'userId' | 'email'>[],
    ): Promise<readonly string[]> {
      const words = new Set(people.flatMap(({ userId, email }) => [userId, email]));
      const holds = (text: string): boolean =>
        (text.match(/[\da-f]{8}-[\da-f-]{27}|person@p\d+\.example/g) ?? []).some((word) =>
          words.has(word),
        );
      const found: string[] = [];
      for await (const { Items = [] } of paginateScan({ client: table }, inTable))
        for (const row of Items)
          if (holds(JSON.stringify(row))) found.push(`row ${row['pk']} ${row['sk']}`);
      for (const schedule of endpoint.schedules.all())
        if (holds(JSON.stringify(schedule))) found.push(`schedule ${schedule.name}`);
      return found;
    },

    /** Which raw mails of a person are still kept. */
    async mailsKeptOf({ mails }: Person): Promise<readonly string[]> {
      const { bucket, prefix } = cloud.receiptRule;
      const scope = `${endpoint.operatorKey}/20261120/${cloud.region}/s3/aws4_request`;
      const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${scope}` };
      const kept: string[] = [];
      for (const id of mails) {
        const url = `${endpoint.url}/${bucket}/${prefix}${id}`;
        const { status } = await fetch(url, { method: 'HEAD', headers });
        if (status !== 404) kept.push(`mail ${prefix}${id} (${status})`);
      }
      return kept;
    },

    /** Bytes in use after a collection: by this process, and by a function's worker (the mean). */
    async memory() {
      globalThis.gc?.();
      const { heapUsed, external } = process.memoryUsage();
      const workers = [...(await runtime.heaps()).values()].flat();
      const sum = workers.reduce((all, one) => all + one, 0);
      return { process: heapUsed + external, worker: sum / Math.max(workers.length, 1) };
    },

    async close(): Promise<void> {
      table.destroy();
      await run.close();
      rmSync(tableDir, { recursive: true, force: true });
    },
  };
}
