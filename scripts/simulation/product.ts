/** The running product as simulated people meet it, and as the operator looks into it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import { storedDayOf } from '#functions/store/days.ts';
import { keys } from '#functions/store/keys.ts';
import type { Day } from '#shared/domain/day.ts';
import { instantOf, localDateAt } from '#shared/domain/local-date.ts';
import { stages, stageWords } from '#shared/domain/stage.ts';
import type { OutMessage } from '../local/aws/types.ts';
import { readCloud } from '../local/cloud.ts';
import { bare, header, messageOf } from '../local/console/messages.ts';
import { composeReply } from '../local/console/reply-mail.ts';
import { operatorTable } from '../local/operator-table.ts';
import { signUp, startPassingRun } from '../local/passing-run.ts';
import { readDeadLetter } from '../ops/dead-letters.ts';
import { localPrefix } from '../ops/place.ts';
import type { Letter, Person } from './people.ts';

async function letterOf(mail: OutMessage): Promise<Letter> {
  const message = await messageOf(mail);
  const [purpose = '', slug] = (header(message, 'Feedback-ID') ?? '').split(':');
  const stage = stages.find((one) => stageWords[one].slug === slug);
  return { message, purpose, stage, at: Date.parse(mail.sentAt) };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

export async function openProduct() {
  const cloud = readCloud();
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
      await signUp(run, person.email, person.zone, rawText, (userId) => {
        person.userId = userId;
      });
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
      runtime.invokeAsync('stages.touchpoint', event);
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
