/** Every page of both sites: the host function and the routers derive from this. Plain data. */
export type Site = 'main' | 'waitlist';

export interface PagePlace {
  readonly path: string;
  /** A public page has its own HTML; an admin page is drawn in the empty shell. */
  readonly access: 'public' | 'admin';
}

/**
 * Built as `<path>/index.html` (`/` as `index.html`), admin pages as the one `shell.html`;
 * any other path gets `404.html`.
 */
export const pages = {
  main: [
    { path: '/', access: 'public' },
    { path: '/start', access: 'public' },
    { path: '/day0-intentions', access: 'public' },
    { path: '/acknowledgment', access: 'public' },
    { path: '/signup-complete', access: 'public' },
    { path: '/email-confirmation', access: 'public' },
    { path: '/shared', access: 'public' },
    { path: '/unsubscribe', access: 'public' },
    { path: '/how-it-works', access: 'public' },
    { path: '/benefits', access: 'public' },
    { path: '/faq', access: 'public' },
    { path: '/about', access: 'public' },
    { path: '/privacy', access: 'public' },
    { path: '/hold-this-thought', access: 'public' },
    { path: '/test', access: 'public' },
    { path: '/login', access: 'public' },
    { path: '/downloads', access: 'admin' },
    { path: '/admin', access: 'admin' },
    { path: '/admin/logs', access: 'admin' },
    { path: '/admin/sign-in', access: 'admin' },
    { path: '/admin/testing/dry-run', access: 'admin' },
    { path: '/admin/v3-tester', access: 'admin' },
    { path: '/admin/v3u-tester', access: 'admin' },
  ],
  waitlist: [
    { path: '/', access: 'public' },
    { path: '/how-it-works', access: 'public' },
    { path: '/philosophy', access: 'public' },
    { path: '/examples', access: 'public' },
    { path: '/pricing', access: 'public' },
    { path: '/faq', access: 'public' },
    { path: '/privacy', access: 'public' },
    { path: '/contact', access: 'public' },
  ],
} as const satisfies Record<Site, readonly PagePlace[]>;

export const sites = Object.keys(pages) as Site[];
