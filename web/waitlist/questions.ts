/** The ten questions, with this site's own answers where letters also come by text. */
import { faq, type Question } from '#web/copy/faq.ts';
import { productName } from '#web/kit/product.ts';

const ours: Readonly<Record<string, Question['answer']>> = {
  'how-it-works': [
    `${productName} writes to you three times a day, by text or by email. In the morning it asks what ` +
      'matters. At midday your list comes back and you say what moved. In the evening you look back, ' +
      'and what is still open goes on tomorrow’s list.',
    'You answer by replying, in your own words: “deck’s done, push the walk to tomorrow, add book ' +
      'the dentist”. Your list follows, and we show you how it now stands.',
  ],
  cost: [
    'Email is free: a morning prompt and an evening reflection. We don’t ask for a card.',
    'SMS brings the full daily rhythm, with the midday check-in. At launch everyone on the waitlist ' +
      'gets a 7-day trial of it. We show its price before you choose it.',
  ],
  'log-in': [
    'No. There’s no account page and no password. A text is known by its number, and each letter ' +
      'has a reply address of its own: that is how your reply finds your list.',
    'Everything else works the same way. Reply “mornings at 7” to change a time, “undo” to take the ' +
      'last change back, “list” to see where things stand, “help” for the rest.',
  ],
};

export const questions: readonly Question[] = faq.map((asked) => ({
  ...asked,
  answer: ours[asked.id] ?? asked.answer,
}));
