import type { Analysis } from '#shared/audit/analysis.ts';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { ALGORITHM_VERSION } from './algorithm-version.ts';
import type { Page } from './crawl/page.ts';
import { evaluate } from './evaluate.ts';
import type { AuditEvidence } from './evidence/audit-evidence.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { withinFactBudget } from './evidence/page-budget.ts';
import { deriveBusiness } from './facts/business.ts';
import { deriveReaderAccess } from './facts/reader-access.ts';
import { deriveSite } from './facts/site-facts.ts';

/** A bundle in which no page could be read. */
export class NothingToAnalyse extends Error {}

/**
 * Facts, judgement, score and plan from collected evidence: pure, so the same bundle gives the same analysis. `pages`
 * are the parsed pages of the bundle, home first. Throws `NothingToAnalyse` when there are none.
 */
export function analyse(bundle: EvidenceBundle, pages: readonly Page[], corrections?: BusinessCorrections): Analysis {
  const evidence = deriveEvidence(bundle, withinFactBudget(pages), corrections);
  const { business, site } = evidence;
  return {
    websiteUrl: site.finalUrl,
    businessName: business.name,
    ...evaluate(evidence),
    algorithmVersion: ALGORITHM_VERSION,
    qaRewriteSuggestions: [],
    aeoActionPack: null,
    templates: {},
    contentIdeas: [],
    business,
    site,
    collectedAt: bundle.collectedAt,
    collectedInMs: bundle.collectedInMs,
  };
}

function deriveEvidence(
  bundle: EvidenceBundle,
  pages: readonly Page[],
  corrections: BusinessCorrections | undefined,
): AuditEvidence {
  const [home] = pages;
  const homeResponse = bundle.responses.find(({ purpose }) => purpose === 'home');
  if (home === undefined || homeResponse === undefined)
    throw new NothingToAnalyse('No page of the site could be read.');
  const site = deriveSite(bundle, pages);
  const business = deriveBusiness({
    pages,
    site,
    targetUrl: bundle.target,
    ...(corrections === undefined ? {} : { corrections }),
  });
  const readers = deriveReaderAccess({ bundle, home, pages });
  return {
    home,
    pages,
    site,
    business,
    readers,
    homeHeaders: homeResponse.headers,
    collectedAt: bundle.collectedAt,
    profile: {
      kind: 'notConfigured',
      hint: 'your Google Business Profile: a Google Takeout upload, a Places key, or your own entry',
    },
    links: { kind: 'notConfigured', hint: 'a link index: a DataForSEO or Open PageRank key' },
  };
}
