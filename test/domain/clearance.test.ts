/** Which letters pass the gate, for every state a user can be in. */
import { expect, test } from '@jest/globals';
import { type Cleared, clearance } from '#shared/domain/clearance.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { morning } from '#shared/domain/letters/morning.ts';
import { type User, type UserState, userStates } from '#shared/domain/user.ts';
import { ada } from '#test/kit/ada.ts';
import { dayOf, sceneOf } from './letters/every-letter.ts';

const now = new Date('2026-11-21T12:00:00Z');

type Purpose = Letter['purpose'];
const letterFor = (purpose: Purpose): Letter => ({
  ...morning({ ...sceneOf(dayOf([])), introduce: false }),
  purpose,
});
const { confirmedAt: _confirmed, ...stranger } = ada;
/** Only whoever has not confirmed is asked to. */
const readerOf = (purpose: Purpose): User => (purpose === 'reminder' ? stranger : ada);
const ask = (purpose: Purpose, change: Partial<User> = {}, realMail = true) =>
  clearance(
    letterFor(purpose),
    { ...readerOf(purpose), ...change },
    { now, realMail, texts: true },
  );

const readers: Readonly<Record<Purpose, readonly UserState[]>> = {
  prompt: ['active'],
  welcome: ['active'],
  reminder: ['active'],
  notice: ['active'],
  acknowledgement: ['invited', 'active', 'paused'],
  pause: ['paused'],
  farewell: ['unsubscribed'],
  invitation: ['invited'],
  'own-data': ['invited', 'active', 'paused', 'unsubscribed'],
  erased: ['purging'],
  'texts-ask': ['active', 'paused'],
  'texts-end': ['active', 'paused', 'unsubscribed'],
};
const purposes = Object.keys(readers) as Purpose[];

test.each(purposes)(
  'a letter of the purpose %s goes to those it is for and to nobody else',
  (it) => {
    const passed = userStates.filter((state) => ask(it, { state }).yes);

    expect(passed.toSorted()).toEqual(readers[it].toSorted());
  },
);

test.each(purposes)('a %s that does not go says why: by the state of the user', (it) => {
  for (const state of userStates.filter((one) => !readers[it].includes(one))) {
    const because = state === 'active' ? 'not-called-for' : state;

    expect(ask(it, { state })).toEqual({ yes: false, because });
  }
});

test('an address that has not confirmed gets no letter of the rhythm, nor what a stranger causes', () => {
  const to = (purpose: Purpose, state: UserState) =>
    clearance(letterFor(purpose), { ...stranger, state }, { now, realMail: true, texts: true });
  const kept = purposes.flatMap((purpose) =>
    readers[purpose].filter((state) => !to(purpose, state).yes).map((state) => [purpose, state]),
  );

  expect(kept).toEqual([
    ['prompt', 'active'],
    ['notice', 'active'],
    ['pause', 'paused'],
  ]);
  expect(to('prompt', 'active')).toEqual({ yes: false, because: 'unconfirmed' });
  expect(clearance(letterFor('reminder'), ada, { now, realMail: true, texts: true })).toEqual({
    yes: false,
    because: 'not-called-for',
  });
});

test('whoever is being purged gets the one letter that says so', () => {
  expect(purposes.filter((purpose) => ask(purpose, { state: 'purging' }).yes)).toEqual(['erased']);
});

test('whoever is bounced or deleted gets no letter of any kind', () => {
  const gone = ['suppressed', 'deleted'] as const;

  for (const state of gone) {
    expect(purposes.filter((purpose) => ask(purpose, { state }).yes)).toEqual([]);
  }
});

