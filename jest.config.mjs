/**
 * The kinds of tests. `npm test` runs unit (no product running) and product (each door of the
 * running product, and days lived through it); `.ci/run` also runs reading (replies of people whom
 * nothing was tuned on), flows (what spans many doors: limits, races, erasures),
 * local (the local run itself and its AWS), faults, hostile (a sample of what `npm run hostile`
 * sends), cloud (the synthesised templates) and browser.
 */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2024',
    },
    module: { type: 'es6' },
  },
];

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/test/kit/environment.mjs',
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: {
    '^#functions/adapters/reader-model.ts$': '<rootDir>/test/kit/reader-model.ts',
    '^fast-check$': '<rootDir>/test/kit/fast-check.mjs',
    '^fast-check/itself$': '<rootDir>/node_modules/fast-check/lib/fast-check.js',
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/kit/no-console-error.ts'],
};

/** A limit set for a project does not reach its hooks; one set in the test's own world does. */
const patient = [...common.setupFilesAfterEnv, '<rootDir>/test/kit/patient.ts'];

const product = ['stories', 'api', 'stages', 'inbound', 'jobs'];
const apart = ['flows', 'local', 'faults', 'hostile', 'browser'];
const beside = [...product, ...apart, 'reading', 'lib', 'cloud'].map(
  (folder) => `/test/${folder}/`,
);

/** Tests of a folder of their own, run as a kind of their own. */
const kind = (displayName, ...folders) => ({
  ...common,
  displayName,
  testMatch: folders.map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`),
  setupFilesAfterEnv: patient,
});

export default {
  maxWorkers: 2,
  // A process ends the functions that it kept warm, each a thread of its own.
  workerGracefulExitTimeout: 10_000,
  reporters: ['default', '<rootDir>/test/kit/closing-line.mjs'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [...beside, '/node_modules/'],
    },
    kind('product', ...product),
    { ...common, displayName: 'reading', testMatch: ['<rootDir>/test/reading/**/*.test.ts'] },
    kind('cloud', 'lib', 'cloud'),
    ...apart.map((folder) => kind(folder, folder)),
  ],
};
