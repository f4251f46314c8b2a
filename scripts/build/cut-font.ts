/** Cuts a typeface down to some letters and to a part of its range. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fromRoot } from './root.ts';

export interface Cut {
  /** In its package, `literata/files/...`. */
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

export const shortHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

/** Cutting takes a second or two, so each result is kept under all that it was made from. */
export async function cutFont(
  { file, axes }: Cut,
  text: string,
  targetFormat: 'woff2' | 'truetype',
): Promise<Uint8Array> {
  const whole = await readFile(
    createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`),
  );
  const cache = fromRoot('node_modules/.cache/anchor-fonts');
  const kept = join(cache, shortHash(JSON.stringify([shortHash(whole), axes, text, targetFormat])));
  try {
    return await readFile(kept);
  } catch {
    const font = await subsetFont(whole, text, {
      targetFormat,
      variationAxes: axes,
      noHinting: true,
      keepFeatures: ['kern', 'liga', 'mark', 'ccmp'],
    });
    await mkdir(cache, { recursive: true });
    await writeFile(kept, font);
    return font;
  }
}
