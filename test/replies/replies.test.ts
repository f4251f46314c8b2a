/** Every mail beside this file is read as the person meant it, by the door that reads mails. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fromMail } from '#scripts/extracted.ts';

interface Expected {
  readonly reply: string;
  readonly disposition: string;
}

/** Spaces at line ends and the number of blank lines say nothing about who wrote the words. */
const evened = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const folder = import.meta.dirname;
const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'));

describe('mails as their programs make them', () => {
  test.each(mails)('%s gives the words its writer typed, and no others', async (name) => {
    const file = join(folder, name);
    const { reply, disposition }: Expected = JSON.parse(
      readFileSync(file.replace('.eml', '.json'), 'utf8'),
    );

    const read = await fromMail(readFileSync(file));

    expect({ ...read, reply: evened(read.reply) }).toEqual({ reply: evened(reply), disposition });
  });
});
