/** The pages of the waitlist site: path to title and code. */
import type { pages } from '#shared/contract/pages.ts';
import { pagesOf, type SitePage } from '#web/kit/site-page.ts';

const page = pagesOf('waitlist');

type Path = (typeof pages.waitlist)[number]['path'];

export const byPath: Readonly<Record<Path, SitePage>> = {
  '/': page('A checklist you talk to', 'pages/landing.tsx', () => import('./pages/landing.tsx')),
  '/how-it-works': page(
    'How it works',
    'pages/how-it-works.tsx',
    () => import('./pages/how-it-works.tsx'),
    'still',
  ),
  '/philosophy': page(
    'Philosophy',
    'pages/philosophy.tsx',
    () => import('./pages/philosophy.tsx'),
    'still',
  ),
  '/examples': page('Examples', 'pages/examples.tsx', () => import('./pages/examples.tsx')),
  '/pricing': page('Pricing', 'pages/pricing.tsx', () => import('./pages/pricing.tsx'), 'still'),
  '/faq': page('FAQ', 'pages/faq.tsx', () => import('./pages/faq.tsx'), 'still'),
  '/privacy': page(
    'Privacy Policy and Terms',
    'pages/privacy.tsx',
    () => import('./pages/privacy.tsx'),
    'still',
  ),
  '/contact': page('Contact', 'pages/contact.tsx', () => import('./pages/contact.tsx'), 'still'),
};

export const notFound: SitePage = page(
  'Nothing here',
  'pages/not-found.tsx',
  () => import('./pages/not-found.tsx'),
  'still',
);
