/** Where something failed is told by the places in our code, and by nothing of what was read. */
import { expect, jest, test } from '@jest/globals';
import { framesOf, logFor } from '#functions/kit/log.ts';

const reply = 'Call Bob\nat home with Ada\n    at the dentist\n    at 10:30:15';

test('a message that quotes a reply brings none of its lines into the log', () => {
  const frames = framesOf(new Error(`Unexpected: "${reply}" is no JSON`));

  expect(frames).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
  expect(frames).not.toMatch(/home|dentist|10:30/);
});

test('nor does one whose message was changed since', () => {
  const problem = new Error(reply.replace('10:30:15', 'noon'));
  problem.message = 'Said in other words.';

  expect(framesOf(problem)).toMatch(/log\.test\.ts:\d+/);
  expect(framesOf(problem)).not.toMatch(/home|dentist|noon/);
});

test('an error without a stack has no frames', () => {
  const problem = new Error('x');
  delete problem.stack;

  expect(framesOf(problem)).toBe('');
});

/** What is written while `work` runs, by stream. */
function written(work: () => void) {
  const out = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    work();
    return [out, err].map(({ mock }) => mock.calls.map(([line]) => String(line)));
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}

const at = new Date('2026-11-21T12:00:00Z');
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test('a line has the names that queries of logs know, in their order, and no empty field', () => {
  const [out = [], err] = written(() =>
    logFor('t-1', 'stages', at).info('sent', { count: 0, ok: false, by: '', of: undefined }),
  );

  expect(err).toEqual([]);
  expect(out).toHaveLength(1);
  expect(out[0]?.endsWith('}\n')).toBe(true);
  expect(Object.entries(JSON.parse(out[0] ?? ''))).toEqual([
    ['level', 'INFO'],
    ['message', 'sent'],
    ['timestamp', expect.stringMatching(instant)],
    ['service', 'anchor'],
    ['sampling_rate', 0],
    ['traceId', 't-1'],
    ['function', 'stages'],
    ['at', '2026-11-21T12:00:00.000Z'],
    ['count', 0],
    ['ok', false],
  ]);
});

test('a warning and an error go where errors go, and say nothing that an error quoted', () => {
  const [out, err = []] = written(() => {
    const log = logFor('t-1', 'stages', at);
    log.warn('slow');
    log.error('failed', new TypeError('Zelda said so'), { userId: 'u-1' });
  });

  expect(out).toEqual([]);
  const [warning, failure] = err.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(warning).toMatchObject({ level: 'WARN', message: 'slow' });
  expect(failure).toMatchObject({ level: 'ERROR', problem: 'TypeError', userId: 'u-1' });
  expect(err.join('')).not.toContain('Zelda');
});

test('an event that AWS traces names its trace', () => {
  process.env['_X_AMZN_TRACE_ID'] = 'Root=1-abc-def;Parent=12;Sampled=0';
  try {
    const [[line = ''] = []] = written(() => logFor('t-1', 'stages', at).info('sent'));

    expect(JSON.parse(line)).toMatchObject({ xray_trace_id: '1-abc-def' });
  } finally {
    delete process.env['_X_AMZN_TRACE_ID'];
  }
});
