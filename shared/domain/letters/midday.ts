/** The midday letter: the list comes back, and asks what moved. */
import { type LetterContext, letterOf } from './context.ts';
import type { Letter, NoteBlock } from './letter.ts';
import { paragraph, replyNote } from './sentences.ts';
import { listBlocks, shownItems, tally } from './shown-items.ts';
import { capitalised, countWord, things } from './wording.ts';

/** The same for a text message: the numbers of the list say the rest. */
function briefOpening({ day }: LetterContext): string {
  const { done, all, later } = tally(day);
  if (all + later === 0) return 'Name one thing that would still matter today.';
  if (all === 0) return 'All of it waits.';
  if (done === all && later > 0) return `${done} done. The rest waits.`;
  if (done === all) return `${all === 1 ? 'It’s' : `All ${countWord(all)} are`} done.`;
  return done === 0 ? '' : `${done} of ${all} done.`;
}

function opening({ day }: LetterContext): string {
  const { done, all, later } = tally(day);
  if (all + later === 0)
    return 'Nothing is on your list yet. Name one thing that would still matter today.';
  if (all === 0) return 'Everything on your list waits.';
  if (done === all && later > 0) return `${capitalised(countWord(done))} done. The rest waits.`;
  if (done === all) {
    const everything = all === 1 ? 'It’s' : `All ${countWord(all)} are`;
    return `${everything} done. Add something, or leave the day as it is.`;
  }
  const standing =
    done === 0
      ? `${things(all)} on your list.`
      : `${capitalised(countWord(done))} of ${countWord(all)} done.`;
  return `${standing} Reply with what moved, or what changed.`;
}

/** An answer the list would understand: the first and the last number that are still open. */
function example({ day }: LetterContext): string | undefined {
  const numbers = shownItems(day).flatMap((item, index) =>
    item.status === 'open' ? [index + 1] : [],
  );
  const ends = new Set([numbers.at(0), numbers.at(-1)].filter((number) => number !== undefined));
  return ends.size > 0 ? `“${[...ends].join(' and ')} done”` : undefined;
}

function note(context: LetterContext): NoteBlock {
  const words = example(context);
  return words === undefined
    ? replyNote('A sentence is enough.', '')
    : replyNote(`${words} is enough. So is a sentence.`, `Example: ${words}.`);
}

/** The midday prompt. */
export const midday = (context: LetterContext): Letter =>
  letterOf(context, {
    purpose: 'prompt',
    stage: 'MIDDAY_CHECKIN',
    title: 'How is it going?',
    blocks: [
      paragraph(opening(context), briefOpening(context)),
      ...listBlocks(context.day),
      note(context),
    ],
  });
