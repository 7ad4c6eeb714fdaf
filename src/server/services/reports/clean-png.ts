import { crc32, deflateSync, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes per pixel by colour type (PNG, third edition, table 11.1) at eight bits per sample. */
const pixelBytes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const sampleBits = 8;
const lastFilter = 4;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

interface Header {
  readonly height: number;
  /** Bytes of one row, including its filter byte. */
  readonly rowBytes: number;
}

/**
 * Re-encodes a PNG from its pixels, at most `mostPixels` on a side, which drops metadata and appended data. Null for
 * anything but a PNG in colour or grey with eight bits per sample. Decompresses no more than the header promises, so that a
 * few bytes cannot become gigabytes.
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
  if (pixels === null) return null;
  return Buffer.concat([
    signature,
    writeChunk(first),
    writeChunk({ type: 'IDAT', data: deflateSync(pixels, { level: 9 }) }),
    writeChunk({ type: 'IEND', data: Buffer.alloc(0) }),
  ]);
}

/** The chunks up to the end of the picture; null for a wrong length or checksum, or a missing end. */
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
  const [bits, colourType = 0, compression, filter, interlace] = data.subarray(8);
  const bytes = pixelBytes[colourType];
  const isPlain = bits === sampleBits && compression === 0 && filter === 0 && interlace === 0;
  const isSized = width > 0 && height > 0 && width <= mostPixels && height <= mostPixels;
  return bytes === undefined || !isPlain || !isSized ? null : { height, rowBytes: 1 + width * bytes };
}

/** The decompressed filtered rows; null when their size differs from the header, or when they are invalid. */
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

function writeChunk({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
