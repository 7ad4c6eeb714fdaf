/** Placeholder for `<br>` in text that is being collected. NUL never comes from a page: it is removed when decoding. */
export const LINE_BREAK = '\0';

const NEEDS_COLLAPSING = /[^\S ]|[ \0] |^ | $|[\0\u00ad\u200b\u2060]/;
const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;
const WHITE_SPACE = /[\s\0]+/g;

/** What Cloudflare writes, in English, in place of anything that looks like an e-mail address, until a script has run. */
const OBFUSCATED = /\[email\s{0,3}protected\]/gi;

/** The text with a mark of omission in place of words that an obfuscator took out; empty when there were no others. */
function markOmissions(text: string): string {
  if (!text.includes('[')) return text;
  const marked = text.replace(OBFUSCATED, '…');
  return marked === text || /[\p{L}\p{N}]/u.test(marked) ? marked : '';
}

/** Whitespace of any kind (no-break spaces and line breaks too) as single spaces, none at the ends. */
export function collapseSpace(text: string): string {
  if (!NEEDS_COLLAPSING.test(text)) return text;
  return text.replace(WHITE_SPACE, ' ').trim();
}

/**
 * Collected text for display: whitespace collapsed, line breaks as single "\n", invisible characters
 * (soft hyphen, zero-width space, word joiner) and placeholders of obfuscators removed.
 */
export function collapseLines(written: string): string {
  const text = markOmissions(written);
  if (!NEEDS_COLLAPSING.test(text)) return text;
  const visible = text.replace(INVISIBLE, '');
  if (!visible.includes(LINE_BREAK)) return visible.replace(WHITE_SPACE, ' ').trim();
  const lines: string[] = [];
  for (const line of visible.split(LINE_BREAK)) {
    const collapsed = line.replace(WHITE_SPACE, ' ').trim();
    if (collapsed !== '') lines.push(collapsed);
  }
  return lines.join('\n');
}

/** As `collapseLines`, with line breaks as spaces: for headings, links and values. */
export function collapseToLine(written: string): string {
  const text = markOmissions(written);
  if (!NEEDS_COLLAPSING.test(text)) return text;
  return text.replace(INVISIBLE, '').replace(WHITE_SPACE, ' ').trim();
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function isCjk(code: number): boolean {
  return (
    (code >= 0x3040 && code <= 0x30ff) ||
    (code >= 0x3400 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0x9fff) ||
    (code >= 0xf900 && code <= 0xfaff) ||
    (code >= 0xff66 && code <= 0xff9d)
  );
}

function startsWord(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  return LETTER_OR_DIGIT.test(String.fromCharCode(code));
}

/**
 * Counts the words of collapsed text: pieces between spaces with a letter or a digit. Chinese and Japanese are written
 * without spaces; two of their characters count as one word.
 */
export function countWords(text: string): number {
  let wordsCounted = 0;
  let cjk = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === 32 || code === 10) {
      inWord = false;
    } else if (code < 0x3000) {
      if (inWord || !startsWord(code)) continue;
      inWord = true;
      wordsCounted++;
    } else if (isCjk(code)) {
      cjk++;
      inWord = false;
    } else if (!inWord && startsWord(code)) {
      inWord = true;
      wordsCounted++;
    }
  }
  return wordsCounted + Math.ceil(cjk / 2);
}
