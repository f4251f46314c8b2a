/** Cuts replies out of mails on the command line: `npm run --silent extract-reply < mails`. */
import * as z from 'zod/mini';
import { readMail } from '#functions/adapters/postal-mime.ts';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';
import { answerLines } from './json-lines.ts';

const Case = z.object({
  id: z.optional(z.union([z.string(), z.number()])),
  kind: z.enum(['text', 'html', 'eml']),
  input: z.string(),
  encoding: z.optional(z.literal('base64')),
});

interface Extracted {
  readonly reply: string;
  readonly disposition: 'reply' | 'ignore-auto' | 'bounce' | 'reject';
}

const dispositions = { auto: 'ignore-auto', list: 'ignore-auto', bounce: 'bounce' } as const;

/** The envelope's sender is not part of a message on its own; without the header it is the From. */
async function fromMail(raw: Uint8Array): Promise<Extracted> {
  const mail = await readMail(raw);
  const [from] = mail.from;
  const [returnPath = from ?? 'unknown'] = mail.headers.get('return-path') ?? [];
  const automatic = automaticMail(mail.headers, { returnPath, from: from ?? '' });
  if (mail.unreadable || (from === undefined && automatic === undefined)) {
    return { reply: '', disposition: 'reject' };
  }
  if (automatic !== undefined) return { reply: '', disposition: dispositions[automatic] };
  return { reply: replyText(mail).text, disposition: 'reply' };
}

async function answer(asked: unknown): Promise<object> {
  const { id, kind, input, encoding } = z.parse(Case, asked);
  const bytes = Buffer.from(input, encoding ?? 'utf8');
  const extracted = kind === 'eml' ? await fromMail(bytes) : fromBody(kind, bytes.toString());
  return { ...(id !== undefined && { id }), ...extracted };
}

const fromBody = (kind: 'text' | 'html', body: string): Extracted => ({
  reply: replyText(kind === 'html' ? { html: body } : { text: body }).text,
  disposition: 'reply',
});

await answerLines(answer);
