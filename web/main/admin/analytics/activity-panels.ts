/** What is counted by the day: the panels and their rows. */
import type { ActivityDay } from '#shared/contract/analytics.ts';
import type { GlyphName } from '#web/kit/glyphs.tsx';

export interface DaySeries {
  readonly name: string;
  readonly tone: 'accent' | 'blue' | 'green' | 'yellow' | 'purple' | 'gray' | 'red';
  readonly glyph?: GlyphName;
  readonly of: (day: ActivityDay) => number;
}

export interface ActivityPanel {
  readonly title: string;
  /** What nothing at all is called: "No replies in these 90 days." */
  readonly empty: string;
  readonly rows: readonly DaySeries[];
  /** The first row is what the others are parts of. */
  readonly shares?: boolean;
}

export const activityPanels: readonly ActivityPanel[] = [
  {
    title: 'Signups per day',
    empty: 'No signups in these 90 days.',
    rows: [{ name: 'Signups', tone: 'accent', of: ({ signups }) => signups }],
  },
  {
    title: 'Replies per stage and day',
    empty: 'No replies in these 90 days.',
    rows: [
      { name: 'Day 0', tone: 'blue', glyph: 'dot', of: ({ replies }) => replies.day0 },
      { name: 'Morning', tone: 'green', glyph: 'ring', of: ({ replies }) => replies.morning },
      { name: 'Midday', tone: 'yellow', glyph: 'bar', of: ({ replies }) => replies.midday },
      { name: 'Evening', tone: 'purple', glyph: 'arc', of: ({ replies }) => replies.evening },
    ],
  },
  {
    title: 'Letters per day',
    empty: 'No letters in these 90 days.',
    shares: true,
    rows: [
      { name: 'Sent', tone: 'accent', of: ({ letters }) => letters.sent },
      { name: 'Delivered', tone: 'green', of: ({ letters }) => letters.delivered },
      { name: 'Bounced', tone: 'red', of: ({ letters }) => letters.bounced },
    ],
  },
];
