/** What the gateway hands over is read as the route says, or refused with a reason. */
import { expect, test } from '@jest/globals';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { readRequest } from '#functions/kit/read-request.ts';
import { onboarding } from '#shared/contract/onboarding.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { subscription } from '#shared/contract/subscription.ts';
import { users } from '#shared/contract/users.ts';

const event = (more: Partial<APIGatewayProxyEventV2>) => more as APIGatewayProxyEventV2;
const body = { email: 'ada@example.com', timezone: 'UTC', startToday: true };

const refusalOf = (asked: () => unknown): string => {
  try {
    asked();
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
  return 'none';
};

test('a body that the gateway sent in base64 is read like any other', () => {
  const plain = event({ body: JSON.stringify(body) });
  const coded = event({
    body: Buffer.from(JSON.stringify(body)).toString('base64'),
    isBase64Encoded: true,
  });

  expect(readRequest(onboarding.createUser, coded)).toEqual(
    readRequest(onboarding.createUser, plain),
  );
});

test.each([
  ['text that is not JSON', 'email=ada', 'BAD_JSON'],
  ['nothing', undefined, 'BAD_JSON'],
  ['half a body', '{"email":"ada@example.com"', 'BAD_JSON'],
  ['a list', '[]', 'BAD_REQUEST'],
  ['null', 'null', 'BAD_REQUEST'],
  ['a number for the address', JSON.stringify({ ...body, email: 7 }), 'BAD_REQUEST'],
  [
    'an unknown source of the zone',
    JSON.stringify({ ...body, timezone_source: 'x' }),
    'BAD_REQUEST',
  ],
  ['a megabyte', JSON.stringify({ ...body, email: 'a'.repeat(1_000_000) }), 'BODY_TOO_LARGE'],
])('refuses %s', (_what, sent, code) => {
  const asked = event(sent === undefined ? {} : { body: sent });

  expect(refusalOf(() => readRequest(onboarding.createUser, asked))).toBe(code);
});

test('a route without a body ignores whatever is sent to it', () => {
  const sent = event({ body: 'List-Unsubscribe=One-Click', queryStringParameters: { token: 't' } });

  expect(readRequest(subscription.unsubscribe, sent)).toMatchObject({ query: { token: 't' } });
});

test('half a sign in a body is none any more: no row, mail or text could hold it', () => {
  const sent = event({ body: `{"userId":"x","startToday":true,"rawText":"call \\ud83d mom"}` });

  expect(readRequest(onboarding.day0Intentions, sent)).toMatchObject({
    body: { rawText: 'call \ufffd mom' },
  });
});

test.each(['x'.repeat(513), 'é'.repeat(300), 'x'.repeat(6_000)])(
  'nothing is called %.5s..., which is longer than a key',
  (user_id) => {
    const sent = event({ pathParameters: { user_id } });

    expect(refusalOf(() => readRequest(users.show, sent))).toBe('NOT_FOUND');
  },
);

test('an id and an address are as long as they are', () => {
  const user_id = `${'x'.repeat(240)}@example.com`;

  expect(readRequest(users.show, event({ pathParameters: { user_id } }))).toMatchObject({
    params: { user_id },
  });
});
