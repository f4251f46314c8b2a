/** The API answers only what came through CloudFront: its own address is open to nobody. */
import { expect, test } from '@jest/globals';
import { isThroughTheDoor } from '#functions/kit/request-origin.ts';
import { askGateway } from '#scripts/local/gateway.ts';
import { paths, routeNames } from '#shared/contract/paths.ts';
import { suiteWorld } from '../kit/suite-world.ts';
import { builtCloud } from '../kit/world.ts';

const world = suiteWorld();
const now = 'a'.repeat(64);
const before = 'b'.repeat(64);
const settled = [now, ''];
const turning = [now, before];

const past = async (name: (typeof routeNames)[number], headers: Record<string, string>) => {
  const { method, path } = paths[name];
  const url = path.replace(/\{[^}]+\}/g, 'one');
  const asked = { method, url, headers, body: Buffer.from(''), viewerIp: '203.0.113.7' };
  const { status, body } = await askGateway(
    { ...asked, now: world.clock.now() },
    builtCloud(),
    world.runtime,
  );
  return { status, body: JSON.parse(body.toString()) as Record<string, unknown> };
};

test.each(routeNames)('%s refuses whoever asks the gateway itself', async (name) => {
  const wrong = { 'x-front-door': 'guessed', 'x-viewer-ip': '198.51.100.1' };

  for (const headers of [{}, wrong]) {
    expect(await past(name, headers)).toMatchObject({
      status: 403,
      body: { ok: false, code: 'FORBIDDEN' },
    });
  }
});

test('the same request is answered with what CloudFront adds to it', async () => {
  expect((await past('health.check', builtCloud().originHeaders ?? {})).status).toBe(200);
});

test('a viewer that sends a secret of its own is let in by the edge’s', async () => {
  const { status } = await world.http('/api/health', { headers: { 'x-front-door': 'guessed' } });

  expect(status).toBe(200);
});

test.each([
  ['the one', now, settled, true],
  ['the one, while it is replaced', now, turning, true],
  ['the one before, while it is replaced', before, turning, true],
  ['the one before, once it is replaced', before, settled, false],
  ['none', undefined, turning, false],
  ['an empty one, where there was none before', '', settled, false],
  ['part of it', now.slice(1), settled, false],
])('%s opens the door: %s', (_what, sent, env, opens) => {
  const headers = sent === undefined ? {} : { 'x-front-door': sent };

  expect(isThroughTheDoor(headers, env)).toBe(opens);
});
