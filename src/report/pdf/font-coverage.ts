/** Whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean;

const highestCodePoint = 0x10ffff;
const headerBytes = 12;
const tableRecordBytes = 16;

/**
 * Reads the supported characters from the `cmap` table of a TrueType font (OpenType 1.9, formats 4 and 12). Throws for any
 * other font.
 */
export function readFontCoverage(font: Buffer): Coverage {
  const covered = new Uint8Array((highestCodePoint >> 3) + 1);
  const add = (codePoint: number) => {
    const byte = covered[codePoint >> 3] ?? 0;
    covered[codePoint >> 3] = byte | (1 << (codePoint & 7));
  };
  const cmap = tableAt(font, 'cmap');
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    const format = font.readUInt16BE(at);
    if (format === 4) addSegments(font, at, add);
    if (format === 12) addGroups(font, at, add);
  }
  return (codePoint) => ((covered[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
}

function tableAt(font: Buffer, tag: string): number {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = headerBytes + tableRecordBytes * index;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Format 4: segments of code points below 65,536, some of which map to no glyph. */
function addSegments(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const segmentBytes = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + segmentBytes + 2;
  const deltas = starts + segmentBytes;
  const offsets = deltas + segmentBytes;
  for (let segment = 0; segment < segmentBytes; segment += 2) {
    const end = font.readUInt16BE(ends + segment);
    const start = font.readUInt16BE(starts + segment);
    const delta = font.readUInt16BE(deltas + segment);
    const offset = font.readUInt16BE(offsets + segment);
    for (let codePoint = start; codePoint <= end && codePoint < 0xffff; codePoint += 1) {
      const listed = offset === 0 ? codePoint : font.readUInt16BE(offsets + segment + offset + 2 * (codePoint - start));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) add(codePoint);
    }
  }
}

/** Format 12: groups of code points of any size. */
function addGroups(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + 12 * groups; group += 12) {
    const end = Math.min(font.readUInt32BE(group + 4), highestCodePoint);
    for (let codePoint = font.readUInt32BE(group); codePoint <= end; codePoint += 1) add(codePoint);
  }
}
