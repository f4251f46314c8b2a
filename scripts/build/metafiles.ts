/** Joins what esbuild says of two steps: which sources the files of the second one came of. */
import type { Metafile } from 'esbuild';

type Outputs = Metafile['outputs'];
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
export const tracedBack = ({ outputs }: Metafile, { outputs: first }: Metafile): Outputs =>
  Object.fromEntries(
    Object.entries(outputs).map(([path, { entryPoint: entry, ...output }]) => {
      const entryPoint = entry && first[entry]?.entryPoint;
      const inputs = sourcesOf(output.inputs, first);
      return [path, { ...output, inputs, ...(entryPoint && { entryPoint }) }];
    }),
  );
