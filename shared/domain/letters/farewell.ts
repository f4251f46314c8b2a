/** The one confirmation after unsubscribing by reply: no prompt in it, and the way back. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph } from './sentences.ts';

const wayBack = paragraph(
  'To begin again, reply with the word START.',
  'To begin again, reply START.',
);

/** Nobody can say that it was the person who asked. */
const doubt = [
  paragraph('A mail in your name asked for it, so no more letters come.'),
  paragraph(
    'If that wasn’t you, reply with the word START, and your letters come again.',
    'If that wasn’t you, reply START.',
  ),
];

/** Names no next letter and carries no list: nothing in it asks for an answer. */
export function farewell(
  { next: _next, ...context }: LetterContext,
  { doubted = false }: { readonly doubted?: boolean } = {},
): Letter {
  return letterOf(context, {
    purpose: 'farewell',
    stage: 'DAY0_ACK',
    subject: 'You’re unsubscribed',
    title: 'You’re unsubscribed.',
    blocks: doubted ? doubt : [paragraph('We won’t write again unless you ask.'), wayBack],
    why: `You get this once, because ${doubted ? 'someone' : 'you'} asked us to stop.`,
  });
}
