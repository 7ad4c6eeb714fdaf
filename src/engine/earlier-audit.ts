import type { Analysis } from '#shared/audit/analysis.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { ALGORITHM_VERSION } from './algorithm-version.ts';
import type { EarlierBundle } from './crawl/earlier-evidence.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';

/** The audit before of the same site: its evidence, and its analysis without owner input. */
export interface EarlierAudit {
  readonly bundle: EvidenceBundle;
  readonly analysis: Analysis;
}

/** `siteNotes` keeps twenty at most, and ours is one. */
const MOST_NOTES = 19;

/**
 * The evidence of the audit before as it was received, without our own note that nothing had changed, and whether its analysis
 * holds at `startedAt` (ISO 8601). Evidence that another bot name received is of no use.
 */
export function readEarlier(
  { bundle, analysis }: EarlierAudit,
  startedAt: string,
  { userAgent }: { readonly userAgent: string },
): EarlierBundle {
  const { holdsUntil, collectedAt } = bundle;
  const isSameBot = bundle.userAgent === userAgent;
  const isReusable =
    analysis.algorithmVersion === ALGORITHM_VERSION &&
    analysis.site.notes.length < MOST_NOTES &&
    holdsUntil !== undefined &&
    collectedAt <= startedAt &&
    startedAt < holdsUntil;
  const responses = isSameBot ? bundle.responses : [];
  return { bundle: { ...bundle, responses, notes: withoutOwnNote(bundle.notes, bundle) }, isReusable };
}

/** The earlier analysis for evidence that is the same, dated today: what `analyze` would give, which has the same note. */
export function repeatAnalysis(
  { bundle: before, analysis }: EarlierAudit,
  now: EvidenceBundle,
): { readonly analysis: Analysis; readonly bundle: EvidenceBundle } {
  const unchangedSince = before.unchangedSince ?? before.collectedAt;
  const note = ownNote(unchangedSince);
  const notes = [...now.notes, note];
  const ofParser = withoutOwnNote(analysis.site.notes, before).slice(now.notes.length);
  const { collectedAt, collectedInMs } = now;
  return {
    analysis: { ...analysis, collectedAt, collectedInMs, site: { ...analysis.site, notes: [...notes, ...ofParser] } },
    bundle: { ...now, notes, unchangedSince, holdsUntil: before.holdsUntil },
  };
}

function ownNote(since: string): string {
  return `Nothing on the site has changed since ${formatDay(since.slice(0, 10))}, so the results are the same.`;
}

function withoutOwnNote(notes: readonly string[], { unchangedSince }: EvidenceBundle): string[] {
  const own = unchangedSince === undefined ? null : ownNote(unchangedSince);
  return notes.filter((note) => note !== own);
}
