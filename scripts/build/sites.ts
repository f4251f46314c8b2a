/**
 * Builds both sites into `dist/sites`: one small HTML per public page, and what brings it to life.
 */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import { buildFonts } from './fonts.ts';
import { inlineScript } from './inline-script.ts';
import { type PageHtml, pageHtml } from './page-html.ts';
import { root } from './root.ts';
import { buildClient, type SiteClient } from './site-client.ts';
import type { Making } from './site-config.ts';
import { type Extras, filesForOthers } from './site-extras.ts';
import { buildRenderer, type Renderer } from './site-renderer.ts';
import { siteSettings } from './site-settings.ts';

interface SitesOptions {
  /** Where to, from the root. */
  readonly into?: string;
  readonly productName?: string;
  /** React's own checks stay in: for tests. */
  readonly development?: boolean;
}

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
  try {
    for (const site of sites) await buildSite(site, join(fresh, site), making);
    await rm(into, { recursive: true, force: true });
    await mkdir(dirname(into), { recursive: true });
    await rename(fresh, into);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function buildSite(site: Site, folder: string, making: Making): Promise<void> {
  const renderer = await buildRenderer(site, making);
  const client = await buildClient(site, renderer, folder, making);
  const fonts = await buildFonts(join(folder, 'assets'));
  const css = await minified(fonts + client.styles);
  const script = await inlineScript(making);
  const around = { site, css, script, settings: making.settings };
  const listed = publicPaths(site).filter((path) => renderer.descriptions[path]);
  await put(folder, {
    ...(await publicPages(around, renderer, client)),
    ...(await pagesWithoutPlace(around, renderer, client)),
    ...(await filesForOthers(site, making.settings, listed)),
  });
}

const publicPaths = (site: Site): readonly string[] =>
  pages[site].filter(({ access }) => access === 'public').map(({ path }) => path);

type Around = Pick<PageHtml, 'site' | 'css' | 'script' | 'settings'>;

async function publicPages(around: Around, renderer: Renderer, client: SiteClient) {
  const { byPath, render, descriptions, structured = {} } = renderer;
  const files: Record<string, string> = {};
  for (const path of publicPaths(around.site)) {
    const page = byPath[path];
    if (!page) throw new Error(`The ${around.site} site has no page for ${path}.`);
    files[`${path === '/' ? '' : `${path.slice(1)}/`}index.html`] = pageHtml({
      ...around,
      page,
      path,
      description: descriptions[path],
      scripts: page.still ? [] : client.scriptsOf(page.module),
      html: await render(path),
      structured: structured[path],
    });
  }
  return files;
}

const guardedModules = ({ byPath }: Renderer): readonly string[] =>
  Object.values(byPath).flatMap(({ guarded, module }) => (guarded ? [module] : []));

/** The not-found page, and the shell of those that are drawn only for whoever is signed in. */
async function pagesWithoutPlace(around: Around, renderer: Renderer, client: SiteClient) {
  const { notFound, render, shell } = renderer;
  const missing = { ...around, page: notFound, scripts: [], html: await render('/404') };
  if (!shell) return { '404.html': pageHtml(missing) };
  const page = { ...notFound, title: around.settings.productName };
  const scripts = client.scriptsOfAll(guardedModules(renderer));
  return {
    '404.html': pageHtml(missing),
    'shell.html': pageHtml({ ...around, page, scripts, html: shell() }),
  };
}

async function put(folder: string, files: Extras): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true })).code.trim();
