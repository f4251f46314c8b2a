/** The health call says whether the table answers, and nothing that helps an attacker. */
import { afterEach, expect, test } from '@jest/globals';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
afterEach(() => world.endpoint.calls.fault(undefined));

test('answers with the version of the build when the table answers, by one read', async () => {
  world.endpoint.calls.reset();

  const { status, body } = await world.get('/api/health');

  expect(status).toBe(200);
  expect(body).toEqual({ ok: true, version: expect.stringMatching(/./), table: 'reachable' });
  expect(world.endpoint.calls.seen()).toMatchObject([{ operation: 'GetItem', writeUnits: 0 }]);
});

test('fails plainly when the table does not answer, and is well again with it', async () => {
  world.endpoint.calls.fault({ kind: 'refuse', hits: () => true });
  const ill = await world.http('/api/health');
  world.endpoint.calls.fault(undefined);

  const well = await world.get('/api/health');

  expect(ill.status).toBe(500);
  expect(ill.json()).toMatchObject({ ok: false, code: 'INTERNAL' });
  expect(ill.text).not.toMatch(/dynamo|broken|arn:|at /i);
  expect(ill.headers['cache-control']).toBe('no-store');
  expect(well.status).toBe(200);
});
