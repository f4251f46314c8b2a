/**
 * Builds both sites into `dist/sites`: one small HTML per public page, and what brings it to life.
 */
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { transform } from 'esbuild';
import { build, type InlineConfig } from 'vite';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import type { SitePage, SitePages } from '#web/kit/site-page.ts';
import { dark, light, tokensCss, waitlistDark, waitlistLight } from '#web/kit/tokens.ts';
import { buildFonts } from './fonts.ts';
import { faviconSvg, pageHtml } from './page-html.ts';
import { root } from './root.ts';

interface SitesOptions {
  /** Where to, from the root. */
  readonly into?: string;
  readonly productName?: string;
  /** React's own checks stay in: for tests. */
  readonly development?: boolean;
}

/** What `web/<site>/render.ts` exports. */
interface Renderer extends SitePages {
  readonly render: (path: string) => Promise<string>;
}

/** The whole of it is put in place at once, so that a server never sees half a site. */
export async function buildSites(options: SitesOptions = {}): Promise<void> {
  const into = join(root, options.into ?? 'dist/sites');
  const fresh = `${into}.fresh-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  for (const site of sites) await buildSite(site, join(fresh, site), options);
  await rm(into, { recursive: true, force: true });
  await mkdir(dirname(into), { recursive: true });
  await rename(fresh, into);
}

async function buildSite(site: Site, folder: string, options: SitesOptions): Promise<void> {
  const { scriptsOf, styles } = await buildClient(site, folder, options);
  const fonts = await buildFonts(join(folder, 'assets'));
  const css = await minified(fonts + tokensCss(site) + styles);
  const { byPath, notFound, render } = await buildRenderer(site, options);

  const html = ({ title, description, module }: SitePage, page: string) =>
    pageHtml({ face: site, title, description, css, scripts: scriptsOf(module), page });
  const files: Record<string, string> = {
    '404.html': html(notFound, await render('/404')),
    'shell.html': html({ ...notFound, title: options.productName ?? 'Anchor' }, ''),
    'favicon.svg': favicon(site),
    'robots.txt': 'User-agent: *\nDisallow: /api/\n',
  };
  for (const { path, access } of pages[site]) {
    if (access === 'admin') continue;
    const page = byPath[path];
    if (!page) throw new Error(`The ${site} site has no page for ${path}.`);
    files[`${path === '/' ? '' : `${path.slice(1)}/`}index.html`] = html(page, await render(path));
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}

const favicon = (site: Site): string =>
  site === 'main'
    ? faviconSvg(light.accent, dark.accent)
    : faviconSvg(waitlistLight.accent, waitlistDark.accent);

const minified = async (css: string): Promise<string> =>
  (await transform(css, { loader: 'css', minify: true })).code.trim();

/** As the stage that is built has them; the synthesis checks them. */
function settings(): { readonly waitlistWord: string; readonly contactEmail: string } {
  const { context } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as {
    context: { stage: string; stages: Record<string, ReturnType<typeof settings> | undefined> };
  };
  const stage = context.stages[context.stage];
  if (!stage) throw new Error(`cdk.json has no stage ${context.stage}.`);
  return stage;
}

function config({ productName, development }: SitesOptions): InlineConfig {
  const mode = development ? 'development' : 'production';
  const { waitlistWord, contactEmail } = settings();
  return {
    root,
    mode,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      'import.meta.env.PRODUCT_NAME': JSON.stringify(productName ?? 'Anchor'),
      'import.meta.env.WAITLIST_WORD': JSON.stringify(waitlistWord),
      'import.meta.env.CONTACT_EMAIL': JSON.stringify(contactEmail),
    },
  };
}

/** One file for all that most pages need: a dozen small ones would be a dozen requests. */
const sharedByPages = /node_modules|\/shared\/|\/web\/(kit|main\/(frame|signup))/;

/** The styles go into the HTML, so the file that Vite writes for them is taken away. */
async function buildClient(site: Site, folder: string, options: SitesOptions) {
  const input = `web/${site}/start.ts`;
  await build({
    ...config(options),
    build: {
      outDir: folder,
      manifest: 'manifest.json',
      modulePreload: false,
      target: 'es2022',
      minify: !options.development,
      cssMinify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(root, input),
        output: { codeSplitting: { groups: [{ name: 'site', test: sharedByPages }] } },
      },
    },
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  const sheets = Object.values(manifest).filter(({ file }) => file.endsWith('.css'));
  const styles = await Promise.all(sheets.map(({ file }) => readFile(join(folder, file), 'utf8')));
  for (const name of [...sheets.map(({ file }) => file), 'manifest.json']) {
    await rm(join(folder, name));
  }
  const scriptsOf = (module: string) => [
    ...new Set([input, module].flatMap((key) => filesOf(manifest, key))),
  ];
  return { scriptsOf, styles: styles.join('') };
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: string[] }>>;

/** Addresses of a module and of all that it imports at once, the module's own first. */
function filesOf(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build made no chunk of ${key}.`);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name))];
}

async function buildRenderer(site: Site, options: SitesOptions): Promise<Renderer> {
  const folder = join(root, 'node_modules/.cache/anchor-sites', `${process.pid}-${site}`);
  await build({
    ...config(options),
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
