import type { FixItScores } from '../audit/analysis.ts';
import { describeEvidenceSources, type EvidenceSourceId, PROFILE_SOURCES } from '../audit/evidence-sources.ts';
import { Factors } from '../audit/factors.ts';
import { fixItWeights } from '../audit/fix-it-checks.ts';
import { isMeasuredEnough } from '../audit/score-arithmetic.ts';
import { isRecord } from './fit-to-schema.ts';
import type { StoredValue, UpgradeStep } from './upgrade-steps.ts';

/** What earlier releases named as a way to measure something, and what measures it here; null: nothing does. */
const RETIRED: ReadonlyMap<string, readonly EvidenceSourceId[] | null> = new Map<
  string,
  readonly EvidenceSourceId[] | null
>([
  ['a Perplexity key', ['pastedAnswers']],
  ['an OpenAI key', ['pastedAnswers']],
  ['importing the AI Performance report of your Bing Webmaster Tools', ['bingExport', 'pastedAnswers']],
  ['connecting Google Analytics 4, or importing its traffic report', ['trafficExport']],
  ['a DataForSEO or Open PageRank key, or the link export of your Search Console', ['linksExport']],
  ['a Google Takeout upload', ['takeout']],
  ['a Google Takeout upload or your own entry', PROFILE_SOURCES],
  ['a Google Takeout upload, a Google Places key or your own entry', PROFILE_SOURCES],
  ['a Google Places key, a Google Takeout upload or your own entry', PROFILE_SOURCES],
  ['a Google Places key', PROFILE_SOURCES],
  ['a Google Places key, or your Google Takeout file', PROFILE_SOURCES],
  ['a site that sends its words with the page, or a reading with a browser', ['textWithoutScripts']],
  ['a second reading with a browser', ['textWithoutScripts']],
  ['a licensed web-search provider', null],
  ['support for the language of your site', null],
]);

/**
 * Version 1 to 2 of an analysis: what would measure a check is expressed by this server's sources, and a Fix-It score that
 * rests on less than a third of its weight is not measured. Checks, points, the score, its coverage and range stay.
 */
export const restateMeasuring: UpgradeStep = (stored) => {
  if (!isRecord(stored.factors)) return stored;
  const factors = Object.fromEntries(Object.entries(stored.factors).map(([key, factor]) => [key, restated(factor)]));
  return { ...stored, factors, ...fixItScoresOf(stored, factors) };
};

function restated(factor: unknown): unknown {
  if (!isRecord(factor)) return factor;
  const { checks, notMeasured } = factor;
  return {
    ...factor,
    ...(Array.isArray(checks) && { checks: checks.map(restatedCheck) }),
    ...(isRecord(notMeasured) &&
      Array.isArray(notMeasured.measuredBy) && {
        notMeasured: {
          ...notMeasured,
          measuredBy: [...new Set(notMeasured.measuredBy.map(phraseOf))].filter((phrase) => phrase !== null),
        },
      }),
  };
}

function restatedCheck(check: unknown): unknown {
  return isRecord(check) && 'measuredBy' in check ? { ...check, measuredBy: phraseOf(check.measuredBy) } : check;
}

function phraseOf(phrase: unknown): unknown {
  if (typeof phrase !== 'string') return phrase;
  const sources = RETIRED.get(phrase);
  if (sources === undefined) return phrase;
  return sources === null ? null : describeEvidenceSources(sources);
}

/** Only where the factors are complete and have the checks: otherwise the basis of the score is unknown. */
function fixItScoresOf({ fixItScores }: StoredValue, factors: unknown): StoredValue {
  const whole = Factors.safeParse(factors);
  if (!whole.success || !isRecord(fixItScores)) return {};
  const isOpen = (part: keyof FixItScores) => {
    const weights = fixItWeights(whole.data, part);
    return weights.weight > 0 && !isMeasuredEnough(weights);
  };
  const parts = (['qa', 'reviews', 'h1', 'photos', 'nap', 'keywords'] as const).filter(isOpen);
  return { fixItScores: { ...fixItScores, ...Object.fromEntries(parts.map((part) => [part, null])) } };
}
