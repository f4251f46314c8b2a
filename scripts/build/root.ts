/** Where the repository is, whatever folder a command was started from, and writing files there. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const fromRoot = (...parts: readonly string[]): string => join(root, ...parts);

/** A reader sees the old file or the new one, never a part. */
export async function writeWhole(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}
