/** The one letter to an address that somebody else gave us; nothing follows unless accepted. */

import { isWaitlistSource } from '../waitlist-source.ts';
import type { Words } from './answer-words.ts';
import { closingLine, type LetterContext, letterOf, rhythmWords } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote, whatThisIs } from './sentences.ts';

interface InvitationContext extends LetterContext {
  readonly acceptUrl: string;
}

/** Where the address was entered, and all we know of who did. */
function entered({ source = '' }: LetterContext['user'], product: string) {
  if (isWaitlistSource(source)) {
    const text = 'Your address was entered on our waitlist, and there’s a place for you now.';
    return { page: 'our waitlist', text, brief: 'There’s a place for you now.' };
  }
  const [who, page] =
    source === 'share_confirmation_page'
      ? [`A person who was sharing ${product}`, 'our share page']
      : [`A person who had just begun with ${product}`, 'our confirmation page'];
  return {
    page,
    text: `${who} entered your address on ${page}.`,
    brief: `You were named on ${page}.`,
  };
}

/** Carries no words of whoever gave us the address. */
export function invitation(context: InvitationContext): Letter {
  const product = context.setting.productName;
  const { page, text, brief } = entered(context.user, product);
  return letterOf(context, {
    purpose: 'invitation',
    stage: 'DAY0_ACK',
    subject: `An invitation to ${product}`,
    title: 'You’re invited.',
    blocks: [
      paragraph(text, brief),
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
