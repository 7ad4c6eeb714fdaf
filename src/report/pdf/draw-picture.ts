import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** A point is 1/72 inch, and the renderer uses 96 pixels per inch. */
const pixelsPerPoint = 72 / 96;

let ready: Promise<void> | null = null;

/**
 * Renders an SVG (UTF-8) as a PNG with a pixel for each of its points. Text must already be outlines: the renderer knows no
 * font, and loads no file or URL that the SVG references. Throws for an invalid SVG.
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

/** The renderer runs in WebAssembly, so that its output is the same on every machine and it has no access to the machine. */
async function openDrawer(): Promise<void> {
  await initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
}
