/** Why the product is as small as it is. */
import { productName } from '#web/kit/product.ts';

export const beliefs = [
  {
    id: 'nowhere',
    title: 'You shouldn’t have to go anywhere',
    blocks: [
      'Most tools ask you to come to them. You open the app, sort the list, and the sorting becomes ' +
        'the work. One busy week later the list is out of date, and opening it feels like a ' +
        'reproach.',
      `So ${productName} comes to where you read anyway. A reply takes less time than opening ` +
        'anything, and there is no second place to keep in order.',
    ],
  },
  {
    id: 'three',
    title: 'Three moments are enough',
    blocks: [
      'Decide in the morning, before the day is full. Adjust at noon, while half of it is still ' +
        'yours. Let go in the evening, knowing that what is open is written down.',
      'An anchor has three parts as well: a ring, a bar and an arc. Everything between them is line, ' +
        'and everything between your three moments belongs to you.',
    ],
  },
  {
    id: 'words',
    title: 'Plain words are the whole interface',
    blocks: [
      '“Deck’s done, push the walk to tomorrow.” You would say it like that to anybody. It is a ' +
        'complete instruction, and nothing else has to be learned.',
      'A program can misread. So every answer says what was changed and shows your list as it now ' +
        'stands, and a reply of “undo” takes it back.',
    ],
  },
  {
    id: 'carried',
    title: 'Unfinished isn’t overdue',
    blocks: [
      'A thing you didn’t get to comes with you to tomorrow. It doesn’t turn red, and no count ' +
        'goes back to zero. When it has come along for the fifth time you can drop it in two words, ' +
        'and that is a decision, too.',
    ],
  },
  {
    id: 'few',
    title: 'Today, not everything',
    blocks: [
      'The question is what matters today, not what you have ever meant to do. A short list can be ' +
        'kept in mind, and what can be kept in mind gets done.',
    ],
  },
  {
    id: 'quiet',
    title: 'It should be easy to leave alone',
    blocks: [
      'Nothing here is made to bring you back. No streaks, no points, no feed, no letter that ' +
        'watches whether you opened it. If you say nothing for two weeks we write less, and after ' +
        'three months not at all. Your list waits, and one word brings everything back.',
    ],
  },
] as const;
