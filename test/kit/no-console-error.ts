/**
 * Fails a test during which something was reported to console.error without the test expecting it.
 */
import { afterEach, beforeEach, jest } from '@jest/globals';

let reported: jest.SpiedFunction<typeof console.error> | undefined;

beforeEach(() => {
  reported = jest.spyOn(console, 'error');
});

afterEach(() => {
  // Undefined where a hook before this one failed: that failure is the one to read.
  const calls = reported?.mock.calls ?? [];
  reported?.mockRestore();
  if (calls.length > 0) throw new Error(`Unexpected console.error: ${JSON.stringify(calls[0])}`);
});
