import { TRADES } from './category-tables.ts';
import type { Trade } from './trade.ts';
import { TermFinder } from './trade-terms.ts';
import { WRITTEN_TERMS } from './written-terms.ts';

/** The terms of all trades, looked up in any text. Built once: the tables are long. */
export const tradeFinder = new TermFinder(WRITTEN_TERMS);

const BY_LABEL = new Map(TRADES.map((trade) => [trade.label, trade]));
/** A heading or a description; what comes later no longer names a trade. */
const LONGEST_TEXT = 400;

/**
 * Whether a text names a trade, or its near kin: a term of the trade itself, of the broader one it is a kind of, or of
 * another kind of the same ("Gasthaus" for a bistro). Terms that mean something else in other languages count only on
 * sites in theirs.
 * @param label the label of the trade; one that the tables do not know is never named.
 * @param languages of the site, BCP 47 primary tags.
 */
export function isTradeNamed(text: string, label: string, languages: readonly string[]): boolean {
  const wanted = BY_LABEL.get(label);
  if (wanted === undefined) return false;
  const family = rootOf(wanted);
  return tradeFinder
    .find(text.slice(0, LONGEST_TEXT))
    .some(
      ({ trade, isSurname, onlyIn }) =>
        !isSurname && (onlyIn === null || languages.includes(onlyIn)) && rootOf(trade) === family,
    );
}

/** The broadest trade this one is a kind of. The tables nest a few levels at most. */
function rootOf(trade: Trade): Trade {
  let one = trade;
  for (let level = 0; level < 5 && one.under !== undefined; level += 1) one = BY_LABEL.get(one.under) ?? one;
  return one;
}
