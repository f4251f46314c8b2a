/** What this is, why it is made of letters, and what it leaves out. */
import { productName } from '#web/kit/product.ts';
import type { Section } from './section.ts';

export const aboutLead = `${productName} is a daily focus service made of three short letters and your replies.`;

export const about: readonly Section[] = [
  {
    id: 'why',
    title: 'Why it exists',
    blocks: [
      'Most tools for getting things done are places. You go there, you arrange things, and one ' +
        'day you stop going.',
      'Days that go well often have something simpler in common: the question of what matters was ' +
        `asked in the morning, and asked again before it was too late. ${productName} does the ` +
        'asking, and keeps what you answer.',
    ],
  },
  {
    id: 'email',
    title: 'Why email',
    blocks: [
      'A letter comes whether you remembered or not. It waits, it can be answered in a line from ' +
        'any device, and what you wrote is still in your own mailbox years later. It asks for no ' +
        'new habit, because you have that one.',
    ],
  },
  {
    id: 'reading',
    title: 'How it reads you',
    blocks: [
      'A program reads your replies, not a person. It is a small model of our own, trained on ' +
        'replies that were written for it and on nobody’s letters, and it reads the same words the ' +
        'same way every time. Where it is unsure, it asks you, or a language model may help. What ' +
        'that proposes is checked against what you wrote before it touches your list.',
      'Either way the answer shows what was understood, and “undo” takes it back.',
    ],
  },
  {
    id: 'left-out',
    title: 'What it leaves out',
    blocks: [
      'Streaks, points and badges. Advice. Ads. Tracking in the letters. A page for your account. ' +
        'None of them is missing by accident: each would turn three short letters into one more ' +
        'thing to look after.',
    ],
  },
  {
    id: 'name',
    title: 'The name',
    blocks: [
      'An anchor is a ring, a bar and an arc on a line. So is the day: an open circle in the ' +
        'morning, a level at midday, and in the evening something that holds. An anchor doesn’t ' +
        'stop you from moving. It keeps you from drifting while you look elsewhere.',
    ],
  },
];
