/**
 * Has each module import what it uses and nothing beside it: the bundler keeps whole files
 * together, so that an index takes all that it names into every function, and an import of a module
 * of Node's reads all of it.
 */
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, extname } from 'node:path';
import type * as esbuild from 'esbuild';
import { type Name, namesIn, originFinder, type Resolve } from './import-origins.ts';

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

/**
 * A computed key may do anything, for all the bundler knows, so that it keeps the schemas of all
 * that S3 can do: the words that stand for keys are written out.
 */
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
