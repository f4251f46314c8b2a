/** The pages of the main site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { titled } from '#web/kit/page-title.ts';
import type { SitePage } from '#web/kit/site-page.ts';

type Path = (typeof pages.main)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': {
    title: titled('Three emails that anchor your day'),
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
  '/how-it-works': {
    title: titled('How it works'),
    still: true,
    module: 'web/main/pages/how-it-works.tsx',
    load: async () => (await import('./pages/how-it-works.tsx')).HowItWorks,
  },
  '/benefits': {
    title: titled('Benefits'),
    still: true,
    module: 'web/main/pages/benefits.tsx',
    load: async () => (await import('./pages/benefits.tsx')).Benefits,
  },
  '/faq': {
    title: titled('FAQ'),
    still: true,
    module: 'web/main/pages/faq.tsx',
    load: async () => (await import('./pages/faq.tsx')).Faq,
  },
  '/about': {
    title: titled('About'),
    still: true,
    module: 'web/main/pages/about.tsx',
    load: async () => (await import('./pages/about.tsx')).About,
  },
  '/privacy': {
    title: titled('Privacy Policy and Terms'),
    still: true,
    module: 'web/main/pages/privacy.tsx',
    load: async () => (await import('./pages/privacy.tsx')).Privacy,
  },
  '/hold-this-thought': {
    title: titled('Hold This Thought'),
    module: 'web/main/pages/hold-this-thought.tsx',
    load: async () => (await import('./pages/hold-this-thought.tsx')).HoldThisThought,
  },
  '/test': {
    title: titled('Try it'),
    module: 'web/main/pages/try-it.tsx',
    load: async () => (await import('./pages/try-it.tsx')).TryIt,
  },
  '/login': {
    title: titled('Admin Login'),
    module: 'web/main/pages/login.tsx',
    load: async () => (await import('./pages/login.tsx')).Login,
  },
  '/downloads': {
    title: titled('Downloads'),
    guarded: true,
    module: 'web/main/admin/pages/downloads.tsx',
    load: async () => (await import('./admin/pages/downloads.tsx')).Downloads,
  },
  '/admin': {
    title: titled('Admin'),
    guarded: true,
    module: 'web/main/admin/pages/dashboard.tsx',
    load: async () => (await import('./admin/pages/dashboard.tsx')).Dashboard,
  },
  '/admin/logs': {
    title: titled('Logs'),
    guarded: true,
    module: 'web/main/admin/pages/logs.tsx',
    load: async () => (await import('./admin/pages/logs.tsx')).Logs,
  },
  '/admin/testing/dry-run': {
    title: titled('Daily Dry Run'),
    guarded: true,
    module: 'web/main/admin/pages/dry-run.tsx',
    load: async () => (await import('./admin/pages/dry-run.tsx')).DryRun,
  },
  '/admin/v3-tester': {
    title: titled('V3 Session Tester'),
    guarded: true,
    module: 'web/main/admin/pages/v3-tester.tsx',
    load: async () => (await import('./admin/pages/v3-tester.tsx')).V3Tester,
  },
  '/admin/v3u-tester': {
    title: titled('V3-Unified Tester'),
    guarded: true,
    module: 'web/main/admin/pages/v3u-tester.tsx',
    load: async () => (await import('./admin/pages/v3u-tester.tsx')).V3uTester,
  },
};

export const notFound: SitePage = {
  title: titled('Nothing here'),
  still: true,
  module: 'web/main/pages/not-found.tsx',
  load: async () => (await import('./pages/not-found.tsx')).NotFound,
};
