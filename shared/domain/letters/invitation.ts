/** The one letter to an address that somebody else gave us; nothing follows unless accepted. */
import type { Words } from './intent-words.ts';
import type { Letter } from './letter.ts';
import { closingLine, letterOf, rhythmWords, type Scene } from './scene.ts';
import { paragraph, replyNote, whatThisIs } from './sentences.ts';

interface InvitationScene extends Scene {
  readonly acceptUrl: string;
}

/** Carries no words of whoever gave us the address. */
export const invitation = (scene: InvitationScene): Letter =>
  letterOf(scene, {
    purpose: 'invitation',
    stage: 'DAY0_ACK',
    title: 'Somebody thought of you.',
    blocks: [
      paragraph(`Somebody who knows ${scene.setting.productName} thinks you might like it.`),
      whatThisIs(scene),
      paragraph(`No app, no login, no cost. The letters come at ${rhythmWords(scene)}.`),
      { kind: 'link', text: 'Begin tomorrow', url: scene.acceptUrl },
      replyNote(
        'Say what matters to you tomorrow, and we begin. If you do nothing, nothing more comes.',
        'Reply to begin. If you do nothing, nothing more comes.',
      ),
    ],
    why: `You get this once, because somebody gave ${scene.setting.productName} this address.`,
    first: true,
  });

/** To whoever has said yes to it. */
export const signedUp = (scene: Scene): Words => ({
  title: 'You’re signed up.',
  text: `The letters come at ${rhythmWords(scene)}. ${closingLine(scene) ?? ''}`.trim(),
});
