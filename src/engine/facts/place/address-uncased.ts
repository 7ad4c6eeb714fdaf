import { mayHoldJapaneseAddress, readJapaneseAddress } from './address-japanese.ts';
import { mayHoldKoreanAddress, readKoreanAddress } from './address-korean.ts';
import type { ReadAddress } from './parse-address.ts';

/** The Japanese or Korean address that begins in line `index`, from the region to the street; null for none. */
export const readUncasedAddress = (lines: readonly string[], index: number): ReadAddress | null =>
  readJapaneseAddress(lines, index) ?? readKoreanAddress(lines, index);

/** A cheap pre-test of every line of a page. */
export const mayHoldUncasedAddress = (line: string): boolean =>
  mayHoldJapaneseAddress(line) || mayHoldKoreanAddress(line);
