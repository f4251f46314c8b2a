/** Compiles what brings a site to life in a browser; names the files that each page needs. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { Site } from '#shared/contract/pages.ts';
import type { SitePages } from '#web/kit/site-page.ts';
import { chunkGroups } from './chunks.ts';
import { publicStyles } from './public-styles.ts';
import { root } from './root.ts';
import { type Making, viteConfig } from './site-config.ts';

export interface SiteClient {
  /** Addresses of what a page's module needs, the one that starts it first. */
  readonly scriptsOf: (module: string) => readonly string[];
  /** Of what all of these modules need, whichever of them it will be. */
  readonly scriptsOfAll: (modules: readonly string[]) => readonly string[];
  /** The styles of all public pages, with the tokens that they ask for. */
  readonly styles: string;
}

export async function buildClient(
  site: Site,
  pages: SitePages,
  folder: string,
  making: Making,
): Promise<SiteClient> {
  const input = `web/${site}/start.ts`;
  const styles = publicStyles(site);
  const config = viteConfig(making);
  await build({
    ...config,
    plugins: [styles.plugin, config.plugins],
    build: {
      outDir: folder,
      manifest: 'manifest.json',
      modulePreload: false,
      target: 'es2022',
      minify: !making.development,
      rolldownOptions: {
        input: join(root, input),
        output: {
          codeSplitting: { groups: chunkGroups(input, pages) },
        },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  await rm(join(folder, 'manifest.json'));
  const scriptsOf = (module: string) => [
    ...new Set([input, module].flatMap((key) => filesOf(manifest, key))),
  ];
  return {
    scriptsOf,
    scriptsOfAll: ([first = input, ...more]) =>
      scriptsOf(first).filter((file) => more.every((module) => scriptsOf(module).includes(file))),
    styles: await styles.text(),
  };
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: string[] }>>;

/** Addresses of a module and of all that it imports at once, the module's own first. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made no chunk of ${key}.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name))];
}
