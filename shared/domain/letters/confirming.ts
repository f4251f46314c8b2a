/** The letters about confirming an address: two reminders, and the plan once it is confirmed. */
import { isReminderOver, type User } from '../user.ts';
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { confirmLink, paragraph, replyNote, whatThisIs, whyFirst } from './sentences.ts';
import { listBlocks, shownItems } from './shown-items.ts';

interface ReminderContext extends LetterContext {
  readonly user: LetterContext['user'] & Pick<User, 'remindersFrom'>;
  readonly confirmUrl: string;
}

const hasPlanIn = ({ day }: LetterContext): boolean => shownItems(day).length > 0;

/**
 * Asks an address to confirm, on each of two mornings. It says whether a plan is kept and never
 * what is in it: a stranger may have typed it.
 */
export function reminder({ next: _next, later: _later, ...context }: ReminderContext): Letter {
  const product = context.setting.productName;
  const hasPlan = hasPlanIn(context);
  const isLast = isReminderOver(context.user, context.date);
  return letterOf(context, {
    purpose: 'reminder',
    stage: 'MORNING_INTENTION',
    subject: 'Please confirm your address',
    title: hasPlan ? 'Your plan is waiting.' : 'Shall we begin?',
    blocks: [
      hasPlan
        ? paragraph(
            `This address was entered at ${product}, with a plan. We keep the plan, and bring it ` +
              'as soon as you confirm that the address is yours.',
            'We bring your plan once you confirm.',
          )
        : paragraph(
            `This address was entered at ${product}. Confirm that it is yours, and we’ll ask ` +
              'what matters to you today.',
            'Confirm, and we begin.',
          ),
      confirmLink(context.confirmUrl),
      { ...whatThisIs(context), brief: '' },
      replyNote('Any reply confirms your address, too.', 'Any reply confirms.'),
      paragraph(
        (isLast
          ? 'If this wasn’t you, do nothing: this is our last letter unless you confirm.'
          : 'If this wasn’t you, do nothing: one more letter comes tomorrow, and then none.') +
          ' To stop now, reply with the word unsubscribe.',
        '',
      ),
    ],
    why: whyFirst,
    first: true,
  });
}

/** Brings the plan after the confirmation, once in a life; without a plan it asks for one. */
export function confirmed(context: LetterContext): Letter {
  const hasPlan = hasPlanIn(context);
  return letterOf(context, {
    purpose: 'welcome',
    stage: 'DAY0_ACK',
    title: hasPlan ? 'Your plan is here.' : 'What matters today?',
    blocks: [
      hasPlan
        ? paragraph('Thanks for confirming. Here’s your list:', '')
        : paragraph(
            'Thanks for confirming. Name the few things that would make today feel done.',
            '',
          ),
      ...listBlocks(context.day),
      hasPlan
        ? replyNote(
            'Say what’s done, what changed, what can wait. Your list follows.',
            'Reply any time to change your list.',
          )
        : replyNote('A sentence or a list, in your own words.', 'Reply with a sentence or a list.'),
    ],
  });
}
