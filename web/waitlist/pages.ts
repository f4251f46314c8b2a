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
};

export const notFound: SitePage = {
  title: titled('Nothing here'),
  module: 'web/waitlist/pages/not-found.tsx',
  load: async () => (await import('./pages/not-found.tsx')).NotFound,
};
