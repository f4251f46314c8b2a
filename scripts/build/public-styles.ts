/** Keeps the public pages' styles for their HTML; the admin area's stay files of their own. */
import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { Site } from '#shared/contract/pages.ts';
import { tokensCss } from '#web/kit/tokens.ts';
import { fromRoot, root } from './root.ts';

/** The ground comes first, so that whatever stands on it may differ from it. */
const first = ['web/kit/look.css', 'web/kit/frame.css', 'web/kit/controls.css'];

/** Every admin page has this one; it brings the tokens that no public page needs. */
const adminGround = 'web/main/admin/admin.css';
/** What fetches a part with its stylesheet, in place of the bundler's. */
const ownLoader = fromRoot('web/kit/load-with-styles.ts');

/** By its place or its name: `web/main/admin/users/users.css`, `web/kit/admin.css`. */
const isAdmin = (path: string): boolean => /\/admin[/.-]/.test(path);

export interface PublicStyles {
  readonly plugin: Plugin;
  /** All of them with their tokens, once the site is built, in the same order every time. */
  readonly text: () => Promise<string>;
}

export function publicStyles(site: Site): PublicStyles {
  const found = new Set<string>();
  const isPublic = namesInPublicStyles(site);
  const adminTokens = tokensCss(site, (name) => !isPublic(name));
  return {
    plugin: {
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
    },
    async text() {
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
