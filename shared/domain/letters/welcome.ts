/** The first letter after Skip for Today: when it starts, and how it works. */
import { daysBetween } from '../local-date.ts';
import { rhythmOf } from '../quiet-hours.ts';
import { clockTime } from '../rhythm.ts';
import { zoneLabel } from '../zones.ts';
import { whenFrom } from './date-words.ts';
import type { Letter } from './letter.ts';
import { letterOf, type Scene } from './scene.ts';
import { confirmLink, paragraph, replyNote, wayOut, whatThisIs, whyFirst } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

interface WelcomeScene extends Scene {
  readonly confirmUrl: string;
}

function start({ user, date }: Scene): string {
  const days = daysBetween(date, user.startsOn);
  if (days <= 0) return 'We’ll start as soon as you confirm your address.';
  const when = days === 1 ? 'tomorrow morning' : whenFrom(date, user.startsOn);
  return `We’ll start ${when}, once you have confirmed your address.`;
}

/** Sent once. It announces no next letter, as none comes until the address confirms. */
export function welcome({ next: _next, later: _later, ...scene }: WelcomeScene): Letter {
  const { MORNING_INTENTION } = rhythmOf(scene.user);
  const time = `${clockTime(MORNING_INTENTION)} ${zoneLabel(scene.user.zone)}`.trim();
  return letterOf(scene, {
    purpose: 'welcome',
    stage: 'DAY0_ACK',
    title: 'You’re all set.',
    blocks: [
      paragraph(start(scene)),
      paragraph(
        `The first letter comes at ${time} and asks one question: what matters today?`,
        `At ${time} we ask what matters.`,
      ),
      ...listBlocks(scene.day),
      confirmLink(scene.confirmUrl),
      replyNote(
        'If something is on your mind already, it will be on the list. Any reply confirms your ' +
          'address, too.',
        'Reply with what is on your mind already.',
      ),
      { ...whatThisIs(scene), brief: '' },
      wayOut,
    ],
    why: whyFirst(scene),
    first: true,
  });
}
