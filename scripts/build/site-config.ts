/** How every part of a site is compiled: for the browser, for the build, and the inline script. */
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { paths } from '#shared/contract/paths.ts';
import { leanRouter } from './lean-router.ts';
import { fromRoot, root } from './root.ts';
import type { SiteSettings } from './site-settings.ts';

export interface Making {
  readonly settings: SiteSettings;
  /** React's own checks stay in: for tests. */
  readonly development: boolean;
}

/** What stands in the code as a name and is known only now. */
export function known({ settings, development }: Making): Record<string, string> {
  const mode = development ? 'development' : 'production';
  const values = {
    'process.env.NODE_ENV': mode,
    'import.meta.env.PRODUCT_NAME': settings.productName,
    'import.meta.env.CONTACT_EMAIL': settings.contactEmail,
    'import.meta.env.WAITLIST_WORD': settings.waitlistWord,
    'import.meta.env.DATA_PLACE': settings.dataPlace,
    'import.meta.env.ERRORS_PATH': paths['health.reportError'].path,
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}

export const viteConfig = (making: Making): InlineConfig => ({
  root,
  mode: making.development ? 'development' : 'production',
  configFile: false,
  envDir: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), leanRouter],
  define: known(making),
  resolve: { alias: making.development ? {} : { 'react-router-dom': shippedRouter } },
});

/** Its package names the one for development wherever a bundler asks. */
const shippedRouter = fromRoot('node_modules/react-router/dist/production/index.mjs');
