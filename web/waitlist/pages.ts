/** The pages of the waitlist site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { titled } from '#web/kit/page-title.ts';
import type { SitePage } from '#web/kit/site-page.ts';

type Path = (typeof pages.waitlist)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: titled('A checklist you talk to'),
    description: 'A checklist you talk to. Delivered in text or email.',
    module: 'web/waitlist/pages/landing.tsx',
    load: async () => (await import('./pages/landing.tsx')).Landing,
  },
  '/how-it-works': {
    title: titled('How it works'),
    description:
      'Say what matters in the morning, what moved at midday, what is done by evening. The list keeps itself.',
    still: true,
    module: 'web/waitlist/pages/how-it-works.tsx',
    load: async () => (await import('./pages/how-it-works.tsx')).HowItWorks,
  },
  '/philosophy': {
    title: titled('Philosophy'),
    description:
      'A checklist should be a conversation: why there is no app to open and nothing to maintain.',
    still: true,
    module: 'web/waitlist/pages/philosophy.tsx',
    load: async () => (await import('./pages/philosophy.tsx')).Philosophy,
  },
  '/examples': {
    title: titled('Examples'),
    description:
      'A morning intention, a midday check-in, an evening reflection: five exchanges, word for word.',
    module: 'web/waitlist/pages/examples.tsx',
    load: async () => (await import('./pages/examples.tsx')).Examples,
  },
  '/pricing': {
    title: titled('Pricing'),
    description:
      'By email it is free. By text it has the full daily rhythm, with a 7-day trial at launch.',
    still: true,
    module: 'web/waitlist/pages/pricing.tsx',
    load: async () => (await import('./pages/pricing.tsx')).Pricing,
  },
  '/faq': {
    title: titled('FAQ'),
    description: 'How it works, what it costs, who reads along, how to pause and how to stop.',
    still: true,
    module: 'web/waitlist/pages/faq.tsx',
    load: async () => (await import('./pages/faq.tsx')).Faq,
  },
  '/privacy': {
    title: titled('Privacy Policy and Terms'),
    description:
      'What is kept, what it is used for, how to have it erased, and the terms of the service.',
    still: true,
    module: 'web/waitlist/pages/privacy.tsx',
    load: async () => (await import('./pages/privacy.tsx')).Privacy,
  },
  '/contact': {
    title: titled('Contact'),
    description: 'Write to us: a person reads it.',
    still: true,
    module: 'web/waitlist/pages/contact.tsx',
    load: async () => (await import('./pages/contact.tsx')).Contact,
  },
};

export const notFound: SitePage = {
  title: titled('Nothing here'),
  still: true,
  module: 'web/waitlist/pages/not-found.tsx',
  load: async () => (await import('./pages/not-found.tsx')).NotFound,
};
