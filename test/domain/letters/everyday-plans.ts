/** Days as people have them: three to six things of two to six words, in every standing. */
import type { Item, ItemStatus } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';

export const today = '2026-11-21';
const yesterday = '2026-11-20';
const monday = '2026-11-16';

/** `-` done, `>` deferred, `<` from yesterday, `«` from Monday, nothing for open and new. */
const plans: readonly (readonly string[])[] = [
  ['Finish the Q3 deck', 'Call Mom', '30-minute walk'],
  ['-Finish the Q3 deck', 'Call Mom', '<30-minute walk'],
  ['Book the dentist', 'Reply to the landlord', '-Pay the phone bill', 'Grocery run'],
  ['<Fix the login bug', 'Review two pull requests', 'Write the release notes', '>Clean my inbox'],
  ['-Gym before work', '-Send the invoice to Lena', 'Water the plants', 'Read twenty pages'],
  ['Draft the budget proposal', 'Lunch with Priya', 'Pick up the kids at 3', 'Cook dinner'],
  ['<Renew the passport', '<Schedule the car service', 'Prep slides for Monday', 'Stretch'],
  [
    '-Morning run',
    'Email the new supplier',
    'Update the project plan',
    'Call the insurance company',
    'Buy a birthday card',
  ],
  [
    'Finish chapter four',
    '-Return the library books',
    '>Sort the garage shelves',
    'Order printer ink',
    'Plan the weekend hike',
  ],
  [
    'Write two pages',
    'Edit the interview',
    '-Send pictures to the magazine',
    '«Back up the laptop',
    'Walk the dog twice',
    'Early night',
  ],
  ['Standup notes', 'One on one with Sam', 'Close three tickets', '<Refactor the parser', 'Gym'],
  ['-Take vitamins', '-Meditate ten minutes', '-Journal', 'Practice guitar', 'No phone after nine'],
  [
    'Apply for the summer job',
    'Fill in the tax form',
    'Wash the car',
    'Mail the package to Grandma',
    'Clean the kitchen',
    'Do the laundry',
  ],
  ['Study for the biology exam', 'Finish the lab report', 'Text Jonas about Friday', 'Swim'],
  ['Paint the spare room', '>Call the plumber again', '<Buy new light bulbs', 'Vacuum upstairs'],
  ['-Finish the report', '-Send it to Carla', '-Book the train tickets', '-Dinner with Ana'],
  ['Prepare the team offsite', 'Confirm the venue', 'Order lunch for twelve', 'Share the agenda'],
  [
    'Finish the quarterly financial report',
    'Call the dentist about Thursday',
    'Go for a long walk',
    'Write thank-you notes',
    '>Clean out the fridge',
  ],
];

const signs: Readonly<Record<string, readonly [ItemStatus, string]>> = {
  '-': ['done', today],
  '>': ['deferred', today],
  '<': ['open', yesterday],
  '«': ['open', monday],
};

function itemOf(words: string, index: number): Item {
  const [status, firstDay] = signs[words.charAt(0)] ?? ['open', today];
  return { id: `i${index}`, text: words.replace(/^[-><«]/, ''), status, firstDay };
}

const dayOf = (items: readonly Item[], later: readonly Item[] = []): Day => ({
  date: today,
  version: 1,
  items,
  later,
  applied: [],
});

/** A day, and how it stood before a reply that finished one thing and added another. */
export interface Case {
  readonly before: Day;
  readonly after: Day;
}

const caseOf = (words: readonly string[]): Case => {
  const after = words.map(itemOf);
  const changed = after.findIndex(({ status }) => status !== 'open');
  const before = after
    .slice(0, -1)
    .map((item, index) => (index === changed ? { ...item, status: 'open' as const } : item));
  return { before: dayOf(before), after: dayOf(after) };
};

export const cases: readonly Case[] = plans.map(caseOf);
