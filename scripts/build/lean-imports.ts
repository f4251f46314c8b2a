/** Has each module import what it uses and nothing else: an index would drag in all it names. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type * as esbuild from 'esbuild';

const ours = /[\\/](?:functions|shared)[\\/].*\.ts$/;
/** Packages of many small modules behind indexes that do nothing themselves. */
const indexed = /[\\/]node_modules[\\/](?:@aws-sdk|@smithy|postal-mime)[\\/].*\.js$/;
const others = /[\\/]node_modules[\\/](?:@middy|nodemailer)[\\/].*\.js$/;
const touched = new RegExp([ours, indexed, others].map(({ source }) => source).join('|'));

const builtins = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));

/** Of values: what begins with `type` is none. */
const importLine = /^import (?!type\b)(\{[^}]*\}|(?:\* as )?[\w$]+) from (['"])([^'"]+)\2;?/gm;

const listed = (names: readonly Name[], word: string): string =>
  `{ ${names.map(({ name, as }) => (name === as ? name : `${name}${word}${as}`)).join(', ')} }`;

/**
 * An import of `node:http` reads each of its exports, of which one loads all that `fetch` needs:
 * half the time of a bundle with the database client. Asking for the module reads none.
 */
function builtinLine(what: string, module: string): string {
  const bound = what.startsWith('{') ? listed(namesIn(what), ': ') : what.replace('* as ', '');
  return `const ${bound} = process.getBuiltinModule(${JSON.stringify(module)});`;
}

const importFrom = (file: string, names: readonly Name[]): string =>
  `import ${listed(names, ' as ')} from ${JSON.stringify(file)};`;

/** As many lines as there were, which errors and source maps count. */
const asLong = (line: string, before: string): string =>
  line + '\n'.repeat(before.split('\n').length - 1);

const wordLine = /^const (\w+) = ("[^"\n]*");$/gm;

/** Writes out words that stand for computed keys, for which the bundler keeps all schemas. */
function withKeysWritten(schemas: string): string {
  const words = new Map([...schemas.matchAll(wordLine)].map(([, name, word]) => [name, word]));
  return schemas.replace(/\[(\w+)\]:/g, (key, name) =>
    words.has(name) ? `${words.get(name)}:` : key,
  );
}

const isIndexed = (module: string, importer: string): boolean =>
  module.startsWith('.')
    ? indexed.test(importer)
    : /^(?:@aws-sdk\/|@smithy\/|postal-mime$)/.test(module);

export const leanImports: esbuild.Plugin = {
  name: 'lean-imports',
  setup(build) {
    const originOf = originFinder(resolverOf(build));

    /** The same import from the files that the names come from; as it is where one is not found. */
    async function straight([line, what = '', , module = '']: RegExpExecArray, importer: string) {
      const byFile = new Map<string, Name[]>();
      for (const { name, as } of namesIn(what)) {
        const origin = await originOf(module, name, importer);
        if (!origin) return line;
        byFile.set(origin.file, [...(byFile.get(origin.file) ?? []), { name: origin.name, as }]);
      }
      return [...byFile].map(([file, names]) => importFrom(file, names)).join(' ');
    }

    async function lean(found: RegExpExecArray, importer: string): Promise<string> {
      const [line, what = '', , module = ''] = found;
      if (builtins.has(module)) return builtinLine(what, module);
      const isList = what.startsWith('{');
      return isList && isIndexed(module, importer) ? straight(found, importer) : line;
    }

    build.onLoad({ filter: touched }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const found of contents.matchAll(importLine)) {
        const instead = await lean(found, path);
        contents = contents.replace(found[0], () => asLong(instead, found[0]));
      }
      if (/schemas_\d+\.js$/.test(path)) contents = withKeysWritten(contents);
      return { contents, loader: extname(path) === '.ts' ? 'ts' : 'js' };
    });
  },
};

/** Where the bundler finds a module, asked once for each package that imports it. */
function resolverOf(build: esbuild.PluginBuild): Resolve {
  const known = new Map<string, Promise<string | undefined>>();
  return (module, importer) => {
    const home = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(importer)?.[0] ?? '';
    const asked = `${home} ${module}`;
    const found =
      known.get(asked) ??
      build
        .resolve(module, { resolveDir: dirname(importer), kind: 'import-statement' })
        .then(({ path, errors }) => (errors.length > 0 ? undefined : path));
    known.set(asked, found);
    return found;
  };
}

/** A name, and what it is called by whoever asks for it. */
interface Name {
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
const namesIn = (list: string): readonly Name[] =>
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
type Resolve = (module: string, importer: string) => Promise<string | undefined>;

type Found = { readonly file: string; readonly name: string } | undefined;

/** Follows a name from index to index, for whoever imports it; undefined where that is lost. */
function originFinder(resolve: Resolve) {
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

interface LeftOut {
  readonly filter: RegExp;
  readonly instead: string;
}

const leftOut: readonly LeftOut[] = [
  {
    // Lambda puts a function's credentials into its environment: no file, login or metadata.
    filter: /@aws-sdk[\\/]credential-provider-node[\\/]dist-es[\\/]defaultProvider\.js$/,
    instead: "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';",
  },
  {
    // The table has its endpoint by the region's name, and never asks for another.
    filter: /@aws-sdk[\\/]endpoint-cache[\\/]dist-es[\\/]EndpointCache\.js$/,
    instead: 'export class EndpointCache {}',
  },
  {
    // S3 and the logs can send events one by one; we ask for none.
    filter: /event-streams[\\/](?:index|eventstream-serde[\\/]EventStreamMarshaller)\.js$/,
    instead: 'export const eventStreamSerdeProvider = () => ({}); export class EventStreamSerde {}',
  },
  {
    // Our letters have two text parts, and files that say what they are.
    filter: /nodemailer[\\/]dist[\\/]esm[\\/]mime-funcs[\\/]mime-types\.js$/,
    instead:
      "export const detectMimeType = () => 'application/octet-stream';" +
      "export const detectExtension = () => 'bin';",
  },
  {
    // Nothing in them is fetched from anywhere.
    filter: /nodemailer[\\/]dist[\\/]esm[\\/]fetch[\\/]index\.js$/,
    instead: "export default () => { throw new Error('Nothing of a letter is fetched.'); };",
  },
];

/** Of its whole description a client of the SDK only says its version. */
const description = /[\\/]@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/;

export const withoutLeftOut: esbuild.Plugin = {
  name: 'left-out',
  setup(build) {
    for (const { filter, instead } of leftOut) {
      build.onLoad({ filter }, () => ({ contents: instead }));
    }
    build.onLoad({ filter: description }, async ({ path }) => {
      const { version } = JSON.parse(await readFile(path, 'utf8')) as { version: string };
      return { contents: JSON.stringify({ version }), loader: 'json' };
    });
  },
};
