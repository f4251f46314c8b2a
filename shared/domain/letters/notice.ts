/** Tells an owner that somebody signed up with their address; shows nothing that was typed. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

/** Carries the real plan, so that the owner sees that it is untouched. */
export function notice(context: LetterContext): Letter {
  const lists = listBlocks(context.day);
  const product = context.setting.productName;
  return letterOf(context, {
    purpose: 'notice',
    stage: 'DAY0_ACK',
    subject: 'Was this you?',
    title: 'Your plan is as you left it.',
    blocks: [
      paragraph(
        `Someone asked ${product} for a new plan with this address. Your own plan hasn’t changed.`,
        'Someone asked for a new plan for you. Yours hasn’t changed.',
      ),
      paragraph(lists.length > 0 ? 'Here’s your plan:' : 'Your list is empty.', ''),
      ...lists,
      replyNote(
        'If it was you, say here what you’d like to change.',
        'If it was you, reply with the change.',
      ),
    ],
  });
}
