/** The three texts about texts: may we, now they come, now they end. */
import { type LetterContext, letterOf, rhythmWords } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph } from './sentences.ts';

/** Which words people agree to; changed with them, so that a record says what was read. */
export const consentVersion = '2026-11-28';

/**
 * The one text to a number that has not said YES: who asks, how often, what it costs and the two
 * ways out, as carriers want it (CTIA 5.1.2.1).
 */
export const mayWeText = ({ next: _next, ...context }: LetterContext): Letter =>
  letterOf(context, {
    purpose: 'texts-ask',
    stage: 'DAY0_ACK',
    title: 'Someone asked for check-ins by text with this number.',
    blocks: [
      paragraph('Reply YES to get up to 3 a day.'),
      paragraph('Msg & data rates may apply. HELP for help, STOP to end.'),
    ],
  });

/** HELP before YES: the same, and who we are. */
export const whyWeAsk = ({ next: _next, ...context }: LetterContext): Letter =>
  letterOf(context, {
    purpose: 'texts-ask',
    stage: 'DAY0_ACK',
    title: 'you reply, your list follows.',
    blocks: [
      paragraph('We have this number for check-ins by text.'),
      paragraph('YES starts up to 3 a day, STOP refuses them.'),
      paragraph('Msg & data rates may apply.'),
    ],
  });

/** The answer to YES: the same again, now with the times. */
export function textsBegin({ next: _next, ...context }: LetterContext): Letter {
  return letterOf(context, {
    purpose: 'acknowledgement',
    stage: 'DAY0_ACK',
    title: 'Done.',
    blocks: [
      paragraph(`Up to 3 texts a day, at ${rhythmWords(context)}.`),
      paragraph('Msg & data rates may apply. HELP for help, STOP to end.'),
    ],
  });
}

/** The one answer to STOP, without a word that asks for anything. */
export function textsEnd({ next: _next, ...context }: LetterContext): Letter {
  const goOn = context.user.state === 'active' || context.user.state === 'paused';
  const { productName } = context.setting;
  return letterOf(context, {
    purpose: 'texts-end',
    stage: 'DAY0_ACK',
    title: goOn ? 'No more texts.' : 'You’re unsubscribed.',
    blocks: [
      paragraph(
        goOn ? 'Your letters go on by email.' : 'We won’t write again, by text or by email.',
      ),
      paragraph('To begin again, text START.'),
    ],
    why: `You get this once, because you asked ${productName} to stop.`,
  });
}
