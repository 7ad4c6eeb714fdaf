import { WRITTEN_TERMS } from './written-terms.ts';

/** Words and phrases that name a trade, its field or what it deals with: every business of the kind is called that. */
const TRADE_WORDS = new Set<string>();
for (const { text, isSurname } of WRITTEN_TERMS) {
  // A surname ("Baker") is a name as often as a trade.
  if (!isSurname && text !== '') TRADE_WORDS.add(text.includes('*') ? text.replaceAll('*', '').trim() : text);
}

/** Whether folded words are a trade's own, as a whole: "plumbing", "biuro rachunkowe". */
export function isTradeWord(words: string): boolean {
  return TRADE_WORDS.has(words);
}
