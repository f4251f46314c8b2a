/** The pure parts of the operator's commands: what a dead letter is, and where schedules differ. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Cloud } from '#scripts/local/cloud.ts';
import { compare, scheduleName } from '#scripts/ops/compare-schedules.ts';
import { readDeadLetter } from '#scripts/ops/dead-letters.ts';
import { given } from '#scripts/ops/given.ts';
import { partOf, withPart } from '#scripts/runbook/part.ts';
import { functionName, functionNames } from '#shared/contract/functions.ts';
import { rhythmOf } from '#shared/domain/quiet-hours.ts';
import { scheduleExpression } from '#shared/domain/rhythm.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { type User, wantsSchedules } from '#shared/domain/user.ts';

const prefix = 'anchor-prod';
const topic = 'arn:aws:sns:us-east-1:1:anchor-prod-TextsA1B2C3D4-Xy9Zw8';
const cloud = {
  functions: functionNames.map((name) => ({
    name,
    topics: name === 'inbound.sms' ? ['arn:aws:sns:us-east-1:0:anchor-dev-TextsA1B2C3D4'] : [],
  })),
  eventRule: { function: 'inbound.deliveryEvents' },
} as unknown as Cloud;
const read = (body: unknown) => readDeadLetter(JSON.stringify(body), { cloud, prefix });

const run = (name: string, payload: unknown, version = ':$LATEST') => ({
  requestContext: {
    functionArn: `arn:aws:lambda:us-east-1:1:function:${name}${version}`,
    approximateInvokeCount: 3,
  },
  requestPayload: payload,
  responsePayload: { errorType: 'TimeoutError', errorMessage: 'gym' },
});

test.each(functionNames)('a failed run of %s goes back to it with its event', (name) => {
  const event = { any: 'thing' };
  const letter = read(run(functionName(prefix, name), event));

  expect(letter).toMatchObject({ kind: 'run', function: name, event, because: 'TimeoutError' });
  expect(letter.awsName).toBe(functionName(prefix, name));
});

test('a notice goes to the function of its topic, in a list of one, as SNS hands it over', () => {
  const notice = { Type: 'Notification', TopicArn: topic, Message: '{"inboundMessageId":"m1"}' };

  expect(read(notice)).toMatchObject({
    kind: 'notice',
    function: 'inbound.sms',
    event: { Records: [{ EventSource: 'aws:sns', Sns: notice }] },
    about: { message: 'm1' },
  });
  expect(read({ ...notice, TopicArn: `${topic.slice(0, -15)}-Other-X` }).kind).toBe('unknown');
});

test('what the bus could not hand on goes to its function as the bus has it', () => {
  const event = { source: 'aws.ses', detail: { eventType: 'Delivery', mail: { messageId: 'm1' } } };

  expect(read(event)).toMatchObject({
    kind: 'notice',
    function: 'inbound.deliveryEvents',
    event,
    about: { message: 'm1' },
  });
  expect(read({ ...event, source: 'aws.s3' }).kind).toBe('unknown');
});

test.each(touchpoints)('a schedule of %s that could not fire goes to its stage', (stage) => {
  const event = { userId: 'u-1', stage, zone: 'UTC', scheduledAt: '2026-11-21T06:00:00Z' };

  const letter = read(event);
  expect(letter).toMatchObject({ kind: 'schedule', event });
  expect(letter.about).toEqual({ userId: 'u-1', stage, scheduledAt: event.scheduledAt });
});

test('another stage’s function, and whatever is no letter of ours, is left where it is', () => {
  expect(read(run('anchor-dev-inbound-email', {})).kind).toBe('unknown');
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
      const letter = readDeadLetter(body, { cloud, prefix });
      expect(letter.awsName === undefined).toBe(letter.kind === 'unknown');
    }),
  );
});

test('nothing of a letter that somebody may have written is shown', () => {
  const words = fc.string({ minLength: 3 }).map((text) => `i wish ${text}`);
  fc.assert(
    fc.property(words, (said) => {
      const event = { userId: said, stage: 'MORNING_INTENTION', zone: said, text: said };
      for (const { about, because } of [read(event), read(run('anchor-prod-jobs-export', event))]) {
        expect(JSON.stringify({ about, because })).not.toContain('i wish');
      }
    }),
  );
});

const now = new Date('2026-11-21T12:00:00Z');
const today = '2026-11-21';

const person = (id: string, more: Partial<User> = {}): User =>
  ({
    id,
    kind: 'person',
    channel: 'email',
    zone: 'America/Chicago',
    state: 'active',
    confirmedAt: '2026-11-01T08:00:00Z',
    rhythm: { MORNING_INTENTION: 360, MIDDAY_CHECKIN: 750, EVENING_REFLECTION: 1080 },
    ...more,
  }) as User;

const target = 'arn:aws:lambda:us-east-1:000000000000:function:anchor-dev-stages-touchpoint';

const own = (user: User) =>
  touchpoints.map((stage) => ({
    name: scheduleName(user.id, stage),
    target,
    expression: scheduleExpression(rhythmOf(user)[stage]),
    zone: user.zone,
  }));

const people = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    state: fc.constantFrom('active', 'paused', 'unsubscribed', 'invited', 'deleted'),
    pausedBy: fc.constantFrom(undefined, 'silence'),
    kind: fc.constantFrom('person', 'tester'),
    confirmedAt: fc.constantFrom(undefined, '2026-11-01T08:00:00Z'),
    // The days of the last reminder.
    remindersFrom: fc.constantFrom(
      undefined,
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-22',
    ),
    kept: fc.subarray([...touchpoints]),
  }),
  { selector: ({ id }) => id },
);

test('a schedule too many or too few is always found, and nothing else is', () => {
  fc.assert(
    fc.property(people, (drawn) => {
      const users = drawn.map(({ id, state, pausedBy, kind, confirmedAt, remindersFrom }) =>
        person(id, { state, kind, pausedBy, confirmedAt, remindersFrom } as Partial<User>),
      );
      const schedules = users.flatMap((user, at) =>
        own(user).filter((_, place) => drawn[at]!.kept.includes(touchpoints[place]!)),
      );

      const found = compare(users, schedules, target, now);
      const expected = users.flatMap((user, at) =>
        touchpoints
          .filter((stage) => drawn[at]!.kept.includes(stage) !== wantsSchedules(user, today))
          .map(
            (stage) => `${user.id} ${stage} ${wantsSchedules(user, today) ? 'missing' : 'surplus'}`,
          ),
      );
      expect(found.map(({ userId, stage, kind }) => `${userId} ${stage} ${kind}`)).toEqual(
        expected,
      );
    }),
  );
});

test('a schedule that goes past the queue, or to one that is not there any more, is found', () => {
  const queues = 'arn:aws:sqs:us-east-1:000000000000:anchor-dev-stages-';

  expect(compare([person('ada')], own(person('ada')), queues, now).map(({ kind }) => kind)).toEqual(
    ['wrong', 'wrong', 'wrong'],
  );
});

test('a schedule at another time or of nobody is found; unknown times say nothing', () => {
  const ada = person('ada');
  const [morning, ...rest] = own(ada);
  const late = { ...morning!, expression: 'cron(1 1 * * ? *)' };

  expect(compare([ada], [late, ...rest], target, now).map(({ kind }) => kind)).toEqual(['wrong']);
  expect(compare([ada], [{ ...morning!, zone: 'UTC' }, ...rest], target, now)[0]?.kind).toBe(
    'wrong',
  );
  expect(
    compare(
      [ada],
      own(ada).map(({ name }) => ({ name })),
      target,
      now,
    ),
  ).toEqual([]);
  expect(compare([], own(ada), target, now).map(({ kind }) => kind)).toEqual([
    'surplus',
    'surplus',
    'surplus',
  ]);
  expect(compare([], [{ name: 'made by hand' }], target, now)).toEqual([]);
});

test('all commands understand where to work in the same words', () => {
  const options = { write: { type: 'boolean', default: false } } as const;
  const values = given(options, 'the help', ['--stage', 'prod', '--region', 'r', '--write']);

  expect(values).toMatchObject({ stage: 'prod', region: 'r', write: true, help: false });
  expect(() => given(options, 'the help', ['--stag', 'prod'])).toThrow(
    /Unknown option[^]*the help/,
  );
  expect(() => given(options, 'the help', ['prod'])).toThrow(/the help/);
});

test('a part of the runbook is replaced, and not a letter around it', () => {
  const lines = fc.string().filter((text) => !text.includes('<!--'));
  fc.assert(
    fc.property(lines, lines, lines, (before, after, text) => {
      const page = `${before}<!-- a -->\nold\n<!-- /a -->${after}`;
      const changed = withPart(page, 'a', text);

      expect(partOf(changed, 'a')).toBe(text.trim());
      expect(changed.startsWith(before)).toBe(true);
      expect(changed.endsWith(after)).toBe(true);
      expect(withPart(changed, 'a', text)).toBe(changed);
    }),
  );
  expect(() => withPart('no such part', 'a', '')).toThrow('no part a');
});
