import type { Business } from '#shared/audit/business.ts';
import type { JudgedAnalysis, OwnerWords } from '#shared/fixes/owner-words.ts';
import { ALGORITHM_VERSION } from './algorithm-version.ts';
import type { Page } from './crawl/page.ts';
import { evaluate } from './evaluate.ts';
import type { AuditEvidence } from './evidence/audit-evidence.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { ownerProfileEvidence } from './evidence/owner-profile-evidence.ts';
import { withinFactBudget } from './evidence/page-budget.ts';
import { deriveBusiness } from './facts/business.ts';
import { withOwnerFacts } from './facts/owner-facts.ts';
import { deriveReaderAccess } from './facts/reader-access.ts';
import { deriveSite } from './facts/site-facts.ts';

/** A bundle in which no page could be read. */
export class NothingToAnalyse extends Error {}

/**
 * Facts, judgement, score and plan from collected evidence: pure, so the same bundle gives the same analysis. `pages`
 * are the parsed pages of the bundle, home first; `words` is what the owner told, which outranks the site. Throws `NothingToAnalyse` when there are none.
 */
export function analyse(bundle: EvidenceBundle, pages: readonly Page[], words: OwnerWords = {}): JudgedAnalysis {
  const { evidence, businessOnSite } = deriveEvidence(bundle, withinFactBudget(pages), words);
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
    ...(businessOnSite === business ? {} : { businessOnSite }),
  };
}

function deriveEvidence(
  bundle: EvidenceBundle,
  pages: readonly Page[],
  words: OwnerWords,
): { readonly evidence: AuditEvidence; readonly businessOnSite: Business } {
  const [home] = pages;
  const homeResponse = bundle.responses.find(({ purpose }) => purpose === 'home');
  if (home === undefined || homeResponse === undefined)
    throw new NothingToAnalyse('No page of the site could be read.');
  const site = deriveSite(bundle, pages);
  const { corrections } = words;
  const businessOnSite = deriveBusiness({
    pages,
    site,
    targetUrl: bundle.target,
    ...(corrections === undefined ? {} : { corrections }),
  });
  const business = withOwnerFacts(businessOnSite, words.facts ?? [], home);
  const readers = deriveReaderAccess({ bundle, home, pages });
  const evidence: AuditEvidence = {
    home,
    pages,
    site,
    business,
    readers,
    homeHeaders: homeResponse.headers,
    collectedAt: bundle.collectedAt,
    profile: ownerProfileEvidence(words.profile, bundle.collectedAt),
    links: { kind: 'notConfigured', hint: 'a link index: a DataForSEO or Open PageRank key' },
  };
  return { evidence, businessOnSite };
}
