/** Two days by email. The lists and the words are those the service really answers. */
import { carried, done, open, type Talk, tomorrow, you } from './talk.ts';

const report = 'Draft the grant report';
const landlord = 'Call the landlord';
const piano = 'Half an hour of piano';
const prescription = 'Pick up the prescription';
const budget = 'Review the budget with Ines';

const firstDay: readonly Talk[] = [
  {
    name: 'Morning Intention',
    stage: 'MORNING_INTENTION',
    date: '2026-11-19',
    when: 'Thursday, November 19',
    messages: [
      {
        by: 'us',
        at: '6:00 AM',
        title: 'What matters today?',
        words: 'Name the few things that would make today feel done.',
      },
      you('draft the grant report, call the landlord, half an hour of piano', '6:41 AM'),
      {
        by: 'us',
        at: '6:42 AM',
        title: 'Got it.',
        words: 'Three things for today.',
        lines: [open(report), open(landlord), open(piano)],
      },
    ],
  },
  {
    name: 'Midday Check-In',
    stage: 'MIDDAY_CHECKIN',
    date: '2026-11-19',
    when: 'Thursday, November 19',
    messages: [
      {
        by: 'us',
        at: '12:30 PM',
        title: 'How is it going?',
        words: 'Three things on your list. Reply with what moved, or what changed.',
        lines: [open(report), open(landlord), open(piano)],
      },
      you('report’s drafted. add pick up the prescription', '12:52 PM'),
      {
        by: 'us',
        at: '12:53 PM',
        title: 'Updated.',
        words: '“Draft the grant report” is done. “Pick up the prescription” is on your list.',
        lines: [done(report), open(landlord), open(piano), open(prescription)],
      },
    ],
  },
  {
    name: 'Evening Reflection',
    stage: 'EVENING_REFLECTION',
    date: '2026-11-19',
    when: 'Thursday, November 19',
    messages: [
      {
        by: 'us',
        at: '6:00 PM',
        title: 'How did today land?',
        words: 'One of four done. Say what else got done; what’s open carries into tomorrow.',
        lines: [done(report), open(landlord), open(piano), open(prescription)],
      },
      you('called the landlord and picked up the prescription. piano tomorrow', '8:15 PM'),
      {
        by: 'us',
        at: '8:16 PM',
        title: 'That’s the day.',
        words:
          '“Call the landlord” and “Pick up the prescription” are done. “Half an hour of piano” ' +
          'moves to tomorrow.',
        lines: [done(report), done(landlord), tomorrow(piano), done(prescription)],
        after: 'Three done. One comes with you tomorrow.',
      },
    ],
  },
];

const nextDay: readonly Talk[] = [
  {
    name: 'Carry Forward',
    stage: 'MORNING_INTENTION',
    date: '2026-11-20',
    when: 'Friday, November 20',
    messages: [
      {
        by: 'us',
        at: '6:00 AM',
        title: 'What matters today?',
        words: 'One thing came with you from yesterday:',
        lines: [carried(piano)],
        after:
          'Keep it, drop it, or change it. Then name the few things that would make today feel ' +
          'done.',
      },
      you('keep it, and review the budget with Ines', '7:05 AM'),
      {
        by: 'us',
        at: '7:06 AM',
        title: 'Got it.',
        words: '“Review the budget with Ines” is on your list.',
        lines: [carried(piano), open(budget)],
      },
    ],
  },
  {
    name: 'Flexible Rename',
    stage: 'MIDDAY_CHECKIN',
    date: '2026-11-20',
    when: 'Friday, November 20',
    messages: [
      {
        by: 'us',
        at: '12:30 PM',
        title: 'How is it going?',
        words: 'Two things on your list. Reply with what moved, or what changed.',
        lines: [carried(piano), open(budget)],
      },
      you('make “review the budget with Ines” a call with Ines at 3', '12:34 PM'),
      {
        by: 'us',
        at: '12:35 PM',
        title: 'Updated.',
        words: '“Review the budget with Ines” is now “A call with Ines at 3”.',
        lines: [carried(piano), open('A call with Ines at 3')],
      },
    ],
  },
];

export const byEmail: readonly Talk[] = [...firstDay, ...nextDay];
