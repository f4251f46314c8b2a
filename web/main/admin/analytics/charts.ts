/** What the charts show: their series, their sums, and in a sentence what is counted. */
import type { ActivityDay } from '#shared/contract/analytics.ts';
import type { AnswerOf } from '#web/kit/call.ts';
import type { ChartKind, Tone } from './chart.tsx';
import { counted, rateOf, sumOf } from './day-numbers.ts';

export type Activity = AnswerOf<'analytics.activity'>;

/** Days, or weeks by their Mondays, the oldest first. */
export interface Span<Day = ActivityDay> {
  readonly days: readonly Day[];
  readonly each: Activity['each'];
}

/** By the day or by the week. */
type Each<Words> = Readonly<Record<Activity['each'], Words>>;

interface Row<Day = ActivityDay> {
  readonly name: string;
  readonly tone: Tone;
  readonly of: (day: Day) => number | undefined;
  readonly words: (day: Day) => string;
  /** What it comes to in all these days. */
  readonly sum: (span: Span<Day>) => string;
}

export interface DayChart<Day = ActivityDay> {
  readonly title: Each<string>;
  readonly counts: Each<string>;
  /** What nothing at all is called: "No replies" */
  readonly empty: string;
  readonly kind: ChartKind;
  readonly rows: readonly Row<Day>[];
}

const both = (words: string): Each<string> => ({ day: words, week: words });
const per = (what: string): Each<string> => ({ day: `${what} per day`, week: `${what} per week` });

/** A row that counts what happened, with its sum or what the sum is a part of. */
const counts = <Day = ActivityDay>(
  name: string,
  tone: Tone,
  of: (day: Day) => number,
  sum: Row<Day>['sum'] = ({ days }) => counted(sumOf(days.map(of))),
): Row<Day> => ({ name, tone, of, words: (day) => counted(of(day)), sum });

/** Its sum, and what part that is of another. */
const partOf =
  (of: (day: ActivityDay) => number, whole: (day: ActivityDay) => number): Row['sum'] =>
  ({ days }) => {
    const [part, all] = [sumOf(days.map(of)), sumOf(days.map(whole))];
    return `${counted(part)} · ${rateOf(part, all)}`;
  };

const stages = [
  ['day0', 'Day 0', 'blue'],
  ['morning', 'Morning', 'green'],
  ['midday', 'Midday', 'yellow'],
  ['evening', 'Evening', 'purple'],
] as const;

type StageSlug = (typeof stages)[number][0];

const answered = (day: ActivityDay, stage: StageSlug) =>
  [day.replies[stage], day.letters.byStage[stage]] as const;

/** No percentage: what came on a day may answer the letters of another, and be more than those. */
const perHundred = (replies: number, letters: number): number | undefined =>
  letters > 0 ? (replies / letters) * 100 : undefined;

const rounded = (rate: number | undefined): string =>
  rate === undefined ? '–' : counted(Math.round(rate));

const rateRow = ([stage, name, tone]: (typeof stages)[number]): Row => ({
  name,
  tone,
  of: (day) => perHundred(...answered(day, stage)),
  words(day) {
    const [came, sent] = answered(day, stage);
    return `${rounded(perHundred(came, sent))} (${counted(came)} to ${counted(sent)})`;
  },
  sum({ days }) {
    const came = sumOf(days.map(({ replies }) => replies[stage]));
    const sent = sumOf(days.map(({ letters }) => letters.byStage[stage]));
    return rounded(perHundred(came, sent));
  },
});

function usuallyActive({ days, each }: Span): string {
  const people = days.map((day) => day.active);
  const mean = sumOf(people) / Math.max(1, people.length);
  const digits = mean < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return `${mean.toLocaleString('en-US', digits)} a ${each} on average, ${counted(Math.max(...people))} at most`;
}

export const signups: DayChart = {
  title: per('Signups'),
  counts: both('Addresses that were entered or invited, also of people who were deleted since.'),
  empty: 'No signups',
  kind: 'stack',
  rows: [counts('Signups', 'accent', (day) => day.signups)],
};

export const active: DayChart = {
  title: per('Active people'),
  counts: {
    day: 'People who replied at least once on that day, each counted once a day.',
    week: 'People who replied at least once in that week, each counted once a week.',
  },
  empty: 'No replies',
  kind: 'stack',
  rows: [counts('Active', 'green', (day) => day.active, usuallyActive)],
};

export const replies: DayChart = {
  title: { day: 'Replies per stage and day', week: 'Replies per stage and week' },
  counts: both('Every reply, by the stage that it answers, when it came.'),
  empty: 'No replies',
  kind: 'stack',
  rows: stages.map(([stage, name, tone]) => counts(name, tone, (day) => day.replies[stage])),
};

export const replyRate: DayChart = {
  title: both('Replies per 100 letters, by stage'),
  counts: {
    day: 'The replies that came on a day for each 100 letters and texts of that stage sent on it. Some answer an earlier day’s letter, and one letter may get several, so it can be over 100.',
    week: 'The replies that came in a week for each 100 letters and texts of that stage sent in it. Some answer an earlier week’s letter, and one letter may get several, so it can be over 100.',
  },
  empty: 'No replies',
  kind: 'lines',
  rows: stages.map(rateRow),
};

export const items: DayChart = {
  title: both('Items done of items set'),
  counts: both(
    'Items put on lists, and items ticked off less those reopened. An item set on one day may be done on a later one.',
  ),
  empty: 'No items',
  kind: 'parts',
  rows: [
    counts('Set', 'pale', (day) => day.items.set),
    counts(
      'Done',
      'accent',
      (day) => day.items.done,
      partOf(
        (day) => day.items.done,
        (day) => day.items.set,
      ),
    ),
  ],
};

const partOfSent = (of: (day: ActivityDay) => number) => partOf(of, (day) => day.letters.sent);

export const letters: DayChart = {
  title: per('Letters'),
  counts: both(
    'Everything sent, by email or text, with acknowledgements and notices. Rates are of what was sent.',
  ),
  empty: 'No letters',
  kind: 'parts',
  rows: [
    counts('Sent', 'pale', (day) => day.letters.sent),
    counts(
      'Delivered',
      'green',
      (day) => day.letters.delivered,
      partOfSent((day) => day.letters.delivered),
    ),
    counts(
      'Bounced',
      'red',
      (day) => day.letters.bounced,
      partOfSent((day) => day.letters.bounced),
    ),
  ],
};

export const leaving: DayChart = {
  title: both('Unsubscribes and complaints'),
  counts: both(
    'Unsubscribes by link, reply or administrator, or after a complaint. A complaint is an email marked as spam.',
  ),
  empty: 'No unsubscribes or complaints',
  kind: 'stack',
  rows: [
    counts('Unsubscribed', 'yellow', (day) => day.unsubscribed),
    counts('Complaints', 'red', (day) => day.complained),
  ],
};

/** Of the waitlist. */
export const joined: DayChart<{ readonly date: string; readonly joined: number }> = {
  title: per('Joined'),
  counts: both('Addresses that were entered on the waitlist, in UTC, also of people erased since.'),
  empty: 'Nobody joined',
  kind: 'stack',
  rows: [counts('Joined', 'accent', (day) => day.joined)],
};
