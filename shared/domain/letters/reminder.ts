/** Asks an address to confirm, on each of two mornings; repeats nothing that was typed. */
import { isReminderOver, type User } from '../user.ts';
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { confirmLink, paragraph, replyNote, whatThisIs, whyFirst } from './sentences.ts';
import { shownItems } from './shown-items.ts';

interface ReminderContext extends LetterContext {
  readonly user: LetterContext['user'] & Pick<User, 'remindersFrom'>;
  readonly confirmUrl: string;
}

/** Says whether a plan is kept, and never what is in it: a stranger may have typed it. */
export function reminder({ next: _next, later: _later, ...context }: ReminderContext): Letter {
  const product = context.setting.productName;
  const hasPlan = shownItems(context.day).length > 0;
  const isLast = isReminderOver(context.user, context.date);
  return letterOf(context, {
    purpose: 'reminder',
    stage: 'MORNING_INTENTION',
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
          ? 'If this was not you, do nothing: this is our last letter unless you confirm.'
          : 'If this was not you, do nothing: one more letter comes tomorrow, and then none.') +
          ' To stop now, reply with the word unsubscribe.',
        '',
      ),
    ],
    why: whyFirst(context),
    first: true,
  });
}
