/** What search engines say of the waitlist site's pages; a page without a line is not listed. */
import type { pages } from '#shared/contract/pages.ts';

type Path = (typeof pages.waitlist)[number]['path'];

export const descriptions: Readonly<Partial<Record<Path, string>>> = {
  '/': 'A checklist you talk to. Delivered in text or email.',
  '/how-it-works':
    'Say what matters in the morning, what moved at midday, what is done by evening. Your list keeps itself.',
  '/philosophy':
    'A checklist should be a conversation: why there is no app to open and nothing to maintain.',
  '/examples':
    'A morning intention, a midday check-in, an evening reflection: five exchanges, word for word.',
  '/pricing':
    'By email it is free. By text it has the full daily rhythm, with a 7-day trial at launch.',
  '/faq': 'How it works, what it costs, who reads along, how to pause and how to stop.',
  '/privacy':
    'What is kept, what it is used for, how to have it erased, and the terms of the service.',
  '/contact': 'A question, a wish, a complaint: write to us. A person reads it and answers.',
};
