/** A page asks the API by the name of a route, and a no comes back as a reason. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { call, withQuery } from '#web/kit/call.ts';
import { Declined } from '#web/kit/declined.ts';

const fetched = jest.fn<typeof fetch>();
const realFetch = globalThis.fetch;

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answers = (status: number, body: string) =>
  fetched.mockResolvedValue(new Response(body, { status }));

const asked = { body: { userId: 'u', rawText: 'walk', startToday: true } };
const declined = async () => call('onboarding.day0Intentions', asked).catch((no: unknown) => no);

test('asks the path of the table, as JSON, and answers what came back', async () => {
  answers(200, '{"ok":true,"stage":"DAY0_ACK"}');

  expect(await call('onboarding.day0Intentions', asked)).toEqual({ ok: true, stage: 'DAY0_ACK' });
  expect(fetched).toHaveBeenCalledWith('/api/v2/onboarding/day0-intentions', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(asked.body),
  });
});

test('what a path leaves open is filled in, escaped', async () => {
  answers(200, '{"ok":true}');
  const body = {
    email: 'a@b.example',
    contactMethod: 'email',
    timezone: 'UTC',
    source: 's',
  } as const;

  await call('waitlist.join', { params: { variant: 'a/b' }, body });

  expect(fetched.mock.calls[0]?.[0]).toBe('/api/a%2Fb/waitlist');
});

test('a token travels in the query, escaped, and no body goes with it', async () => {
  answers(200, '{"ok":true}');

  await call('subscription.confirm', { query: { token: 'a+b&c' } });

  expect(fetched).toHaveBeenCalledWith('/api/confirm?token=a%2Bb%26c', {
    method: 'POST',
    headers: { accept: 'application/json' },
  });
  expect(withQuery('/api/confirm', { token: undefined })).toBe('/api/confirm');
});

test.each([
  ['{"message":"No.","errorCode":"X"}', 'No.', 'X'],
  ['{"error":{"message":"No."},"code":"Y"}', 'No.', 'Y'],
  ['{"error":"No."}', 'No.', undefined],
  ['{"message":" "}', '', undefined],
  ['<html>Bad gateway</html>', '', undefined],
  ['null', '', undefined],
])('a refusal that reads %s is declined with its words', async (body, message, code) => {
  answers(422, body);

  const no = await declined();

  expect(no).toBeInstanceOf(Declined);
  expect(no).toMatchObject({ status: 422, message, code });
});

test('an answer that says no is a no, whatever its status', async () => {
  answers(200, '{"ok":false,"message":"Not today."}');

  expect(await declined()).toMatchObject({ status: 200, message: 'Not today.' });
});

test('a lost line is not a refusal', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));

  expect(await declined()).not.toBeInstanceOf(Declined);
});

test('an administrator whose session is over is on the way to the sign-in and back, and told nothing', async () => {
  const replace = jest.fn();
  const setItem = jest.fn();
  const here = { replace, pathname: '/admin', hash: '#users' };
  Object.defineProperty(globalThis, 'location', { value: here, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { value: { setItem }, configurable: true });
  answers(401, '{"ok":false,"error":"NOT_SIGNED_IN"}');
  const settled = jest.fn();

  void call('users.restore', { params: { user_id: 'u' } }).finally(settled);
  await new Promise((resolve) => setImmediate(resolve));

  expect(replace).toHaveBeenCalledWith('/login');
  expect(setItem).toHaveBeenCalledWith('adminTo', '/admin#users');
  expect(settled).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'location');
  Reflect.deleteProperty(globalThis, 'sessionStorage');
});

test('a 401 of a public call is a refusal like any other', async () => {
  answers(401, '{"message":"No."}');

  expect(await declined()).toMatchObject({ status: 401, message: 'No.' });
});
