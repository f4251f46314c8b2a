/** The cards that say what happens next, and which of them today has already seen. */
import type { GlyphName } from '#web/kit/glyphs.tsx';

export interface Moment {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly time: string;
  readonly text: string;
  readonly tomorrow: boolean;
}

type Card = Omit<Moment, 'tomorrow'>;

const midday: Card = {
  glyph: 'bar',
  title: 'Midday Check-In',
  time: '12:30 PM',
  text: 'Your list comes back. Say what moved, in your own words.',
};

const evening: Card = {
  glyph: 'arc',
  title: 'Evening Reflection',
  time: '6:00 PM',
  text: 'A look back. What’s unfinished carries into tomorrow.',
};

const morning: Moment = {
  glyph: 'ring',
  title: 'Morning Prompt',
  time: 'tomorrow 6:00 AM',
  text: 'One question: what matters today?',
  tomorrow: false,
};

const middayMinute = 12 * 60 + 30;
const eveningMinute = 18 * 60;

/** A card whose time has passed in the person's zone says tomorrow. */
export function momentsAfterStart(now: Date, timezone: string | undefined): readonly Moment[] {
  const minute = minuteOfDay(now, timezone);
  return [
    { ...midday, time: `around ${midday.time}`, tomorrow: minute >= middayMinute },
    { ...evening, tomorrow: minute >= eveningMinute },
  ];
}

export const momentsAfterSkip: readonly Moment[] = [
  morning,
  { ...midday, tomorrow: false },
  { ...evening, tomorrow: false },
];

/** Invited people get the morning letter later, all times Central. */
export const momentsAfterInvitation: readonly Moment[] = [
  { ...morning, title: 'Morning Intentions', time: '9:00 AM' },
  { ...midday, tomorrow: false },
  { ...evening, tomorrow: false },
];

function minuteOfDay(now: Date, timezone: string | undefined): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timezone && { timeZone: timezone }),
  })
    .format(now)
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}
