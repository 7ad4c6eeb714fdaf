import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a pixel, and the depths of a sample in bits, by colour type (PNG, third edition, table 11.1). */
const colourTypes: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const withPalette = 3;
/** What a picture needs to be drawn. Everything else (names, places, times, profiles, appended files) is left out. */
const keptTypes: ReadonlySet<string> = new Set(['PLTE', 'tRNS']);
const lastFilter = 4;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

interface Header {
  readonly width: number;
  readonly height: number;
  /** Of one row, the byte that names its filter included. */
  readonly rowBytes: number;
  readonly colourType: number;
}

/**
 * A PNG written anew from its pixels alone, at most `mostPixels` on a side; null for anything that is not an ordinary PNG. Reads
 * no more than the header promises, so that a few bytes cannot become gigabytes.
 */
export function cleanPng(bytes: Uint8Array, mostPixels: number): Buffer | null {
  const chunks = chunksOf(Buffer.from(bytes));
  const first = chunks?.[0];
  if (chunks === null || first?.type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND') return null;
  const header = readHeader(first.data, mostPixels);
  if (header === null) return null;
  const pixels = pixelsOf(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
    header,
  );
  const kept = chunks.filter(({ type }) => keptTypes.has(type));
  if (pixels === null || !areColoursWhole(kept, header)) return null;
  return Buffer.concat([
    signature,
    writeChunk(first),
    ...kept.map(writeChunk),
    writeChunk({ type: 'IDAT', data: deflateSync(pixels, { level: 9 }) }),
    writeChunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

/** The chunks up to the end of the picture; null where a length or a checksum is wrong, or the end is missing. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, signature.length).equals(signature)) return null;
  const chunks: Chunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

function readHeader(data: Buffer, mostPixels: number): Header | null {
  if (data.length !== 13) return null;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colourType = 0, compression, filter, interlace] = data.subarray(8);
  const kind = colourTypes[colourType];
  const isKnown = kind?.depths.includes(depth) === true && compression === 0 && filter === 0 && interlace === 0;
  const isSized = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
  if (kind === undefined || !isKnown || !isSized) return null;
  return { width, height, colourType, rowBytes: 1 + Math.ceil((width * kind.samples * depth) / 8) };
}

/** The filtered rows as they were packed; null when they are fewer or more than the header says, or no rows. */
function pixelsOf(parts: readonly Buffer[], { height, rowBytes }: Header): Buffer | null {
  const size = height * rowBytes;
  try {
    const pixels = inflateSync(Buffer.concat(parts), { maxOutputLength: size + 1 });
    const isWhole = pixels.length === size;
    const areRows = Array.from({ length: height }, (_, row) => pixels[row * rowBytes] ?? 255).every(
      (name) => name <= lastFilter,
    );
    return isWhole && areRows ? pixels : null;
  } catch {
    return null;
  }
}

function areColoursWhole(kept: readonly Chunk[], { colourType }: Header): boolean {
  const sizes = (wanted: string) => kept.filter(({ type }) => type === wanted).map(({ data }) => data.length);
  const [palettes, alphas] = [sizes('PLTE'), sizes('tRNS')];
  const isPalette = (size: number) => size > 0 && size % 3 === 0 && size <= 768;
  const hasOwnOrder = kept.findIndex(({ type }) => type === 'tRNS') >= kept.findIndex(({ type }) => type === 'PLTE');
  return (
    palettes.length <= 1 &&
    alphas.length <= 1 &&
    palettes.every(isPalette) &&
    alphas.every((size) => size <= 256) &&
    (colourType !== withPalette || (palettes.length === 1 && (alphas.length === 0 || hasOwnOrder)))
  );
}

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
