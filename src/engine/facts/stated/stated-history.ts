import type { Credential } from '#shared/audit/business.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import type { StatedFact } from '#shared/fixes/site-outline.ts';
import { getText } from '../../crawl/structured-data/structured-node.ts';
import { mergePhrases } from '../../fixes/compose/merge-phrases.ts';
import type { FactContext, SourcedValue } from '../fact-context.ts';
import { factSource, mention } from '../mentions.ts';
import { mayStateInAudit } from './stated-fact-patterns.ts';
import { findStatedFacts } from './stated-facts.ts';

const KINDS: ReadonlySet<FactKind> = new Set(['foundedYear', 'yearsInBusiness', 'credential']);
const FINE_PRINT: ReadonlySet<string> = new Set(['privacy', 'terms']);
const EARLIEST_YEAR = 1000;

export interface StatedHistory {
  /** Null when the site does not say it, or gives two years. */
  readonly foundingYear: SourcedValue<number | null>;
  readonly credentials: SourcedValue<readonly Credential[]>;
}

/**
 * The founding year and credentials of the business: `foundingDate` of its structured data before the text of its pages; no year where
 * the two differ, be it that "over 20 years" lead to an earlier one.
 * `latestYear` is the year of the crawl. Pure.
 */
export function deriveStatedHistory(context: FactContext, latestYear: number): StatedHistory {
  // Terms and privacy pages describe what any such business, or another one, must be.
  const pages = context.pages.filter((page) => !FINE_PRINT.has(context.purposeOf(page)));
  const stated = findStatedFacts(pages, latestYear, KINDS, mayStateInAudit(context));
  const ofKind = (kind: FactKind) => stated.filter((fact) => fact.kind === kind);
  const mentioned = ofKind('credential');
  const credentials = mergePhrases(mentioned.map(({ value, url, quote }) => ({ text: value, url, quote })));
  const declared = declaredYear(context, latestYear);
  const years = ofKind('foundedYear');
  const atLeast = Math.max(0, ...ofKind('yearsInBusiness').map(({ value }) => Number(value)));
  const isDenied =
    declared !== null &&
    (years.length > 0
      ? years.some(({ value }) => Number(value) !== declared.value)
      : declared.value > latestYear + 1 - atLeast);
  return {
    foundingYear: isDenied ? { value: null, source: null } : (declared ?? agreedYear(years)),
    credentials: {
      value: credentials,
      source: factSource(undefined, mentioned.map(mentionOf)),
    },
  };
}

/** The year of `foundingDate`; null when there is no plausible one, or two differ. */
function declaredYear(context: FactContext, latestYear: number): SourcedValue<number> | null {
  const declared = context.businessNodes.flatMap(({ node, page }) => {
    const written = getText(node, 'foundingDate');
    const year = Number(/^\s*(\d{4})(?:-\d{2}(?:-\d{2})?)?(?:T.*)?\s*$/.exec(written ?? '')?.[1] ?? Number.NaN);
    if (written === null || !(year >= EARLIEST_YEAR && year <= latestYear)) return [];
    return [{ year, seen: mention(page, node.syntax, written) }];
  });
  const [first] = declared;
  if (first === undefined || declared.some(({ year }) => year !== first.year)) return null;
  return {
    value: first.year,
    source: factSource(
      first.seen,
      declared.map(({ seen }) => seen),
    ),
  };
}

function agreedYear(facts: readonly StatedFact[]): SourcedValue<number | null> {
  const [first] = facts;
  if (first === undefined || facts.some(({ value }) => value !== first.value)) return { value: null, source: null };
  return { value: Number(first.value), source: factSource(undefined, facts.map(mentionOf)) };
}

function mentionOf({ url, quote }: StatedFact) {
  return mention({ url }, 'text', quote);
}
