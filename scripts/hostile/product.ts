/** The product that is asked: the local run with its watch, and an administrator signed in. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { adminsIn } from '#functions/store/admins.ts';
import { fromRoot } from '../build/root.ts';
import { ensureAdministrator } from '../local/administrator.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { operatorTable } from '../local/operator-table.ts';
import { passingSecret, startPassingRun } from '../local/passing-run.ts';
import { ask, forgetConnections, type Got, type Sent } from './ask.ts';
import { secretWord } from './secret-word.ts';
import { openWatch, type Watch } from './watch.ts';

/** As the functions sign links and forms. */
export const signed = (text: string): Uint8Array =>
  createHmac('sha256', passingSecret).update(text).digest();

export const admin = {
  email: `${secretWord}.boss@example.com`,
  password: `nobody guesses this ${secretWord}`,
};

export interface Product {
  readonly run: LocalRun;
  readonly cloud: Cloud;
  readonly watch: Watch;
  /** What the local run itself stumbled over since it was last asked. */
  readonly stumbled: () => readonly string[];
  readonly ask: (sent: Sent) => Promise<Got>;
  /** As the administrator, in JSON; throws where it is refused. */
  readonly asAdmin: (method: string, path: string, body?: unknown) => Promise<Json>;
  readonly asVisitor: (method: string, path: string, body?: unknown) => Promise<Json>;
  /** The administrator's cookie, and that of a form. */
  readonly cookies: () => {
    readonly session: string;
    readonly form: string;
    readonly csrf: string;
  };
  /** Signs the administrator in, in the place of any session before. */
  readonly signIn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many routes, read by name
export type Json = any;

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const self = '127.0.0.1';

const cookieIn = ({ headers }: Got, name: string): string => {
  const line = headers['set-cookie']?.find((one) => one.startsWith(`${name}=`));
  if (!line) throw new Error(`No cookie ${name} was set.`);
  return line.split(';', 1)[0]?.slice(name.length + 1) ?? '';
};

/** On a morning in the middle of a week, when letters have begun to go out. */
async function toMorning(run: LocalRun): Promise<void> {
  const day = 86_400_000;
  const midnight = Math.floor(run.clock.now() / day + 1) * day;
  await run.timekeeper.advanceTo(midnight + 16 * 3_600_000);
}

async function start(watch: Watch, cloud: Cloud, report: (line: string) => void) {
  const run = await startPassingRun(cloud, {
    asked: watch.asked,
    logged: watch.logged,
    report,
  });
  watch.on(run);
  const admins = adminsIn(operatorTable(run.endpoint.url, cloud), cloud.table.name);
  await ensureAdministrator(admins, { ...admin, early: undefined });
  await toMorning(run);
  return run;
}

export async function openProduct(): Promise<Product> {
  const cloud = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
  const reported: string[] = [];
  const watch = openWatch(cloud);
  const run = await start(watch, cloud, (line) => void reported.push(line));
  const { signIn, cookies, asking } = signingIn(run);
  await signIn();
  return {
    run,
    cloud,
    watch,
    stumbled: () => reported.splice(0),
    ask: (sent) => ask(run.port, sent),
    asAdmin: asking(() => `anchor_session=${cookies().session}`),
    asVisitor: asking(() => ''),
    cookies,
    signIn,
    async close() {
      forgetConnections();
      await run.close();
    },
  };
}

function signingIn(run: LocalRun) {
  let held = { session: '', form: '', csrf: '' };
  const send = (method: string, path: string, headers: Sent['headers'], body?: string) =>
    ask(run.port, {
      method,
      path,
      headers,
      body: body === undefined ? body : Buffer.from(body),
      from: self,
    });

  const newForm = async () => {
    const got = await send('GET', '/auth/csrf', []);
    const { csrfToken } = JSON.parse(got.text) as { csrfToken: string };
    return { form: cookieIn(got, 'anchor_form'), csrf: csrfToken };
  };
  const signIn = async (): Promise<void> => {
    const one = await newForm();
    const fields = new URLSearchParams({ csrfToken: one.csrf, ...admin }).toString();
    const headers = [
      ['content-type', form],
      ['cookie', `anchor_form=${one.form}`],
    ] as const;
    const got = await send('POST', '/auth/login', headers, fields);
    held = { session: cookieIn(got, 'anchor_session'), ...(await newForm()) };
  };
  const asking = (cookie: () => string) => async (method: string, path: string, body?: unknown) => {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const got = await send(
      method,
      path,
      [
        ['content-type', json],
        ['cookie', cookie()],
      ],
      sent,
    );
    if (got.status !== 200) throw new Error(`${method} ${path}: ${got.status} ${got.text}`);
    return JSON.parse(got.text) as Json;
  };
  return { signIn, cookies: () => held, asking };
}
