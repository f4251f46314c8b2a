/** What the build finds out about its own sources, for the stability report: `dist/facts.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFacts } from '#shared/contract/build-facts.ts';
import { writeWhole } from './files.ts';
import { brokenLaws, type Source } from './guards.ts';
import { fromRoot, root } from './root.ts';
import { filesUnder } from './stale.ts';
import { countTypeErrors } from './type-errors.ts';

export const factsPath = fromRoot('dist/facts.json');

const projects = ['tsconfig.json', 'lib/tsconfig.json'];

/** What the guards look at. */
const guarded = ['functions', 'shared', 'lib', 'web'];

const sourcesOf = (folder: string): readonly Source[] =>
  guarded.flatMap((name) =>
    [...filesUnder(name, folder)]
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') })),
  );

/** Of a folder laid out as this repository is. What could not be found out is left out. */
export async function factsOf(folder: string): Promise<BuildFacts> {
  const present = projects.filter((project) => existsSync(join(folder, project)));
  const tsErrors = present.length > 0 ? await countTypeErrors(folder, present) : undefined;
  const sources = sourcesOf(folder);
  const broken = {
    unifiedSchemaGuard: brokenLaws('unifiedSchemaGuard', sources),
    noLegacyCreateMessage: brokenLaws('noLegacyCreateMessage', sources),
  };
  return {
    ...(tsErrors !== undefined && { tsErrors }),
    guards: {
      unifiedSchemaGuard: broken.unifiedSchemaGuard.length === 0,
      noLegacyCreateMessage: broken.noLegacyCreateMessage.length === 0,
    },
    broken: Object.values(broken).flat(),
  };
}

/** Leaves the file alone when nothing has changed: what is made of it stays fresh. */
export async function writeFacts(): Promise<void> {
  const found = `${JSON.stringify(await factsOf(root))}\n`;
  const before = existsSync(factsPath) ? readFileSync(factsPath, 'utf8') : undefined;
  if (found !== before) await writeWhole(factsPath, found);
}
