import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { Keyword } from '#shared/api/keywords.ts';
import { FACTOR_KEYS } from '#shared/audit/factors.ts';
import { whatIf } from '#shared/audit/score-arithmetic.ts';
import { bandNameOf, bandWordOf } from '#shared/report/band-words.ts';
import { coverageWords } from '#shared/report/coverage-words.ts';
import { effortWords, priorityWords } from '#shared/report/effort-words.ts';
import { countOf, formatGain } from '#shared/report/format-number.ts';
import { nextStepOf } from '#shared/report/next-step.ts';
import type { ReportDress } from '#shared/report/report-brand.ts';
import { hostOf } from '#shared/report/safe-link.ts';
import { breakable } from '../pdf/breakable.ts';
import { dressData } from '../pdf/dress-data.ts';
import { dayOnPaper, paperIn } from '../pdf/paper.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { scoreData } from '../pdf/score-data.ts';
import { siteWords } from '../pdf/site-words.ts';
import { businessFactsData } from './business-data.ts';
import { createQuoteRoom, factorGroupsData } from './factor-data.ts';
import { fixesData, keywordsData, type WrittenFixes } from './fixes-data.ts';
import { methodData } from './method-data.ts';
import { type OurWords, ourWordsFor } from './our-words.ts';
import { createRuleList } from './rule-list.ts';

/** What a report on paper is made of. */
export interface AuditReportMaterial {
  /** As the plan of whoever gets the report shows it: what is withheld is not in it. */
  readonly analysis: AuditedAnalysis;
  readonly fixes: WrittenFixes;
  readonly keywords: readonly Keyword[];
  readonly dress: ReportDress;
  /** Of the evidence bundle; null where none is kept. */
  readonly evidenceDigest: string | null;
  readonly madeAtMs: number;
}

/** More than any plan has: a guard against an analysis that somebody made. */
const mostSteps = 60;

/** Everything that stands in the report of an audit, as plain data for the template `audit-report`. */
export function auditReportData({ analysis, fixes, keywords, dress, evidenceDigest, madeAtMs }: AuditReportMaterial) {
  const { business, websiteUrl } = analysis;
  const ours = ourWordsFor(dress.brand);
  const language = business.languages[0] ?? 'en';
  const pageLanguages = new Map(analysis.site.pages.map((page) => [page.url, page.language]));
  const rules = createRuleList(ours);
  const host = hostOf(websiteUrl);
  // Before the list of rules: asking for their numbers makes it.
  const groups = factorGroupsData(analysis, {
    ours,
    rules,
    quotes: createQuoteRoom(),
    languageOf: (url) => (url === null ? null : pageLanguages.get(url)) ?? language,
  });
  return {
    dress: dressData(dress),
    paper: paperIn(business.address?.country ?? null),
    madeOn: dayOnPaper(new Date(madeAtMs).toISOString().slice(0, 10)),
    readOn: dayOnPaper(analysis.collectedAt.slice(0, 10)),
    name: siteWords(business.name ?? host, business.name === null ? null : language, 200),
    host: { text: breakable(host), url: paperLink(websiteUrl) },
    facts: businessFactsData(analysis),
    score: scoreData(analysis),
    verdict: ours(analysis.verdict),
    coverage: coverageWords(analysis),
    subScores: groups.map(({ label, score }) => ({
      label,
      score,
      band: bandNameOf(score),
      bandWord: bandWordOf(score),
    })),
    nextStep: nextStepData(analysis, ours),
    counts: countsOf(analysis),
    groups,
    plan: planData(analysis, ours),
    fixes: fixesData(analysis, fixes, language),
    keywords: keywordsData(keywords, language),
    method: methodData({ analysis, ours, evidenceDigest, rules: rules.list() }),
  };
}
export type AuditReportData = ReturnType<typeof auditReportData>;

function nextStepData(analysis: AuditedAnalysis, ours: OurWords) {
  const step = nextStepOf(analysis);
  if (step === null) return null;
  const { factor, action } = step;
  return {
    factor: factor.label,
    score: factor.score,
    title: action === null ? ours(factor.summary) : ours(action.title),
    description: action === null ? null : ours(action.description),
    points: action === null ? null : formatGain(action.pointsGained),
    effort: action === null ? null : effortWords[action.effort],
  };
}

/** How many checks ended how: what is only information is not among them. */
function countsOf({ factors }: AuditedAnalysis) {
  const checks = FACTOR_KEYS.flatMap((key) => factors[key].checks).filter(({ maxPoints }) => maxPoints > 0);
  const countWith = (status: string) => checks.filter((check) => check.status === status).length;
  return {
    pass: countWith('pass'),
    partial: countWith('partial'),
    fail: countWith('fail'),
    notMeasured: countWith('notMeasured'),
  };
}

function planData({ actionPlan, factors, overallScore }: AuditedAnalysis, ours: OurWords) {
  const checkIds = new Set(actionPlan.flatMap((step) => step.checkIds));
  const after = whatIf(factors, checkIds).overallScore;
  return {
    sentence:
      overallScore === null || after === null || actionPlan.length === 0
        ? null
        : `With all ${countOf(actionPlan.length, 'step')} done, the score goes from ${overallScore} to ${after}.`,
    steps: actionPlan.slice(0, mostSteps).map(({ title, description, pointsGained, effort, priority, factor }) => ({
      title: ours(title),
      description: ours(description),
      points: formatGain(pointsGained),
      effort: effortWords[effort],
      priority: priorityWords[priority],
      factor: factors[factor].label,
    })),
    moreSteps: Math.max(0, actionPlan.length - mostSteps),
  };
}