test('whoever writes from a mailbox that bounced is answered, and gets no other letter', () => {
  const answer = (change: Partial<User>, purpose: Purpose = 'acknowledgement', heard = true) =>
    clearance(
      letterFor(purpose),
      { ...ada, state: 'suppressed', ...change },
      { now, realMail: true, texts: true, heard },
    ).yes;

  expect(answer({ endedBy: 'bounce' })).toBe(true);
  expect(answer({ endedBy: 'soft-bounces' })).toBe(true);
  expect(answer({ endedBy: 'suppression-list' })).toBe(false);
  expect(answer({ endedBy: 'bounce' }, 'acknowledgement', false)).toBe(false);
  expect(purposes.filter((purpose) => answer({ endedBy: 'bounce' }, purpose))).toEqual([
    'acknowledgement',
  ]);
});

test('a pause that is over lets the prompt through, and a pause of ours is told but once', () => {
  const over = { state: 'paused', pausedUntil: '2026-11-21' } as const;

  expect(ask('prompt', over).yes).toBe(true);
  expect(ask('pause', over)).toEqual({ yes: false, because: 'not-called-for' });
});

test('a tester’s letter and every letter without real mail are recorded, not sent', () => {
  const simulated = [ask('prompt', { kind: 'tester' }), ask('prompt', {}, false)];

  expect(simulated).toMatchObject(
    simulated.map(() => ({ yes: true, cleared: { simulated: true } })),
  );
  expect(ask('prompt')).toMatchObject({ cleared: { simulated: false } });
  expect(ask('prompt', { state: 'deleted' }, false).yes).toBe(false);
});

const agreedTo: Partial<User> = {
  channel: 'sms',
  phone: '+12125550100',
  textsAgreedAt: '2026-11-20T12:00:00.000Z',
};
const noon = new Date('2026-11-21T18:00:00Z');
const textAt = (at: Date, purpose: Purpose, change: Partial<User> = {}, texts = true) =>
  clearance(
    letterFor(purpose),
    { ...ada, ...agreedTo, ...change },
    { now: at, realMail: true, texts },
  );

test('a text needs a phone whose owner agreed, whatever else would let it through', () => {
  const { textsAgreedAt: _agreed, ...phoneAlone } = agreedTo;
  const because = { yes: false, because: 'no-channel' };

  expect(ask('prompt', { channel: 'sms' })).toEqual(because);
  expect(ask('prompt', phoneAlone)).toEqual(because);
  expect(ask('acknowledgement', { ...phoneAlone, state: 'paused' })).toEqual(because);
  expect(textAt(noon, 'prompt')).toMatchObject({ cleared: { channel: 'sms' } });
  expect(textAt(noon, 'prompt', { state: 'unsubscribed' })).toEqual({
    yes: false,
    because: 'unsubscribed',
  });
});

test('the question whether we may text, and the answer to STOP, need the phone alone', () => {
  const { textsAgreedAt: _agreed, ...phoneAlone } = agreedTo;

  expect(ask('texts-ask', phoneAlone).yes).toBe(true);
  expect(ask('texts-end', phoneAlone).yes).toBe(true);
  expect(ask('texts-end', { channel: 'sms' }).yes).toBe(false);
});

test('no text begins before 8:00 or after 21:00 on the person’s clock, but a text is answered', () => {
  for (const at of ['2026-11-21T12:00:00Z', '2026-11-22T03:30:00Z'].map((one) => new Date(one))) {
    expect(textAt(at, 'prompt')).toEqual({ yes: false, because: 'quiet hours' });
    expect(textAt(at, 'acknowledgement').yes).toBe(true);
    expect(textAt(at, 'prompt', { channel: 'email' }).yes).toBe(true);
  }
});

test('where texts are off none goes, and the reason says so', () => {
  expect(textAt(noon, 'prompt', {}, false)).toEqual({ yes: false, because: 'texts are off' });
});

test('nobody else can write a clearance down: the types refuse it', () => {
  // @ts-expect-error -- without the gate's mark it is no Cleared; a forgery would not compile.
  const forged: Cleared = { letter: {}, user: {}, channel: 'email', simulated: false };

  expect(forged.simulated).toBe(false);
});
