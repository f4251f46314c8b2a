/** The sites' own fonts: cut down to the letters in use, with system faces fitted to them. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fromRoot } from './root.ts';

interface Cut {
  /** In its package, `literata/files/...`. */
  readonly file: string;
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
}

const shortHash = (content: string | Uint8Array): string =>
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

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** What every page needs, and what only some people's words do; the second is fetched on demand. */
const latin = {
  core: {
    text: `${range(0x20, 0x7e)}\u00a0‘’“”–—…`,
    range: 'U+20-7E,U+A0,U+2013-2014,U+2018-201D,U+2026',
  },
  more: { text: range(0xa1, 0xff), range: 'U+A1-FF' },
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
    // The cuts for smaller sizes are a quarter of the file, and nothing is set in them.
    axes: { wght: { min: 400, max: 560 }, opsz: { min: 16, max: 72 } },
    parts: ['core', 'more'],
  },
  {
    family: 'Literata',
    file: 'literata/files/literata-latin-opsz-italic.woff2',
    weight: '430',
    style: 'italic',
    // For the one word of a headline.
    axes: { wght: 430, opsz: 48 },
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

/** What a system has in place of ours, under every name that it goes by. */
const systems = {
  Georgia: 'local("Georgia"),local("Gelasio")',
  'Noto Serif': 'local("Noto Serif"),local("NotoSerif-Regular")',
  'DejaVu Serif': 'local("DejaVu Serif")',
  Arial: 'local("Arial"),local("Helvetica"),local("Liberation Sans"),local("Arimo")',
  Roboto: 'local("Roboto"),local("Roboto-Regular")',
  'DejaVu Sans': 'local("DejaVu Sans")',
  'Open Sans': 'local("Open Sans"),local("OpenSans-Regular")',
} as const;

type Sizes = Readonly<Partial<Record<keyof typeof systems, readonly [book: number, bold: number]>>>;

/**
 * A system face drawn at our face's width and height, so that nothing moves when ours arrives.
 * Widths are those of our own pages' words beside the system's, at the weights that we use;
 * heights are our faces' own, in em.
 */
const fitted: readonly {
  readonly family: string;
  readonly ascent: number;
  readonly descent: number;
  /** The lightest weight that is wider by more than an eye would take for the same. */
  readonly boldFrom: number;
  readonly sizes: Sizes;
}[] = [
  {
    family: 'Literata',
    ascent: 1.177,
    descent: 0.308,
    boldFrom: 500,
    sizes: {
      Georgia: [1.042, 1.073],
      'Noto Serif': [0.983, 1.012],
      'DejaVu Serif': [0.914, 0.941],
      'Open Sans': [1.007, 1.037],
    },
  },
  {
    family: 'Schibsted',
    ascent: 0.977,
    descent: 0.258,
    boldFrom: 500,
    sizes: {
      Arial: [1.041, 1.068],
      Roboto: [1.046, 1.073],
      'DejaVu Sans': [0.913, 0.937],
      'Open Sans': [0.993, 1.018],
    },
  },
];

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

const fittedCss = (): string =>
  fitted
    .flatMap(({ family, ascent, descent, boldFrom, sizes }) =>
      entriesOf(sizes).flatMap(([system, widths]) =>
        widths.map((width, at) => {
          // Said to weigh no more, so that the browser thickens it where ours will be bold.
          const weights = at === 0 ? `1 ${boldFrom - 1}` : `${boldFrom}`;
          return (
            `@font-face{font-family:"${family} at ${system}";src:${systems[system]};` +
            `font-weight:${weights};size-adjust:${percent(width)};` +
            `ascent-override:${percent(ascent / width)};` +
            `descent-override:${percent(descent / width)};line-gap-override:0%}`
          );
        }),
      ),
    )
    .join('');

const entriesOf = (sizes: Sizes) =>
  Object.entries(sizes) as [keyof typeof systems, readonly [number, number]][];

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
