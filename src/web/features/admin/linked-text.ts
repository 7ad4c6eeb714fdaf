/** A piece of text, or a URL in it. */
export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Punctuation that ends a sentence, but none of our URLs. */
const AFTER_ADDRESS = /[.,;:!?)\]]+$/;

/** Splits text at its URLs, in order; joined, the pieces are the text again. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(AFTER_ADDRESS, '');
    if (match.index > from) parts.push({ text: text.slice(from, match.index), isLink: false });
    parts.push({ text: address, isLink: true });
    from = match.index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isLink: false });
  return parts;
}
