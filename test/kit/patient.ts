/**
 * Gives tests of the running product, and their hooks, two minutes: it is built when it is stale.
 */
import { jest } from '@jest/globals';

jest.setTimeout(120_000);
