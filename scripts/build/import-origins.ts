/** Which file a name comes from that an index only hands on. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name, and what it is called by whoever asks for it. */
export interface Name {
  readonly name: string;
  readonly as: string;
}

/** Where a file takes a name from that it gives: its own have no module. */
interface Source {
  readonly module?: string;
  readonly name: string;
}

interface Exports {
  readonly named: ReadonlyMap<string, Source>;
  /** Modules of which it gives everything. */
  readonly whole: readonly string[];
}

/** The names of values between braces: what begins with `type` is none. */
export const namesIn = (list: string): readonly Name[] =>
  list
    .replace(/[{}]/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/))
    .map(([name = '', as = name]) => ({ name, as }));

const imported = /^import (\{[^}]*\}|[\w$]+) from ["']([^"']+)["']/gm;
const handedOn = /^export (\{[^}]*\})(?: from ["']([^"']+)["'])?/gm;
const all = /^export \* from ["']([^"']+)["']/gm;
const made = /^export (?:(default)\b|(?:async )?(?:const|let|var|class|function)\*? ([\w$]+))/gm;

function exportsOf(text: string): Exports {
  const own = new Map<string, Source>();
  for (const [, list = '', module = ''] of text.matchAll(imported)) {
    const names = list.startsWith('{') ? namesIn(list) : [{ name: 'default', as: list }];
    for (const { name, as } of names) own.set(as, { module, name });
  }
  const named = new Map<string, Source>();
  for (const [, whole, name = whole ?? ''] of text.matchAll(made)) named.set(name, { name });
  for (const [, list = '', module] of text.matchAll(handedOn)) {
    for (const { name, as } of namesIn(list)) {
      named.set(as, module ? { module, name } : (own.get(name) ?? { name: as }));
    }
  }
  return { named, whole: [...text.matchAll(all)].map(([, module = '']) => module) };
}

const beside = (file: string, module: string): string | undefined =>
  [`${module}.js`, `${module}/index.js`, module]
    .map((path) => join(dirname(file), path))
    .find((path) => path.endsWith('.js') && existsSync(path));

/** Where a package's own module lies, as the bundler would find it. */
export type Resolve = (module: string, importer: string) => Promise<string | undefined>;

type Found = { readonly file: string; readonly name: string } | undefined;

/** Follows a name from index to index, for whoever imports it; undefined where that is lost. */
export function originFinder(resolve: Resolve) {
  const read = new Map<string, Exports>();
  const exportsIn = (file: string): Exports => {
    const known = read.get(file) ?? exportsOf(readFileSync(file, 'utf8'));
    read.set(file, known);
    return known;
  };

  const fileOf = async (module: string, importer: string): Promise<string | undefined> =>
    module.startsWith('.') ? beside(importer, module) : resolve(module, importer);

  async function from(module: string, name: string, importer: string): Promise<Found> {
    const file = await fileOf(module, importer);
    if (!file?.endsWith('.js')) return undefined;
    const { named, whole } = exportsIn(file);
    const source = named.get(name);
    if (source) return source.module ? from(source.module, source.name, file) : { file, name };
    for (const next of whole) {
      const found = await from(next, name, file);
      if (found) return found;
    }
    return undefined;
  }
  return from;
}
