/** Names a build by the package's version and what was built: `0.1.0+3fa94c01d2`. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fromRoot, writeWhole } from './root.ts';
import { filesUnder } from './stale.ts';

const path = fromRoot('dist/build.json');

export interface Build {
  readonly version: string;
  /** ISO instant at which this version was first built here. */
  readonly builtAt: string;
}

/** Leaves the file alone when the same was built again: it still says the truth. */
export async function writeVersion(folders: readonly string[]): Promise<Build> {
  const { version: ofPackage } = await readJson<{ version: string }>(fromRoot('package.json'));
  const version = `${ofPackage}+${await contentHash(folders)}`;
  const before = existsSync(path) ? await readJson<Build>(path) : undefined;
  if (before?.version === version) return before;
  const build = { version, builtAt: new Date().toISOString() };
  await writeWhole(path, `${JSON.stringify(build)}\n`);
  return build;
}

async function contentHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of folders.flatMap((folder) => [...filesUnder(folder)])) {
    hash.update(`${file}\0`).update(await readFile(fromRoot(file)));
  }
  return hash.digest('hex').slice(0, 10);
}

// Both files are our own, written by this repository.
const readJson = async <Shape>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Shape;
