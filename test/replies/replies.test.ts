/** Every mail beside this file is read as the person meant it, by the door that reads mails. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readMail } from '#functions/adapters/postal-mime.ts';
import { automaticMail } from '#shared/domain/replies/automatic-mail.ts';
import { replyText } from '#shared/domain/replies/reply-text.ts';

interface Expected {
  readonly reply: string;
  readonly disposition: string;
}

const dispositions = { auto: 'ignore-auto', list: 'ignore-auto', bounce: 'bounce' } as const;

/** Spaces at line ends and the number of blank lines say nothing about who wrote the words. */
const evened = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

async function extracted(raw: Uint8Array): Promise<Expected> {
  const mail = await readMail(raw);
  const [from = ''] = mail.from;
  const [returnPath = from || 'unknown'] = mail.headers.get('return-path') ?? [];
  const { calendarAnswer, headers } = mail;
  const automatic = automaticMail(headers, { returnPath, from, calendarAnswer });
  if (mail.unreadable || (from === '' && automatic === undefined)) {
    return { reply: '', disposition: 'reject' };
  }
  if (automatic) return { reply: '', disposition: dispositions[automatic] };
  return { reply: replyText(mail).text, disposition: 'reply' };
}

const folder = import.meta.dirname;
const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));

describe('mails as their programs make them', () => {
  test.each(mails)('%s gives the words its writer typed, and no others', async (name) => {
    const file = join(folder, name);
    const { reply, disposition }: Expected = JSON.parse(
      readFileSync(file.replace('.eml', '.json'), 'utf8'),
    );

    const read = await extracted(readFileSync(file));

    expect({ ...read, reply: evened(read.reply) }).toEqual({ reply: evened(reply), disposition });
  });
});
