/** Compiles a site: for the build that draws its pages, for the browser, and the inline script. */
import { globSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import * as esbuild from 'esbuild';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { Site } from '#shared/contract/pages.ts';
import { paths } from '#shared/contract/paths.ts';
import type { SitePage, SitePages } from '#web/kit/site-page.ts';
import { tokensCss } from '#web/kit/tokens.ts';
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

const viteConfig = (making: Making): InlineConfig => ({
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

const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const madeByCall = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Its components are made by calls and then named, which might do anything, so a bundler keeps
 * them all. They do nothing else, and the names are for developers' tools.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? {
          code: code.replace(displayNames, '').replace(madeByCall, '= /* @__PURE__ */ $1'),
          map: null,
        }
      : undefined,
};

export async function inlineScript(making: Making): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fromRoot('web/kit/inline.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: known(making),
  });
  const script = outputFiles[0]?.text.trim() ?? '';
  if (/<\/script|<!--/i.test(script))
    throw new Error('The inline script would end its own element.');
  return script;
}

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

export type SiteClient = Awaited<ReturnType<typeof buildClient>>;

export async function buildClient(site: Site, pages: SitePages, folder: string, making: Making) {
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
  const scriptsOf = (module: string): readonly string[] => [
    ...new Set([input, module].flatMap((key) => filesOf(manifest, key))),
  ];
  return {
    /** Addresses of what a page's module needs, the one that starts it first. */
    scriptsOf,
    /** Of what all of these modules need, whichever of them it will be. */
    scriptsOfAll: ([first = input, ...more]: readonly string[]) =>
      scriptsOf(first).filter((file) => more.every((module) => scriptsOf(module).includes(file))),
    /** Of all public pages, with the tokens that they ask for. */
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

// Which file a module goes into: few for a visitor, and none of the admin area's among them.

/** What the bundler tells of a module. */
interface Module {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

interface Graph {
  readonly getModuleInfo: (id: string) => Module | null;
}

/** A module that this many public pages need is fetched with the first of them. */
const manyPages = 3;

/** `both` and `later` are also the admin area's; a visitor needs `later` for what is asked for. */
type ChunkName = 'site' | 'both' | 'later' | 'admin';

interface Group {
  readonly debugName: string;
  readonly priority: number;
  /** The name of a module's file; null leaves it beside whoever imports it. */
  readonly name: (id: string, graph: Graph) => string | null;
}

/**
 * `start` is the module that every page begins with, from the root. A group takes with it what
 * its modules import, so the visitors' takes first, and what they share with the admin area next.
 */
function chunkGroups(start: string, { byPath, notFound }: SitePages): Group[] {
  let names: ReadonlyMap<string, ChunkName> | undefined;
  return (['admin', 'later', 'both', 'site'] as const).map((chunk, priority) => ({
    debugName: chunk,
    priority,
    name: (id, graph) => {
      names ??= namesOf(start, [...Object.values(byPath), notFound], graph);
      return names.get(id) === chunk ? chunk : null;
    },
  }));
}

function namesOf(start: string, pages: readonly SitePage[], graph: Graph): Map<string, ChunkName> {
  const needs = (asked: readonly SitePage[]) => asked.map((page) => needed(page.module, graph));
  const open = pages.filter((page) => !page.guarded);
  const live = needs(open.filter((page) => !page.still));
  const still = needs(open.filter((page) => page.still));
  const guarded = needs(pages.filter((page) => page.guarded));
  const always = needed(start, graph);
  const visited = new Set(open.flatMap(({ module }) => [...needed(module, graph, true)]));

  const names = new Map<string, ChunkName>();
  for (const id of new Set([always, ...live, ...still, ...guarded].flatMap((ids) => [...ids]))) {
    const times = (sets: readonly ReadonlySet<string>[]) =>
      sets.filter((set) => set.has(id)).length;
    if (always.has(id) || times(live) >= manyPages) names.set(id, 'site');
    else if (times(guarded) > 0 && times(live) + times(still) > 0) names.set(id, 'both');
    else if (times(guarded) > 0 && visited.has(id)) names.set(id, 'later');
    else if (times(guarded) > 1) names.set(id, 'admin');
  }
  return names;
}

/** A module and all that it imports at once, or also later. */
function needed(module: string, graph: Graph, alsoLater = false): ReadonlySet<string> {
  const ids = new Set([fromRoot(module)]);
  for (const id of ids) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const imported of importedIds) ids.add(imported);
    for (const imported of alsoLater ? dynamicallyImportedIds : []) ids.add(imported);
  }
  return ids;
}

// The public pages' styles are kept for their HTML; the admin area's stay files of their own.

/** The ground comes first, so that whatever stands on it may differ from it. */
const first = ['web/kit/look.css', 'web/kit/frame.css', 'web/kit/controls.css'];

/** Every admin page has this one; it brings the tokens that no public page needs. */
const adminGround = 'web/main/admin/admin.css';
/** What fetches a part with its stylesheet, in place of the bundler's. */
const ownLoader = fromRoot('web/kit/load-with-styles.ts');

/** By its place or its name: `web/main/admin/users/users.css`, `web/kit/admin.css`. */
const isAdmin = (path: string): boolean => /\/admin[/.-]/.test(path);

function publicStyles(site: Site) {
  const found = new Set<string>();
  const isPublic = namesInPublicStyles(site);
  const adminTokens = tokensCss(site, (name) => !isPublic(name));
  const plugin: Plugin = {
    name: 'public-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === '\0vite/preload-helper.js') return ownLoader;
      if (!source.endsWith('.css') || !importer) return undefined;
      const path = source.startsWith('#')
        ? source.slice(1)
        : relative(root, join(dirname(importer), source));
      if (isAdmin(path)) return undefined;
      found.add(path);
      return { id: `\0styles/${path}.js`, moduleSideEffects: false };
    },
    transform: (code, id) => (id.endsWith(`/${adminGround}`) ? adminTokens + code : undefined),
    load: (id) => (id.startsWith('\0styles/') ? 'export {}' : undefined),
  };
  return {
    plugin,
    /** All of them with their tokens, once the site is built, in the same order every time. */
    async text(): Promise<string> {
      const [kit, rest] = ['web/kit/', 'web/'].map((start) =>
        [...found].filter((path) => path.startsWith(start)).sort(),
      );
      const order = new Set([...first, ...(kit ?? []), ...(rest ?? [])]);
      const texts = [...order].map((path) => readFile(join(root, path), 'utf8'));
      return [tokensCss(site, isPublic), ...(await Promise.all(texts))].join('');
    },
  };
}

/** Whether a public style of the site asks for a token. */
function namesInPublicStyles(site: Site): (name: string) => boolean {
  const files = globSync(['web/kit/**/*.css', `web/${site}/**/*.css`], { cwd: root });
  const names = files
    .filter((file) => !isAdmin(`/${file}`))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/var\(--([\w-]+)/g)])
    .map(([, name = '']) => name);
  const used = new Set(names);
  return (name) => used.has(name);
}
