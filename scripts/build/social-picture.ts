/** What is shown beside a site's address where people pass it on: 1200 by 630. */
import { readFile } from 'node:fs/promises';
import type { Site } from '#shared/contract/pages.ts';
import { type GlyphName, shapeOf } from '#web/kit/shapes.ts';
import { light, waitlistLight } from '#web/kit/tokens.ts';
import { cutFont } from './fonts.ts';
import { drawn } from './icons.ts';
import { fromRoot } from './root.ts';

const literata = 'literata/files/literata-latin-opsz-normal.woff2';
const italic = 'literata/files/literata-latin-opsz-italic.woff2';
const schibsted = 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
/** The engine knows weights by the hundred alone, so each cut goes by the one nearest to it. */
const cuts = [
  { file: literata, axes: { wght: 450, opsz: 72 }, as: 400 },
  { file: literata, axes: { wght: 560, opsz: 20 }, as: 600 },
  { file: italic, axes: { wght: 430, opsz: 72 }, as: 400 },
  { file: schibsted, axes: { wght: 450 }, as: 400 },
] as const;

const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('') + '’—';

export async function socialPicture(site: Site, productName: string): Promise<Uint8Array> {
  const fonts = await Promise.all(
    cuts.map(async (cut) => weighing(await cutFont(cut, letters, 'truetype'), cut.as)),
  );
  const drawing = await readFile(fromRoot(`scripts/build/social-${site}.svg`), 'utf8');
  return drawn(filledIn(drawing, site, productName), 1200, fonts);
}

/** A cut still says that it weighs what the whole face did, and would be taken for another. */
function weighing(font: Uint8Array, weight: number): Uint8Array {
  const bytes = Buffer.from(font);
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const record = tables.find((at) => bytes.toString('latin1', at, at + 4) === 'OS/2');
  if (record === undefined) throw new Error('The typeface does not say what it weighs.');
  bytes.writeUInt16BE(weight, bytes.readUInt32BE(record + 8) + 4);
  return bytes;
}

/** A drawing names the product `{name}`, colours by their tokens, and the signs of our own. */
function filledIn(drawing: string, site: Site, productName: string): string {
  const words: Readonly<Record<string, string>> = {
    ...light,
    ...(site === 'waitlist' ? waitlistLight : {}),
    name: productName.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ...Object.fromEntries((['mark', 'ring', 'bar', 'arc'] as const).map((of) => [of, sign(of)])),
  };
  return drawing.replace(/\{([\w-]+)\}/g, (_, word: string) => {
    if (words[word] === undefined) throw new Error(`The drawing names an unknown {${word}}.`);
    return words[word];
  });
}

function sign(name: GlyphName): string {
  const { circle, path } = shapeOf(name);
  const round = circle ? `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"/>` : '';
  return round + (path ? `<path d="${path}"/>` : '');
}
