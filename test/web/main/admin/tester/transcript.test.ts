/** However often and in whatever pieces a session is told, everything stands in it once. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  append,
  errorEntry,
  isError,
  latestIntentions,
  type Message,
  merge,
  readIntentions,
  readTranscript,
  type Transcript,
} from '#web/main/admin/tester/transcript.ts';

const prompt: Message = { type: 'system', text: 'What matters today?', guid: 'g1', ts: 'T1' };
const said: Message = { type: 'user', text: 'walk', guid: 'u1', ts: 'T2' };
const ack: Message = { type: 'ack', text: 'Got it.', guid: 'a1', ts: 'T3' };

const texts = (transcript: Transcript) => transcript.map(({ text }) => text);
const keys = (transcript: Transcript) => transcript.map(({ key }) => key);

const some = <Value>(...values: readonly Value[]) => fc.constantFrom(...values);
const anyMessage: fc.Arbitrary<Message> = fc.record(
  {
    type: some('system' as const, 'user' as const, 'ack' as const, 'divider' as const),
    text: some('walk', 'ok', 'Got it.', 'Pipeline v3 — Day 2'),
    guid: some('a', 'b', 'c', 'd', 'e'),
    ts: some('T1', 'T2', 'T3'),
  },
  { requiredKeys: ['type', 'text'] },
);
const anyTelling = fc.array(anyMessage, { maxLength: 8 });

/** As it may stand after some acts and some tellings. */
const anyTranscript: fc.Arbitrary<Transcript> = fc
  .array(fc.oneof(anyTelling, anyMessage), { maxLength: 5 })
  .map((steps) =>
    steps.reduce<Transcript>(
      (transcript, step) =>
        'type' in step ? append(transcript, step) : merge(transcript, step as readonly Message[]),
      [],
    ),
  );

test('a prompt whose guid is there already is not added twice, however it comes', () => {
  const once = append([], prompt);

  expect(append(once, { ...prompt, text: 'Other words' })).toEqual(once);
  expect(merge(once, [{ ...prompt, ts: 'T9' }])).toHaveLength(1);
  expect(merge([], [prompt, said, prompt])).toHaveLength(2);
});

test('nothing stands twice under one guid, and every entry has a key of its own', () => {
  fc.assert(
    fc.property(anyTranscript, anyTelling, (transcript, told) => {
      const merged = merge(transcript, told);
      const guids = merged.flatMap(({ guid }) => (guid === undefined ? [] : [guid]));

      expect(new Set(guids).size).toBe(guids.length);
      expect(new Set(keys(merged)).size).toBe(merged.length);
    }),
  );
});

test('what stands there keeps its key and its place among the others', () => {
  fc.assert(
    fc.property(anyTranscript, anyTelling, (transcript, told) => {
      const before = keys(transcript);

      expect(keys(merge(transcript, told)).filter((key) => before.includes(key))).toEqual(before);
    }),
  );
});

test('all that is told is there, and telling it again adds nothing', () => {
  fc.assert(
    fc.property(anyTranscript, anyTelling, (transcript, told) => {
      const merged = merge(transcript, told);
      const wanted = told.filter(
        ({ guid }, at) => guid === undefined || told.findIndex((one) => one.guid === guid) === at,
      );

      for (const { text } of wanted) expect(texts(merged)).toContain(text);
      expect(merged.length).toBeGreaterThanOrEqual(wanted.length);
      expect(keys(merge(merged, told))).toEqual(keys(merged));
    }),
  );
});

test('told bit by bit, a session is the same as told at once', () => {
  const whole = fc
    .uniqueArray(anyMessage, { selector: ({ guid }) => guid, maxLength: 8 })
    .map((told) => told.map((one, at) => ({ ...one, guid: `g${at}` })));
  fc.assert(
    fc.property(whole, (told) => {
      let transcript: Transcript = [];
      for (let many = 1; many <= told.length; many += 1) {
        transcript = merge(transcript, told.slice(0, many));
      }

      expect(transcript).toEqual(merge([], told));
    }),
  );
});

test('what the page wrote becomes the server’s entry, where it stands', () => {
  const own = append(merge([], [prompt]), { type: 'user', text: 'walk' });
  const told = merge(own, [prompt, said, ack]);

  expect(texts(told)).toEqual(['What matters today?', 'walk', 'Got it.']);
  expect(told[1]).toEqual({ ...said, key: own[1]?.key, isOwn: false });
});

test('the same words said twice are two replies', () => {
  const twice = merge([], [said, ack, { ...said, guid: 'u2', ts: 'T4' }]);
  const unnamed = merge(
    [],
    ['T2', 'T4'].map((ts) => ({ type: 'user', text: 'walk', ts })),
  );

  expect(twice).toHaveLength(3);
  expect(unnamed).toHaveLength(2);
});

test('a failure stays where it happened', () => {
  const failed = append(merge([], [prompt, said]), errorEntry('Reply failed', { raw: '{}' }));
  const told = merge(failed, [prompt, said, ack]);

  expect(texts(told)).toEqual(['What matters today?', 'walk', 'Error: Reply failed', 'Got it.']);
  expect(told.map(isError)).toEqual([false, false, true, false]);
});

test('what was missed comes where it belongs', () => {
  expect(texts(merge(merge([], [prompt, ack]), [prompt, said, ack]))).toEqual([
    'What matters today?',
    'walk',
    'Got it.',
  ]);
});

test('any answer at all is read, and only what has words is an entry', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readTranscript(value).every(({ text }) => text.trim() !== '')).toBe(true);
    }),
  );
  expect(
    readTranscript([
      { type: 'user', text: 'walk', more: 1 },
      { type: 'note', content: 'as a letter' },
      { type: 'ack', text: ' ' },
      { type: 'divider' },
      'words',
      null,
    ]),
  ).toEqual([
    { type: 'user', text: 'walk' },
    { type: 'system', text: 'as a letter' },
  ]);
});

test('the day’s list is the one that was told last', () => {
  const walk = { text: 'walk', status: 'done' as const };
  const intentions = readIntentions([walk, 'deck', { text: 'call', status: 'else' }, {}, 7]);

  expect(intentions).toEqual([
    walk,
    { text: 'deck', status: 'open' },
    { text: 'call', status: 'open' },
    { text: '7', status: 'open' },
  ]);
  expect(latestIntentions(merge([], [prompt, said]))).toBeUndefined();
  expect(
    latestIntentions(
      merge([], [{ ...prompt, intentions: [] }, { ...ack, intentions: [walk] }, said]),
    ),
  ).toEqual([walk]);
});
