import type { CheckId } from './check-ids.ts';
import type { ScoredFactors } from './score-arithmetic.ts';
import { BAND_LIMITS } from './score-bands.ts';

/** The scores that a gate can cap: the whole, and the two sub-scores. */
export type CappedScore = 'overallScore' | 'mapsReadiness' | 'aiReadiness';

/** Something that makes a site invisible: until it is lifted, nothing else has much effect. */
export interface Gate {
  readonly key: string;
  /** It is shut while all of these checks fail. */
  readonly checks: readonly [CheckId, ...CheckId[]];
  /** The scores that it keeps within the lowest band while it is shut. */
  readonly caps: readonly CappedScore[];
  /** What is said first while it is shut. */
  readonly sentence: string;
  /** What is said instead while this other check lacks points too. */
  readonly with?: { readonly check: CheckId; readonly sentence: string };
}

/**
 * The gates, the one to say and lift first at the top. Parked domains and empty pages are none: their audits end without
 * a score. Sources: Google Search Central, "Block Search indexing with noindex" and "How to specify a canonical URL",
 * RFC 9309, the vendors' pages on their bots (`bots.ts`), read 2026-11-20. Which of them cap what is our own choice.
 */
export const SCORE_GATES: readonly Gate[] = [
  {
    key: 'noindex',
    checks: ['aiCrawlerAccess.indexable'],
    caps: ['overallScore', 'mapsReadiness', 'aiReadiness'],
    sentence: 'Your home page tells Google not to list it.',
  },
  {
    key: 'googleBlocked',
    checks: ['aiCrawlerAccess.googlebot'],
    caps: ['overallScore', 'mapsReadiness'],
    sentence: 'Your robots.txt blocks Google, so people can’t find you there.',
    with: {
      check: 'aiCrawlerAccess.robotsTxt',
      sentence: 'Google may skip your site because robots.txt returns an error.',
    },
  },
  {
    key: 'canonicalElsewhere',
    checks: ['aiCrawlerAccess.canonical'],
    caps: ['overallScore', 'mapsReadiness', 'aiReadiness'],
    sentence: 'Your home page says the original is at another address. Google may list that one instead.',
  },
  {
    key: 'aiToolsBlocked',
    checks: ['aiCrawlerAccess.oaiSearchbot', 'aiCrawlerAccess.otherAnswerBots'],
    caps: ['overallScore', 'aiReadiness'],
    sentence: 'Your robots.txt blocks ChatGPT search and the other AI tools.',
  },
  {
    // Google runs scripts, most AI tools do not.
    key: 'emptyWithoutScripts',
    checks: ['websiteH1.withoutScripts'],
    caps: ['aiReadiness'],
    sentence: 'Most AI tools may see an empty page. Your text needs JavaScript.',
  },
];

/** The most that a score can be while one gate that caps it is shut: the top of the lowest band. */
export const GATED_TOP = BAND_LIMITS.mid - 1;

/**
 * The gates that are shut, the first to lift at the top.
 * @param passed ids of checks taken as passed.
 */
export function findShutGates(factors: ScoredFactors, passed: ReadonlySet<string> = new Set()): Gate[] {
  const failed = new Set(
    Object.values(factors).flatMap(({ checks }) =>
      checks.flatMap(({ id, status }) => (status === 'fail' && !passed.has(id) ? [id] : [])),
    ),
  );
  return SCORE_GATES.filter(({ checks }) => checks.every((id) => failed.has(id)));
}

/**
 * The share of a score that counts while these gates are shut: each takes 0 to 100 into 0 to `GATED_TOP`. A share and no
 * cut, so that every other step still counts a little, and lifting one of two gates gains something.
 */
export function gatedShare(shut: readonly Gate[], score: CappedScore): number {
  return (GATED_TOP / 100) ** shut.filter(({ caps }) => caps.includes(score)).length;
}
