/** "And" and "or" in the languages of texts. */
const LAST =
  /,\s*(?:(?:and|or|und|oder|sowie|et|ou|y|e|o|ed|en|of)\s+)?|\s(?:and|or|und|oder|sowie|et|ou|y|e|o|ed|en|of)\s/iu;
/** What stands between the commas of a list is short; between clauses it is not. */
const LONGEST_ITEM = 4;
const FEWEST = 3;

/** How many items the longest list of a sentence has; 0 without a list of three. */
export function countListed(sentence: string): number {
  const counts = sentence
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(/[;:.?!]/)
    .filter((part) => part.includes(','))
    .map((part) => {
      const items = part.split(LAST).map((item) => item.trim());
      const isList = items.slice(1, -1).every((item) => item.split(/\s+/).length <= LONGEST_ITEM);
      return isList && items.length >= FEWEST ? items.length : 0;
    });
  return Math.max(0, ...counts);
}
