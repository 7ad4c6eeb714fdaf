import { Buffer } from 'node:buffer';

/** Real pages send 10 to 60. */
const MAX_HEADERS = 200;

/** Cookies are not needed; the others are a nameless header and a name with a special meaning in objects. */
const DROPPED = new Set(['set-cookie', 'set-cookie2', '', '__proto__']);

/**
 * The response headers as a plain record: lower-case names, repeated ones joined by ", ", control characters replaced by
 * spaces, cookies and nameless headers dropped, their number capped. Values are never truncated, because half a URL would
 * be another URL; the connection caps their total size.
 */
export function readResponseHeaders(
  received: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  let count = 0;
  for (const name of Object.keys(received)) {
    const value = received[name];
    const key = name.trim().toLowerCase();
    if (value === undefined || DROPPED.has(key)) continue;
    count += 1;
    if (count > MAX_HEADERS) break;
    headers[key] = cleanValue(typeof value === 'string' ? value : value.join(', '));
  }
  return headers;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Node decodes header values as latin1, but URLs with non-ASCII characters are sent as UTF-8. */
function cleanValue(value: string): string {
  const text = /[\u0080-\u00ff]/.test(value) ? decodeBytes(value) : value;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ').trim();
}

function decodeBytes(value: string): string {
  try {
    return utf8.decode(Buffer.from(value, 'latin1'));
  } catch {
    return value;
  }
}
