/** The one letter to an address that somebody else gave us; nothing follows unless accepted. */
import { closingLine, type LetterContext, letterOf, rhythmWords } from './context.ts';
import type { Words } from './intent-words.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote, whatThisIs } from './sentences.ts';

interface InvitationContext extends LetterContext {
  readonly acceptUrl: string;
}

/** Carries no words of whoever gave us the address. */
export const invitation = (context: InvitationContext): Letter =>
  letterOf(context, {
    purpose: 'invitation',
    stage: 'DAY0_ACK',
    subject: `An invitation to ${context.setting.productName}`,
    title: 'Somebody thought of you.',
    blocks: [
      paragraph(`Somebody who knows ${context.setting.productName} thinks you might like it.`),
      whatThisIs(context),
      paragraph(`No app, no login, no cost. The letters come at ${rhythmWords(context)}.`),
      { kind: 'link', text: 'Begin tomorrow', url: context.acceptUrl },
      replyNote(
        'Say what matters to you tomorrow, and we begin. If you do nothing, nothing more comes.',
        'Reply to begin. If you do nothing, nothing more comes.',
      ),
    ],
    why: 'You get this once, because somebody gave us this address.',
    first: true,
  });

/** To whoever has said yes to it. */
export const signedUp = (context: LetterContext): Words => ({
  title: 'You’re signed up.',
  text: `The letters come at ${rhythmWords(context)}. ${closingLine(context) ?? ''}`.trim(),
});
