/** Where a reader of the prices comes from: `keywords` is the locked part of the keyword strategy. */
export type PricingSource = 'anywhere' | 'keywords';

/** `?source=` of the address; anything unknown is anywhere. */
export function parsePricingSource(source: string | null): PricingSource {
  return source === 'keywords' ? 'keywords' : 'anywhere';
}
