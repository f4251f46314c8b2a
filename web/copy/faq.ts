/** The ten questions that people ask, and our answers: the same words on both sites. */
import { productName } from '#web/kit/product.ts';

export interface Question {
  /** Names the question in an address: `/faq#time-zone`. */
  readonly id: string;
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
}

export const faq: readonly Question[] = [
  {
    id: 'how-it-works',
    question: 'How does it work?',
    answer: [
      `${productName} writes to you three times a day. In the morning it asks what matters. At ` +
        'midday your list comes back and you say what moved. In the evening you look back, and ' +
        'what is still open goes on tomorrow’s list.',
      'You answer by replying, in your own words: “deck’s done, push the walk to tomorrow, add ' +
        'book the dentist”. Your list follows, and we show you how it now stands.',
    ],
  },
  {
    id: 'app-or-coach',
    question: 'Is it an app, or a coach?',
    answer: [
      'Neither. There’s nothing to install and nothing to open. There are three short letters, ' +
        'and a list that follows your replies.',
      'It gives no advice and no grades. It asks, keeps what you say, and brings it back while ' +
        'there is still time to act on it.',
    ],
  },
  {
    id: 'why-it-helps',
    question: 'Why does it help?',
    answer: [
      'Naming a few things in the morning is a decision: these today, the rest another day. ' +
        'Being asked at midday brings that decision back before the day has gone somewhere else. ' +
        'In the evening the day can end, because what is open is written down and will be there ' +
        'in the morning.',
      'It happens where you already are. A reply takes a minute, and there is no second place to ' +
        'keep in order.',
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'The email plan is free. We don’t ask for a card.',
      'A paid plan by text message, with the full daily rhythm, is planned. Everyone on ' +
        'the waitlist gets a 7-day trial when it launches.',
    ],
  },
  {
    id: 'log-in',
    question: 'Do I have to log in?',
    answer: [
      'No. There’s no account page and no password. Each letter has a reply address of its own, ' +
        'and that is how your reply finds your list.',
      'Everything else works the same way. Reply “mornings at 7” to change a time, “undo” to ' +
        'take the last change back, “list” to see where things stand, “help” for the rest.',
    ],
  },
  {
    id: 'tone',
    question: 'What is the tone?',
    answer: [
      'Short and plain. No cheering, no streaks, no points, and no reproach for what is ' +
        'unfinished. What you didn’t get to isn’t overdue. It comes with you to tomorrow.',
      'You can be as brief. “1 and 3 done” is a whole reply.',
    ],
  },
  {
    id: 'time-zone',
    question: 'Which time zone do you use?',
    answer: [
      'Yours. When you sign up we read it from your browser, and you can change it there. The ' +
        'default time zone is Central until we know yours.',
      'When you travel, reply “Lisbon time” or “I’m in Lisbon this week”, and the letters move ' +
        'with you.',
    ],
  },
  {
    id: 'privacy',
    question: 'What happens with what I write?',
    answer: [
      'It keeps your list, and is used for nothing else. We don’t sell personal data, we show ' +
        'no ads, and our letters don’t track whether you open them.',
      'Reply “export”, and everything we keep about you comes by email. Reply “delete”, answer ' +
        '“delete” once more to the letter that asks whether you mean it, and we erase it.',
    ],
  },
  {
    id: 'pause',
    question: 'Can I pause?',
    answer: [
      'Yes. Reply “pause until Monday”, “on vacation from Saturday until Dec 7”, or “pause” and ' +
        'later “resume”. An out-of-office holds the letters as well, until the day it names. Your ' +
        'list waits. For fewer letters, reply “no midday” or “weekdays only”.',
      'If you say nothing for two weeks we write once a day, after a month once a week, and ' +
        'after three months not at all. Any reply brings the letters back. To stop for good, ' +
        'reply with the word unsubscribe.',
    ],
  },
  {
    id: 'several',
    question: 'Can I have more than one intention?',
    answer: [
      'Yes. Write them in one sentence or one per line. Each becomes an item of its own that you ' +
        'can finish, rename, put off or drop.',
      'There’s no limit. Three is a good number: few enough to keep in mind all day.',
    ],
  },
];
