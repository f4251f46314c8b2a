/** The pages of the main site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { titled } from '#web/kit/page-title.ts';
import type { SitePage } from '#web/kit/site-page.ts';

type Path = (typeof pages.main)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: titled('Three emails that anchor your day'),
    description:
      'A question in the morning, a check-in at midday, a look back in the evening. ' +
      'No app, no login: just reply to the email.',
    module: 'web/main/pages/landing.tsx',
    load: async () => (await import('./pages/landing.tsx')).Landing,
  },
  '/start': {
    title: titled('Start'),
    module: 'web/main/pages/start.tsx',
    load: async () => (await import('./pages/start.tsx')).Start,
  },
  '/day0-intentions': {
    title: titled('What do you want to focus on today?'),
    module: 'web/main/pages/day0-intentions.tsx',
    load: async () => (await import('./pages/day0-intentions.tsx')).Day0Intentions,
  },
  '/acknowledgment': {
    title: titled('Got it'),
    module: 'web/main/pages/acknowledgment.tsx',
    load: async () => (await import('./pages/acknowledgment.tsx')).Acknowledgment,
  },
  '/signup-complete': {
    title: titled("You're signed up"),
    module: 'web/main/pages/signup-complete.tsx',
    load: async () => (await import('./pages/signup-complete.tsx')).SignupComplete,
  },
  '/email-confirmation': {
    title: titled("You're on the list"),
    module: 'web/main/pages/email-confirmation.tsx',
    load: async () => (await import('./pages/email-confirmation.tsx')).EmailConfirmation,
  },
  '/shared': {
    title: titled('Thanks for sharing'),
    module: 'web/main/pages/shared.tsx',
    load: async () => (await import('./pages/shared.tsx')).Shared,
  },
  '/unsubscribe': {
    title: titled('Unsubscribe'),
    module: 'web/main/pages/unsubscribe.tsx',
    load: async () => (await import('./pages/unsubscribe.tsx')).Unsubscribe,
  },
};

export const notFound: SitePage = {
  title: titled('Nothing here'),
  module: 'web/main/pages/not-found.tsx',
  load: async () => (await import('./pages/not-found.tsx')).NotFound,
};
