/** The first letter after Start Today: the intentions as we heard them, and what comes next. */
import { confirmingLine, type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { confirmLink, paragraph, replyNote, wayOut, whatThisIs, whyFirst } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

interface Day0Context extends LetterContext {
  readonly confirmUrl: string;
}

/**
 * Sent once. It announces no next letter, as none comes until the address confirms, and says so to
 * whoever has confirmed already too: the page that shows it must not tell a stranger who has.
 */
export function day0({ next, later: _later, ...context }: Day0Context): Letter {
  const lists = listBlocks(context.day);
  const heard = lists.length > 0 ? 'Here’s today, as we heard it:' : 'Nothing is on your list yet.';
  const closing = confirmingLine({ ...context, ...(next && { next }) });
  return letterOf(context, {
    purpose: 'acknowledgement',
    stage: 'DAY0_ACK',
    title: 'Got it.',
    blocks: [
      paragraph(heard),
      ...lists,
      paragraph(`One thing at a time. ${closing}`, closing),
      confirmLink(context.confirmUrl),
      replyNote(
        'Say what’s done, what changed, what can wait. Your list follows, and any reply confirms ' +
          'your address, too.',
        'Reply any time to change your list.',
      ),
      { ...whatThisIs(context), brief: '' },
      wayOut,
    ],
    why: whyFirst,
    first: true,
  });
}
