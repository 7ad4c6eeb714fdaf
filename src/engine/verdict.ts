import type { ActionPlanItem } from '#shared/audit/analysis.ts';
import type { Check } from '#shared/audit/check.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { getBand, type Score } from '#shared/audit/score-bands.ts';

/**
 * One sentence or two, at most about 200 characters, that answer "how am I doing": what the site does well and what
 * costs it most. Only what was measured is said; nothing about rankings, which nobody outside a search engine knows.
 */
export function composeVerdict(factors: Factors, overallScore: Score, plan: readonly ActionPlanItem[]): string {
  if (overallScore === null) return 'We could not measure enough of your site to give it a score.';
  const checks = new Map(Object.values(factors).flatMap((factor) => factor.checks.map((check) => [check.id, check])));
  const stopper = stopperOf(checks, factors);
  if (stopper !== null) return stopper;
  const strength = strengthOf(checks, factors);
  const [worst] = plan;
  if (worst === undefined) return `${strength}. We found nothing that would raise the score further.`;
  const weakness = isSaid(worst.id, checks.get(worst.id)?.status) ? weaknessOf(worst) : helpedBy(worst);
  return getBand(overallScore) === 'good'
    ? `${strength}. What would help most: ${lowerFirst(worst.title)}.`
    : `${strength}, but ${weakness}.`;
}

type Checks = ReadonlyMap<string, Check>;

/** What makes everything else pointless until it is mended. */
function stopperOf(checks: Checks, factors: Factors): string | null {
  const fails = (id: string) => checks.get(id)?.status === 'fail';
  if (fails('aiCrawlerAccess.indexable')) {
    return 'Your home page tells search engines to leave it out of their results. Nothing else counts until that changes.';
  }
  if (fails('aiCrawlerAccess.googlebot')) {
    return factors.aiCrawlerAccess.robotsTxtExists
      ? 'Your robots.txt turns Google away, so people cannot find you there. Open it first; everything else comes after.'
      : 'Your robots.txt cannot be read, and careful search engines stay away until it answers. Mend that first.';
  }
  if (fails('websiteH1.withoutScripts')) {
    return 'Your pages show their words only after scripts have run, so most AI readers see an empty page.';
  }
  return null;
}

function strengthOf(checks: Checks, factors: Factors): string {
  const passes = (...ids: string[]) => ids.every((id) => checks.get(id)?.status === 'pass');
  if (passes('websiteH1.namesService', 'websiteH1.namesPlace', 'napConsistency.phone')) {
    return 'Your site says what you do, where, and how to reach you';
  }
  if (passes('napConsistency.name', 'napConsistency.address', 'napConsistency.phone')) {
    return 'Your site says who you are and how to reach you';
  }
  if (passes('businessCategory.clear')) return 'Your site says what kind of business you are';
  if (getBand(factors.aiCrawlerAccess.score) === 'good') return 'Search engines and AI readers may read your site';
  return 'Your site can be reached';
}

/** By the main check of an action: the same thing as the second half of a sentence about the site. */
const WEAKNESSES: Readonly<Record<string, string>> = {
  'businessCategory.clear': 'it does not tell what kind of business you are',
  'businessCategory.services': 'it does not list your services by name',
  'businessCategory.profileCategory': 'your Google profile stands under another category',
  'description.metaPresent': 'it gives search engines no description to show',
  'description.namesService': 'its description leaves out what you do or where',
  'description.namesPlace': 'its description leaves out where you work',
  'description.opening': 'its first words do not say what you do and where',
  'description.profileDescription': 'the description on your Google profile says too little',
  'qaUpdates.questionsOnSite': 'it answers hardly any of the questions your customers ask',
  'qaUpdates.profilePosts': 'your Google profile looks quiet',
  'reviewResponses.replyShare': 'many of your reviews are left without a reply',
  'reviewsPhotos.rating': 'your average rating keeps people away',
  'reviewsPhotos.reviewCount': 'you have fewer reviews than people look for',
  'reviewsPhotos.recentReviews': 'hardly any new reviews come in',
  'reviewsPhotos.testimonials': 'no customer speaks on it',
  'reviewsPhotos.sitePhotos': 'it shows too few photos of your work',
  'reviewsPhotos.photoDescriptions': 'most of its photos do not say what they show',
  'websiteH1.namesService': 'it has no main heading that says what you do and where',
  'websiteH1.namesPlace': 'it has no main heading that says what you do and where',
  'websiteH1.exists': 'it has no main heading that says what you do and where',
  'websiteH1.titleNamesService': 'its title does not say what you do',
  'websiteH1.titleNamesPlace': 'its title does not say where you work',
  'websiteH1.wordCount': 'its home page says too little to be quoted',
  'websiteH1.servicePages': 'your services have no pages of their own',
  'napConsistency.address': 'it does not tell where you are or where you work',
  'napConsistency.phone': 'it gives no phone number',
  'napConsistency.agree': 'it gives more than one version of your name, address or phone',
  'napConsistency.clickToCall': 'your number cannot be tapped to call',
  'napConsistency.onHome': 'its home page does not show how to reach you',
  'linkAuthority.referringDomains': 'few other websites link to you',
  'communitySignals.listings': 'it links to no place where people review you',
  'aiCrawlerAccess.bingbot': 'it turns Bing and Copilot away',
  'aiCrawlerAccess.oaiSearchbot': 'it turns ChatGPT search away',
  'aiCrawlerAccess.otherAnswerBots': 'it turns some answer engines away',
  'aiCrawlerAccess.https': 'it is served without encryption',
  'qaContentOptimization.questions': 'it answers hardly any of the questions your customers ask',
  'structuredData.businessEntry': 'it carries no note for machines about your business',
  'structuredData.required': 'its note for machines lacks your name or address',
};

/** Words of these say "none" or "not at all": true of a check that failed, and of no other. */
const SAYS_NONE: ReadonlySet<string> = new Set([
  'businessCategory.clear',
  'businessCategory.services',
  'reviewsPhotos.testimonials',
  'websiteH1.servicePages',
  'napConsistency.address',
  'napConsistency.phone',
  'napConsistency.clickToCall',
  'napConsistency.onHome',
  'communitySignals.listings',
  'structuredData.businessEntry',
]);

function isSaid(id: string, status: Check['status'] | undefined): boolean {
  return status !== 'notMeasured' && (status === 'fail' || !SAYS_NONE.has(id));
}

function weaknessOf({ id, checkIds, title }: ActionPlanItem): string {
  const lacksTrade = checkIds.includes('websiteH1.namesService');
  const lacksPlace = checkIds.includes('websiteH1.namesPlace');
  if (!checkIds.includes('websiteH1.exists')) {
    if (lacksTrade && lacksPlace) return 'its main heading says neither what you do nor where';
    if (lacksTrade) return 'its main heading does not say what you do';
    if (lacksPlace) return 'its main heading does not say where you work';
  }
  return WEAKNESSES[id] ?? helpedBy({ title });
}

function helpedBy({ title }: Pick<ActionPlanItem, 'title'>): string {
  return `one thing would help most: ${lowerFirst(title)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
