/** The answer to a reply that could not be read: it is kept, and asked for once more. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

/** `stage` is the one the reply answered. */
export function askAgain(context: LetterContext & Partial<Pick<Letter, 'stage'>>): Letter {
  const lists = listBlocks(context.day);
  return letterOf(context, {
    purpose: 'acknowledgement',
    stage: context.stage ?? 'DAY0_ACK',
    title: 'Could you say that again?',
    blocks: [
      paragraph('We kept your reply, but we couldn’t read it. Please say it again.'),
      ...(lists.length > 0 ? [paragraph('Your list is as it was:', ''), ...lists] : []),
      replyNote('A sentence or a list, as plain text.', ''),
    ],
  });
}
