/** What search engines say of the main site's pages; a page without a line is not listed. */
import type { pages } from '#shared/contract/pages.ts';

type Path = (typeof pages.main)[number]['path'];

export const descriptions: Readonly<Partial<Record<Path, string>>> = {
  '/':
    'A question in the morning, a check-in at midday, a look back in the evening. ' +
    'No app, no login: just reply to the email.',
  '/how-it-works':
    'A question in the morning, a check-in at midday, a look back in the evening: how three short emails anchor a day.',
  '/benefits':
    'What changes when the day is asked about three times, in plain emails that are answered in plain words.',
  '/faq':
    'How it works, what it costs, who reads along, how to pause and how to stop: ten questions, answered.',
  '/about': 'Why a daily focus service is made of three short emails and nothing to log in to.',
  '/privacy':
    'What is kept, what it is used for, how to have it erased, and the terms of the service.',
  '/hold-this-thought': 'One thing that matters to you today, written down, and asked about later.',
  '/test':
    'Write a reply and see what becomes of the checklist. Nothing is sent and nothing is kept.',
};
