/** A QR code as an SVG path of unit squares, with the standard's quiet zone of four modules. */
export interface QrDrawing {
  /** Modules along one side. */
  readonly size: number;
  readonly path: string;
}

/** Loads the encoder and draws. Error correction Q: a card may be creased or stained (domain facts I2). */
export async function drawQr(url: string): Promise<QrDrawing> {
  const { encodeQR } = await import('qr');
  const squares = encodeQR(url, 'raw', { ecc: 'quartile', border: 4 });
  return { size: squares.length, path: drawSquares(squares) };
}

/** The drawing as a standalone picture, black on white. */
export function qrSvg({ size, path }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}

/** Merges adjacent dark modules of a row into one rectangle. */
export function drawSquares(squares: readonly (readonly boolean[])[]): string {
  const runs: string[] = [];
  for (const [y, row] of squares.entries()) {
    let start = -1;
    for (let x = 0; x <= row.length; x += 1) {
      const isDark = row[x] === true;
      if (isDark && start < 0) start = x;
      if (!isDark && start >= 0) {
        runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`);
        start = -1;
      }
    }
  }
  return runs.join('');
}
