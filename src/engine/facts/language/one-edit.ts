/** In shorter texts one letter makes another word. */
const FEWEST_LETTERS = 8;

/** Whether two texts of eight letters and more differ in at most one letter, as a typing error does: "Harbour Staße" and "Harbour Straße". */
export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.length < FEWEST_LETTERS) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  let fromEnd = 0;
  while (fromEnd < Math.min(a.length, b.length) - i && a[a.length - 1 - fromEnd] === b[b.length - 1 - fromEnd])
    fromEnd += 1;
  return Math.max(a.length, b.length) - i - fromEnd <= 1;
}
