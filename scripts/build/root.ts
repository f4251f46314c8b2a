/** Where the repository is, whatever folder a command was started from. */
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const fromRoot = (...parts: readonly string[]): string => join(root, ...parts);
