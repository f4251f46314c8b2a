/** A function's one name leads to its file, folder and ids without collisions. */
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  bundleFolder,
  functionName,
  functionNames,
  handlerFile,
  resourceId,
} from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { routes } from '#shared/contract/routes.ts';

test('a name becomes file, folder, resource and AWS name', () => {
  expect(handlerFile('onboarding.createUser')).toBe('functions/api/onboarding/create-user.ts');
  expect(handlerFile('stages.touchpoint')).toBe('functions/stages/touchpoint.ts');
  expect(bundleFolder('health.reportError')).toBe('dist/functions/health/report-error');
  expect(resourceId('onboarding.createUser')).toBe('OnboardingCreateUser');
  expect(functionName('anchor-dev', 'onboarding.createUser')).toBe(
    'anchor-dev-onboarding-create-user',
  );
});

test.each(functionNames)('%s has its source file', (name) => {
  expect(existsSync(handlerFile(name))).toBe(true);
});

test('no two functions share a folder, a resource or an AWS name, and none is too long', () => {
  for (const name of [bundleFolder, resourceId, (of: never) => functionName('anchor-prod', of)]) {
    const made = functionNames.map((of) => name(of as never));
    expect(new Set(made).size).toBe(functionNames.length);
    expect(Math.max(...made.map((text) => text.length))).toBeLessThanOrEqual(64);
  }
});

test('every route carries the method, path and access that the browser knows', () => {
  for (const [name, place] of Object.entries(paths)) {
    expect(routes[name as keyof typeof routes]).toMatchObject(place);
  }
});
