import { syncBuiltinESMExports } from 'node:module';
import zlib, { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { makePng, makePngChunk } from '#test/png.ts';
import { cleanPng } from './clean-png.ts';

const picture = makePng({ width: 4, height: 2 });
const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1');

/** The picture with a part put before its end. */
const withChunk = (type: string, words: string) =>
  Buffer.concat([picture.subarray(0, -12), makePngChunk(type, Buffer.from(words)), picture.subarray(-12)]);

describe('a logo', () => {
  it('keeps its pixels', () => {
    const clean = cleanPng(picture, 100);
    expect(clean?.equals(picture)).toBe(true);
  });

  it.each([
    ['words', withChunk('tEXt', 'Author\0Dana Miller')],
    ['the place of a photo', withChunk('eXIf', 'GPS Dana Miller')],
    ['a script behind its end', Buffer.concat([picture, Buffer.from('<script>Dana Miller</script>')])],
  ])('loses %s', (_, bytes) => {
    const clean = cleanPng(bytes, 100);
    expect(clean?.equals(picture)).toBe(true);
    expect(text(clean)).not.toContain('Dana');
  });

  const header = (change: (data: Buffer) => void) => {
    const bytes = Buffer.from(picture);
    change(bytes);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    return bytes;
  };
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['a picture that ends early', picture.subarray(0, -20)],
    ['a wrong checksum', Buffer.from(picture.map((byte, at) => (at === 45 ? byte ^ 1 : byte)))],
    ['more pixels than allowed', makePng({ width: 101, height: 1 })],
    ['no pixels', header((bytes) => bytes.writeUInt32BE(0, 16))],
    ['a header that promises more than there is', header((bytes) => bytes.writeUInt32BE(90, 20))],
    ['a header that promises less than there is', header((bytes) => bytes.writeUInt32BE(1, 20))],
    ['lines that interlace', header((bytes) => bytes.writeUInt8(1, 28))],
    ['a kind of colour that is none', header((bytes) => bytes.writeUInt8(5, 25))],
    ['colours from a palette', header((bytes) => bytes.writeUInt8(3, 25))],
    ['a filter that is none', makePng({ width: 4, height: 2, filter: 7 })],
  ])('is not %s', (_, bytes) => {
    expect(cleanPng(bytes, 100)).toBeNull();
  });

  it('that unpacks to gigabytes is not unpacked', () => {
    const bomb = makePng({ width: 4, height: 2, packed: deflateSync(Buffer.alloc(64 * 1024 * 1024)) });
    const unpack = vi.spyOn(zlib, 'inflateSync');
    syncBuiltinESMExports();
    expect(cleanPng(bomb, 100)).toBeNull();
    const limits = unpack.mock.calls.map(([, options]) => options?.maxOutputLength);
    unpack.mockRestore();
    syncBuiltinESMExports();
    // Two rows of four pixels, four bytes each and one for the filter; one byte more tells that there is more.
    expect(limits).toEqual([2 * (1 + 4 * 4) + 1]);
  });
});
