/** What changes for somebody who gets the letters. */
import { productName } from '#web/kit/product.ts';

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

export const benefits: readonly Benefit[] = [
  {
    title: 'You choose before the day does',
    text:
      'The first letter comes before anybody has asked for anything. Naming two or three things ' +
      'then is a decision, and it is made by you.',
  },
  {
    title: 'You hear of it again in time',
    text:
      'A plan is easily lost by eleven. At midday yours comes back, while there is still an ' +
      'afternoon to act on it or to change it.',
  },
  {
    title: 'Your list keeps itself',
    text:
      'Write “deck’s done, push the walk to tomorrow”. One item is ticked and the other moved. ' +
      'There’s nothing to open, to sort or to tidy.',
  },
  {
    title: 'Nothing falls between two days',
    text:
      'What is open in the evening is on your list in the morning, with the day it came from. It ' +
      'stays until you do it or let it go, even when you were away for weeks.',
  },
  {
    title: 'The day has an end',
    text:
      'The evening letter asks what got done and what tomorrow should hold. Once that’s written ' +
      'down you don’t have to carry it around.',
  },
  {
    title: 'You can change your mind',
    text:
      'Rename a thing, drop it, put it off, take the last change back: a few words each. Every ' +
      'answer shows what was understood and how your list now stands.',
  },
  {
    title: 'It works wherever you can reply',
    text:
      'Any mail program, any device, images off, a screen reader. There’s no app to update and ' +
      'no password to lose.',
  },
  {
    title: 'It leaves you alone',
    text:
      `Three letters a day, at hours that you can set. ${productName} counts no streaks. If you ` +
      'say nothing for a while it writes less, and then it stops.',
  },
];
