/** Matches whitespace other than one plain space between words. */
const UNEVEN = /[^\S ]| {2}/;

/** Collapses whitespace to single spaces and trims the ends. */
export function oneLine(text: string): string {
  // Most texts are collapsed already, and testing that is cheaper than replacing every space by itself.
  return (UNEVEN.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
