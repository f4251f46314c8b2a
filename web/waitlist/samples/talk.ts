/** A piece of somebody's day: what was asked, what they replied, what came back. */
import type { Line } from '#web/kit/ui/checklist.tsx';

/** A letter as one would read it: its title, its words, its list, and what stands below that. */
export interface LetterSample {
  readonly by: 'us';
  readonly at?: string;
  readonly title: string;
  readonly words?: string;
  readonly lines?: readonly Line[];
  readonly after?: string;
}

export interface ReplySample {
  readonly by: 'you';
  readonly at?: string;
  readonly words: string;
}

export interface Talk {
  readonly name: string;
  readonly stage: 'MORNING_INTENTION' | 'MIDDAY_CHECKIN' | 'EVENING_REFLECTION';
  readonly date: string;
  /** How the date is said above it. */
  readonly when: string;
  readonly messages: readonly (LetterSample | ReplySample)[];
}

export const open = (text: string): Line => ({ text, state: 'open' });
export const done = (text: string): Line => ({ text, state: 'done' });
export const tomorrow = (text: string): Line => ({ text, state: 'carried', tag: 'tomorrow' });
export const carried = (text: string): Line => ({ text, state: 'carried', tag: 'from yesterday' });

export const you = (words: string, at?: string): ReplySample => ({
  by: 'you',
  words,
  ...(at !== undefined && { at }),
});
