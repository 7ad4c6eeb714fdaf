import type { Fact, FactContext } from './fact-context.ts';

/** The country the business is in, ISO 3166-1 alpha-2; null when nothing tells. */
export function deriveCountry(context: FactContext): Fact<string | null> {
  void context;
  return { value: null, source: null };
}
