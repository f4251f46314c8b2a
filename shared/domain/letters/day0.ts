/** The first letter after Start Today: the intentions as we heard them, and what comes next. */
import type { Letter } from './letter.ts';
import { closingLine, letterOf, type Scene } from './scene.ts';
import {
  confirmLink,
  maybe,
  paragraph,
  replyNote,
  wayOut,
  whatThisIs,
  whyFirst,
} from './sentences.ts';
import { listBlocks } from './shown-items.ts';

interface Day0Scene extends Scene {
  readonly confirmUrl: string;
}

/** Sent once, with the link that confirms the address. */
export function day0(scene: Day0Scene): Letter {
  const lists = listBlocks(scene.day);
  const heard = lists.length > 0 ? 'Here is today, as we heard it:' : 'Nothing is on the list yet.';
  const closing = closingLine(scene);
  return letterOf(scene, {
    purpose: 'acknowledgement',
    stage: 'DAY0_ACK',
    title: 'Got it.',
    blocks: [
      paragraph(heard),
      ...lists,
      ...maybe(closing && `One thing at a time. ${closing}`, closing),
      replyNote(
        'Say what is done, what changed, what can wait. The list follows.',
        'Reply any time to change the list.',
      ),
      { ...whatThisIs(scene), brief: '' },
      confirmLink(scene.confirmUrl),
      wayOut,
    ],
    why: whyFirst(scene),
    first: true,
  });
}
