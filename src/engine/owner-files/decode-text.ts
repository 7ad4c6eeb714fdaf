export interface DecodedTable {
  readonly text: string;
  /** Its usual name: "UTF-8", "UTF-16". */
  readonly encoding: string;
  /** A note for the owner; null for none. */
  readonly note: string | null;
}

/** Encodings without a byte order mark, in the order in which they are tried after UTF-8. */
const LEGACY = ['windows-1252', 'windows-1250', 'shift_jis', 'euc-kr', 'gb18030', 'windows-1251'] as const;
const SAMPLE_BYTES = 4096;

/**
 * Decodes a file in any encoding that programs export: UTF-8 and UTF-16 with or without a byte order mark, else the legacy
 * encoding in which most header words are known (`countKnown`, on the beginning of the file), else Windows-1252. Removes
 * NUL and the mark, and normalises line ends to `
 * `. Linear; never throws.
 */
export function decodeText(bytes: Uint8Array, countKnown: (sample: string) => number): DecodedTable {
  const { encoding, name, note } = encodingOf(bytes, countKnown);
  const text = new TextDecoder(encoding)
    .decode(bytes)
    .replaceAll('\0', '')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .toWellFormed();
  return { text, encoding: name, note };
}

interface Encoding {
  readonly encoding: string;
  readonly name: string;
  readonly note: string | null;
}

function encodingOf(bytes: Uint8Array, countKnown: (sample: string) => number): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return utf8(bytes);
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', name: 'UTF-16', note: null };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', name: 'UTF-16', note: null };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return { encoding: unmarked, name: 'UTF-16', note: null };
  if (isUtf8(bytes) || isMostlyUtf8(bytes)) return utf8(bytes);
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let best: (typeof LEGACY)[number] = LEGACY[0];
  let most = -1;
  for (const encoding of LEGACY) {
    const known = countKnown(new TextDecoder(encoding).decode(sample));
    if (known > most) [best, most] = [encoding, known];
  }
  return { encoding: best, name: best === 'windows-1252' ? 'Windows-1252' : best, note: null };
}

function utf8(bytes: Uint8Array): Encoding {
  const note = isUtf8(bytes) ? null : 'Some letters could not be read. They show as �.';
  return { encoding: 'utf-8', name: 'UTF-8', note };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Mixed encodings: most characters beyond ASCII are valid UTF-8 and a few are not. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes.subarray(0, 1_000_000));
  let broken = 0;
  let whole = 0;
  for (const letter of text) {
    if (letter === '�') broken += 1;
    else if (letter > '\u007f') whole += 1;
  }
  return whole > 2 * broken;
}

/** UTF-16 without a mark: every second byte of plain text is zero. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (half < 4) return null;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.1) return 'utf-16be';
  return null;
}
