/** What each answer makes of a session, from the least a server may say to more than was asked. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fieldsOf } from '#web/main/admin/tester/read-field.ts';
import {
  advanced,
  answered,
  hasLetter,
  noSession,
  refreshed,
  replied,
  restarted,
  type Session,
  seeded,
  sessionOf,
} from '#web/main/admin/tester/session.ts';
import { namesOf, splitLabel } from '#web/main/admin/tester/stage-names.ts';

const session = sessionOf('u');
const texts = ({ transcript }: Session) => transcript.map(({ text }) => text);

test('a tester starts at day 1 in the morning, wherever the server does not say otherwise', () => {
  expect(seeded({ user_id: 'u' })).toMatchObject({ userId: 'u', day: 1, stage: 'MORNING' });
  expect(
    seeded({ user_id: 'u', email: 'a@b.c', currentDay: 4, currentStage: 'EVENING' }),
  ).toMatchObject({ email: 'a@b.c', day: 4, stage: 'EVENING' });
  expect(seeded({ ok: true })).toBeUndefined();
});

for (const name of ['content', 'prompt', 'text']) {
  test(`a letter that is answered as ${name} is one entry, named by its stage`, () => {
    const answer = { [name]: 'Hello.', stage: 'MIDDAY', contract: 'C', traceId: 't', more: 1 };

    expect(answered(session, answer, 'system').transcript).toEqual([
      {
        type: 'system',
        text: 'Hello.',
        contract: 'C',
        traceId: 't',
        stageLabel: 'Midday check-in Prompt',
        key: 'entry 0',
        isOwn: true,
      },
    ]);
  });
}

test('an acknowledgement takes its stage from the answer', () => {
  const next = replied(session, 'walk', { content: 'Got it.', stage: 'EVENING' });

  expect(next.transcript.map(({ type, stageLabel }) => [type, stageLabel])).toEqual([
    ['user', undefined],
    ['ack', 'Evening reflection Acknowledgement'],
  ]);
  expect(next.stage).toBe('EVENING');
});

test('a whole transcript with its letter beside it shows nothing twice', () => {
  const entry = { type: 'system', text: 'Hello.', ts: '2026-11-20T12:00:00Z', message_guid: 'g' };
  const answer = { content: 'Hello.', message_guid: 'g', contract: 'C', transcript: [entry] };
  const once = answered(session, answer, 'system');

  expect(texts(once)).toEqual(['Hello.']);
  expect(once.transcript[0]).toMatchObject({ contract: 'C', guid: 'g' });
  expect(answered(once, answer, 'system')).toEqual(once);
});

test('a transcript without guids is not doubled by the letter beside it', () => {
  const transcript = [
    { type: 'user', text: 'walk' },
    { type: 'ack', text: 'Got it.' },
  ];

  expect(texts(replied(session, 'walk', { content: 'Got it.', traceId: 't', transcript }))).toEqual(
    ['walk', 'Got it.'],
  );
});

test('only an answer with words, its own or in a transcript, holds a letter', () => {
  expect(hasLetter({ transcript: [] })).toBe(false);
  expect(hasLetter({ transcript: [{ type: 'system', text: 'Hello.' }] })).toBe(true);
  expect(hasLetter({ prompt: 'Hello.' })).toBe(true);
  expect(hasLetter({ content: ' ', prompt: '', ok: true })).toBe(false);
});

test('a higher day has a divider, the same day has none', () => {
  expect(texts(advanced(session, { currentDay: 2, currentStage: 'MORNING' }))).toEqual([
    'Pipeline v3 — Day 2',
  ]);
  expect(texts(advanced(session, { currentDay: 1, currentStage: 'MIDDAY' }))).toEqual([]);
  expect(texts(advanced({ ...session, day: 3 }, { currentDay: 2 }))).toEqual([]);
  expect(advanced(session, { ok: true })).toEqual(session);
});

test('a reset keeps who it is and forgets what was said', () => {
  const before = { ...replied(session, 'walk', { content: 'Got it.' }), email: 'a@b.c', day: 3 };

  expect(restarted(before, { currentDay: 1, currentStage: 'MORNING' })).toEqual({
    ...noSession,
    userId: 'u',
    email: 'a@b.c',
  });
});

test('renders are shown with the mode on, and with no other', () => {
  const about = { session: { admin_renders: [{ admin_render_json: '{}' }] } };

  expect(refreshed(session, { ...about, adminRendererMode: 'on' }).renders).toHaveLength(1);
  for (const adminRendererMode of ['off', 'ON', true, undefined]) {
    expect(refreshed(session, { ...about, adminRendererMode }).renders).toEqual([]);
  }
});

test('a state that says no more than its renders leaves the session as it was', () => {
  const before = replied({ ...session, day: 2, stage: 'MIDDAY' }, 'walk', { content: 'Got it.' });

  expect(refreshed(before, { session: { admin_renders: [] }, adminRendererMode: 'off' })).toEqual(
    before,
  );
});

const told =
  'currentDay currentStage transcript content session stage user_id adminRendererMode email'.split(
    ' ',
  );

test('whatever is answered, the session stays one that can be shown', () => {
  const anything = fc.dictionary(fc.constantFrom(...told), fc.jsonValue());
  fc.assert(
    fc.property(anything, (answer) => {
      const all = [
        seeded(answer) ?? noSession,
        answered(session, answer, 'ack'),
        advanced(session, answer),
        restarted(session, answer),
        refreshed(session, { ...answer, session: { ...answer, admin_renders: [answer] } }),
        refreshed(session, fieldsOf(answer['session'])),
      ];
      for (const { day, stage, transcript } of all) {
        expect(Number.isInteger(day) && day >= 1).toBe(true);
        expect(stage.trim()).not.toBe('');
        expect(transcript.every(({ text }) => text.trim() !== '')).toBe(true);
      }
    }),
  );
});

test.each([
  ['Morning intentions Prompt', 'Morning intentions', 'Prompt'],
  ['Midday check-in — Acknowledgement', 'Midday check-in', 'Acknowledgement'],
  ['Evening reflection (acknowledgment)', 'Evening reflection', 'Acknowledgement'],
  ['Evening reflection', 'Evening reflection', undefined],
  ['Prompt', 'Prompt', undefined],
])('%s is split where its kind begins', (label, name, kind) => {
  expect(splitLabel(label)).toEqual({ label: name, ...(kind && { kind }) });
});

test('a stage is known by each of its names', () => {
  for (const name of ['MIDDAY', 'midday', ' MIDDAY_CHECKIN ']) {
    expect(namesOf(name)?.label).toBe('Midday check-in');
  }
  for (const name of ['DAY0', '', undefined, 7, {}]) expect(namesOf(name)).toBeUndefined();
});
