/** What stands inside built pages, by its hash: all that a browser shall accept of that kind. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface InlineHashes {
  /** `'sha256-...'` of each different `<style>`. */
  readonly styles: readonly string[];
  /** The same of each `<script>` that is run. */
  readonly scripts: readonly string[];
}

/** Of the pages and pictures below a folder. */
export function inlineHashes(folder: string): InlineHashes {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|svg)$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    styles: hashesOf(texts, /<style>(.*?)<\/style>/gs),
    scripts: hashesOf(texts, /<script type="module">(.*?)<\/script>/gs),
  };
}

const hashesOf = (texts: readonly string[], pattern: RegExp): readonly string[] => {
  const found = texts.flatMap((text) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, content = '']) => hashOf(content)))];
};

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
