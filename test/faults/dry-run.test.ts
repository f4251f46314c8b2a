/**
 * Goal: wherever a dry run breaks, nobody is written to, what is left of its tester expires, and a
 * report that was answered is there; asked again, the day is run.
 * Method: break every call to AWS in every way, ask again, and look at all that was added.
 */
import { expect } from '@jest/globals';
import { dryDay } from '#test/kit/dry-run.ts';
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

async function ask(world: World, { answers }: Case) {
  const admin = await adminOf(world);
  const { status, headers, text } = await admin.http('/admin/dry-run', {
    method: 'POST',
    body: JSON.stringify({ ...dryDay, persist: true }),
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
  const urls = answers.filter(({ status }) => status === 200).map(({ body }) => body['reportUrl']);
  const opened = await Promise.all(urls.map((url) => admin.http(String(url))));
  return opened.every(({ status }) => status === 200);
}

finishes('a dry run broken anywhere leaves nothing that stays, and is run when asked again', {
  name: 'Administrator, dry run',
  caller: 'dryRun.run',
  calls: 60,
  prepare,
  deliver: ask,
  left: async (world, of) => {
    const added = (await rowsIn(world)).filter(
      (row) => !of.rows.has(nameOf(row)) && !isOfAdmins(nameOf(row)),
    );
    const names = added.map(nameOf);
    const last = of.answers.at(-1);
    return {
      facts: {
        last: last && { status: last.status, summary: last.body['summary'] },
        lasting: added.filter(({ expiresAt }) => typeof expiresAt !== 'number').map(nameOf),
        others: names.filter((name) => !isFile(name)).length,
        whole: await filesAreWhole(world, names),
        opens: await reportsOpen(world, of),
        plan: await planOf(world, of.userId),
        mails: (await world.mails()).length - of.mails,
      },
    };
  },
  expected: (_, { plan }, { call }) => ({
    facts: {
      last: {
        status: 200,
        summary: {
          totalStages: 4,
          mimeParity: true,
          carryOverVerified: true,
          carryOver: 'verified',
        },
      },
      lasting: [],
      // What a killed worker leaves of its tester expires.
      others: call ? expect.any(Number) : 0,
      whole: true,
      opens: true,
      plan,
      mails: 0,
    },
  }),
});
