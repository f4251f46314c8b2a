/** How many errors the TypeScript compiler finds: the number itself, or nothing. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './root.ts';

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

/**
 * Of all projects (configurations, from the folder), an error in a file that two share counted
 * once. Undefined where nobody can say: without a compiler, or where it broke.
 */
export async function countTypeErrors(
  folder: string,
  projects: readonly string[],
): Promise<number | undefined> {
  if (!existsSync(compiler)) return undefined;
  const found = await Promise.all(projects.map((project) => errorLines(folder, project)));
  const known = found.flatMap((lines) => (lines ? [lines] : []));
  return known.length === found.length ? new Set(known.flat()).size : undefined;
}
