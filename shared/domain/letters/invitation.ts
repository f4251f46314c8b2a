/** The one letter to an address that somebody else gave us; nothing follows unless accepted. */

import type { Words } from './answer-words.ts';
import { closingLine, type LetterContext, letterOf, rhythmWords } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote, whatThisIs } from './sentences.ts';
import { capitalised } from './wording.ts';

interface InvitationContext extends LetterContext {
  readonly acceptUrl: string;
}

/** The page on which the address was entered, and all we know of who did. */
const invitedBy = (
  { source }: LetterContext['user'],
  product: string,
): { readonly who: string; readonly page: string } =>
  source === 'share_confirmation_page'
    ? { who: `a person who was sharing ${product}`, page: 'our share page' }
    : { who: `a person who had just begun with ${product}`, page: 'our confirmation page' };

/** Carries no words of whoever gave us the address. */
export function invitation(context: InvitationContext): Letter {
  const product = context.setting.productName;
  const { who, page } = invitedBy(context.user, product);
  return letterOf(context, {
    purpose: 'invitation',
    stage: 'DAY0_ACK',
    subject: `An invitation to ${product}`,
    title: 'You’re invited.',
    blocks: [
      paragraph(
        `${capitalised(who)} entered your address on ${page}.`,
        `You were named on ${page}.`,
      ),
      whatThisIs(context),
      paragraph(`No app, no login, no cost. Letters come at ${rhythmWords(context)}.`),
      { kind: 'link', text: 'Begin tomorrow', url: context.acceptUrl },
      replyNote(
        'Say what matters to you tomorrow, and we begin. If you do nothing, nothing more comes.',
        'Reply to begin. If you do nothing, nothing more comes.',
      ),
    ],
    why: `You get this once, because your address was entered on ${page}.`,
    first: true,
  });
}

/** To whoever has said yes to it. */
export const signedUp = (context: LetterContext): Words => ({
  title: 'You’re signed up.',
  text: `Letters come at ${rhythmWords(context)}. ${closingLine(context) ?? ''}`.trim(),
});
