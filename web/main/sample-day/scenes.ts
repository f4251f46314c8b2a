/** The sample day on the landing page: what Anchor writes and what a person answers. */
import type { GlyphName } from '#web/kit/glyphs.tsx';
import type { Line } from '#web/kit/ui/checklist.tsx';

export type Message =
  | { readonly from: 'user'; readonly time: string; readonly text: string }
  | {
      readonly from: 'anchor';
      readonly time: string;
      /** The moment's glyph; an acknowledgement has none. */
      readonly glyph?: GlyphName;
      readonly subject: string;
      readonly text?: string;
      readonly lines?: readonly Line[];
      /** What is left of the day before comes down the line to it. */
      readonly carries?: true;
    }
  | {
      readonly from: 'later';
      readonly time: string;
      readonly glyph: GlyphName;
      readonly text: string;
    };

export type Scene = readonly Message[];

const day: Scene = [
  {
    from: 'anchor',
    time: '6:00 AM',
    glyph: 'ring',
    subject: 'What matters today?',
    text: 'Name the few things that would make today feel done.',
  },
  { from: 'user', time: '6:14 AM', text: 'finish the Q3 deck, call Mom, 30 min walk' },
  {
    from: 'anchor',
    time: '12:30 PM',
    glyph: 'bar',
    subject: 'How is it going?',
    text: 'Three things on your list. Reply with what moved, or what changed.',
  },
  {
    from: 'user',
    time: '12:41 PM',
    text: 'deck’s done! push the walk to tomorrow, add book the dentist',
  },
  {
    from: 'anchor',
    time: '12:42 PM',
    subject: 'Updated.',
    lines: [
      { text: 'Finish the Q3 deck', state: 'done' },
      { text: 'Call Mom', state: 'open' },
      { text: 'Book the dentist', state: 'open' },
      { text: '30-minute walk', state: 'carried', tag: 'tomorrow' },
    ],
  },
  { from: 'later', time: '6:00 PM', glyph: 'arc', text: 'Evening reflection' },
];

const evening: Scene = [
  {
    from: 'anchor',
    time: '6:00 PM',
    glyph: 'arc',
    subject: 'How did today land?',
    lines: [
      { text: 'Finish the Q3 deck', state: 'done' },
      { text: 'Call Mom', state: 'open' },
      { text: 'Book the dentist', state: 'done' },
    ],
  },
  { from: 'user', time: '6:22 PM', text: 'called Mom too. good day' },
  {
    from: 'anchor',
    time: '6:22 PM',
    subject: 'That’s the day.',
    text: 'Three done. The walk comes with you tomorrow.',
  },
  {
    from: 'anchor',
    time: '6:00 AM',
    glyph: 'ring',
    subject: 'What matters today?',
    text: 'One thing came with you:',
    lines: [{ text: '30-minute walk', state: 'carried', tag: 'from yesterday' }],
    carries: true,
  },
  { from: 'user', time: '6:20 AM', text: 'keep it, and renew the passport' },
  { from: 'later', time: '12:30 PM', glyph: 'bar', text: 'Midday check-in' },
];

export const scenes: readonly Scene[] = [day, evening];

/** The message in one sentence, for a reader who hears the page. */
export function spoken(message: Message): string {
  if (message.from === 'user') return `${message.time}, You: ${message.text}`;
  if (message.from === 'later') return `${message.time}: ${message.text}`;
  const lines = (message.lines ?? []).map(({ text, state }) =>
    state === 'open' ? text : `${text} (${state})`,
  );
  const said = [message.subject, message.text, lines.join(', ')].filter(Boolean);
  return `${message.time}, Anchor: ${said.join(' ')}`;
}
