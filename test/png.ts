import { crc32, deflateSync } from 'node:zlib';

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** The filter type of its rows; invalid above 4. */
  readonly filter?: number;
  /** Replaces its compressed rows. */
  readonly packed?: Buffer;
}

/** A PNG of one colour with transparency, a byte a sample. */
export function makePng({ width, height, filter = 0, packed }: PngParts): Buffer {
  const row = Buffer.concat([Buffer.from([filter]), Buffer.alloc(width * 4, 0x99)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const rows = packed ?? deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    makePngChunk('IHDR', header),
    makePngChunk('IDAT', rows),
    makePngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One part of a PNG with its length and checksum. */
export function makePngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
