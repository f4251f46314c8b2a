/** Turns a drawing into a picture: SVG with our own faces into PNG. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

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
