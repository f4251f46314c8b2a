/** The one honest letter after a long silence: it says that it is the last, and the way back. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { maybe, paragraph, replyNote } from './sentences.ts';
import { listBlocks } from './shown-items.ts';

interface PauseContext extends LetterContext {
  /** Brings the letters back. */
  readonly confirmUrl: string;
}

/** Names no next letter: none comes until the person says anything at all. */
export function pause({ next: _next, ...context }: PauseContext): Letter {
  const lists = listBlocks(context.day);
  return letterOf(context, {
    purpose: 'pause',
    stage: 'MORNING_INTENTION',
    subject: 'Your letters are paused',
    title: 'We pause here.',
    blocks: [
      paragraph(
        'Letters should be useful, and these may be in the way right now. So this is the last ' +
          'one for now.',
        'This is the last one for now.',
      ),
      ...maybe(lists.length > 0 ? 'Your list is as you left it:' : undefined, ''),
      ...lists,
      replyNote(
        'Any reply brings your letters back, whenever you like.',
        'Any reply brings your letters back.',
      ),
      {
        kind: 'link',
        text: 'Bring my letters back',
        url: context.confirmUrl,
        brief: '',
      },
    ],
  });
}
