/** The two command-line doors answer every line, also the ones they cannot read. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(script: string, lines: readonly string[]) {
  const { stdout, status } = spawnSync(process.execPath, [`scripts/${script}.ts`], {
    cwd: root,
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const answers = stdout.split('\n').filter((line) => line !== '');
  return { status, answers: answers.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

const asked = (id: string, reply: string) =>
  JSON.stringify({
    id,
    stage: 'midday',
    today: '2026-03-11',
    timezone: 'America/Chicago',
    items: [
      { text: 'Gym', status: 'open' },
      { text: 'Finish the deck', status: 'open' },
    ],
    reply,
  });

test('interpret answers with the list as it then stands', () => {
  const { status, answers } = run('interpret', [
    asked('a', 'gym done'),
    asked('b', 'pause until Monday'),
    asked('c', 'why did I get this email?'),
  ]);

  expect(status).toBe(0);
  expect(answers).toEqual([
    {
      id: 'a',
      items: [
        { text: 'Gym', status: 'done' },
        { text: 'Finish the deck', status: 'open' },
      ],
      tomorrow: [],
      intent: null,
      pauseUntil: null,
      engine: expect.stringMatching(/^reader\/\d+$/),
      ms: expect.any(Number),
    },
    expect.objectContaining({ id: 'b', intent: 'pause', pauseUntil: '2026-03-16' }),
    // The door's list of intents has no question about a letter: it is one of how this works.
    expect.objectContaining({ id: 'c', intent: 'help' }),
  ]);
});

test('interpret says which lines it cannot read, answers the rest, and fails at the end', () => {
  const { status, answers } = run('interpret', ['{', '{"id":"x"}', asked('a', 'gym done'), '']);

  expect(status).toBe(1);
  expect(answers).toEqual([
    { error: expect.any(String) },
    { id: 'x', error: expect.any(String) },
    expect.objectContaining({ id: 'a' }),
  ]);
});

test('extract-reply cuts the reply out and says what kind of mail it is', () => {
  const mail = (...headers: string[]) => `${headers.join('\r\n')}\r\n\r\nDone 1\r\n> old\r\n`;
  const eml = (id: number, raw: string) => ({
    id,
    kind: 'eml',
    input: Buffer.from(raw).toString('base64'),
    encoding: 'base64',
  });
  const from = 'From: ada@example.com';

  const { status, answers } = run(
    'extract-reply',
    [
      { id: 1, kind: 'text', input: 'Done 1\n> old' },
      { id: 2, kind: 'html', input: '<p>Done 1</p><blockquote type="cite">old</blockquote>' },
      { id: 3, kind: 'eml', input: mail(from) },
      eml(4, mail(from)),
      eml(5, mail(from, 'Auto-Submitted: auto-replied')),
      eml(6, mail(from, 'List-Id: <x>')),
      eml(7, mail('From: MAILER-DAEMON@example.com')),
      eml(8, mail('Subject: no sender')),
      eml(9, ''),
    ].map((line) => JSON.stringify(line)),
  );

  expect(status).toBe(0);
  expect(answers).toEqual([
    ...[1, 2, 3, 4].map((id) => ({ id, reply: 'Done 1', disposition: 'reply' })),
    { id: 5, reply: '', disposition: 'ignore-auto' },
    { id: 6, reply: '', disposition: 'ignore-auto' },
    { id: 7, reply: '', disposition: 'bounce' },
    { id: 8, reply: '', disposition: 'reject' },
    { id: 9, reply: '', disposition: 'reject' },
  ]);
});

test('interpret reads ten thousand lines on, in order, past each bad one', () => {
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    at % 1_000 === 7 ? `{"id":"${at}","reply":` : asked(String(at), at % 2 ? 'gym done' : 'thanks'),
  );

  const { status, answers } = run('interpret', lines);

  expect(status).toBe(1);
  expect(answers).toHaveLength(10_000);
  expect(answers.filter(({ error }) => error !== undefined)).toHaveLength(10);
  expect(answers.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]))).toEqual(
    Array.from(lines.keys()).filter((at) => at % 1_000 !== 7),
  );
});

test.each(['interpret', 'extract-reply'])(
  '%s answers the line after one of 5 MB, whatever that one holds',
  (script) => {
    const long = 'word '.repeat(1_000_000);
    const line = (id: string, words: string) =>
      script === 'interpret'
        ? asked(id, words)
        : JSON.stringify({ id, kind: 'text', input: words });

    const { status, answers } = run(script, [
      line('long', long),
      long,
      `{"id":"x","reply":"${'a'.repeat(5_000_000)}`,
      line('last', 'gym done'),
    ]);

    expect(status).toBe(1);
    expect(answers.map(({ id, error }) => [id, error === undefined])).toEqual([
      ['long', true],
      [undefined, false],
      [undefined, false],
      ['last', true],
    ]);
  },
);

test('an error line holds nothing of a line that is too long to show', () => {
  const { answers } = run('interpret', ['a'.repeat(5_000_000)]);

  expect(JSON.stringify(answers).length).toBeLessThan(500);
});
