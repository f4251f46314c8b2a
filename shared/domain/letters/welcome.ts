/** The first letter after Skip for Today: when it starts, and how it works. */
import { daysBetween } from '../local-date.ts';
import { rhythmOf } from '../quiet-hours.ts';
import { clockTime } from '../rhythm.ts';
import { zoneLabel } from '../zones.ts';
import { type LetterContext, letterOf } from './context.ts';
import { whenFrom } from './date-words.ts';
import type { Letter } from './letter.ts';
import { confirmLink, paragraph, replyNote, wayOut, whatThisIs, whyFirst } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

interface WelcomeContext extends LetterContext {
  readonly confirmUrl: string;
}

function start({ user, date }: LetterContext): string {
  const days = daysBetween(date, user.startsOn);
  if (days <= 0) return 'We’ll start as soon as you confirm your address.';
  const when = days === 1 ? 'tomorrow morning' : whenFrom(date, user.startsOn);
  return `We’ll start ${when}, once you have confirmed your address.`;
}

/** Sent once. It announces no next letter, as none comes until the address confirms. */
export function welcome({ next: _next, later: _later, ...context }: WelcomeContext): Letter {
  const { MORNING_INTENTION } = rhythmOf(context.user);
  const time = `${clockTime(MORNING_INTENTION)} ${zoneLabel(context.user.zone)}`.trim();
  return letterOf(context, {
    purpose: 'welcome',
    stage: 'DAY0_ACK',
    subject: `Welcome to ${context.setting.productName}`,
    title: 'You’re all set.',
    blocks: [
      paragraph(start(context)),
      paragraph(
        `The first letter comes at ${time} and asks one question: what matters today?`,
        `At ${time} we ask what matters.`,
      ),
      ...listBlocks(context.day),
      confirmLink(context.confirmUrl),
      replyNote(
        'Tell us what’s on your mind already, and it’s on your list. Any reply confirms your ' +
          'address, too.',
        'Reply with what’s on your mind already.',
      ),
      { ...whatThisIs(context), brief: '' },
      wayOut,
    ],
    why: whyFirst,
    first: true,
  });
}
