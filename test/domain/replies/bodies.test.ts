/** Bodies as programs of many makers and languages write them, read by who knew no reader. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { replyText } from '#shared/domain/replies/visible-text/reply-text.ts';

interface Body {
  readonly id: string;
  readonly kind: 'text' | 'html';
  readonly client: string;
  readonly lang: string;
  readonly note: string;
  readonly input: string;
  /** Every text that is right. */
  readonly replies: readonly string[];
}

const bodies = readFileSync(new URL('./bodies.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Body);

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each(bodies)('$id, $client, $lang: $note', ({ kind, input, replies }) => {
  const { text } = replyText(kind === 'html' ? { html: input } : { text: input });

  expect(replies.map(spaced)).toContain(spaced(text));
});
