/** Builds both sites into `dist/sites`: a small HTML a page, and what brings it to life. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import type { SitePage } from '#web/kit/site-page.ts';
import { dark, light } from '#web/kit/tokens.ts';
import { buildFonts } from './fonts.ts';
import { icons } from './icons.ts';
import { root } from './root.ts';
import {
  buildClient,
  buildRenderer,
  inlineScript,
  type Making,
  type Renderer,
  type SiteClient,
} from './site-compile.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';
import { socialPicture } from './social-picture.ts';

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

type Extras = Readonly<Record<string, string | Uint8Array>>;

/** `listed` are the paths that search engines shall know. */
async function filesForOthers(
  site: Site,
  { origins, productName }: SiteSettings,
  listed: readonly string[],
): Promise<Extras> {
  return {
    'robots.txt': robots(origins[site]),
    'sitemap.xml': sitemap(listed.map((path) => origins[site] + path)),
    'site.webmanifest': manifest(productName),
    'og.png': await socialPicture(site, productName),
    ...(await icons(site)),
  };
}

/** Pages that are not to be listed say so themselves, which only a visitor can read. */
const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /auth/\n\nSitemap: ${origin}/sitemap.xml\n`;

const sitemap = (addresses: readonly string[]): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
  addresses.map((address) => `<url><loc>${address}</loc></url>\n`).join('') +
  '</urlset>\n';

const manifest = (name: string): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    // It is a site: there is no app, and it does not pretend to be one.
    display: 'browser',
    background_color: light.bg,
    theme_color: light.bg,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });

// The HTML document around a page: all that is needed to paint it and to be found.

interface PageHtml {
  readonly site: Site;
  readonly settings: SiteSettings;
  readonly page: SitePage;
  /** Where it is found, and what is said of it there; what has neither is not listed. */
  readonly path?: string;
  readonly description?: string | undefined;
  readonly css: string;
  readonly script: string;
  /** Addresses of what brings the page to life, asked for once it is painted. */
  readonly scripts: readonly string[];
  /** The page itself, already HTML. */
  readonly html: string;
  readonly structured?: object | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (name: string, content: string): string =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(content)}">`;

function pageHtml(asked: PageHtml): string {
  const { site, page, css, script, scripts, html } = asked;
  const face = site === 'waitlist' ? ' data-face="waitlist"' : '';
  const starts = scripts.length > 0 ? ` data-scripts="${scripts.join(' ')}"` : '';
  return [
    `<!doctype html><html lang="en"${face}><head><meta charset="utf-8">`,
    meta('viewport', 'width=device-width,initial-scale=1'),
    `<title>${escaped(page.title)}</title>`,
    ...found(asked),
    `<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme:dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${css}</style><script type="module">${script}</script>`,
    `</head><body${starts}><div id="root">${html}</div></body></html>`,
  ].join('');
}

/** For search engines and for whoever passes the address on. */
function found(asked: PageHtml): readonly string[] {
  const { site, settings, page, path, description, structured } = asked;
  if (!description || path === undefined) return [meta('robots', 'noindex')];
  const address = settings.origins[site] + path;
  return [
    meta('description', description),
    `<link rel="canonical" href="${address}">`,
    meta('og:type', 'website'),
    meta('og:site_name', settings.productName),
    meta('og:title', page.title),
    meta('og:description', description),
    meta('og:url', address),
    meta('og:image', `${settings.origins[site]}/og.png`),
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', `${settings.productName}: ${description}`),
    meta('twitter:card', 'summary_large_image'),
    // Data, not a script: nothing in it is run, and no policy is asked about it.
    structured ? `<script type="application/ld+json">${jsonIn(structured)}</script>` : '',
  ];
}

/** A `<` would let the text end the element it stands in. */
const jsonIn = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
