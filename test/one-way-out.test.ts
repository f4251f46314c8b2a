/**
 * Goal: nothing is sent that has not passed the gate, also by the flows of tomorrow.
 * Method: the build's own guard, and the types.
 */
import { expect, test } from '@jest/globals';
import { brokenLaws } from '#scripts/build/guards.ts';
import type { Cleared } from '#shared/domain/clearance.ts';
import { allSources } from './tidy/source-file.ts';

test('letters are made and sent in one way, and leave to go out is given by one gate', () => {
  expect(brokenLaws('noLegacyCreateMessage', allSources())).toEqual([]);
});

test('nobody else can write it down: the types refuse it', () => {
  // @ts-expect-error -- without the gate's mark it is no Cleared; a forgery would not compile.
  const forged: Cleared = { letter: {}, user: {}, channel: 'email', simulated: false };

  expect(forged.simulated).toBe(false);
});
