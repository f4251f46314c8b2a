/** How a day with the letters goes, and what can be said in a reply. */
import { productName } from '#web/kit/product.ts';

export interface MomentOfDay {
  readonly title: string;
  readonly time: string;
  readonly text: string;
  /** A letter of ours, and what somebody answers. */
  readonly letter: { readonly subject: string; readonly text: string };
  readonly reply: string;
}

export const momentsOfDay: readonly [MomentOfDay, MomentOfDay, MomentOfDay] = [
  {
    title: 'Morning',
    time: '6:00 AM',
    text: 'One question: what matters today? What you left open yesterday is there already.',
    letter: {
      subject: 'What matters today?',
      text: 'Name the few things that would make today feel done.',
    },
    reply: 'finish the Q3 deck, call Mom, 30 min walk',
  },
  {
    title: 'Midday',
    time: '12:30 PM',
    text: 'Your list comes back while there is time to act on it. Say what moved or what changed.',
    letter: {
      subject: 'How is it going?',
      text: 'Three things on your list. Reply with what moved, or what changed.',
    },
    reply: 'deck’s done! push the walk to tomorrow, add book the dentist',
  },
  {
    title: 'Evening',
    time: '6:00 PM',
    text: 'A look back. Say what else got done; the rest carries into tomorrow on its own.',
    letter: {
      subject: 'How did today land?',
      text: 'One of three done. Say what else got done; what’s open carries into tomorrow.',
    },
    reply: 'called Mom too. good day',
  },
];

/** Each of these is read as it says: a test holds the reader to it. */
export const sayable: readonly { readonly said: string; readonly becomes: string }[] = [
  { said: '1 and 3 done', becomes: 'The first and the third are ticked.' },
  { said: 'push the walk to tomorrow', becomes: 'It leaves today and is back in the morning.' },
  { said: 'move the deck to Monday', becomes: 'It rests until Monday, and comes back then.' },
  { said: 'the walk to the top', becomes: 'It’s first now.' },
  { said: 'rename 2 to call Mom before dinner', becomes: 'The second has new words.' },
  { said: 'forget the walk', becomes: 'It’s off your list.' },
  { said: 'undo', becomes: 'We take your last reply back.' },
  { said: 'mornings at 7', becomes: 'The morning letter comes at seven from now on.' },
  { said: 'no midday', becomes: 'Two letters a day from now on.' },
  { said: 'I’m in Lisbon this week', becomes: 'The letters keep Lisbon’s hours.' },
  { said: 'pause until Monday', becomes: 'No letters until then. Your list waits.' },
];

export const whyItWorks: readonly string[] = [
  'Deciding is easiest before the day has begun, and hardest in the middle of it. So the first ' +
    'letter comes early and asks for a few things only.',
  'What was decided at six is easily forgotten by noon. So your list comes back by itself, at an ' +
    'hour when half of the day is still yours.',
  'An unfinished thing takes up room until it has a place. So what is open in the evening is ' +
    'written down for the morning, and you can leave it there.',
  `None of this needs a system. ${productName} asks, you answer in a line, and your list keeps up.`,
];
