/** The cards that say what happens next, and which of them today has already seen. */
import type { GlyphName } from '#web/kit/glyphs.tsx';

export interface Moment {
  readonly glyph: GlyphName;
  readonly title: string;
  readonly time: string;
  readonly text: string;
  readonly tomorrow: boolean;
}

interface Card extends Omit<Moment, 'tomorrow'> {
  readonly minuteOfDay: number;
}

const midday: Card = {
  glyph: 'bar',
  title: 'Midday Check-In',
  time: '12:30 PM',
  text: 'Your list comes back. Say what moved, in your own words.',
  minuteOfDay: 12 * 60 + 30,
};

const evening: Card = {
  glyph: 'arc',
  title: 'Evening Reflection',
  time: '6:00 PM',
  text: 'A look back. What’s unfinished carries into tomorrow.',
  minuteOfDay: 18 * 60,
};

const morning: Moment = {
  glyph: 'ring',
  title: 'Morning Prompt',
  time: 'tomorrow 6:00 AM',
  text: 'One question: what matters today?',
  tomorrow: false,
};

const plain = ({ minuteOfDay: _, ...card }: Card): Moment => ({ ...card, tomorrow: false });

/** Both cards always stand; one whose hour has passed in the person's zone says so. */
export function momentsAfterStart(now: Date, timezone: string | undefined): readonly Moment[] {
  const minute = minuteOfDay(now, timezone);
  return [{ ...midday, time: `around ${midday.time}` }, evening].map((card) => ({
    ...plain(card),
    tomorrow: minute >= card.minuteOfDay,
  }));
}

export const momentsAfterSkip: readonly Moment[] = [morning, plain(midday), plain(evening)];

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
