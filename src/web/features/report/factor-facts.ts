import type { FactorKey, Factors } from '#shared/audit/factors.ts';
import { countOf, formatNumber } from '#web/lib/format-number.ts';

export interface FactorFact {
  readonly label: string;
  readonly value: string;
}

/** What a factor found beyond its checks, as lines of a table; what is not known has no line. */
export function factorFacts(factors: Factors, key: FactorKey): FactorFact[] {
  return [...commonFacts(factors, key), ...ownFacts(factors, key)].flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value }],
  );
}

type Line = readonly [label: string, value: string | null];

function commonFacts(factors: Factors, key: FactorKey): Line[] {
  const { currentValue, recommendedValue, missingKeywords } = factors[key];
  return [
    ['Now', currentValue],
    ['Better', recommendedValue],
    ['Missing words', missingKeywords.join(', ')],
  ];
}

function ownFacts(factors: Factors, key: FactorKey): Line[] {
  switch (key) {
    case 'aiCrawlerAccess': {
      const { gptbotStatus, oaiSearchbotStatus } = factors[key];
      return [
        ['GPTBot (training)', gptbotStatus],
        ['OAI-SearchBot (search)', oaiSearchbotStatus],
      ];
    }
    case 'structuredData': {
      const { detectedTypes, missingTypes } = factors[key];
      return [
        ['Types found', detectedTypes.join(', ')],
        ['Types missing', missingTypes.join(', ')],
      ];
    }
    case 'linkAuthority': {
      const { totalRefDomains, avgAuthorityScore, highQualityLinksCount, spammyLinksCount, trustedSourcePercentage } =
        factors[key];
      return [
        ['Referring domains', amount(totalRefDomains)],
        ['Authority score', amount(avgAuthorityScore)],
        ['Quality links', amount(highQualityLinksCount)],
        ['Spam links', amount(spammyLinksCount)],
        // Specified to show only above zero.
        ['Trusted sources', trustedSourcePercentage ? `${formatNumber(trustedSourcePercentage)}%` : null],
      ];
    }
    case 'communitySignals': {
      const signals = factors[key];
      return [
        ['Reviews', amount(signals.gbpReviewsTotal)],
        ['Average rating', signals.gbpAvgRating?.toFixed(1) ?? null],
        ['Reviews in 90 days', amount(signals.gbpReviews90d)],
        ['Reddit threads', amount(signals.redditThreadsCount)],
        ['Platforms', signals.industryPlatformsActive.join(', ')],
        ['Sentiment', signals.sentimentScore === null ? null : `${formatNumber(signals.sentimentScore)}%`],
        ['Spread', signals.diversityCount > 2 ? `${countOf(signals.diversityCount, 'platform')} speak of you` : null],
      ];
    }
    case 'aiReferrals': {
      const { totalSessions, totalUsers, conversionRate, topSourcesCount, detectionMethod } = factors[key];
      return [
        ['Sessions, last 90 days', amount(totalSessions)],
        ['Users', amount(totalUsers)],
        ['Conversion', conversionRate === null ? null : `${formatNumber(conversionRate * 100)}%`],
        ['Sources', amount(topSourcesCount)],
        ['How they were told apart', detectionMethod],
      ];
    }
    case 'answerPresence': {
      const { queriesTotal, engines, positivesCount, topGaps } = factors[key];
      return [
        ['Questions asked', queriesTotal === 0 ? null : formatNumber(queriesTotal)],
        ['Engines', engines.join(', ')],
        ['Answers that name you', amount(positivesCount)],
        ['Where you are missing', topGaps.join('; ')],
      ];
    }
    case 'businessCategory':
    case 'description':
    case 'qaUpdates':
    case 'reviewResponses':
    case 'reviewsPhotos':
    case 'websiteH1':
    case 'napConsistency':
    case 'qaContentOptimization':
      return [];
    default:
      return key satisfies never;
  }
}

function amount(value: number | null): string | null {
  return value === null ? null : formatNumber(value);
}
