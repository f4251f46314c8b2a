/** The morning letter: what came along, and what matters today. */
import { inQuestion } from '../checklist.ts';
import type { SendFrequency } from '../silence.ts';
import { type LetterContext, letterOf } from './context.ts';
import { briefQuote, questionWords } from './doubt-words.ts';
import type { Block, Letter } from './letter.ts';
import {
  afterAbsence,
  maybe,
  paragraph,
  replyNote,
  wayOut,
  whatThisIs,
  whyFirst,
} from './sentences.ts';
import { listBlocks, tally } from './shown-items.ts';
import { countWord, things } from './wording.ts';

interface MorningContext extends LetterContext {
  /** The person left before naming intentions: the letter also says what this is. */
  readonly introduce: boolean;
  /** How often letters come, where that is less often than usual. */
  readonly frequency?: SendFrequency;
}

const ask = 'Name the few things that would make today feel done.';

/** `from yesterday` only where it is true of every item. */
function whence({ day }: LetterContext): string {
  const tags = new Set(
    listBlocks(day).flatMap((block) =>
      block.kind === 'checklist'
        ? block.lines.filter((line) => line.mark === 'carried').map((line) => line.tag)
        : [],
    ),
  );
  return tags.size === 1 && tags.has('from yesterday') ? 'from yesterday' : 'from earlier days';
}

function opening(context: LetterContext): string {
  const { open, carried, all } = tally(context.day);
  if (carried > 0 && carried === all) {
    return `${things(carried)} came with you ${whence(context)}:`;
  }
  if (carried > 0) {
    const those = open === carried ? '' : `, ${countWord(carried)} of them ${whence(context)}`;
    return `${things(all)} on your list${those}:`;
  }
  return `${things(all)} for today:`;
}

/** The same for a text message, where the list speaks for itself. */
const briefOpening = ({ day }: LetterContext): string =>
  tally(day).carried > 0 ? 'Came with you:' : 'So far:';

function followUp(context: LetterContext): string {
  const { open } = tally(context.day);
  if (open === 0) return `Then ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
  const it = open === 1 ? 'it' : 'them';
  const verbs = `Keep ${it}, drop ${it}, or change ${it}.`;
  return `${verbs} Then name the few things that would make today feel done.`;
}

function stillWanted({ day }: LetterContext): readonly Block[] {
  const item = inQuestion(day.items, day.date);
  const question = item && { kind: 'keep' as const, id: item.id };
  return maybe(questionWords(day, question), questionWords(day, question, briefQuote)).map(
    (block) => ({ ...block, always: true }),
  );
}

const question = (context: LetterContext): readonly Block[] =>
  tally(context.day).all === 0
    ? [paragraph(ask, ''), ...listBlocks(context.day)]
    : [
        paragraph(opening(context), briefOpening(context)),
        ...listBlocks(context.day),
        ...stillWanted(context),
        paragraph(followUp(context), ''),
      ];

/** Said of our letters, never of the person: that they come less often, and how that ends. */
function frequencyNote({ frequency }: MorningContext): readonly Block[] {
  if (frequency?.kind === 'daily') {
    const rest = 'Any reply brings midday and evening back.';
    return [
      paragraph(
        frequency.first
          ? `From today we write once a day, in the morning, and leave the rest to you. ${rest}`
          : `We write once a day for now, in the morning. ${rest}`,
        'Once a day for now. Any reply brings all three back.',
      ),
    ];
  }
  if (frequency?.kind !== 'weekly') return [];
  const rest = 'Your list waits, and any reply brings the daily letters back.';
  return [
    paragraph(
      frequency.first
        ? `From today we write once a week. ${rest}`
        : `We write once a week for now. ${rest}`,
      'Once a week for now. Any reply brings all back.',
    ),
  ];
}

/** The morning prompt; with `introduce` it also says what this is, to whoever never began. */
export function morning(context: MorningContext): Letter {
  const note = replyNote(
    'A sentence or a list, in your own words.',
    'Reply with a sentence or a list.',
  );
  const blocks = [...question(context), note, ...afterAbsence(context), ...frequencyNote(context)];
  if (!context.introduce) {
    return letterOf(context, {
      purpose: 'prompt',
      stage: 'MORNING_INTENTION',
      title: 'What matters today?',
      blocks,
    });
  }
  const product = context.setting.productName;
  const isFirst = context.date === context.user.startsOn;
  return letterOf(context, {
    purpose: 'prompt',
    stage: 'MORNING_INTENTION',
    title: 'What matters today?',
    blocks: [
      ...maybe(isFirst ? `This is your first letter from ${product}.` : undefined, ''),
      whatThisIs(context),
      ...blocks,
      wayOut,
    ],
    why: whyFirst,
    first: true,
  });
}
