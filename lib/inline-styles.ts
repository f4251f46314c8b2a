/** The styles inside built pages, by their hashes: the only inline ones a browser shall accept. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `'sha256-...'` of each different `<style>` in the pages and pictures below a folder. */
export function inlineStyleHashes(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|svg)$/.test(file))
    .sort();
  const styles = files.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/<style>(.*?)<\/style>/gs)),
  );
  return [...new Set(styles.map(([, style = '']) => hashOf(style)))];
}

const hashOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
