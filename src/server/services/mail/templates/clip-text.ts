import { cutText } from '#shared/text/cut-text.ts';

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;
const CUT = '…';

/** Reduces text to one line, so that it cannot imitate another part of the message. */
export function cleanLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}

/** Escapes the line for HTML content and for attributes in double quotes. */
export function lineAsHtml(text: string): string {
  return cleanLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** At most `length` characters, cut between words where there is a space near the end, never within a grapheme. */
export function clipText(text: string, length: number): string {
  const line = cleanLine(text);
  if (line.length <= length) return line;
  const cut = cutText(line, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${space > cut.length * 0.6 ? cut.slice(0, space) : cut}${CUT}`;
}
