/** The parts of a build in order. Builders are imported when needed: finding all fresh is cheap. */
import { bundleFolder, functionNames } from '#shared/contract/functions.ts';
import { stageToBuild } from './site-settings.ts';
import type { Part } from './stale.ts';

export interface Step extends Part {
  readonly make: () => Promise<unknown>;
}

const everywhere = ['shared', 'package.json', 'package-lock.json'];

const functionBuilders = ['functions', 'lean-imports'];

const functions: Step = {
  name: 'functions',
  sources: [
    'functions',
    ...functionBuilders.map((file) => `scripts/build/${file}.ts`),
    ...everywhere,
  ],
  makes: [
    'dist/functions.meta.json',
    ...functionNames.map((name) => `${bundleFolder(name)}/index.mjs`),
  ],
  make: async () => (await import('./functions.ts')).buildFunctions(),
};

const reader: Step = {
  name: 'reader',
  sources: ['shared/domain/replies/model', 'scripts/build/reader-layer.ts', 'package-lock.json'],
  makes: ['dist/reader-layer/reader/reader.onnx'],
  make: async () => (await import('./reader-layer.ts')).buildReaderLayer(),
};

const siteBuilders = ['sites', 'site-settings', 'site-compile', 'fonts', 'icons', 'social-picture'];

const sites: Step = {
  name: 'sites',
  sources: [
    'web',
    'cdk.json',
    ...siteBuilders.map((file) => `scripts/build/${file}.ts`),
    'scripts/build/social-main.svg',
    'scripts/build/social-waitlist.svg',
    ...everywhere,
  ],
  makes: ['main', 'waitlist'].map((site) => `dist/sites/${site}/index.html`),
  also: stageToBuild,
  make: async () => (await import('./sites.ts')).buildSites(),
};

/** It looks at the sources alone, all that the compiler is given. */
const facts: Step = {
  name: 'facts',
  sources: ['functions', 'web', 'test', 'scripts', 'lib', 'bin', 'tsconfig.json', ...everywhere],
  makes: ['dist/facts.json'],
  make: async () => (await import('./facts.ts')).writeFacts(),
};

const version: Step = {
  name: 'version',
  sources: ['dist/stamps/functions', 'dist/stamps/sites'],
  makes: ['dist/build.json'],
  make: async () =>
    (await import('./version.ts')).writeVersion([...functionNames.map(bundleFolder), 'dist/sites']),
};

const cloud: Step = {
  name: 'cloud',
  sources: ['lib', 'bin', 'cdk.json', 'scripts/build', 'dist/build.json', ...everywhere],
  makes: ['dist/cloud.json', 'dist/anchor-dev.template.json'],
  make: async () => (await import('./cloud.ts')).buildCloud(),
};

/** The steps of a lane follow each other, the lanes run beside: nothing waits for the compiler. */
export const lanes: readonly (readonly Step[])[] = [
  [functions, sites, reader, version, cloud],
  [facts],
];

export const steps: readonly Step[] = lanes.flat();
