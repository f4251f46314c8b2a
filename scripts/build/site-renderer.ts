/** Compiles a site so that the build itself can draw its pages. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Site } from '#shared/contract/pages.ts';
import type { SitePages } from '#web/kit/site-page.ts';
import { root } from './root.ts';
import { type Making, viteConfig } from './site-config.ts';

/** What `web/<site>/render.ts` exports. */
export interface Renderer extends SitePages {
  readonly render: (path: string) => Promise<string>;
  /** For search engines; a page without one asks not to be listed. */
  readonly descriptions: Readonly<Record<string, string>>;
  /** What a guarded page shows before it knows who is there. */
  readonly shell?: () => string;
  /** What search engines are told of a page beside its words. */
  readonly structured?: Readonly<Record<string, object>>;
}

export async function buildRenderer(site: Site, making: Making): Promise<Renderer> {
  const folder = join(root, 'node_modules/.cache/anchor-sites', `${process.pid}-${site}`);
  await build({
    ...viteConfig(making),
    ssr: { noExternal: true },
    build: {
      outDir: folder,
      ssr: true,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: join(root, `web/${site}/render.ts`),
        output: { entryFileNames: 'render.mjs', codeSplitting: false },
      },
    },
  });
  // The address changes with every build: a module that was once imported is never read again.
  const address = pathToFileURL(join(folder, 'render.mjs')).href;
  const renderer: Renderer = await import(`${address}?${Date.now()}`);
  await rm(folder, { recursive: true, force: true });
  return renderer;
}
