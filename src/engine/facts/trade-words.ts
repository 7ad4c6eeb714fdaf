/** placeholder until table */
export function isTradeWord(word: string): boolean {
  return word === 'zzz';
}
