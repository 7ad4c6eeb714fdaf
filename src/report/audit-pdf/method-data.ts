import type { Analysis } from '#shared/audit/analysis.ts';
import { getBotOutcome } from '#shared/report/bot-outcome.ts';
import { formatCount, formatNumber } from '#shared/report/format-number.ts';
import { computeScoreSum, describeScoreSum } from '#shared/report/score-sum.ts';
import { siteFacts } from '#shared/report/site-facts.ts';
import { formatUtcMoment } from '#shared/text/day-words.ts';
import { setForeignText } from '../pdf/foreign-text.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { placeOnSite } from './factor-data.ts';
import type { SetReportText } from './report-text.ts';
import type { RuleList } from './rule-list.ts';

interface MethodMaterial {
  readonly analysis: Analysis;
  readonly ours: SetReportText;
  readonly evidenceDigest: string | null;
  readonly rules: ReturnType<RuleList['list']>;
}

/** Limits of listed pages and reasons. */
const mostPages = 60;

/** How the report was made: when, by which rules, from which pages, for which bots, by which sum. */
export function methodData({ analysis, ours, evidenceDigest, rules }: MethodMaterial) {
  const { site, algorithmVersion, collectedAt, factors } = analysis;
  const read = site.pages.filter(({ problem }) => problem === null);
  return {
    algorithmVersion,
    collectedAt: formatUtcMoment(collectedAt),
    evidenceDigest,
    arithmetic: arithmeticOf(analysis),
    pages: site.pages.slice(0, mostPages).map(({ url, title, wordCount, problem, language }) => ({
      place: placeOnSite(url),
      url: paperLink(url),
      title: title === null ? null : setForeignText(title, language, 120),
      words: problem === null ? formatNumber(wordCount) : null,
      problem: problem === null ? null : ours(problem),
    })),
    pagesRead: formatCount(read.length, 'page'),
    pagesNotRead: site.pagesNotRead.slice(0, mostPages).map(({ url, reason }) => ({
      place: placeOnSite(url),
      reason: ours(reason),
    })),
    notes: site.notes.slice(0, mostPages).map(ours),
    site: siteFacts(site).map(({ label, value }) => ({ label, value: ours(value) })),
    readers: factors.aiCrawlerAccess.bots
      .filter(({ role }) => role === 'search')
      .map((bot) => {
        const { words, sign, isNotable } = getBotOutcome(bot);
        return { name: bot.token, owner: bot.owner, words, sign, effect: isNotable ? ours(bot.effect) : null };
      }),
    rules,
  };
}

/** The sum behind the score: each measured factor with its product, and the total. Null without a score. */
function arithmeticOf(analysis: Analysis) {
  if (analysis.overallScore === null) return null;
  const sum = computeScoreSum(analysis.factors);
  const { lines, weight, product } = sum;
  return {
    score: analysis.overallScore,
    rows: lines.map(({ label, score, measuredWeight }) => ({
      label,
      score,
      weight: formatNumber(measuredWeight),
      product: formatNumber(score * measuredWeight),
    })),
    weight: formatNumber(weight),
    product: formatNumber(product),
    sentence: describeScoreSum(sum, analysis),
  };
}
