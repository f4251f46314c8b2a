/**
 * Builds both sites into `dist/sites`: one small HTML per public page, and what brings it to life.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import { tokensCss } from '#web/kit/tokens.ts';
import { buildFonts } from './fonts.ts';
import { inlineScript } from './inline-script.ts';
import { pageHtml } from './page-html.ts';
import { root } from './root.ts';
import { buildClient } from './site-client.ts';
import type { Making } from './site-config.ts';
import { filesForOthers } from './site-extras.ts';
import { buildRenderer } from './site-renderer.ts';
import { siteSettings } from './site-settings.ts';

interface SitesOptions {
  /** Where to, from the root. */
  readonly into?: string;
  readonly productName?: string;
  /** React's own checks stay in: for tests. */
  readonly development?: boolean;
}

type Files = Readonly<Record<string, string | Uint8Array>>;

/** The whole of it is put in place at once, so that a server never sees half a site. */
export async function buildSites(options: SitesOptions = {}): Promise<void> {
  const settings = siteSettings();
  const productName = options.productName ?? settings.productName;
  const making = {
    settings: { ...settings, productName },
    development: options.development ?? false,
  };
  const into = join(root, options.into ?? 'dist/sites');
  const fresh = `${into}.fresh-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  for (const site of sites) await buildSite(site, join(fresh, site), making);
  await rm(into, { recursive: true, force: true });
  await mkdir(dirname(into), { recursive: true });
  await rename(fresh, into);
}

async function buildSite(site: Site, folder: string, making: Making): Promise<void> {
  const client = await buildClient(site, folder, making);
  const fonts = await buildFonts(join(folder, 'assets'));
  const css = await minified(fonts + tokensCss(site) + client.styles);
  const files = await htmlOf(site, css, client.scriptsOf, making);
  await put(folder, { ...files, ...(await filesForOthers(site, making.settings)) });
}

async function htmlOf(
  site: Site,
  css: string,
  scriptsOf: (module: string) => readonly string[],
  making: Making,
): Promise<Files> {
  const renderer = await buildRenderer(site, making);
  const { byPath, notFound, render, shell, descriptions, structured = {} } = renderer;
  const { settings } = making;
  const script = await inlineScript(making);
  const around = { site, css, script, settings };
  const files: Record<string, string> = {
    '404.html': pageHtml({ ...around, page: notFound, scripts: [], html: await render('/404') }),
  };
  for (const { path, access } of pages[site]) {
    const page = byPath[path];
    if (!page) throw new Error(`The ${site} site has no page for ${path}.`);
    if (access === 'admin') continue;
    files[`${path === '/' ? '' : `${path.slice(1)}/`}index.html`] = pageHtml({
      ...around,
      page,
      path,
      description: descriptions[path],
      scripts: page.still ? [] : scriptsOf(page.module),
      html: await render(path),
      structured: structured[path],
    });
  }
  if (shell) {
    const page = { ...notFound, title: settings.productName };
    const scripts = scriptsOf(`web/${site}/start.ts`);
    files['shell.html'] = pageHtml({ ...around, page, scripts, html: shell() });
  }
  return files;
}

async function put(folder: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true })).code.trim();
