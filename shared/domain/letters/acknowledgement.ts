/** The answer to a reply: what it changed, and the checklist as it now stands. */
import type { Change } from '../change.ts';
import type { DayLists, Edit } from '../checklist.ts';
import type { Intent, Question, Reminder } from '../replies/reading.ts';
import type { Stage } from '../stage.ts';
import {
  attachmentWords,
  chatWords,
  intentWords,
  noteWords,
  type ReaderNote,
  type Words,
} from './answer-words.ts';
import { changeWords } from './change-words.ts';
import { type LetterContext, letterOf } from './context.ts';
import { briefQuote, questionWords, reminderWords, unreadNote } from './doubt-words.ts';
import type { Letter, LinkBlock } from './letter.ts';
import { maybe } from './sentences.ts';
import { listBlocks, tally } from './shown-items.ts';
import { capitalised, countWord } from './wording.ts';

interface AcknowledgementContext extends LetterContext {
  /** The stage of the letter that was answered. */
  readonly stage: Stage;
  /** What the reply asked for; what it changed is told from the lists. */
  readonly changes: readonly (Change | Edit)[];
  /** The reply, where it may be small talk. */
  readonly said?: string;
  /** The lists before the reply; those after it are the day's. */
  readonly before: DayLists;
  readonly intent: Intent | null;
  readonly readerNote?: ReaderNote;
  /** What the service did, in words of its own; they stand in for the intent's. */
  readonly answer?: Words;
  /** Why the letters had stopped, where the reply found them so. */
  readonly whyStopped?: string;
  /** What came with the reply and was not opened, by name. */
  readonly attachments?: readonly string[];
  /** The reply was too long to be read to its end. */
  readonly readInPart?: boolean;
  /** What the reader wasn't sure of, and the words that it couldn't use. */
  readonly question?: Question;
  readonly unread?: readonly string[];
  readonly reminder?: Reminder;
  /** Where something that was asked for is to be had, such as an export. */
  readonly link?: Pick<LinkBlock, 'text' | 'url'>;
}

const titles: Readonly<Record<Stage, string>> = {
  DAY0_ACK: 'Got it.',
  MORNING_INTENTION: 'Got it.',
  MIDDAY_CHECKIN: 'Updated.',
  EVENING_REFLECTION: 'That’s the day.',
};

/** Intents whose title tells more than that something changed. */
const speaking: ReadonlySet<Intent | null> = new Set(['undo', 'clear', 'pause', 'delete', 'help']);

/** Asked of us by right, also by whoever has left. */
const isOwnData = (intent: Intent | null): boolean => intent === 'export' || intent === 'delete';

/** What is said where the lists are as before. */
function unchanged(context: AcknowledgementContext): Words {
  if (questionWords(context.day, context.question)) return { title: 'One question.', text: '' };
  if (context.reminder) return { title: 'Reminders', text: '' };
  if (context.readerNote) return noteWords[context.readerNote];
  if (context.answer) return context.answer;
  const empty = listBlocks(context.day).length === 0;
  if (context.intent === 'list' && empty) return { title: 'Your list', text: 'It’s empty.' };
  if (context.intent === 'undo') return noteWords['nothing-to-undo'];
  if (context.intent === 'clear') {
    return { title: 'Cleared.', text: 'Nothing was open on your list.' };
  }
  if (context.intent === 'none') return chatWords(context.said ?? '', context.day);
  if (context.intent) return intentWords(context.intent, context);
  const text =
    context.changes.length > 0 ? 'Your list says so already.' : 'Your list stays as it is.';
  return { title: 'Noted.', text };
}

/** A change is told first; an intent or a note beside it follows in its own words. */
function wordsFor(context: AcknowledgementContext): Words {
  const change = changeWords(context.before, context.day);
  if (change === '') return unchanged(context);
  const { intent, readerNote } = context;
  const told = intent && intent !== 'none' ? intentWords(intent, context) : undefined;
  const asked = context.answer ?? told;
  const beside = readerNote ? noteWords[readerNote] : asked;
  const title = (speaking.has(intent) ? asked?.title : undefined) ?? titles[context.stage];
  return {
    title,
    text: [change, beside?.text ?? ''].join(' ').trim(),
    brief: [
      changeWords(context.before, context.day, briefQuote),
      beside?.brief ?? beside?.text ?? '',
    ]
      .join(' ')
      .trim(),
  };
}

/** How the day ends: `Three done. One comes with you tomorrow.` */
function ending({ day, stage }: AcknowledgementContext): string | undefined {
  const { done, coming } = tally(day);
  if (stage !== 'EVENING_REFLECTION' || done + coming === 0) return undefined;
  const words = [
    done > 0 ? `${capitalised(countWord(done))} done.` : '',
    coming > 0
      ? `${capitalised(countWord(coming))} ${coming === 1 ? 'comes' : 'come'} with you tomorrow.`
      : '',
  ];
  return words.filter((sentence) => sentence !== '').join(' ');
}

/** A text that explains has no room for the list; one that was asked for it has. */
function listInText({ intent, readerNote }: AcknowledgementContext): Pick<Letter, 'listInText'> {
  if (intent === 'list') return { listInText: 'whole' };
  const explains = intent === 'help' || intent === 'delete' || readerNote === 'yes-from-phone';
  return explains ? { listInText: 'none' } : {};
}

const partWords =
  'That was a long one. We read its beginning, and the rest of it changed nothing. If something ' +
  'there matters, send it again by itself, one thing a line.';

/** The list always comes back, so that the person sees what we understood. */
export function acknowledgement(context: AcknowledgementContext): Letter {
  const { title, text, brief } = wordsFor(context);
  const unopened = attachmentWords(context.attachments ?? []);
  const link = context.link ? [{ kind: 'link' as const, ...context.link }] : [];
  return letterOf(context, {
    purpose: isOwnData(context.intent) ? 'own-data' : 'acknowledgement',
    stage: context.stage,
    title,
    ...(context.intent === 'export' && { subject: 'Your data' }),
    ...(context.intent === 'delete' && { subject: title, asksToErase: true as const }),
    ...listInText(context),
    blocks: [
      ...maybe(text === '' ? undefined : text, brief),
      ...maybe(
        questionWords(context.day, context.question),
        questionWords(context.day, context.question, briefQuote),
      ),
      ...maybe(reminderWords(context, context.reminder)),
      ...maybe(context.whyStopped),
      ...maybe(context.readInPart ? partWords : undefined),
      ...maybe(unopened),
      ...link,
      ...listBlocks(context.day),
      ...maybe(ending(context)),
      ...unreadNote(context.day, context.unread),
    ],
  });
}
