/** Tells a user that a reply came from or went to another address; repeats nothing of it. */
import { type LetterContext, letterOf } from './context.ts';
import type { Block, Letter } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

function listAsItWas({ day }: LetterContext): readonly Block[] {
  const lists = listBlocks(day);
  return lists.length > 0 ? [paragraph('Your list is as it was:', ''), ...lists] : [];
}

/** Goes to the registered address, which is the only one that changes the list. */
export function otherAddress(context: LetterContext): Letter {
  return letterOf(context, {
    purpose: 'notice',
    stage: 'DAY0_ACK',
    subject: 'Was this you?',
    title: 'A reply came from another address.',
    blocks: [
      paragraph(
        'Someone answered your letter from an address we don’t know, so we changed nothing. A ' +
          'reply counts when it comes from the address that this letter came to.',
        'Someone answered from an address we don’t know. We changed nothing.',
      ),
      ...listAsItWas(context),
      replyNote('If it was you, say it again from here.', 'If it was you, say it again from here.'),
    ],
  });
}

/** Goes to whoever answered a letter that went to somebody else. */
export function othersLetter(context: LetterContext): Letter {
  return letterOf(context, {
    purpose: 'notice',
    stage: 'DAY0_ACK',
    subject: 'That wasn’t your letter',
    title: 'That wasn’t your letter.',
    blocks: [
      paragraph(
        'You answered a letter that went to someone else, so we changed nothing: not their list, ' +
          'and not yours. Your list changes when you answer one of your own letters.',
        'You answered a letter that went to someone else. We changed nothing.',
      ),
      ...listAsItWas(context),
      replyNote('If it was meant for your list, say it here.', 'For your own list, say it here.'),
    ],
  });
}
