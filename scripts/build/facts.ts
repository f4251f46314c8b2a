/** What the build finds out about its own sources, for the stability report: `dist/facts.json`. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFacts } from '#shared/contract/build-facts.ts';
import { brokenLaws, type Source } from './guards.ts';
import { fromRoot, root, writeWhole } from './root.ts';
import { filesUnder } from './stale.ts';

const factsPath = fromRoot('dist/facts.json');

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

const compiler = fromRoot('node_modules/typescript/bin/tsc');
const mostOutput = 64 * 1024 * 1024;

/** `web/main/start.ts(3,7): error TS2322: ...`, or without a place where it has none. */
const isError = /(?:^|: )error TS\d+: /;

/** A configuration, and what it can be told apart by among those of a folder. */
const projectName = (project: string): string => project.replaceAll(/[^a-z]+/gi, '-');

/** The lines of one project that are errors; undefined where the compiler did not get to an end. */
function errorLines(folder: string, project: string): Promise<readonly string[] | undefined> {
  // What was found the last time is looked at again only where a file has changed.
  const memory = join(folder, 'dist/types', `${projectName(project)}.tsbuildinfo`);
  const asked = ['--noEmit', '--incremental', '--tsBuildInfoFile', memory, '--pretty', 'false'];
  return new Promise((done) => {
    execFile(
      process.execPath,
      [compiler, ...asked, '-p', project],
      { cwd: folder, maxBuffer: mostOutput },
      (problem, stdout) => {
        const lines = stdout.split('\n').filter((line) => isError.test(line));
        // It ends with 1 or 2 for errors that it has named; anything else is its own trouble.
        done(problem === null || lines.length > 0 ? lines : undefined);
      },
    );
  });
}

/** An error in a file of two projects counts once. Undefined where the compiler cannot say. */
async function countTypeErrors(
  folder: string,
  projects: readonly string[],
): Promise<number | undefined> {
  if (!existsSync(compiler)) return undefined;
  const found = await Promise.all(projects.map((project) => errorLines(folder, project)));
  const known = found.flatMap((lines) => (lines ? [lines] : []));
  return known.length === found.length ? new Set(known.flat()).size : undefined;
}
