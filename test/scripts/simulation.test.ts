/** The simulation's ledgers notice what goes wrong; otherwise a run without wrongs says nothing. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import { chances } from '#scripts/simulate/chances.ts';
import { randomFaults } from '#scripts/simulation/faults.ts';
import { findItems, growthOf, memoryOf, touchpointLedger } from '#scripts/simulation/ledgers.ts';
import {
  beforeClockChange,
  changesClocks,
  changingZones,
  dayMs,
  newPerson,
  type Person,
  thingsToDo,
  thingToDo,
} from '#scripts/simulation/people.ts';
import type { ItemStatus } from '#shared/domain/checklist.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import { addDays, instantOf } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const at = Date.parse('2027-03-08T00:00:00Z');
const zone = 'America/Chicago';

describe('an item', () => {
  const day = (date: string, items: readonly (readonly [string, ItemStatus])[]): Day => ({
    ...emptyDay(date),
    items: items.map(([text, status]) => ({ id: text, text, status, firstDay: date })),
  });
  const items = new Set(['call mom', 'pay rent', 'fix it']);
  const first = day('2027-03-10', [
    ['Call Mom', 'open'],
    ['Pay rent', 'done'],
    ['Fix it', 'deferred'],
  ]);

  test('that is settled stays behind, and one that is live must be on the newest list', () => {
    const second = day('2027-03-11', [['Fix it', 'open']]);

    expect(findItems({ items }, [first])).toEqual({ lost: [], doubled: [], open: 1 });
    expect(findItems({ items }, [first, second]).lost).toEqual(['call mom']);
  });

  test('that was never written is lost', () => {
    expect(findItems({ items }, [day('2027-03-10', [['Pay rent', 'open']])]).lost).toEqual([
      'call mom',
      'fix it',
    ]);
    expect(findItems({ items }, []).lost).toHaveLength(3);
  });

  test('that is twice on the newest list is doubled', () => {
    const second = day('2027-03-11', [
      ['Call Mom', 'open'],
      ['Fix it', 'open'],
      ['fix it', 'open'],
    ]);

    expect(findItems({ items }, [first, second])).toMatchObject({ lost: [], doubled: ['fix it'] });
  });
});

describe('a touchpoint', () => {
  type Note = { purpose: string; stage: (typeof touchpoints)[number]; at: number };
  const dates = Array.from({ length: 6 }, (_, n) => addDays('2027-03-12', n));
  const after = instantOf('2027-03-18', 720, zone)!.getTime();
  const somebody = () => ({
    ...newPerson({ number: 1, zone, seed: 1, at }),
    countsFrom: '2027-03-12',
    countedTo: '2027-03-12',
  });

  /** Over the Sunday on which clocks are put forward. */
  function lived(change: (notes: Note[], person: Person) => void) {
    const person = somebody();
    const notes = dates.flatMap((date) =>
      touchpoints.map((stage) => {
        const due = instantOf(date, person.rhythm[stage], zone)!;
        return { purpose: 'prompt', stage, at: due.getTime() };
      }),
    );
    change(notes, person);
    const ledger = touchpointLedger(600_000);
    for (const note of notes) ledger.note(person, note);
    ledger.count(person, after);
    return ledger;
  }

  test('of every day that came on its minute is counted once', () => {
    const ledger = lived(() => {});

    expect([ledger.once(), ledger.wrong]).toEqual([18, []]);
  });

  test.each<[string, (notes: Note[]) => void]>([
    ['never came', (notes) => void notes.splice(7, 1)],
    ['came twice', (notes) => void notes.push(notes[7]!)],
    ['came an hour late', (notes) => void (notes[7]!.at += 3.6e6)],
    ['came early', (notes) => void (notes[7]!.at -= 1000)],
  ])('that %s is wrong', (_, change) => {
    expect(lived(change).wrong).toHaveLength(1);
  });

  test('that comes after its day was counted is wrong', () => {
    const person = somebody();
    const ledger = touchpointLedger(600_000);
    ledger.count(person, after);
    const before = ledger.wrong.length;
    const due = instantOf('2027-03-12', person.rhythm.MIDDAY_CHECKIN, zone)!.getTime();
    ledger.note(person, { purpose: 'prompt', stage: 'MIDDAY_CHECKIN', at: due });

    expect(ledger.wrong).toHaveLength(before + 1);
  });
});

describe('memory', () => {
  const days = (bytes: (day: number) => number) =>
    Array.from({ length: 90 }, (_, day) => bytes(day) * 1024 * 1024);
  const noise = (day: number) => ((day * 7919) % 13) - 6;

  test('that goes up and down, or fills its caches at the start, is flat', () => {
    expect(memoryOf(days((day) => 100 + noise(day)))).toMatchObject({ grows: false });
    expect(memoryOf(days((day) => Math.min(60 + 5 * day, 120)))).toMatchObject({ grows: false });
  });

  test('that grows by half a megabyte a day grows, and a few days say nothing', () => {
    expect(memoryOf(days((day) => 60 + day / 2 + noise(day)))).toMatchObject({ grows: true });
    expect(memoryOf(days((day) => day).slice(0, 45))).toBeUndefined();
    expect([growthOf([10, 12, 14, 16, 18]), growthOf([]), growthOf([1])]).toEqual([8, 0, 0]);
  });
});

test('when nobody hears that a mail was accepted, the event from SES gets through for a while', () => {
  let now = 0;
  const { fault } = randomFaults({ chance: chances(3), share: 1, now: () => now });
  const call = (caller: CallSeen['caller'], service: CallSeen['service']) =>
    fault.hits({ caller, service } as CallSeen);

  expect(call(undefined, 'dynamodb')).toBe(false);
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(true);
  for (let tried = 0; tried < 50; tried += 1) expect(call('stages.touchpoint', 'ses')).toBe(true);
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(false);
  now += 5 * 60_000;
  expect(call('inbound.deliveryEvents', 'dynamodb')).toBe(true);
});

test('zones that change their clocks are found on both halves of the globe, by half an hour too', () => {
  const zones = changingZones(at);

  expect(zones).toEqual(
    expect.arrayContaining(['Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe']),
  );
  expect(zones).not.toContain('Asia/Tokyo');
  expect(new Date(beforeClockChange(zone, at)).toISOString()).toBe('2027-03-10T00:00:00.000Z');
  expect(changesClocks(zone, at + 6 * dayMs, at + 7 * dayMs)).toBe(true);
});

test('things to do of the same weeks share no word that tells them apart', () => {
  const wordsOf = (number: number) =>
    thingToDo(number % thingsToDo)
      .split(' ')
      .filter((word) => word !== 'the' && word !== 'for');
  fc.assert(
    fc.property(fc.nat(thingsToDo), fc.integer({ min: 1, max: 30 }), (number, later) => {
      expect(wordsOf(number).some((word) => wordsOf(number + later).includes(word))).toBe(false);
    }),
  );
});
