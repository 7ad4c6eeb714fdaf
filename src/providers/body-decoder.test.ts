import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BodyEncoding, decodeBody, parseContentEncoding } from './body-decoder.ts';

const TEXT = Buffer.from(Array.from({ length: 4000 }, (_, index) => `<p>line ${(index * 7919) % 1000}</p>`).join(''));

const ENCODERS: [string, BodyEncoding, (bytes: Buffer) => Buffer][] = [
  ['gzip', 'gzip', (bytes) => gzipSync(bytes)],
  ['deflate with its header', 'deflate', (bytes) => deflateSync(bytes)],
  ['deflate without it', 'deflate', (bytes) => deflateRawSync(bytes)],
  ['brotli', 'br', (bytes) => brotliCompressSync(bytes)],
  ['zstd', 'zstd', (bytes) => zstdCompressSync(bytes)],
];

describe.each(ENCODERS)('decodeBody of %s', (_name, encoding, encode) => {
  it('gives the bytes back', async () => {
    const decoded = await decodeBody(encode(TEXT), encoding, TEXT.length);
    expect(decoded.problem).toBeNull();
    expect(Buffer.compare(decoded.bytes, TEXT)).toBe(0);
  });

  it('stops at the limit, to the byte', async () => {
    for (const limit of [0, 1, 1000, TEXT.length - 1]) {
      const decoded = await decodeBody(encode(TEXT), encoding, limit);
      expect(decoded.problem).toBe('too-large');
      expect(Buffer.compare(decoded.bytes, TEXT.subarray(0, limit))).toBe(0);
    }
  });

  it('reports a truncated stream', async () => {
    const encoded = encode(TEXT);
    const decoded = await decodeBody(encoded.subarray(0, encoded.length >> 1), encoding, TEXT.length);
    expect(decoded.problem).toBe('cut-short');
    expect(Buffer.compare(decoded.bytes, TEXT.subarray(0, decoded.bytes.length))).toBe(0);
  });

  it('reports a body that is not encoded at all', async () => {
    const decoded = await decodeBody(Buffer.from('<html><body>plain'), encoding, 1000);
    expect(decoded.problem).toBe('bad-encoding');
  });

  it('takes an empty body as empty', async () => {
    expect(await decodeBody(Buffer.alloc(0), encoding, 1000)).toMatchObject({ problem: null });
  });

  it('decodes large bodies as well', async () => {
    const large = Buffer.alloc(3_000_000);
    for (let index = 0; index < large.length; index += 1) large[index] = (index * 2_654_435_761) >>> 13;
    const decoded = await decodeBody(encode(large), encoding, large.length);
    expect(decoded.problem).toBeNull();
    expect(Buffer.compare(decoded.bytes, large)).toBe(0);
  });
});

describe('decodeBody of plain bytes', () => {
  it('caps them', async () => {
    expect(await decodeBody(Buffer.from('hello'), 'identity', 3)).toEqual({
      bytes: Buffer.from('hel'),
      problem: 'too-large',
    });
    expect(await decodeBody(Buffer.from('hello'), 'identity', 5)).toMatchObject({ problem: null });
  });
});

describe('parseContentEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['none', 'identity'],
    ['GZip', 'gzip'],
    [' x-gzip ', 'gzip'],
    ['deflate', 'deflate'],
    ['br', 'br'],
    ['zstd', 'zstd'],
    ['identity, gzip', 'gzip'],
    ['gzip, gzip', 'stacked'],
    ['gzip, br', 'stacked'],
    [Array.from({ length: 1000 }, () => 'gzip').join(','), 'stacked'],
    ['utf-8', 'unknown'],
    ['constructor', 'unknown'],
    ['compress', 'unknown'],
  ])('%j is %s', (header, expected) => {
    expect(parseContentEncoding(header)).toBe(expected);
  });
});
