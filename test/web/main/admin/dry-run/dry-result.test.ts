/** A dry run is read as far as it says anything: by the specification alone, or with all we add. */
import { expect, test } from '@jest/globals';
import type { Run } from '#shared/contract/runs.ts';
import { Declined } from '#web/kit/declined.ts';
import { hasFailed, readAnswer, readProblem, readRun } from '#web/main/admin/dry-run/dry-result.ts';

const summary = { totalStages: 4, mimeParity: true, carryOverVerified: true };
const least = { success: true, executionTimeMs: 412, sessionId: 's-1', summary };

test('counts are the length of a list, or the number itself', () => {
  const listed = readAnswer({ ...least, artifacts: [{}, {}], telemetry: [{}, {}, {}] });
  const numbered = readAnswer({ ...least, artifacts: 2, telemetry: 3 });

  for (const read of [listed, numbered]) {
    expect(read).toMatchObject({ artifacts: 2, telemetry: 3, events: [] });
  }
});

test('what is not answered is not there', () => {
  const nothing = { carryOverLeftOut: false, events: [] };
  expect(readAnswer({ success: true })).toEqual(nothing);
  expect(readAnswer({ summary: {} })).toEqual(nothing);
  expect(readAnswer(least)).toEqual({
    executionTimeMs: 412,
    sessionId: 's-1',
    ...summary,
    carryOverLeftOut: false,
    events: [],
  });
});

test('steps are told with what is known of them', () => {
  const telemetry = [
    { event: 'seed', at: 0, ms: 0 },
    { event: 'prompt', day: 1, stage: 'MORNING', outcome: 'sent', ms: 12 },
    { event: 'reply', day: 1, stage: 'MORNING', outcome: 'taken', engine: 'rules/3', edits: 1 },
    { no: 'event' },
  ];

  expect(readAnswer({ ...least, telemetry })).toMatchObject({
    telemetry: 4,
    events: [
      { event: 'seed', about: '' },
      { event: 'prompt', about: 'day 1, morning, sent', ms: 12 },
      { event: 'reply', about: 'day 1, morning, taken, read by rules/3, 1 edit' },
    ],
  });
});

test('a day that did not succeed is a failure, also with a status that says otherwise', () => {
  expect(readAnswer({ success: false, message: 'No letter.' })).toEqual({ message: 'No letter.' });
  expect(readAnswer({ success: false, error: 'No reply.' })).toEqual({ message: 'No reply.' });
  expect(hasFailed(readAnswer({ success: false }))).toBe(true);
});

test('why there is no answer is said in the server’s words, else in ours', () => {
  expect(readProblem(new Declined(409, 'X', 'Nothing was sent.'))).toEqual({
    message: 'Nothing was sent.',
  });
  expect(readProblem(new Declined(502, undefined, ''))).toEqual({ message: 'HTTP 502' });
  expect(readProblem(new TypeError('Failed to fetch'))).toEqual({ message: 'Failed to fetch' });
  expect(readProblem('what')).toEqual({ message: 'The server did not say why.' });
});

const run: Run = {
  kind: 'dry-run',
  id: 'r',
  state: 'running',
  step: 2,
  doing: 'Midday check-in: reading the reply',
  startedAt: '2026-11-21T20:00:00Z',
  updatedAt: '2026-11-21T20:00:01Z',
};

test('of a run that has ended its result or its failure stays', () => {
  const result = { executionTimeMs: 412, ...summary, carryOver: 'not included', artifacts: 31 };

  expect(readRun(undefined)).toBeUndefined();
  expect(readRun(run)).toBeUndefined();
  expect(readRun({ ...run, state: 'done', result })).toMatchObject({
    totalStages: 4,
    artifacts: 31,
    carryOverLeftOut: true,
  });
  expect(readRun({ ...run, state: 'failed', error: 'It stopped.' })).toEqual({
    message: 'It stopped.',
    doing: run.doing,
  });
});

test('an answer that tells of no day is no day that was run', () => {
  for (const answer of [{}, undefined, null, { ok: true }]) {
    expect(readAnswer(answer)).toEqual({ message: 'The server did not say why.' });
  }
});
