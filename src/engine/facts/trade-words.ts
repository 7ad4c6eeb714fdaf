import { TRADES } from './category-tables.ts';
import { foldText } from './fold-text.ts';

/** Words and phrases that name a trade, its field or what it deals with: every business of the kind is called that. */
const TRADE_WORDS: ReadonlySet<string> = new Set(
  TRADES.flatMap(({ words }) =>
    Object.values(words).flatMap((list) =>
      list.split(',').flatMap((written) => {
        const term = foldText(written.replace(/[~?!*]+/g, '')).trim();
        // A surname ("Baker") is a name as often as a trade.
        return term === '' || written.includes('^') ? [] : [term];
      }),
    ),
  ),
);

/** Whether folded words are a trade's own, as a whole: "plumbing", "biuro rachunkowe". */
export function isTradeWord(words: string): boolean {
  return TRADE_WORDS.has(words);
}
