/** A page of a site as its router and the build know it; its code is fetched when it is visited. */
import type { ComponentType } from 'react';

export interface SitePage {
  readonly title: string;
  /**
   * True where nothing needs React: the built page is the whole page, and its links are plain ones.
   * What opens and closes does so by itself (`<details>`, `commandfor`).
   */
  readonly still?: boolean;
  /** True where only an administrator gets to: it has no HTML of its own. */
  readonly guarded?: boolean;
  /** The module of the page, from the root: its file is named in the page's HTML. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

export interface SitePages {
  readonly byPath: Readonly<Record<string, SitePage>>;
  readonly notFound: SitePage;
}
