import { isUtf8 } from 'node:buffer';
import { cutText } from '#shared/text/cut-text.ts';

/** The decoded text of a document. `note` is a sentence when something about the encoding should be reported. */
export interface DecodedText {
  readonly text: string;
  /** The WHATWG name of the encoding used: `utf-8`, `windows-1252`, `shift_jis`, ... */
  readonly encoding: string;
  readonly note: string | null;
}

/** Number of bytes searched for `<meta charset>`: the HTML standard's prescan. */
const PRESCAN_BYTES = 1024;
/** Browsers still honor a later `<meta>` while the encoding is uncertain; only the head is searched for it. */
const LATE_PRESCAN_BYTES = 32_768;

/** The encoding of a label by the WHATWG encoding standard; null for unknown and unsupported ones. */
function encodingNamed(label: string): string | null {
  const name = label.trim().toLowerCase();
  if (name === '') return null;
  // The HTML standard reads x-user-defined in a <meta> as windows-1252; Node does not know it as an encoding of text.
  if (name === 'x-user-defined') return 'windows-1252';
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

function bomEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return null;
}

/** The value of `charset=` in a Content-Type header or in the content of a `<meta http-equiv>`; null without one. */
function parseCharset(contentType: string): string | null {
  const value = contentType.slice(0, 1000);
  const match = /charset\s{0,20}=\s{0,20}("[^"]*"|'[^']*'|[^\s;,"']+)/i.exec(value);
  const label = match?.[1];
  if (label === undefined) return null;
  return label.replace(/^["']|["']$/g, '');
}

const ATTRIBUTE = /([^\s"'>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

/** The label in one `<meta>` tag: by `charset`, or by `content` beside `http-equiv="content-type"`. */
function labelInMeta(tag: string): string | null {
  const attributes = new Map<string, string>();
  for (const [, name, value] of tag.matchAll(ATTRIBUTE)) {
    const key = (name ?? '').toLowerCase();
    if (!attributes.has(key)) attributes.set(key, (value ?? '').replace(/^["']|["']$/g, ''));
  }
  const own = attributes.get('charset');
  if (own !== undefined) return own;
  const isContentType = attributes.get('http-equiv')?.trim().toLowerCase() === 'content-type';
  return isContentType ? parseCharset(attributes.get('content') ?? '') : null;
}

/** The label in the first `<meta>` that names an encoding, comments skipped, else in an XML declaration. */
function labelIn(head: string): string | null {
  for (let at = head.indexOf('<'); at >= 0; at = head.indexOf('<', at + 1)) {
    if (head.startsWith('<!--', at)) {
      const end = head.indexOf('-->', at + 2);
      if (end < 0) break;
      at = end;
      continue;
    }
    if (!/^<meta[\s/]/i.test(head.slice(at, at + 6))) continue;
    const end = head.indexOf('>', at);
    const label = end < 0 ? null : labelInMeta(head.slice(at + 5, end));
    if (label !== null) return label;
  }
  return /^<\?xml\s[^>]{0,200}encoding\s{0,5}=\s{0,5}["']([^"'>]{1,40})/.exec(head)?.[1] ?? null;
}

function metaEncoding(bytes: Uint8Array, limit: number): { label: string; encoding: string | null } | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, limit)).toString('latin1');
  const label = labelIn(head);
  if (label === null) return null;
  const encoding = encodingNamed(label);
  // A <meta> that can be read as ASCII cannot be UTF-16: the HTML standard says to use UTF-8.
  return { label, encoding: encoding === 'utf-16le' || encoding === 'utf-16be' ? 'utf-8' : encoding };
}

/** NUL cannot be stored and has no meaning in text; lone surrogates cannot be encoded. */
export function cleanText(text: string): string {
  const withoutNul = text.includes('\0') ? text.replaceAll('\0', '') : text;
  return withoutNul.isWellFormed() ? withoutNul : withoutNul.toWellFormed();
}

function decodeAs(bytes: Uint8Array, encoding: string, note: string | null): DecodedText {
  const text = new TextDecoder(encoding).decode(bytes);
  // Decoders return well-formed text.
  return { text: text.includes('\0') ? text.replaceAll('\0', '') : text, encoding, note };
}

/**
 * Decodes an HTML document as browsers do (WHATWG): byte order mark, then the header's charset, then a `<meta>` in the
 * first 1,024 bytes; without any of them UTF-8 when the bytes are valid UTF-8, else a late `<meta>`, else windows-1252.
 * An unknown label is noted and skipped. Never throws; undecodable bytes become U+FFFD.
 */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): DecodedText {
  const byBom = bomEncoding(bytes);
  if (byBom !== null) return decodeAs(bytes, byBom, null);

  let note: string | null = null;
  const unknown = (label: string): string =>
    `The page names a character set that no browser knows ("${cutText(label, 40)}"); it was read without it.`;
  const headerLabel = contentType === null ? null : parseCharset(contentType);
  if (headerLabel !== null) {
    const encoding = encodingNamed(headerLabel);
    if (encoding !== null) return decodeAs(bytes, encoding, null);
    note = unknown(headerLabel);
  }
  const meta = metaEncoding(bytes, PRESCAN_BYTES);
  if (meta !== null) {
    if (meta.encoding !== null) return decodeAs(bytes, meta.encoding, note);
    note = unknown(meta.label);
  }
  if (isUtf8(bytes)) return decodeAs(bytes, 'utf-8', note);
  const late = meta === null ? metaEncoding(bytes, LATE_PRESCAN_BYTES) : null;
  return decodeAs(bytes, late?.encoding ?? 'windows-1252', note);
}
