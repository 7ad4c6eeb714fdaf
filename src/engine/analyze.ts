import type { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { ALGORITHM_VERSION } from './algorithm-version.ts';
import type { Page } from './crawl/html/page.ts';
import { evaluate, type OnFactorError } from './evaluate.ts';
import type { AuditEvidence } from './evidence/audit-evidence.ts';
import type { EvidenceBundle } from './evidence/evidence-bundle.ts';
import { ownerFileEvidence, toFileSubject } from './evidence/owner-file-evidence.ts';
import { ownerProfileEvidence } from './evidence/owner-profile-evidence.ts';
import { withinFactBudget } from './evidence/page-budget.ts';
import { deriveBotAccess } from './facts/bots/bot-access.ts';
import { deriveBusiness } from './facts/business.ts';
import { type FactContext, getFactContext } from './facts/fact-context.ts';
import { deriveLanguages } from './facts/language/languages.ts';
import { withOwnerFacts } from './facts/owner-facts.ts';
import { derivePhones } from './facts/phone/phones.ts';
import { collectAddressMentions } from './facts/place/address-mentions.ts';
import { deriveLocations } from './facts/place/locations.ts';
import { deriveServices } from './facts/services/services.ts';
import { deriveSite } from './facts/site-facts.ts';
import { NothingToAnalyze } from './nothing-to-analyze.ts';
import { waitForOwnTurn } from './own-turn.ts';

/** Derived in turns of their own, and taken from their context afterwards. */
const LONGEST_FACTS: readonly ((context: FactContext) => unknown)[] = [
  deriveLanguages,
  collectAddressMentions,
  deriveLocations,
  derivePhones,
  deriveServices,
];

/**
 * Facts, evaluation, score and plan from collected evidence: pure, so the same bundle gives the same analysis. `pages`
 * are the parsed pages of the bundle, home first; `overrides` outrank the site. Throws `NothingToAnalyze` without a readable page.
 */
export async function analyze(
  bundle: EvidenceBundle,
  pages: readonly Page[],
  overrides: OwnerOverrides = {},
  onFactorError?: OnFactorError,
): Promise<Analysis> {
  // Facts and evaluation of hostile pages take hundreds of milliseconds each, so requests get a turn in between.
  await waitForOwnTurn();
  const readable = withinFactBudget(pages);
  for (const derive of readable.length === 0 ? [] : LONGEST_FACTS) {
    derive(getFactContext(readable, bundle.target));
    await waitForOwnTurn();
  }
  const { evidence, businessOnSite } = deriveEvidence(bundle, readable, overrides);
  await waitForOwnTurn();
  const { business, site } = evidence;
  return {
    websiteUrl: site.finalUrl,
    businessName: business.name,
    ...evaluate(evidence, onFactorError),
    algorithmVersion: ALGORITHM_VERSION,
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
  overrides: OwnerOverrides,
): { readonly evidence: AuditEvidence; readonly businessOnSite: Business } {
  const [home] = pages;
  const homeResponse = bundle.responses.find(({ purpose }) => purpose === 'home');
  if (home === undefined || homeResponse === undefined)
    throw new NothingToAnalyze('No page of the site could be read.');
  const site = deriveSite(bundle, pages);
  const { corrections } = overrides;
  const businessOnSite = deriveBusiness({
    pages,
    site,
    targetUrl: bundle.target,
    collectedAt: bundle.collectedAt,
    ...(corrections === undefined ? {} : { corrections }),
  });
  const business = withOwnerFacts(businessOnSite, overrides.facts ?? [], home);
  const bots = deriveBotAccess({ bundle, home, pages });
  const evidence: AuditEvidence = {
    home,
    pages,
    site,
    business,
    bots,
    homeHeaders: homeResponse.headers,
    collectedAt: bundle.collectedAt,
    profile: ownerProfileEvidence(overrides.profile, bundle.collectedAt),
    ...ownerFileEvidence(overrides.files, toFileSubject(business, site.finalUrl, bundle.collectedAt)),
  };
  return { evidence, businessOnSite };
}
