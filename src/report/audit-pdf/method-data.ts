import type { Analysis } from '#shared/audit/analysis.ts';
import { formatUtcMoment } from '#shared/report/day-words.ts';
import { countOf, formatExact, formatNumber } from '#shared/report/format-number.ts';
import { readerOutcome } from '#shared/report/reader-outcome.ts';
import { scoreSumOf } from '#shared/report/score-sum.ts';
import { siteFacts } from '#shared/report/site-facts.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { siteWords } from '../pdf/site-words.ts';
import { placeOnSite } from './factor-data.ts';
import type { OurWords } from './our-words.ts';
import type { RuleList } from './rule-list.ts';

interface MethodMaterial {
  readonly analysis: Analysis;
  readonly ours: OurWords;
  readonly evidenceDigest: string | null;
  readonly rules: ReturnType<RuleList['list']>;
}

/** More than an audit reads, and as many reasons as anybody wants to read. */
const mostPages = 60;

/** How the report came about: when, by which rules, from which pages, for which readers, by which sum. */
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
      title: title === null ? null : siteWords(title, language, 120),
      words: problem === null ? formatNumber(wordCount) : null,
      problem: problem === null ? null : ours(problem),
    })),
    pagesRead: countOf(read.length, 'page'),
    pagesNotRead: site.pagesNotRead.slice(0, mostPages).map(({ url, reason }) => ({
      place: placeOnSite(url),
      reason: ours(reason),
    })),
    notes: site.notes.slice(0, mostPages).map(ours),
    site: siteFacts(site).map(({ label, value }) => ({ label, value: ours(value) })),
    readers: factors.aiCrawlerAccess.bots
      .filter(({ role }) => role === 'search')
      .map((bot) => {
        const { words, sign, isNotable } = readerOutcome(bot);
        return { name: bot.token, owner: bot.owner, words, sign, effect: isNotable ? ours(bot.effect) : null };
      }),
    rules,
  };
}

/** The sum behind the score: each measured factor with its product, and what they come to. Null without a score. */
function arithmeticOf({ factors, overallScore }: Analysis) {
  if (overallScore === null) return null;
  const { lines, weight, product } = scoreSumOf(factors);
  return {
    rows: lines.map(({ label, score, measuredWeight }) => ({
      label,
      score,
      weight: formatNumber(measuredWeight),
      product: formatNumber(score * measuredWeight),
    })),
    weight: formatNumber(weight),
    product: formatNumber(product),
    sentence: `${formatNumber(product)} divided by ${formatNumber(weight)} is ${formatExact(product / weight)}, shown as ${overallScore}.`,
  };
}
