/**
 * Goal: nothing is sent that has not passed the gate, also by the flows of tomorrow.
 * Method: look at who names the senders and who makes what they take.
 */
import { expect, test } from '@jest/globals';
import type { Cleared } from '#shared/domain/clearance.ts';
import { allSources } from './tidy/source-file.ts';

const product = allSources().filter(({ path }) => /^(functions|shared)\//.test(path));
const naming = (pattern: RegExp) =>
  product.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('mails and texts leave by one function', () => {
  expect(naming(/adapters\/ses\.ts/)).toEqual(['functions/flows/deliver.ts']);
  expect(naming(/adapters\/sns\.ts/)).toEqual(['functions/flows/deliver.ts']);
});

test('what that function takes is made by the gate alone', () => {
  expect(naming(/\bas (?:unknown as )?Cleared\b/)).toEqual(['shared/domain/clearance.ts']);
});

test('nobody else can write it down: the types refuse it', () => {
  // @ts-expect-error -- without the gate's mark it is no Cleared; a forgery would not compile.
  const forged: Cleared = { letter: {}, user: {}, channel: 'email', simulated: false };

  expect(forged.simulated).toBe(false);
});
