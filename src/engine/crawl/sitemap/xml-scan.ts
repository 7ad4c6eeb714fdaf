import { Buffer } from 'node:buffer';

/** A tag found while scanning XML. */
export interface XmlTag {
  /** Before the colon, lower case; '' for none. */
  readonly prefix: string;
  /** After the colon, lower case. */
  readonly local: string;
  readonly closes: boolean;
  /** Position of the tag itself. */
  readonly start: number;
  /** Position of the text after the tag. */
  readonly end: number;
}

const MAX_NAME_CHARACTERS = 100;

/**
 * The next tag at or after `from`; null at the end of the text. Comments, CDATA sections, processing instructions and
 * document type definitions are skipped, so entities that they declare do not exist. Scanning a whole document in a
 * sequence of calls takes time in proportion to its length.
 */
export function readXmlTag(text: string, from: number): XmlTag | null {
  let at = from;
  for (;;) {
    const open = text.indexOf('<', at);
    if (open === -1) return null;
    if (text.startsWith('<!--', open)) at = after(text, '-->', open + 4);
    else if (text.startsWith('<![CDATA[', open)) at = after(text, ']]>', open + 9);
    else if (text.startsWith('<?', open)) at = after(text, '?>', open + 2);
    else if (text.startsWith('<!', open)) at = afterDeclaration(text, open + 2);
    else {
      const closes = text[open + 1] === '/';
      const name = nameAt(text, open + (closes ? 2 : 1));
      at = open + 1;
      if (name === '') continue;
      const end = after(text, '>', at);
      const colon = name.indexOf(':');
      return { prefix: name.slice(0, Math.max(0, colon)), local: name.slice(colon + 1), closes, start: open, end };
    }
  }
}

/** Position after `mark`; the end of the text when it does not occur. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? text.length : found + mark.length;
}

/** Position after a declaration such as `<!DOCTYPE x [ ... ]>`, its inner declarations and quoted texts included. */
function afterDeclaration(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '"' || character === "'") {
      const close = text.indexOf(character, at + 1);
      if (close === -1) return text.length;
      at = close;
    } else if (text.startsWith('<!--', at)) at = after(text, '-->', at + 4) - 1;
    else if (character === '<') depth++;
    else if (character === '>' && --depth === 0) return at + 1;
  }
  return text.length;
}

function nameAt(text: string, start: number): string {
  let stop = start;
  const limit = Math.min(text.length, start + MAX_NAME_CHARACTERS);
  while (stop < limit && !endsName(text.charCodeAt(stop))) stop++;
  return text.slice(start, stop).toLowerCase();
}

/** White space, `/`, `<` and `>`. */
function endsName(code: number): boolean {
  return code <= 0x20 || code === 0x2f || code === 0x3c || code === 0x3e;
}

/** Decodes XML: UTF-16 by its byte order mark or its beginning, UTF-8 otherwise. Broken bytes become U+FFFD. */
export function decodeXmlText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return decode(bytes, 'utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return decode(bytes, 'utf-16be');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
