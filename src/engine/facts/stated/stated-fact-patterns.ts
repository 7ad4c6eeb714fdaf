import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { readPattern } from '../../data/patterns.ts';
import { readCompiled } from '../../data/read-compiled.ts';
import { memoizeByText } from '../memoize-by-text.ts';
import { memoizePerContext } from '../memoize-per-context.ts';
import type { StatedSource } from './stated-kinds.ts';

/** Patterns for statements about the business. The first group is the value; without one it is the whole match. */
export interface StatedFactPattern {
  readonly kind: FactKind;
  /** Matches no part of a longer word. */
  readonly pattern: RegExp;
  /** `pattern` without that guard: ten times as fast, and where it does not match, `pattern` does not either. */
  readonly bare: RegExp;
}

/** In the languages that have `data/languages/<code>/stated.yaml`; prices and payment, which are figures and names, in all of them. */
export const STATED_FACT_PATTERNS: readonly StatedFactPattern[] = [
  ...statedIn(['foundedYear', 'yearsInBusiness', 'credential', 'award', 'guarantee', 'offer']),
  stated(
    'price',
    String.raw`(?:${readPattern('facts', 'priceFrom')})\s+(?:[$€£]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:€|£|\$|eur|euro|usd|chf))`,
  ),
  stated('payment', String.raw`(?:${readPattern('facts', 'paymentLabel')})\s+[^.!?\n]{3,120}`),
  ...statedIn(['feature']),
];

/** Whether a text may state facts: where this is false, no pattern matches. That settles most lines of a site at once. */
export function mayStateFacts(text: string): boolean {
  return ANY_BARE.some((any) => any.test(text));
}

/** `mayStateFacts` for an audit, whose lines are searched for its history and again for its outline. */
export const mayStateInAudit = memoizePerContext(() => memoizeByText(mayStateFacts));

const ANY_BARE: readonly RegExp[] = ['iu', 'u'].map(
  (flags) =>
    new RegExp(
      STATED_FACT_PATTERNS.flatMap(({ bare }) => (bare.flags === flags ? [`(?:${bare.source})`] : [])).join('|'),
      flags,
    ),
);

function statedIn(kinds: readonly StatedSource['kind'][]): StatedFactPattern[] {
  return readCompiled<readonly StatedSource[]>('stated')
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, source, flags }) => stated(kind, source, flags));
}

function stated(kind: FactKind, source: string, flags = 'iu'): StatedFactPattern {
  return {
    kind,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, `${flags}g`),
    bare: new RegExp(source, flags),
  };
}
