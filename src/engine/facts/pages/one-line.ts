/** White space that is more than one plain space between words. */
const UNEVEN = /[^\S ]| {2}/;

/** The text on one line: every run of white space one space, none at the ends. */
export function oneLine(text: string): string {
  // Texts of pages are even already, nearly always, and telling that is cheaper than replacing each space by itself.
  return (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
