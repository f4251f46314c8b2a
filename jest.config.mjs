/**
 * Three kinds of tests: unit (no product running), product (the local run, by its real doors),
 * browser.
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
  testEnvironment: 'node',
  transform: { '^.+\\.tsx?$': swc },
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/test/kit/fast-check.mjs',
    '^fast-check/itself$': '<rootDir>/node_modules/fast-check/lib/fast-check.js',
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  setupFilesAfterEnv: ['<rootDir>/test/kit/no-console-error.ts'],
};

/** A limit set for a project does not reach its hooks; one set in the test's own world does. */
const patient = [...common.setupFilesAfterEnv, '<rootDir>/test/kit/patient.ts'];

const running = [
  '/test/stories/',
  '/test/faults/',
  '/test/local/',
  '/test/api/',
  '/test/stages/',
  '/test/inbound/',
  '/test/jobs/',
  '/test/flows/',
  '/test/lib/',
];

export default {
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/test/kit/closing-line.mjs'],
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: [...running, '/test/browser/', '/node_modules/'],
    },
    {
      ...common,
      displayName: 'product',
      testMatch: running.map((folder) => `<rootDir>${folder}**/*.test.ts`),
      setupFilesAfterEnv: patient,
    },
    {
      ...common,
      displayName: 'browser',
      testMatch: ['<rootDir>/test/browser/**/*.test.ts'],
      setupFilesAfterEnv: patient,
    },
  ],
};
