/**
 * The sites' own fonts: cut down to the letters that are used, with system faces fitted to them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cut, cutFont, shortHash } from './cut-font.ts';

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** What every page needs, and what only some people's words do; the second is fetched on demand. */
const latin = {
  core: { text: `${range(0x20, 0x7e)}‘’“”–—…`, range: 'U+20-7E,U+2013-2014,U+2018-201D,U+2026' },
  more: { text: range(0xa0, 0xff), range: 'U+A0-FF' },
} as const;

interface Face extends Cut {
  readonly family: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly parts: readonly (keyof typeof latin)[];
}

const faces: readonly Face[] = [
  {
    family: 'Literata',
    file: 'literata/files/literata-latin-opsz-normal.woff2',
    weight: '400 560',
    style: 'normal',
    axes: { wght: { min: 400, max: 560 } },
    parts: ['core', 'more'],
  },
  {
    family: 'Literata',
    file: 'literata/files/literata-latin-opsz-italic.woff2',
    weight: '430',
    style: 'italic',
    axes: { wght: 430, opsz: { min: 24, max: 72 } },
    parts: ['core'],
  },
  {
    family: 'Schibsted',
    file: 'schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    weight: '400 650',
    style: 'normal',
    axes: { wght: { min: 400, max: 650 } },
    parts: ['core', 'more'],
  },
  {
    family: 'Geist Mono',
    file: 'geist-mono/files/geist-mono-latin-wght-normal.woff2',
    weight: '400',
    style: 'normal',
    axes: { wght: 400 },
    parts: ['core'],
  },
];

/**
 * A system face drawn at our face's width and height, so that nothing moves when ours arrives.
 * Widths are of the same running text, in em a character; heights are the faces' own, in em.
 */
const fitted = [
  {
    family: 'Literata',
    ascent: 1.177,
    descent: 0.308,
    sizes: { Georgia: 1.045, Times: 1.165, 'DejaVu Serif': 0.924 },
  },
  {
    family: 'Schibsted',
    ascent: 0.977,
    descent: 0.258,
    sizes: { Arial: 1.042, 'DejaVu Sans': 0.915 },
  },
] as const;

/** A system's own name for a face of the same widths. */
const locals: Readonly<Record<string, string>> = {
  Georgia: 'local("Georgia"),local("Gelasio")',
  Times: 'local("Times New Roman"),local("Liberation Serif"),local("Tinos")',
  Arial: 'local("Arial"),local("Helvetica"),local("Liberation Sans"),local("Arimo")',
};

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

const fittedCss = (): string =>
  fitted
    .flatMap(({ family, ascent, descent, sizes }) =>
      Object.entries(sizes).map(
        ([name, size]) =>
          `@font-face{font-family:"${family} at ${name}";src:${locals[name] ?? `local("${name}")`};` +
          `size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};` +
          `descent-override:${percent(descent / size)};line-gap-override:0%}`,
      ),
    )
    .join('');

/** Puts the font files into `folder` and answers the CSS that names them, as `/assets/...`. */
export async function buildFonts(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const rules: string[] = [];
  for (const face of faces) {
    for (const part of face.parts) rules.push(await buildFace(face, part, folder));
  }
  return fittedCss() + rules.join('');
}

async function buildFace(face: Face, part: keyof typeof latin, folder: string): Promise<string> {
  const font = await cutFont(face, latin[part].text, 'woff2');
  const name = `${face.family.toLowerCase().replace(' ', '-')}-${face.style}-${part}`;
  const file = `${name}.${shortHash(font)}.woff2`;
  await writeFile(join(folder, file), font);
  return (
    `@font-face{font-family:"${face.family}";src:url(/assets/${file}) format("woff2");` +
    `font-weight:${face.weight};font-style:${face.style};font-display:swap;` +
    `unicode-range:${latin[part].range}}`
  );
}
