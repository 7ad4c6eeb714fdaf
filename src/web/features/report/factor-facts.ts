import type { AuditResult, AuditTexts } from '#shared/api/audits.ts';
import type { Check } from '#shared/audit/check.ts';
import { YOUR_FILES } from '#shared/audit/evidence-sources.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import type { Factors } from '#shared/audit/factors.ts';
import { type Band, sentimentBand } from '#shared/audit/score-bands.ts';
import { wilsonInterval } from '#shared/audit/wilson-interval.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import type { FactLine } from '#web/components/fact-lines.tsx';

/** The part of an analysis that the facts are taken from. */
export type FactorSource = Pick<AuditResult, 'factors'> & Partial<Pick<AuditTexts, 'qaRewriteSuggestions' | 'locked'>>;

/**
 * The fields that the specification lists for a factor's card, as lines of a table. Unknown values have no line, or say so
 * where the specification requires it.
 */
export function factorFacts(source: FactorSource, key: FactorKey): FactLine[] {
  return ownFacts(source, key).flatMap(([label, value, band]) =>
    value === null || value === '' ? [] : [{ label, value, ...(band && { band }) }],
  );
}

type Line = readonly [label: string, value: string | null, band?: Band | null];

function ownFacts(source: FactorSource, key: FactorKey): Line[] {
  const { factors } = source;
  switch (key) {
    case 'businessCategory': {
      const { currentValue, recommendedValue, issues } = factors[key];
      return [
        ['Current', currentValue],
        ['Recommended', recommendedValue],
        ['Issues', issues.join(' ')],
      ];
    }
    case 'description': {
      const { currentValue, actionRequired, score, missingKeywords, suggestions } = factors[key];
      return [
        ['Current', currentValue],
        ['Action required', score === null ? null : yesOrNo(actionRequired)],
        ['Missing keywords', missingKeywords.join(', ')],
        ['Suggestions', suggestions.join(' ')],
      ];
    }
    case 'websiteH1':
      return [
        ['Current H1', factors[key].currentValue ?? noHeading(factors[key].checks)],
        ['Recommended', factors[key].recommendedValue],
      ];
    case 'aiCrawlerAccess':
      return [
        ['GPTBot (training)', factors[key].gptbotStatus],
        ['OAI-SearchBot (search)', factors[key].oaiSearchbotStatus],
      ];
    case 'qaContentOptimization':
      return [
        ['Status', statusWords[factors[key].status]],
        ['Rewrite suggestions', amount(countOfRewrites(source))],
      ];
    case 'linkAuthority':
      return linkFacts(factors[key]);
    case 'structuredData':
      return structuredDataFacts(factors[key]);
    case 'communitySignals':
      return communityFacts(factors[key]);
    case 'aiReferrals':
      return referralFacts(factors[key]);
    case 'answerPresence':
      return presenceFacts(factors[key]);
    default: {
      const { currentValue, recommendedValue, missingKeywords } = factors[key];
      return [
        ['Now', currentValue],
        ['Better', recommendedValue],
        ['Missing words', missingKeywords.join(', ')],
      ];
    }
  }
}

/** "None" only where the check for it was measured. */
function noHeading(checks: readonly Check[]): string {
  const check = checks.find(({ id }) => id === 'websiteH1.exists');
  return check?.status === 'notMeasured' ? check.finding : 'None found';
}

type Status =
  | Factors['qaContentOptimization']['status']
  | Factors['linkAuthority']['status']
  | Factors['structuredData']['status']
  | Factors['communitySignals']['status']
  | Factors['aiReferrals']['status'];

const statusWords: Record<Status, string> = {
  EXCELLENT: 'Excellent',
  GOOD: 'Good',
  STRONG: 'Strong',
  MODERATE: 'Moderate',
  PARTIAL: 'Partial',
  SOME: 'Some',
  NEEDS_IMPROVEMENT: 'Needs improvement',
  WEAK: 'Weak',
  POOR: 'Poor',
  SPAM_HEAVY: 'Many spam links',
  MISSING: 'Missing',
  NONE: 'None',
  NOT_MEASURED: 'Not measured',
};

/** Includes locked ones, because they exist; null until the texts are here. */
function countOfRewrites({ qaRewriteSuggestions, locked }: FactorSource): number | null {
  if (qaRewriteSuggestions === undefined) return null;
  return qaRewriteSuggestions.length + (locked?.qaRewriteSuggestions?.count ?? 0);
}

/** What no accepted source can measure; it is in no score. */
const outOfReach = 'Nobody can check this here';

