/** The morning letter: what came along, and what matters today. */
import type { Pace } from '../silence.ts';
import type { Block, Letter } from './letter.ts';
import { letterOf, type Scene } from './scene.ts';
import {
  afterAbsence,
  maybe,
  paragraph,
  replyNote,
  wayOut,
  whatThisIs,
  whyFirst,
} from './sentences.ts';
import { listBlocks, shownItems, tally } from './shown-items.ts';
import { countWord, things } from './wording.ts';

interface MorningScene extends Scene {
  /** The person left before naming intentions: the letter also says what this is. */
  readonly introduce: boolean;
  /** How often letters come, where that is less often than usual. */
  readonly pace?: Pace;
}

const ask = 'Name the few things that would make today feel done.';

/** `from yesterday` only where it is true of every item. */
function whence({ day }: Scene): string {
  const tags = new Set(
    listBlocks(day).flatMap((block) =>
      block.kind === 'checklist'
        ? block.lines.filter((line) => line.mark === 'carried').map((line) => line.tag)
        : [],
    ),
  );
  return tags.size === 1 && tags.has('from yesterday') ? 'from yesterday' : 'from earlier days';
}

function opening(scene: Scene): string {
  const { open, carried, all } = tally(scene.day);
  if (carried > 0 && carried === all) {
    return `${things(carried)} came with you ${whence(scene)}:`;
  }
  if (carried > 0) {
    const those = open === carried ? '' : `, ${countWord(carried)} of them ${whence(scene)}`;
    return `${things(all)} on the list${those}:`;
  }
  return `${things(all)} on the list for today:`;
}

/** The same for a text message, where the list speaks for itself. */
const briefOpening = ({ day }: Scene): string =>
  tally(day).carried > 0 ? 'Came with you:' : 'So far:';

function followUp(scene: Scene): string {
  const { open } = tally(scene.day);
  if (open === 0) return `Then ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;
  const it = open === 1 ? 'it' : 'them';
  const verbs = `Keep ${it}, drop ${it}, or change ${it}.`;
  return `${verbs} Then name the few things that would make today feel done.`;
}

const question = (scene: Scene): readonly Block[] =>
  shownItems(scene.day).length === 0
    ? [paragraph(ask, ''), ...listBlocks(scene.day)]
    : [
        paragraph(opening(scene), briefOpening(scene)),
        ...listBlocks(scene.day),
        paragraph(followUp(scene), ''),
      ];

/** Said of our letters, never of the person: that they come less often, and how that ends. */
function paceNote({ pace }: MorningScene): readonly Block[] {
  if (pace?.kind === 'daily') {
    const rest = 'Any reply brings midday and evening back.';
    return [
      paragraph(
        pace.first
          ? `From today we write once a day, in the morning, and leave the rest to you. ${rest}`
          : `We write once a day for now, in the morning. ${rest}`,
        'Once a day for now. Any reply brings all three back.',
      ),
    ];
  }
  if (pace?.kind !== 'weekly') return [];
  const rest = 'Your list waits, and any reply brings the daily letters back.';
  return [
    paragraph(
      pace.first
        ? `From today we write once a week. ${rest}`
        : `We write once a week for now. ${rest}`,
      'Once a week for now. Any reply brings all back.',
    ),
  ];
}

/** The morning prompt; with `introduce` it also says what this is, to whoever never began. */
export function morning(scene: MorningScene): Letter {
  const note = replyNote(
    'A sentence or a list, in your own words.',
    'Reply with a sentence or a list.',
  );
  const blocks = [...question(scene), note, ...afterAbsence(scene), ...paceNote(scene)];
  if (!scene.introduce) {
    return letterOf(scene, {
      purpose: 'prompt',
      stage: 'MORNING_INTENTION',
      title: 'What matters today?',
      blocks,
    });
  }
  const product = scene.setting.productName;
  const isFirst = scene.date === scene.user.startsOn;
  return letterOf(scene, {
    purpose: 'prompt',
    stage: 'MORNING_INTENTION',
    title: 'What matters today?',
    ...(isFirst && { preview: `Your first letter from ${product}: what matters today?` }),
    blocks: [
      ...maybe(isFirst ? `This is your first letter from ${product}.` : undefined, ''),
      whatThisIs(scene),
      ...blocks,
      wayOut,
    ],
    why: whyFirst(scene),
    first: true,
  });
}
