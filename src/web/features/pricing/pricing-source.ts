/** Where a visitor of the pricing page comes from: `keywords` is the locked part of the keyword strategy. */
export type PricingSource = 'anywhere' | 'keywords';

/** Parses `?source=`; unknown values count as none. */
export function parsePricingSource(source: string | null): PricingSource {
  return source === 'keywords' ? 'keywords' : 'anywhere';
}
