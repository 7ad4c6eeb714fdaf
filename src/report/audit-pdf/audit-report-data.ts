import type { AuditedAnalysis } from '#shared/api/audits.ts';
import type { Keyword } from '#shared/api/keywords.ts';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { whatIf } from '#shared/audit/score-arithmetic.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import { describeCoverage } from '#shared/report/describe-coverage.ts';
import { effortLabels, priorityLabels } from '#shared/report/effort-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { findNextStep, getHeadline } from '#shared/report/next-step.ts';
import type { ReportBranding } from '#shared/report/report-brand.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { nameGainUnit } from '#shared/report/step-gain.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { brandingData } from '../pdf/branding-data.ts';
import { breakable } from '../pdf/breakable.ts';
import { setForeignText } from '../pdf/foreign-text.ts';
import { paperIn } from '../pdf/paper.ts';
import { paperLink } from '../pdf/paper-link.ts';
import { scoreData } from '../pdf/score-data.ts';
import { businessFactsData } from './business-data.ts';
import { createQuoteRoom, factorGroupsData } from './factor-data.ts';
import { fixesData, keywordsData, type WrittenFixes } from './fixes-data.ts';
import { methodData } from './method-data.ts';
import { createReportText, type SetReportText } from './report-text.ts';
import { createRuleList } from './rule-list.ts';

/** The input of a PDF report. */
export interface AuditReportMaterial {
  /** As the recipient's plan shows it: withheld content is not in it. */
  readonly analysis: AuditedAnalysis;
  readonly fixes: WrittenFixes;
  readonly keywords: readonly Keyword[];
  readonly branding: ReportBranding;
  /** The digest of the evidence bundle; null where none is stored. */
  readonly evidenceDigest: string | null;
  readonly madeAtMs: number;
}

/** A limit against a crafted analysis. */
const mostSteps = 60;

/** The contents of an audit's report, as plain data for the template `audit-report`. */
export function auditReportData({
  analysis,
  fixes,
  keywords,
  branding,
  evidenceDigest,
  madeAtMs,
}: AuditReportMaterial) {
  const { business, websiteUrl } = analysis;
  const ours = createReportText(branding.brand);
  const language = business.languages[0] ?? 'en';
  const pageLanguages = new Map(analysis.site.pages.map((page) => [page.url, page.language]));
  const rules = createRuleList(ours);
  const host = formatHost(websiteUrl);
  // Before the list of rules, which is filled when their numbers are requested.
  const groups = factorGroupsData(analysis, {
    ours,
    rules,
    quotes: createQuoteRoom(),
    languageOf: (url) => (url === null ? null : pageLanguages.get(url)) ?? language,
  });
  return {
    branding: brandingData(branding),
    paper: paperIn(business.address?.country ?? null),
    madeOn: formatDay(new Date(madeAtMs).toISOString().slice(0, 10)),
    readOn: formatDay(analysis.collectedAt.slice(0, 10)),
    name: { ...setForeignText(business.name ?? host, business.name === null ? null : language, 200), instead: host },
    host: { text: breakable(host), url: paperLink(websiteUrl) },
    facts: businessFactsData(analysis),
    score: scoreData(analysis),
    headline: ours(getHeadline(analysis, findNextStep(analysis))),
    coverage: describeCoverage(analysis),
    subScores: groups.map(({ label, score }) => ({
      label,
      score,
      band: getBandName(score),
      bandWord: getBandLabel(score),
    })),
    nextStep: nextStepData(analysis, ours),
    counts: countsOf(analysis),
    factorsTitle: `${FACTOR_COUNT_TITLE} factors`,
    groups,
    plan: planData(analysis, ours),
    fixes: fixesData(analysis, fixes, language),
    keywords: keywordsData(keywords, language),
    method: methodData({ analysis, ours, evidenceDigest, rules: rules.list() }),
  };
}

function nextStepData(analysis: AuditedAnalysis, ours: SetReportText) {
  const step = findNextStep(analysis);
  if (step === null) return null;
  const { factor, action } = step;
  return {
    factor: factor.label,
    title: ours(action.title),
    description: ours(action.description),
    points: formatGain(action.pointsGained),
    unit: nameGainUnit(action),
    effort: effortLabels[action.effort],
  };
}

/** The number of checks by outcome, without information. */
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

function planData({ actionPlan, factors, overallScore }: AuditedAnalysis, ours: SetReportText) {
  const checkIds = new Set(actionPlan.flatMap((step) => step.checkIds));
  const after = whatIf(factors, checkIds).overallScore;
  return {
    sentence:
      overallScore === null || after === null || actionPlan.length === 0
        ? null
        : `With all ${formatCount(actionPlan.length, 'step')} done, the score ${actionPlan.some(({ gain }) => gain === 'upTo') ? 'can go' : 'goes'} from ${overallScore} to ${after}.`,
    steps: actionPlan
      .slice(0, mostSteps)
      .map(({ title, description, pointsGained, gain, effort, priority, factor }) => ({
        title: ours(title),
        description: ours(description),
        points: formatGain(pointsGained),
        unit: nameGainUnit({ gain }),
        effort: effortLabels[effort],
        priority: priorityLabels[priority],
        factor: factors[factor].label,
      })),
    moreSteps: Math.max(0, actionPlan.length - mostSteps),
  };
}
