/** The evening letter: how the day landed, and what carries into tomorrow. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks, tally } from './shown-items.ts';
import { weekBlocks } from './week.ts';
import { capitalised, countWord, things } from './wording.ts';

function opening({ day }: LetterContext): string {
  const { done, all, later } = tally(day);
  if (all + later === 0)
    return 'Nothing was on your list today. If something got done, say it, and it goes on.';
  if (all === 0) return 'Everything on your list waits.';
  if (done === all && later > 0) return `${capitalised(countWord(done))} done. The rest waits.`;
  if (done === all)
    return `${all === 1 ? 'One thing, and it’s' : `All ${countWord(all)} are`} done.`;
  const standing =
    done === 0
      ? `${things(all)} on your list.`
      : `${capitalised(countWord(done))} of ${countWord(all)} done.`;
  return `${standing} Say what else got done; what’s open carries into tomorrow.`;
}

/** The same for a text message. */
function briefOpening({ day }: LetterContext): string {
  const { done, all, later } = tally(day);
  if (all + later === 0) return 'Nothing was on your list. What got done?';
  if (all === 0) return 'All of it waits.';
  if (done === all && later > 0) return `${done} done. The rest waits.`;
  if (done === all) return `${all === 1 ? 'It’s' : `All ${countWord(all)} are`} done.`;
  return `${done === 0 ? '' : `${done} of ${all} done. `}What’s open comes along.`;
}

/** The evening prompt. */
export const evening = (context: LetterContext): Letter =>
  letterOf(context, {
    purpose: 'prompt',
    stage: 'EVENING_REFLECTION',
    title: 'How did today land?',
    blocks: [
      paragraph(opening(context), briefOpening(context)),
      ...listBlocks(context.day),
      replyNote('What got done, what can go, what tomorrow should hold.', 'What else got done?'),
      ...weekBlocks(context),
    ],
  });
