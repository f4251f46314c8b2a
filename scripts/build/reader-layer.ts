/** Puts together what a Lambda needs to read replies: onnxruntime for its processor, and the model. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fromRoot } from './root.ts';

export const readerLayer = 'dist/reader-layer';

/** What a function requires of onnxruntime-node: its own code, and the binary of our Lambdas. */
const packages: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['onnxruntime-node', ['package.json', 'dist', 'bin/napi-v6/linux/arm64']],
  ['onnxruntime-common', ['package.json', 'dist/cjs']],
];

/** Lambda unpacks a layer below `/opt`, and looks for packages in `/opt/nodejs/node_modules`. */
export async function buildReaderLayer(): Promise<void> {
  const to = fromRoot(readerLayer);
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const [name, parts] of packages)
    for (const part of parts)
      await cp(
        fromRoot(join('node_modules', name, part)),
        join(to, 'nodejs/node_modules', name, part),
        { recursive: true },
      );
  await cp(fromRoot('shared/domain/replies/model'), join(to, 'reader'), {
    recursive: true,
    filter: (path) => !path.endsWith('.ts'),
  });
}
