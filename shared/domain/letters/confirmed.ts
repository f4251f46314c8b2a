/** Brings the plan to whoever has just confirmed, after letters that held none of it. */

import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks, shownItems } from './shown-items.ts';

/** Sent once in a life. Without a plan it asks for one, as the morning would have done. */
export function confirmed(context: LetterContext): Letter {
  const hasPlan = shownItems(context.day).length > 0;
  return letterOf(context, {
    purpose: 'welcome',
    stage: 'DAY0_ACK',
    title: hasPlan ? 'Your plan is here.' : 'What matters today?',
    blocks: [
      hasPlan
        ? paragraph('Thanks for confirming. This is your list:', '')
        : paragraph(
            'Thanks for confirming. Name the few things that would make today feel done.',
            '',
          ),
      ...listBlocks(context.day),
      hasPlan
        ? replyNote(
            'Say what is done, what changed, what can wait. The list follows.',
            'Reply any time to change the list.',
          )
        : replyNote('A sentence or a list, in your own words.', 'Reply with a sentence or a list.'),
    ],
  });
}
