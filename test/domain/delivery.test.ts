/** Delivery events in any order and number lead to one state, which never moves backwards. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type DeliveryKind,
  deliveryKinds,
  type Facts,
  isGivenUp,
  statuses,
  statusOf,
  withFact,
} from '#shared/domain/delivery.ts';

interface Event {
  readonly kind: DeliveryKind;
  readonly at: string;
}

const anInstant = fc
  .integer({ min: 0, max: 100_000 })
  .map((seconds) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000).toISOString());
const anEvent = fc.record({ kind: fc.constantFrom(...deliveryKinds), at: anInstant });
const after = (events: readonly Event[], from: Facts = {}): Facts =>
  events.reduce((facts, { kind, at }) => withFact(facts, kind, at), from);
const rank = (facts: Facts) => statuses.indexOf(statusOf(facts) ?? 'sent');

const shuffledWithRepeats = fc.array(anEvent, { minLength: 1, maxLength: 8 }).chain((events) =>
  fc.record({
    events: fc.constant(events),
    shuffled: fc.array(fc.constantFrom(...events), { maxLength: 8 }).chain((again) =>
      fc.shuffledSubarray([...events, ...again], {
        minLength: events.length + again.length,
      }),
    ),
  }),
);

test('the same events in another order and repeated leave the same facts and status', () => {
  fc.assert(
    fc.property(shuffledWithRepeats, ({ events, shuffled }) => {
      expect(after(shuffled)).toEqual(after(events));
      expect(statusOf(after(shuffled))).toBe(statusOf(after(events)));
    }),
  );
});

test('no event moves a status backwards', () => {
  fc.assert(
    fc.property(fc.array(anEvent), anEvent, (events, { kind, at }) => {
      const before = after(events);

      expect(rank(withFact(before, kind, at))).toBeGreaterThanOrEqual(rank(before));
    }),
  );
});

test('what is said again is no news', () => {
  fc.assert(
    fc.property(fc.array(anEvent), anEvent, (events, { kind, at }) => {
      const known = withFact(after(events), kind, at);

      expect(withFact(known, kind, at)).toBe(known);
    }),
  );
});

test.each<[readonly DeliveryKind[], string | undefined]>([
  [[], undefined],
  [['sent'], 'sent'],
  [['delayed', 'sent'], 'delayed'],
  [['delivered', 'delayed', 'sent'], 'delivered'],
  [['soft-bounce', 'delivered'], 'bounced'],
  [['hard-bounce', 'sent'], 'bounced'],
  [['listed', 'sent'], 'bounced'],
  [['rejected', 'sent'], 'bounced'],
  [['complaint', 'hard-bounce', 'delivered'], 'complained'],
])('%j is %s', (kinds, status) => {
  const at = '2026-11-21T12:00:00.000Z';

  expect(statusOf(after(kinds.map((kind) => ({ kind, at }))))).toBe(status);
});

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const soft = (days: number): Facts => ({ sent: daysAgo(days), 'soft-bounce': daysAgo(days) });
const arrived = (days: number): Facts => ({ sent: daysAgo(days), delivered: daysAgo(days) });

test('five soft bounces in a row within two weeks give a mailbox up, and four do not', () => {
  const five = [1, 2, 3, 4, 5].map(soft);

  expect(isGivenUp(five, now)).toBe(true);
  expect(isGivenUp(five.slice(1), now)).toBe(false);
  expect(isGivenUp([...five.slice(1), soft(15)], now)).toBe(false);
});

test('a letter that arrives in between begins the count anew', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 13 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 13 }),
      (bounces, arrival) => {
        const letters = [...bounces.map(soft), arrived(arrival)];
        const later = bounces.filter((days) => days < arrival).length;

        expect(isGivenUp(letters, now)).toBe(later >= 5);
      },
    ),
  );
});

test('a vacation responder, whose letters arrive, is not given up', () => {
  const answered = [1, 2, 3, 4, 5, 6].map((days) => ({ ...arrived(days), ...soft(days) }));

  expect(isGivenUp(answered, now)).toBe(false);
});
