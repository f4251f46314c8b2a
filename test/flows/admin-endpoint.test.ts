/** What an endpoint gives to the work behind it follows from its route's access, in types too. */

import { beforeAll, expect, test } from '@jest/globals';
import type { Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { keys } from '#functions/store/keys.ts';
import { gatewayEvent } from '#scripts/local/gateway.ts';
import { route } from '#shared/contract/route.ts';
import { signedIn } from '#test/kit/admin.ts';
import { runInside } from '#test/kit/inside.ts';
import { putRow, rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld();
let endpoint: typeof import('#functions/kit/endpoint.ts').endpoint;

beforeAll(async () => {
  runInside(world);
  ({ endpoint } = await import('#functions/kit/endpoint.ts'));
});

const answer = z.object({ by: z.string() });
const place = { method: 'GET', path: '/a' } as const;
const polled = route({ ...place, access: 'admin' }, { answer, isActivity: false });
const used = route({ ...place, access: 'admin' }, { answer });
const open = route({ ...place, access: 'public' }, { answer });

type Handler = ReturnType<ReturnType<typeof endpoint>['answers']>;

async function ask(handler: Handler, cookie: string) {
  const asked = {
    method: 'GET',
    url: '/a',
    headers: { cookie, ...builtCloud().originHeaders },
    body: Buffer.from(''),
    viewerIp: '198.18.0.1',
    now: world.clock.now(),
  };
  const found = {
    route: { method: 'GET', path: '/a', function: 'auth.whoami' },
    params: {},
  } as const;
  const event = gatewayEvent(asked, '/a', found, builtCloud()) as never;
  const result = await handler(event, {} as Context, {} as never);
  return { statusCode: result?.statusCode, body: JSON.parse(result?.body ?? 'null') };
}

test('the work behind a route of the administrator is told who asks, a public one is not', async () => {
  const { cookie, email } = await signedIn(world);
  const own = endpoint(used).answers(async (_asked, { admin }) => ({ by: admin.email }));
  const other = endpoint(open).answers(async (_asked, context) => {
    // @ts-expect-error -- Nobody has been asked for on a public route.
    return { by: String(context.admin) };
  });

  expect(await ask(own, cookie)).toEqual({ statusCode: 200, body: { by: email } });
  expect(await ask(other, cookie)).toEqual({ statusCode: 200, body: { by: 'undefined' } });
  expect((await ask(own, '')).statusCode).toBe(401);
});

test('what a page asks by itself does not keep a session going, what a person does keeps it', async () => {
  const by = async (
    _asked: unknown,
    { admin }: { readonly admin: { readonly email: string } },
  ) => ({
    by: admin.email,
  });
  const [poll, use] = [endpoint(polled).answers(by), endpoint(used).answers(by)];
  const { id, cookie } = await signedIn(world);
  const row = async () =>
    (await rowsIn(world)).find(
      ({ pk, passwordId, beganAt }) => pk === keys.admin(id).pk && passwordId && beganAt,
    );
  const begun = await row();
  const seenAt = Number(begun?.['seenAt']) - 20 * 60_000;
  await putRow(world, { ...begun, seenAt });

  expect((await ask(poll, cookie)).statusCode).toBe(200);
  expect((await row())?.['seenAt']).toBe(seenAt);
  expect((await ask(use, cookie)).statusCode).toBe(200);
  expect(Number((await row())?.['seenAt'])).toBeGreaterThan(seenAt);

  await putRow(world, { ...begun, seenAt: seenAt - 11 * 60_000 });
  expect((await ask(poll, cookie)).statusCode).toBe(401);
});
