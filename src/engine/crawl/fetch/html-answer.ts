/**
 * The MIME type of a Content-Type header, in lower case and without parameters; of several the last counts (Fetch
 * standard, extract a MIME type). Empty when there is none.
 */
export function parseMediaType(contentType: string | null): string {
  const types = (contentType ?? '').split(',').map((one) => one.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  return types.findLast((type) => type.includes('/') && type !== '*/*') ?? '';
}

/** True for HTML and XHTML, and for a missing type, where `looksLikeHtml` decides. */
export function isHtmlAnswer(contentType: string | null): boolean {
  const type = parseMediaType(contentType);
  return type === '' || type === 'text/html' || type === 'application/xhtml+xml';
}

/** Whether the type is missing, so that the body has to be sniffed. */
export function isTypeMissing(contentType: string | null): boolean {
  return parseMediaType(contentType) === '';
}

/** The tags of the MIME Sniffing standard, and `meta` and `link`, with which bare pages begin. */
const HTML_TAGS: ReadonlySet<string> = new Set(
  '!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p|meta|link'.split('|'),
);
const SNIFFED_BYTES = 1445;

/** Whether a body of unknown type begins like a page (MIME Sniffing standard, unknown types). */
export function looksLikeHtml(body: Uint8Array): boolean {
  const isMarked = body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf;
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, SNIFFED_BYTES))
    .toString('latin1', isMarked ? 3 : 0)
    .trimStart()
    .toLowerCase();
  if (start.startsWith('<!--') || start.startsWith('<?xml')) return true;
  const tag = /^<(!doctype html|[a-z][a-z0-9]{0,9})[\s>]/.exec(start)?.[1];
  return tag !== undefined && HTML_TAGS.has(tag);
}
