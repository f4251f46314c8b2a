/** The four things whose own work is measured: each an event that can come again and again. */

import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { lifeOf, personAt } from '#scripts/bench/admin/crowd.ts';
import { signIn } from '#scripts/bench/admin/session.ts';
import { answerOf, mailOf } from '#scripts/cost/people.ts';
import { decodedPath, findRoute, gatewayEvent } from '#scripts/local/gateway-event.ts';
import { receiveMail } from '#scripts/local/receive-mail.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import type { Place } from './rewind.ts';

export interface Flow {
  readonly name: string;
  /** Hands the event to the handler, which answers as it would in the cloud. */
  readonly ask: () => Promise<unknown>;
  /** A call without which it did not do what it is there for. */
  readonly makes: string;
}

type Handler = (event: never, context: never) => Promise<unknown>;

/** Of an event of ours, whose shape the local run gives it. */
const asked = (handler: Handler, event: unknown) => () =>
  handler(event as never, { functionName: 'bench', awsRequestId: 'bench' } as never);

const zone = 'America/Chicago';

/** Somebody who began a week ago, and answered yesterday. */
function somebody(number: number, now: number): User {
  const at = new Date(now - 7 * 86_400_000).toISOString();
  const startsOn = addDays(localDateAt(new Date(now), zone), -6);
  const id = randomUUID();
  return { ...personAt(number), id, zone, startsOn, createdAt: at, begunAt: at, confirmedAt: at };
}

/** As many as a page of the table of people shows, and one more. */
export async function seed({ run, cloud, table }: Place, count: number): Promise<readonly User[]> {
  const { signups } = await import('#functions/store/signups.ts');
  const now = run.clock.now();
  const today = localDateAt(new Date(now), zone);
  const dates = [-4, -3, -2, -1].map((days) => addDays(today, days));
  const people = Array.from({ length: count }, (_, at) => somebody(at + 1, now));
  for (const user of people) {
    await signups.add(user, today);
    const rows = lifeOf(user, dates).map((Item) => ({ PutRequest: { Item } }));
    await table.send(new BatchWriteCommand({ RequestItems: { [cloud.table.name]: rows } }));
  }
  return people;
}

interface Page {
  readonly method: string;
  readonly url: string;
  readonly body?: object;
  readonly cookie?: string;
}

function requestOf({ run, cloud }: Place, { method, url, body, cookie }: Page): unknown {
  const path = decodedPath(url) ?? url;
  const found = findRoute(cloud, method, path);
  if (!found) throw new Error(`There is no route ${method} ${path}.`);
  const json = body && { 'content-type': 'application/json' };
  const headers = { ...json, ...(cookie && { cookie }), ...cloud.originHeaders };
  const bytes = Buffer.from(body ? JSON.stringify(body) : '');
  const viewer = { viewerIp: '127.0.0.1', now: run.clock.now() };
  return gatewayEvent({ method, url, headers, body: bytes, ...viewer }, path, found, cloud);
}

async function signUp(place: Place): Promise<Flow> {
  const { handler } = await import('#functions/api/onboarding/create-user.ts');
  const body = { email: 'new@example.com', timezone: zone, timezone_source: 'user' };
  const url = '/api/v2/onboarding/create-user';
  const event = requestOf(place, { method: 'POST', url, body });
  return { name: 'sign-up', ask: asked(handler, event), makes: 'CreateScheduleCommand' };
}

async function prompt({ run }: Place, { id: userId }: User): Promise<Flow> {
  const { handler } = await import('#functions/stages/morning.ts');
  const scheduledAt = new Date(run.clock.now()).toISOString();
  const event = { userId, stage: 'MORNING_INTENTION', zone, scheduledAt };
  return { name: 'prompt', ask: asked(handler, event), makes: 'SendRawEmailCommand' };
}

/** The letter that is answered has gone out before. */
async function reply(place: Place, user: User): Promise<Flow> {
  const { run, cloud } = place;
  await (await prompt(place, user)).ask();
  const letter = (await run.mailbox.list(user.email)).at(-1);
  const to = [letter?.headers['Reply-To'] ?? ''].flat()[0] ?? '';
  const said = answerOf('MIDDAY_CHECKIN', 0, 1);
  const mail = mailOf(user.email, to, said, letter?.text ?? '', new Date(run.clock.now()));
  let told = '';
  const publish = (_topic: string, message: string) => {
    told = message;
  };
  const arrived = { raw: Buffer.from(mail), from: user.email, to: [to], verdicts: {} };
  const { clock, endpoint, runtime } = run;
  await receiveMail(arrived, { cloud, clock, endpoint, publish, synced: runtime.synced });
  const { handler } = await import('#functions/inbound/email.ts');
  const event = { Records: [{ Sns: { Message: told } }] };
  return { name: 'reply', ask: asked(handler, event), makes: 'SendRawEmailCommand' };
}

async function usersList(place: Place, limit: number): Promise<Flow> {
  const { handler } = await import('#functions/api/users/list.ts');
  const cookie = await signIn(place.run, place.cloud);
  const url = `/api/v2/admin/users?limit=${limit}`;
  const event = requestOf(place, { method: 'GET', url, cookie });
  return { name: `users list of ${limit}`, ask: asked(handler, event), makes: 'QueryCommand' };
}

/** To be called once this process may be a function. */
export async function flowsOf(place: Place, perPage: number): Promise<readonly Flow[]> {
  const [first, second] = await seed(place, perPage + 1);
  if (!first || !second) throw new Error('Two people were to be there.');
  return [
    await signUp(place),
    await prompt(place, first),
    await reply(place, second),
    await usersList(place, perPage),
  ];
}
