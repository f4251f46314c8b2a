/** The one confirmation after unsubscribing by reply: no prompt in it, and the way back. */
import type { Letter } from './letter.ts';
import { letterOf, type Scene } from './scene.ts';
import { paragraph } from './sentences.ts';

/** Names no next letter and carries no list: nothing in it asks for an answer. */
export function farewell({ next: _next, ...scene }: Scene): Letter {
  return letterOf(scene, {
    purpose: 'farewell',
    stage: 'DAY0_ACK',
    title: 'You are unsubscribed.',
    blocks: [
      paragraph('We won’t write again unless you ask.'),
      paragraph('To begin again, reply with the word START.', 'To begin again, reply START.'),
    ],
    why: `You get this once, because you asked ${scene.setting.productName} to stop.`,
  });
}
