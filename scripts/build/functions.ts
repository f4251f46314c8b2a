/** Bundles every Lambda in one esbuild call and gives each its own folder, ready to ship. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import {
  bundleFolder,
  type FunctionName,
  functionNames,
  handlerFile,
} from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { writeWhole } from './files.ts';
import { fromRoot, root } from './root.ts';

// As deep below the root as a function's own folder, so that source maps hold once copied.
const stage = 'dist/functions/all/bundles';

/** What esbuild knows of the last build: which file came of which sources. */
export const metafilePath = fromRoot('dist/functions.meta.json');

/** Builds all functions; throws a sentence that names the handlers nobody has written yet. */
export async function buildFunctions(): Promise<void> {
  const missing = functionNames.map(handlerFile).filter((file) => !existsSync(fromRoot(file)));
  if (missing.length > 0) throw new Error(`These handlers are missing: ${missing.join(', ')}.`);

  const built = await bundle();
  const files = new Map(built.outputFiles.map(({ path, contents }) => [basename(path), contents]));
  for (const name of functionNames) await ship(name, chunksOf(name, built.metafile), files);
  await writeWhole(metafilePath, JSON.stringify(built.metafile));
}

const entryOf = (name: FunctionName): string => name.replace('.', '-');

/** A function's entry, by its name in the metafile. */
export const entryOutput = (name: FunctionName): string => `${stage}/${entryOf(name)}.mjs`;

/**
 * Leaves out the mail composer's table of file types, 76 KB to load at every cold start: our
 * letters have two text parts and no file.
 */
const withoutFileTypes: esbuild.Plugin = {
  name: 'without-file-types',
  setup(build) {
    build.onLoad(
      { filter: /nodemailer[\\/]dist[\\/]esm[\\/]mime-funcs[\\/]mime-types\.js$/ },
      () => ({
        contents:
          "export const detectMimeType = () => 'application/octet-stream';" +
          "export const detectExtension = () => 'bin';",
      }),
    );
  },
};

function bundle() {
  return esbuild.build({
    absWorkingDir: root,
    entryPoints: functionNames.map((name) => ({ in: handlerFile(name), out: entryOf(name) })),
    outdir: stage,
    bundle: true,
    // The SDK imports its rarely used credential chains dynamically: as chunks they stay on disk.
    splitting: true,
    format: 'esm',
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    outExtension: { '.js': '.mjs' },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [withoutFileTypes],
  });
}

/** Every endpoint can import it; those of the administrator do. */
const guard = 'functions/kit/require-admin.ts';

const isGuarded = (name: FunctionName): boolean =>
  name in paths && paths[name as keyof typeof paths].access === 'admin';

/** The entry of a function and every chunk it can come to import, at once or later. */
function chunksOf(name: FunctionName, { outputs }: esbuild.Metafile): readonly string[] {
  const reached = new Set([entryOutput(name)]);
  for (const path of reached) {
    for (const { path: next, external } of outputs[path]?.imports ?? []) {
      if (external || (outputs[next]?.entryPoint === guard && !isGuarded(name))) continue;
      reached.add(next);
    }
  }
  return [...reached];
}

/** Fills a function's folder; what is no longer part of it goes last, as it may be running. */
async function ship(
  name: FunctionName,
  chunks: readonly string[],
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const folder = fromRoot(bundleFolder(name));
  await mkdir(folder, { recursive: true });
  const kept = new Set<string>();
  const put = async (file: string, content: string) => {
    kept.add(file);
    await writeWhole(join(folder, file), content);
  };
  for (const chunk of chunks.map((path) => basename(path))) {
    const as = chunk === `${entryOf(name)}.mjs` ? 'index.mjs' : chunk;
    const code = textOf(files, chunk);
    // An ES module has no `require`: a package that asks for one would fail at its first call.
    if (code.includes('Dynamic require of')) throw new Error(`${name} bundles a require.`);
    await put(as, code.replace(`sourceMappingURL=${chunk}.map`, `sourceMappingURL=${as}.map`));
    await put(`${as}.map`, textOf(files, `${chunk}.map`));
  }
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
}

function textOf(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const content = files.get(name);
  if (!content) throw new Error(`esbuild made no ${name}.`);
  return new TextDecoder().decode(content);
}
