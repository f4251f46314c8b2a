/** A page of a site as its router and the build know it; its code is fetched when it is visited. */
import type { ComponentType } from 'react';
import { titled } from './page-title.ts';

/**
 * A `still` page needs no React: its HTML is the whole page, and `<details>` and `commandfor` open
 * and close by themselves. A `guarded` page is for administrators and has no HTML of its own.
 */
type Kind = 'still' | 'guarded';

export interface SitePage {
  readonly title: string;
  readonly still?: boolean;
  readonly guarded?: boolean;
  /** The module of the page, from the root: its file is named in the page's HTML. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

export interface SitePages {
  readonly byPath: Readonly<Record<string, SitePage>>;
  readonly notFound: SitePage;
}

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Describes pages by title and module; each module exports its page as default. */
export const pagesOf =
  (site: string) =>
  (title: string, module: string, load: Load, kind?: Kind): SitePage => ({
    title: titled(title),
    module: `web/${site}/${module}`,
    load: async () => (await load()).default,
    ...(kind && { [kind]: true }),
  });
