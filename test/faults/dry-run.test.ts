/**
 * Goal: wherever a dry run breaks, nobody is written to, what is left of its tester expires, and a
 * report that was answered is there; asked again, the day is run.
 * Method: break every call to AWS in every way, ask again, and look at all that was added.
 */
import { expect } from '@jest/globals';
import { type DryDay, dryDay } from '#test/kit/dry-run.ts';
import type { Broke } from '#test/kit/every-fault.ts';
import { planOf, type Row, rowsIn } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { everyObjectIn } from '#test/kit/traces.ts';
import type { JsonReply, World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { adminOf } from './faults.ts';

const nameOf = ({ pk, sk }: Row): string => `${String(pk)} ${String(sk)}`;

/** What moves with every request of an administrator, and tells of no day. */
const isOfAdmins = (name: string): boolean => /^(ADMIN|LIMIT|AUDIT|RUN)#/.test(name);
/** What a report and a session are kept by. */
const isFile = (name: string): boolean => name.startsWith('DOWNLOAD#');

async function prepare(world: World) {
  const someone = await begin(world);
  const rows = new Set((await rowsIn(world)).map(nameOf));
  const mails = (await world.mails()).length;
  return {
    ...someone,
    plan: await planOf(world, someone.userId),
    rows,
    mails,
    answers: [] as JsonReply[],
  };
}

type Case = Awaited<ReturnType<typeof prepare>>;

async function ask(world: World, { answers }: Case, change: Partial<DryDay>) {
  const admin = await adminOf(world);
  const { status, headers, text } = await admin.http('/admin/dry-run', {
    method: 'POST',
    body: JSON.stringify({ ...dryDay, ...change }),
  });
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  const body = isJson ? (JSON.parse(text) as JsonReply['body']) : {};
  answers.push({ status, body });
  return { status };
}

/** Whether every file that is listed has its object. */
async function filesAreWhole(world: World, names: readonly string[]): Promise<boolean> {
  const objects = [...(await everyObjectIn(world)).keys()];
  const ids = names.filter(isFile).map((name) => /^DOWNLOAD#(\S+)/.exec(name)?.[1] ?? '');
  return ids.every((id) => objects.some((key) => key.endsWith(`files/${id}`)));
}

async function reportsOpen(world: World, { answers }: Case): Promise<boolean> {
  const admin = await adminOf(world);
  const urls = answers.flatMap(({ body }) => (body['reportUrl'] as string | undefined) ?? []);
  const opened = await Promise.all(urls.map((url) => admin.http(url)));
  return opened.every(({ status }) => status === 200);
}

const wherever = {
  caller: 'dryRun.run',
  prepare,
  left: async (world: World, of: Case) => {
    const added = (await rowsIn(world)).filter(
      (row) => !of.rows.has(nameOf(row)) && !isOfAdmins(nameOf(row)),
    );
    const names = added.map(nameOf);
    return {
      facts: {
        last: of.answers.at(-1)?.status,
        lasting: added.filter(({ expiresAt }) => typeof expiresAt !== 'number').map(nameOf),
        others: names.filter((name) => !isFile(name)).length,
        whole: await filesAreWhole(world, names),
        opens: await reportsOpen(world, of),
        plan: await planOf(world, of.userId),
        mails: (await world.mails()).length - of.mails,
      },
    };
  },
  expected: (_: World, { plan }: Case, { call }: Broke) => ({
    facts: {
      last: 200,
      lasting: [],
      // What a killed worker leaves of its tester expires.
      others: call ? expect.any(Number) : 0,
      whole: true,
      opens: true,
      plan,
      mails: 0,
    },
  }),
} as const;

finishes('a day that is broken anywhere leaves nothing that stays, and is run when asked again', {
  ...wherever,
  name: 'Administrator, dry run',
  calls: 40,
  deliver: (world, of: Case) => ask(world, of, { carryOver: false }),
});

finishes('a report that is broken anywhere is there whole, or not at all', {
  ...wherever,
  name: 'Administrator, dry run with a report',
  calls: 10,
  // All others are those of a day.
  breaks: ({ service, operation }) => service === 's3' || operation === 'PutItem',
  deliver: (world, of: Case) => ask(world, of, { persist: true }),
});
