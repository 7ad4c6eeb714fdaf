/** A QR code as an SVG path of unit squares, with the quiet zone of four squares that the standard asks for. */
export interface QrDrawing {
  /** Squares along one side. */
  readonly size: number;
  readonly path: string;
}

/** Fetches the encoder and draws. Error correction Q: a card may be creased or stained (domain facts I2). */
export async function drawQr(url: string): Promise<QrDrawing> {
  const { encodeQR } = await import('qr');
  const squares = encodeQR(url, 'raw', { ecc: 'quartile', border: 4 });
  return { size: squares.length, path: drawSquares(squares) };
}

/** The drawing as a picture of its own, black on white. */
export function qrSvg({ size, path }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
}

/** Dark squares that touch in a row become one rectangle. */
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
