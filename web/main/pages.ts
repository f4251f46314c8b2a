/** The pages of the main site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { pagesOf, type SitePage } from '#web/kit/site-page.ts';

const page = pagesOf('main');

type Path = (typeof pages.main)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': page(
    'Three emails that anchor your day',
    'pages/landing.tsx',
    () => import('./pages/landing.tsx'),
  ),
  '/start': page('Start', 'pages/start.tsx', () => import('./pages/start.tsx')),
  '/day0-intentions': page(
    'What do you want to focus on today?',
    'pages/day0-intentions.tsx',
    () => import('./pages/day0-intentions.tsx'),
  ),
  '/acknowledgment': page(
    'Got it',
    'pages/acknowledgment.tsx',
    () => import('./pages/acknowledgment.tsx'),
  ),
  '/signup-complete': page(
    "You're signed up",
    'pages/signup-complete.tsx',
    () => import('./pages/signup-complete.tsx'),
  ),
  '/email-confirmation': page(
    "You're on the list",
    'pages/email-confirmation.tsx',
    () => import('./pages/email-confirmation.tsx'),
  ),
  '/shared': page('Thanks for sharing', 'pages/shared.tsx', () => import('./pages/shared.tsx')),
  '/unsubscribe': page(
    'Unsubscribe',
    'pages/unsubscribe.tsx',
    () => import('./pages/unsubscribe.tsx'),
  ),
  '/how-it-works': page(
    'How it works',
    'pages/how-it-works.tsx',
    () => import('./pages/how-it-works.tsx'),
    'still',
  ),
  '/benefits': page(
    'Benefits',
    'pages/benefits.tsx',
    () => import('./pages/benefits.tsx'),
    'still',
  ),
  '/faq': page('FAQ', 'pages/faq.tsx', () => import('./pages/faq.tsx'), 'still'),
  '/about': page('About', 'pages/about.tsx', () => import('./pages/about.tsx'), 'still'),
  '/privacy': page(
    'Privacy Policy and Terms',
    'pages/privacy.tsx',
    () => import('./pages/privacy.tsx'),
    'still',
  ),
  '/hold-this-thought': page(
    'Hold This Thought',
    'pages/hold-this-thought.tsx',
    () => import('./pages/hold-this-thought.tsx'),
  ),
  '/test': page('Try it', 'pages/try-it.tsx', () => import('./pages/try-it.tsx')),
  '/login': page('Admin Login', 'pages/login.tsx', () => import('./pages/login.tsx')),
  '/downloads': page(
    'Downloads',
    'admin/pages/downloads.tsx',
    () => import('./admin/pages/downloads.tsx'),
    'guarded',
  ),
  '/admin': page(
    'Admin',
    'admin/pages/dashboard.tsx',
    () => import('./admin/pages/dashboard.tsx'),
    'guarded',
  ),
  '/admin/logs': page(
    'Logs',
    'admin/pages/logs.tsx',
    () => import('./admin/pages/logs.tsx'),
    'guarded',
  ),
  '/admin/sign-in': page(
    'Your sign-in',
    'admin/pages/sign-in.tsx',
    () => import('./admin/pages/sign-in.tsx'),
    'guarded',
  ),
  '/admin/testing/dry-run': page(
    'Daily Dry Run',
    'admin/pages/dry-run.tsx',
    () => import('./admin/pages/dry-run.tsx'),
    'guarded',
  ),
  '/admin/v3-tester': page(
    'V3 Session Tester',
    'admin/pages/v3-tester.tsx',
    () => import('./admin/pages/v3-tester.tsx'),
    'guarded',
  ),
  '/admin/v3u-tester': page(
    'V3-Unified Tester',
    'admin/pages/v3u-tester.tsx',
    () => import('./admin/pages/v3u-tester.tsx'),
    'guarded',
  ),
};

export const notFound: SitePage = page(
  'Nothing here',
  'pages/not-found.tsx',
  () => import('./pages/not-found.tsx'),
  'still',
);
