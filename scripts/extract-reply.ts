/** Cuts replies out of mails on the command line: `npm run --silent extract-reply < mails`. */
import * as z from 'zod/mini';
import { fromBody, fromMail } from './extracted.ts';
import { answerLines } from './json-lines.ts';

const Case = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  kind: z.enum(['text', 'html', 'eml']),
  input: z.string(),
  encoding: z.optional(z.literal('base64')),
});

async function answer(asked: unknown): Promise<object> {
  const { id, kind, input, encoding } = z.parse(Case, asked);
  const bytes = Buffer.from(input, encoding ?? 'utf8');
  const extracted = kind === 'eml' ? await fromMail(bytes) : fromBody(kind, bytes.toString());
  return { ...(id !== undefined && { id }), ...extracted };
}

await answerLines(answer);
