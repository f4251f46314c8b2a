/** Drawings as pictures: SVG into PNG, and the mark as browsers and home screens want it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Site } from '#shared/contract/pages.ts';
import { shapes } from '#web/kit/shapes.ts';
import { dark, light, waitlistDark, waitlistLight } from '#web/kit/tokens.ts';

let ready: Promise<void> | undefined;

/** The engine is made ready once in a process; asked twice it would refuse. */
function engine(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFile(file));
  return ready;
}

/** `width` is in pixels. No face but those given is used, so it looks the same everywhere. */
export async function drawn(
  svg: string,
  width: number,
  fonts: readonly Uint8Array[] = [],
): Promise<Uint8Array> {
  await engine();
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [...fonts] },
  });
  const picture = drawing.render();
  try {
    return picture.asPng();
  } finally {
    picture.free();
    drawing.free();
  }
}

const { circle, path } = shapes.mark;
const mark = `<circle cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}"/><path d="${path}"/>`;
const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none"';

interface Pair {
  readonly day: string;
  readonly night: string;
}

const accents = {
  main: { day: light.accent, night: dark.accent },
  waitlist: { day: waitlistLight.accent, night: waitlistDark.accent },
} as const satisfies Record<Site, Pair>;

/** The mark on nothing, in the accent of each theme. */
const changing = ({ day, night }: Pair): string =>
  `${open} stroke-width="2.6" stroke-linecap="round"><style>*{stroke:${day}}` +
  `@media(prefers-color-scheme:dark){*{stroke:${night}}}</style>${mark}</svg>`;

const onNothing = (colour: string): string =>
  `${open} stroke="${colour}" stroke-width="2.6" stroke-linecap="round">${mark}</svg>`;

/** A home screen rounds or cuts the corners; the mark keeps well inside. */
const onGround = (colour: string): string =>
  `${open}><rect width="24" height="24" fill="${light.bg}"/><g transform="translate(5.4 5.7) ` +
  `scale(.55)" stroke="${colour}" stroke-width="2.4" stroke-linecap="round">${mark}</g></svg>`;

export async function icons(site: Site): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const { day } = accents[site];
  return {
    'favicon.svg': changing(accents[site]),
    'favicon.ico': ico(await drawn(onNothing(day), 32), 32),
    'apple-touch-icon.png': await drawn(onGround(day), 180),
    'icon-192.png': await drawn(onGround(day), 192),
    'icon-512.png': await drawn(onGround(day), 512),
  };
}

/** A folder of one picture, as old browsers ask for it. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
