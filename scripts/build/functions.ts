/** Bundles every Lambda in two steps and gives each its own folder, ready to ship. */
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
import { leanImports, withoutLeftOut } from './lean-imports.ts';
import { fromRoot, root, writeWhole } from './root.ts';

/** What all functions are put together from: a file for each set of them that shares something. */
const stage = 'dist/bundles';

/** Which file came of which sources in the last build, as esbuild says it. */
export const metafilePath = fromRoot('dist/functions.meta.json');

/** A function's entry, by its name in the metafile. */
export const entryOutput = (name: FunctionName): string => `${bundleFolder(name)}/index.mjs`;

/** How many functions are put together at a time: more would only wait for one another. */
const lanes = 4;

/** Builds all functions; throws a sentence that names the handlers nobody has written yet. */
export async function buildFunctions(): Promise<void> {
  const missing = functionNames.map(handlerFile).filter((file) => !existsSync(fromRoot(file)));
  if (missing.length > 0) throw new Error(`These handlers are missing: ${missing.join(', ')}.`);

  await rm(fromRoot(stage), { recursive: true, force: true });
  const shared = (await bundleAll()).metafile;
  const outputs: esbuild.Metafile['outputs'] = {};
  const waiting = [...functionNames];
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const built = await putTogether(name);
      await ship(name, built.outputFiles);
      Object.assign(outputs, tracedBack(built.metafile, shared));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await writeWhole(metafilePath, JSON.stringify({ inputs: shared.inputs, outputs }));
}

const common = {
  absWorkingDir: root,
  bundle: true,
  // What is imported when it is needed stays on disk until then.
  splitting: true,
  format: 'esm',
  minify: true,
  sourcemap: true,
  sourcesContent: false,
  platform: 'node',
  target: 'node24',
  outExtension: { '.js': '.mjs' },
  legalComments: 'none',
  metafile: true,
  logLevel: 'silent',
} as const satisfies esbuild.BuildOptions;

const entryOf = (name: FunctionName): string => name.replace('.', '-');

/** In one call: one for each function would read the same packages seventy times. */
const bundleAll = () =>
  esbuild.build({
    ...common,
    entryPoints: functionNames.map((name) => ({ in: handlerFile(name), out: entryOf(name) })),
    outdir: stage,
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutLeftOut, leanImports],
  });

/** Every endpoint can import it; those of the administrator do. */
const guard = './require-admin-*';

const isGuarded = (name: FunctionName): boolean =>
  name in paths && paths[name as keyof typeof paths].access === 'admin';

/** One function's own files: dozens of shared pieces would take Node as long to find as to run. */
const putTogether = (name: FunctionName) =>
  esbuild.build({
    ...common,
    entryPoints: [{ in: `${stage}/${entryOf(name)}.mjs`, out: 'index' }],
    outdir: bundleFolder(name),
    external: isGuarded(name) ? [] : [guard],
    write: false,
  });

/** Fills a function's folder; what is no longer part of it goes last, as it may be running. */
async function ship(name: FunctionName, files: readonly esbuild.OutputFile[]): Promise<void> {
  const folder = fromRoot(bundleFolder(name));
  await mkdir(folder, { recursive: true });
  const kept = new Set<string>();
  for (const { path, text } of files) {
    // An ES module has no `require`: a package that asks for one would fail at its first call.
    if (text.includes('Dynamic require of')) throw new Error(`${name} bundles a require.`);
    kept.add(basename(path));
    await writeWhole(path, text);
  }
  for (const file of await readdir(folder)) if (!kept.has(file)) await rm(join(folder, file));
}

type Outputs = esbuild.Metafile['outputs'];
type Inputs = Outputs[string]['inputs'];

/** A part of a file counts as the same part of each source that the file came of. */
function sourcesOf(inputs: Inputs, first: Outputs): Inputs {
  const sources: Record<string, { bytesInOutput: number }> = {};
  for (const [path, { bytesInOutput: left }] of Object.entries(inputs)) {
    const { bytes = 1, inputs: its = {} } = first[path] ?? {};
    for (const [source, { bytesInOutput }] of Object.entries(its)) {
      const before = sources[source]?.bytesInOutput ?? 0;
      const share = Math.ceil((bytesInOutput * left) / bytes);
      sources[source] = { bytesInOutput: before + share };
    }
  }
  return sources;
}

/** The second step's outputs with the first one's sources. */
const tracedBack = ({ outputs }: esbuild.Metafile, { outputs: first }: esbuild.Metafile): Outputs =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, { entryPoint: entry, ...output }]) => {
      const entryPoint = entry && first[entry]?.entryPoint;
      const inputs = sourcesOf(output.inputs, first);
      return [path, { ...output, inputs, ...(entryPoint && { entryPoint }) }];
    }),
  );
