/** What the build left for the deployment: the sites, and the name of what was built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { bundleFolder, type FunctionName } from '#shared/contract/functions.ts';

const dist = join(import.meta.dirname, '../dist');

/** Holds a folder for each site. */
export const builtSites = join(dist, 'sites');

export function builtVersion(): string {
  const build: unknown = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(build).version;
}

/** What the build found out about its sources, as JSON; empty where it found nothing out. */
export function builtFacts(): string {
  const path = join(dist, 'facts.json');
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
}

/** What a function's folder `/opt/reader` is filled from. */
export const builtReaderLayer = join(dist, 'reader-layer');

const Outputs = z.object({
  outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.unknown()) })),
});
let outputs: z.output<typeof Outputs>['outputs'] | undefined;

/** The source files that a function's bundle was made of, from the root. */
export function sourcesOf(name: FunctionName): ReadonlySet<string> {
  outputs ??= Outputs.parse(
    JSON.parse(readFileSync(join(dist, 'functions.meta.json'), 'utf8')),
  ).outputs;
  const folder = `${bundleFolder(name)}/`;
  const own = Object.entries(outputs).filter(([path]) => path.startsWith(folder));
  return new Set(own.flatMap(([, { inputs }]) => Object.keys(inputs)));
}

/** Whether a function reads replies: its bundle holds what runs the model. */
export const readsReplies = (name: FunctionName): boolean =>
  sourcesOf(name).has('functions/adapters/reader-model.ts');

/** Pages name the host they are found at, so they are built for one. */
export const builtFor = (host: string): boolean =>
  readFileSync(join(builtSites, 'main/robots.txt'), 'utf8').includes(`https://${host}/`);
