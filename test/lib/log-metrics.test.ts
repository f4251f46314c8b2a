/**
 * Goal: every alarm that counts lines of our log counts lines that are really written.
 * Method: make the product write each of them, and hold the template's filters to what it wrote.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askGateway } from '#scripts/local/gateway.ts';
import { logOf } from '#test/kit/kept.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { errs, type ModelServer, modelServer, says } from '#test/kit/model-server.ts';
import { visitorOf } from '#test/kit/visitor.ts';
import { builtCloud, startWorld, type World } from '#test/kit/world.ts';
import { allOf, aWhileMs, synthesised } from './synthesised.ts';

type Line = Readonly<Record<string, unknown>>;

let world: World;
let model: ModelServer;
let filters: ReadonlyMap<string, (line: Line) => boolean>;
let lines: readonly Line[];

/** What CloudWatch makes of `{ ($.a = "b") && ($.c = "d") }`; any other pattern is refused. */
function filterOf(pattern: string): (line: Line) => boolean {
  const tests = [...pattern.matchAll(/\$\.(\w+) = "([^"]*)"/g)];
  const rest = pattern.replace(/\(?\$\.\w+ = "[^"]*"\)?/g, '').replace(/[{}\s]|&&/g, '');
  if (tests.length === 0 || rest !== '') throw new Error(`Not understood: ${pattern}`);
  return (line) => tests.every(([, field = '', value]) => line[field] === value);
}

const add = { op: 'add', what: 'Water the plants', quote: 'water the plants' };

beforeAll(async () => {
  const template = await synthesised();
  filters = new Map(
    allOf(template, 'AWS::Logs::MetricFilter').map(({ its }) => [
      its.MetricTransformations[0].MetricName,
      filterOf(its.FilterPattern),
    ]),
  );
  model = await modelServer(says({ edits: [add] }), errs(400, 'invalid_request_error'));
  world = await startWorld({ settings: model.environment });
  await toNextDay(world, [5]);
  await writeThemAll();
  lines = (await logOf(world)).flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}, 2 * aWhileMs);

afterAll(async () => {
  await world.close();
  await model.close();
});

async function writeThemAll(): Promise<void> {
  const { userId, letter } = await owner(world);
  await answer(world, letter, '9 done. Water the plants');
  // More than a person writes in an hour.
  for (let one = 1; one <= 13; one += 1)
    await answer(world, letter, `9 done. Water plant number ${one}`);
  // Until after the next morning's letter.
  await world.advance(26 * 3_600_000);
  const late = new Date(world.clock.now() - 4 * 3_600_000).toISOString().replace(/\.\d+Z/, 'Z');
  const about = { userId, stage: 'MIDDAY_CHECKIN', zone: 'America/Chicago' };
  await world.invoke('stages.touchpoint', { ...about, scheduledAt: late });
  await world.invoke('stages.touchpoint', { nobody: 'knows this event' });
  await visitorOf(world).signIn('nobody@example.com', 'a guess that is not right');
  const [lost] = world.endpoint.schedules.all();
  await world.endpoint.schedules.remove(lost!.group, lost!.name);
  await world.invoke('jobs.watch', {});
  await world.invoke('jobs.canary', {});
  const past = { method: 'GET', url: '/api/health', headers: {}, body: Buffer.from('') };
  const asked = { ...past, viewerIp: '203.0.113.7', now: world.clock.now() };
  await askGateway(asked, builtCloud(), world.runtime);
}

test.each([
  'Errors',
  'TouchpointsSent',
  'TouchpointsLate',
  'ModelUsed',
  'ModelNotUsed',
  'SignInsRefused',
  'AskedPastTheDoor',
  'NotAcknowledged',
  'LettersCome',
  'SchedulesMended',
  'CanaryWell',
])('%s counts lines that the product writes, and not every line', (name) => {
  const counted = lines.filter((line) => filters.get(name)?.(line));

  expect(counted.length).toBeGreaterThan(0);
  expect(counted.length).toBeLessThan(lines.length);
});

test('no filter is there that this does not hold to a line', () => {
  expect(filters.size).toBe(11);
});

test('where nothing was counted there is a nought, so that a share of it can be worked out', async () => {
  const every = allOf(await synthesised(), 'AWS::Logs::MetricFilter');

  expect(every.map(({ its }) => its.MetricTransformations[0].DefaultValue)).toEqual(
    every.map(() => 0),
  );
});
