/** The answer to a reply that could not be read: it is kept, and asked for once more. */
import type { Letter } from './letter.ts';
import { letterOf, type Scene } from './scene.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

/** `stage` is the one the reply answered. */
export function askAgain(scene: Scene & Partial<Pick<Letter, 'stage'>>): Letter {
  const lists = listBlocks(scene.day);
  return letterOf(scene, {
    purpose: 'acknowledgement',
    stage: scene.stage ?? 'DAY0_ACK',
    title: 'Could you say that again?',
    blocks: [
      paragraph('Your reply is kept, but we could not read it. Please say it once more.'),
      ...(lists.length > 0 ? [paragraph('The list stands as it was:', ''), ...lists] : []),
      replyNote('A sentence or a list, as plain text.', ''),
    ],
  });
}
