/** The pages of the waitlist site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { titled } from '#web/kit/page-title.ts';
import type { SitePage } from '#web/kit/site-page.ts';

type Path = (typeof pages.waitlist)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: titled('A checklist you talk to'),
    module: 'web/waitlist/pages/landing.tsx',
    load: async () => (await import('./pages/landing.tsx')).Landing,
  },
  '/how-it-works': {
    title: titled('How it works'),
    still: true,
    module: 'web/waitlist/pages/how-it-works.tsx',
    load: async () => (await import('./pages/how-it-works.tsx')).HowItWorks,
  },
  '/philosophy': {
    title: titled('Philosophy'),
    still: true,
    module: 'web/waitlist/pages/philosophy.tsx',
    load: async () => (await import('./pages/philosophy.tsx')).Philosophy,
  },
  '/examples': {
    title: titled('Examples'),
    module: 'web/waitlist/pages/examples.tsx',
    load: async () => (await import('./pages/examples.tsx')).Examples,
  },
  '/pricing': {
    title: titled('Pricing'),
    still: true,
    module: 'web/waitlist/pages/pricing.tsx',
    load: async () => (await import('./pages/pricing.tsx')).Pricing,
  },
  '/faq': {
    title: titled('FAQ'),
    still: true,
    module: 'web/waitlist/pages/faq.tsx',
    load: async () => (await import('./pages/faq.tsx')).Faq,
  },
  '/privacy': {
    title: titled('Privacy Policy and Terms'),
    still: true,
    module: 'web/waitlist/pages/privacy.tsx',
    load: async () => (await import('./pages/privacy.tsx')).Privacy,
  },
  '/contact': {
    title: titled('Contact'),
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
