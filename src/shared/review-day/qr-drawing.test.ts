import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { drawQr, drawSquares } from './qr-drawing.ts';

const scale = 4;

/** Rasterizes the path as a camera would see it. */
async function photograph(url: string) {
  const { size, path } = await drawQr(url);
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { width, height: width, data };
}

describe('drawQr', () => {
  it.each([
    'https://g.page/r/CExampleOnly0EBM/review',
    'https://search.google.com/local/writereview?placeid=ChIJ0000000000ExampleOnly00',
    `https://www.google.com/maps/place/${'x'.repeat(300)}`,
  ])('draws what a camera reads as %s', async (url) => {
    expect(decodeQR(await photograph(url))).toBe(url);
  });
});

it('joins squares of a row', () => {
  expect(
    drawSquares([
      [true, true, false, true],
      [false, false, false, false],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});
