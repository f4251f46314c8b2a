/** The last letter of all: sent before the address is gone, and answered by nobody. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph } from './sentences.ts';

/** Names no next letter, carries no list and asks for no answer. */
export function erased({ next: _next, ...context }: LetterContext): Letter {
  const product = context.setting.productName;
  return letterOf(context, {
    purpose: 'erased',
    stage: 'DAY0_ACK',
    subject: 'Everything is erased',
    title: 'Everything is erased.',
    blocks: [
      paragraph(
        `Your address, your lists, your replies and our letters are gone from ${product}, and ` +
          'nothing more comes. Copies in backups and logs follow within 35 days.',
        'Your lists, replies and letters are gone. Nothing more comes.',
      ),
      paragraph(
        'One thing stays: a scrambled form of your address that nobody can read back, so that ' +
          'no one can have you written to again. Entering the address yourself begins anew.',
        '',
      ),
    ],
    why: 'You get this once, because you asked us to erase everything.',
  });
}
