import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A point is a 72nd of an inch, and a drawer counts 96 pixels in one. */
const pixelsPerPoint = 72 / 96;

let ready: Promise<void> | null = null;

/**
 * A drawing (SVG, UTF-8) as a PNG with a pixel for each of its points. Letters have to be outlines by now: it knows no font, and reads no file and
 * no address that a drawing may name. Throws for a drawing that is none.
 */
export async function drawPicture(drawing: Uint8Array): Promise<Uint8Array> {
  ready ??= openDrawer();
  await ready;
  const drawer = new Resvg(drawing, {
    fitTo: { mode: 'zoom', value: pixelsPerPoint },
    font: { loadSystemFonts: false },
  });
  try {
    return drawer.render().asPng();
  } finally {
    drawer.free();
  }
}

/** The drawer runs in WebAssembly, so that it is the same on every machine and reaches nothing of it. */
async function openDrawer(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
}
