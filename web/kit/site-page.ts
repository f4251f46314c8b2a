/** A page of a site, as its router and the build know it. */
import type { ReactNode } from 'react';

export interface SitePage {
  readonly title: string;
  /** For search engines; a page without one asks not to be listed. */
  readonly description?: string;
  readonly page: ReactNode;
}
