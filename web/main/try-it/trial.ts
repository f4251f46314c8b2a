/** A day to try replies on: its moment, its lists, and what was said before. Plain data. */
import type { Checklist, DayLists, Item } from '#shared/domain/checklist.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { Question } from '#shared/domain/replies/reading.ts';
import type { Stage } from '#shared/domain/stage.ts';

export interface Trial extends DayLists {
  readonly stage: Stage;
  readonly date: LocalDate;
  /** From 1; the next day is the next number. */
  readonly dayNumber: number;
  /** The lists before the last reply that was kept, for an undo. */
  readonly before?: DayLists;
  /** What the last answer asked. */
  readonly asked?: Question;
  /** Replies that were kept so far. */
  readonly replies: number;
  /** Items that were added by hand so far. */
  readonly added: number;
}

const sample = ['Finish the Q3 deck', 'Call Mom', '30-minute walk'];

const itemAt = (at: number, text: string, date: LocalDate): Item => ({
  id: `s${at}`,
  text,
  status: 'open',
  firstDay: date,
});

export const firstTrial = (date: LocalDate): Trial => ({
  stage: 'MIDDAY_CHECKIN',
  date,
  dayNumber: 1,
  items: sample.map((text, at) => itemAt(at, text, date)),
  later: [],
  replies: 0,
  added: sample.length,
});

/** One more empty line to write in. */
export const withItem = (trial: Trial): Trial => ({
  ...trial,
  items: [...trial.items, itemAt(trial.added, '', trial.date)],
  added: trial.added + 1,
});

export const withoutItem = (trial: Trial, id: string): Trial => ({
  ...trial,
  items: trial.items.filter((item) => item.id !== id),
});

export const withChange = (trial: Trial, id: string, change: Partial<Item>): Trial => ({
  ...trial,
  items: trial.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
});

/** What a reply is read against: lines that nothing was written in are no items. */
export const written = (items: Checklist): Checklist =>
  items.filter(({ text }) => text.trim() !== '');

/** The lists as a reply has left them, on the same day. */
export const goneOn = (
  { asked: _settled, ...trial }: Trial,
  after: DayLists,
  asked?: Question,
): Trial => ({
  ...trial,
  ...after,
  ...(asked && { asked }),
  before: { items: written(trial.items), later: trial.later },
  replies: trial.replies + 1,
});

interface StageScene {
  readonly title: string;
  /** As a letter says it; the first intentions have none. */
  readonly time?: string;
  /** Replies that people write at this moment. */
  readonly examples: readonly string[];
}

export const stageScenes: Readonly<Record<Stage, StageScene>> = {
  DAY0_ACK: {
    title: 'What do you want to focus on today?',
    examples: [
      'book the dentist, and reply to Sam about the lease',
      'pick up the parcel. done: the deck',
    ],
  },
  MORNING_INTENTION: {
    title: 'What matters today?',
    time: '6:00 AM',
    examples: ['also renew the passport. forget the walk', 'mornings at 7'],
  },
  MIDDAY_CHECKIN: {
    title: 'How is it going?',
    time: '12:30 PM',
    examples: ['deck’s done! push the walk to tomorrow, add book the dentist', '1 and 3 done'],
  },
  EVENING_REFLECTION: {
    title: 'How did today land?',
    time: '6:00 PM',
    examples: ['called Mom too. the rest tomorrow. good day', 'pause until Monday'],
  },
};
