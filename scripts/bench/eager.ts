/** What Node loads and evaluates before a handler can run, counted from the metafile. */
import type { Metafile } from 'esbuild';

export interface Eager {
  readonly modules: number;
  readonly bytes: number;
}

/** Follows static imports alone: what is imported dynamically is not touched by a cold start. */
export function eagerOf({ outputs }: Metafile, entry: string): Eager {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const { path: next, kind, external } of outputs[path]?.imports ?? []) {
      if (!external && kind === 'import-statement') reached.add(next);
    }
  }
  const loaded = [...reached].flatMap((path) => outputs[path] ?? []);
  const modules = new Set(loaded.flatMap(({ inputs }) => evaluated(inputs)));
  return { modules: modules.size, bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** A module of which nothing is left in the bundle is not evaluated either. */
const evaluated = (inputs: Metafile['outputs'][string]['inputs']): readonly string[] =>
  Object.entries(inputs)
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
