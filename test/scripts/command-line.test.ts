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
      engine: 'rules/1',
      ms: expect.any(Number),
    },
    expect.objectContaining({ id: 'b', intent: 'pause', pauseUntil: '2026-03-16' }),
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
