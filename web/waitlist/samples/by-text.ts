/** Two days by text message. The lists and the words are those the service really answers. */
import { carried, done, open, type Talk, tomorrow, you } from './talk.ts';

const deck = 'Finish the Q3 deck';
const mom = 'Call mom';
const call = 'FaceTime mom';
const walk = '30-minute walk';
const dentist = 'Book the dentist';

const firstDay: readonly Talk[] = [
  {
    name: 'Morning intentions',
    stage: 'MORNING_INTENTION',
    date: '2026-11-19',
    when: 'Thursday 8:00 AM',
    messages: [
      {
        by: 'us',
        title: 'What matters today?',
        words: 'We ask three times a day. You just reply.',
        after: 'Reply with a sentence or a list.\nReply STOP to end.',
      },
      you('finish the Q3 deck\ncall mom\n30-minute walk'),
      {
        by: 'us',
        title: 'Got it.',
        words: 'Three things for today.',
        lines: [open(deck), open(mom), open(walk)],
        after: 'Next: midday check-in, around 12:30 PM Central.',
      },
    ],
  },
  {
    name: 'Midday check-in',
    stage: 'MIDDAY_CHECKIN',
    date: '2026-11-19',
    when: 'Thursday 12:30 PM',
    messages: [
      {
        by: 'us',
        title: 'How is it going?',
        lines: [open(deck), open(mom), open(walk)],
        after: 'Example: “1 and 3 done”.\nNext: evening reflection, at 6:00 PM Central.',
      },
      you('deck’s done'),
      {
        by: 'us',
        title: 'Updated.',
        words: '“Finish the Q3 deck” is done.',
        lines: [done(deck), open(mom), open(walk)],
        after: 'Next: evening reflection, at 6:00 PM Central.',
      },
    ],
  },
  {
    name: 'Natural-language edits',
    stage: 'MIDDAY_CHECKIN',
    date: '2026-11-19',
    when: 'Thursday 2:10 PM',
    messages: [
      you('push the walk to tomorrow and add book the dentist'),
      {
        by: 'us',
        title: 'Updated.',
        words: '“Book the dentist” is on your list. “30-minute walk” moves to tomorrow.',
        lines: [done(deck), open(mom), tomorrow(walk), open(dentist)],
      },
      you('change call mom to FaceTime mom'),
      {
        by: 'us',
        title: 'Updated.',
        words: '“Call mom” is now “FaceTime mom”.',
        lines: [done(deck), open(call), tomorrow(walk), open(dentist)],
      },
    ],
  },
  {
    name: 'Evening reflection',
    stage: 'EVENING_REFLECTION',
    date: '2026-11-19',
    when: 'Thursday 6:00 PM',
    messages: [
      {
        by: 'us',
        title: 'How did today land?',
        words: '1 of 3 done. What’s open comes along.',
        lines: [done(deck), open(call), tomorrow(walk), open(dentist)],
        after: 'What else got done?',
      },
      you('facetimed mom. the dentist can wait until tomorrow'),
      {
        by: 'us',
        title: 'That’s the day.',
        words: '“FaceTime mom” is done. “Book the dentist” moves to tomorrow.',
        lines: [done(deck), done(call), tomorrow(walk), tomorrow(dentist)],
        after: 'Two done. Two come with you tomorrow.',
      },
    ],
  },
];

export const byText: readonly Talk[] = [
  ...firstDay,
  {
    name: 'Carry-forward',
    stage: 'MORNING_INTENTION',
    date: '2026-11-20',
    when: 'Friday 8:00 AM',
    messages: [
      {
        by: 'us',
        title: 'What matters today?',
        words: 'Came with you:',
        lines: [carried(walk), carried(dentist)],
        after: 'Reply with a sentence or a list.',
      },
      you('keep both, and send the invoice'),
      {
        by: 'us',
        title: 'Got it.',
        words: '“Send the invoice” is on your list.',
        lines: [carried(walk), carried(dentist), open('Send the invoice')],
      },
    ],
  },
];