function linkFacts(links: Factors['linkAuthority']): Line[] {
  const share = links.trustedSourcePercentage;
  return [
    ['Status', statusWords[links.status]],
    ['Referring domains', amount(links.totalRefDomains)],
    // No accepted file contains one.
    ['Authority score', links.avgAuthorityScore === null ? outOfReach : formatNumber(links.avgAuthorityScore)],
    ['Quality links', amount(links.highQualityLinksCount)],
    ['Spam links', amount(links.spammyLinksCount)],
    // Specified to show only above zero.
    ['Trusted sources', share === null || share <= 0 ? null : `${formatNumber(share)}%`],
  ];
}

function structuredDataFacts(data: Factors['structuredData']): Line[] {
  if (data.status === 'NOT_MEASURED') return [['Status', statusWords[data.status]]];
  const named = (count: number, types: readonly string[]) =>
    types.length === 0 ? formatNumber(count) : `${formatNumber(count)}: ${types.join(', ')}`;
  return [
    ['Status', statusWords[data.status]],
    ['Schema elements', formatNumber(data.totalSchemaElements)],
    ['Types detected', named(data.detectedTypesCount, data.detectedTypes)],
    ['Types missing', named(data.missingTypesCount, data.missingTypes)],
    ['JSON-LD', data.hasJsonLd ? '✓ Present' : 'Not present'],
  ];
}

/** The specification's limit from which on several platforms are worth a note. */
const manyPlatformsAbove = 2;

function communityFacts(signals: Factors['communitySignals']): Line[] {
  const { diversityCount, sentimentScore } = signals;
  return [
    ['Status', statusWords[signals.status]],
    ['Reviews in total', amount(signals.gbpReviewsTotal)],
    ['Average rating', signals.gbpAvgRating?.toFixed(1) ?? null],
    ['Reviews in 90 days', amount(signals.gbpReviews90d)],
    ['Reddit threads', signals.redditThreadsCount === null ? outOfReach : formatNumber(signals.redditThreadsCount)],
    ['Platforms', signals.industryPlatformsActive.join(', ')],
    [
      'Sentiment',
      sentimentScore === null ? null : `${formatNumber(sentimentScore)}% positive`,
      sentimentBand(sentimentScore),
    ],
    [
      'Spread',
      diversityCount > manyPlatformsAbove
        ? `${formatCount(diversityCount, 'platform')} speak of you, not one alone`
        : null,
    ],
  ];
}

function referralFacts(referrals: Factors['aiReferrals']): Line[] {
  if (!referrals.configured) return [['Status', `Not configured: add your GA4 traffic export (${YOUR_FILES})`]];
  const { conversionRate } = referrals;
  return [
    ['Status', statusWords[referrals.status]],
    [sessionsLabel(referrals), amount(referrals.totalSessions)],
    ['Users', amount(referrals.totalUsers)],
    ['Conversion', conversionRate === null ? null : `${formatNumber(conversionRate * 100)}%`],
    ['Sources', amount(referrals.topSourcesCount)],
    ['How they were told apart', referrals.detectionMethod],
  ];
}

/** Over the counted days, which may differ from the requested 90. */
function sessionsLabel({ windowDays }: Factors['aiReferrals']): string {
  return windowDays === undefined || windowDays === null ? 'Sessions' : `Sessions in ${formatCount(windowDays, 'day')}`;
}

const engineNames = { perplexity: 'Perplexity', chatgpt: 'ChatGPT', copilot: 'Copilot' } as const;

function presenceFacts(presence: Factors['answerPresence']): Line[] {
  const { queriesTotal, engines, positivesCount, gapsCount, topGaps, presenceRate, runWindowDays, legalNote } =
    presence;
  const rate = (engine: keyof typeof engineNames) => {
    const value = presenceRate[engine];
    return value === null ? 'Not sampled' : rateWords(value, presence.sampleSizes?.[engine] ?? queriesTotal);
  };
  return [
    ['Queries tested', formatNumber(queriesTotal)],
    ['Engines', `${formatNumber(engines.length)}${engines.length === 0 ? '' : `: ${engines.join(', ')}`}`],
    ['Citations found', amount(positivesCount)],
    ['Gaps', amount(gapsCount)],
    ['Top gaps', topGaps.join('; ')],
    [engineNames.perplexity, rate('perplexity')],
    [engineNames.chatgpt, rate('chatgpt')],
    [engineNames.copilot, rate('copilot')],
    ['Window', formatCount(runWindowDays, 'day')],
    ['How this is known', legalNote],
  ];
}

/** "30% of 10, between 11% and 60%": a rate is always shown with its sample size and error. */
function rateWords(rate: number, n: number): string {
  const interval = wilsonInterval(rate, n);
  if (interval === null) return percent(rate);
  return `${percent(rate)} of ${formatNumber(n)}, between ${percent(interval.low)} and ${percent(interval.high)}`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function yesOrNo(isSo: boolean): string {
  return isSo ? 'Yes' : 'No';
}

function amount(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}
