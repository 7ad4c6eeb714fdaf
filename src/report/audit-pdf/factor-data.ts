import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check, Evidence } from '#shared/audit/check.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import { formatPoints, getCheckOutcome, outcomeMarks } from '#shared/report/check-labels.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { breakable } from '../pdf/breakable.ts';
import { clipped, type ForeignText, setForeignText } from '../pdf/foreign-text.ts';
import { paperLink } from '../pdf/paper-link.ts';
import type { SetReportText } from './report-text.ts';
import type { RuleList } from './rule-list.ts';

/** The number of quoted places for a failed check; a passed one has one. The others are counted. */
const mostEvidence = 3;
/** Shorter factors are kept together on one page; a page holds some 5,000 characters. */
const shortLetters = 2000;
const longestQuote = 420;
const longestPath = 90;
/** A limit against a crafted analysis. */
const mostChecks = 24;

const originWords = {
  owner: 'From the owner',
  takeout: 'From the owner’s Google Takeout file',
  file: 'From a file of the owner’s',
} as const;

/** Formatters for sentences and quotes of factors. */
export interface FactorSetting {
  readonly ours: SetReportText;
  readonly rules: RuleList;
  readonly languageOf: (url: string | null) => string | null;
  readonly quotes: QuoteRoom;
}

/** The quota for quotes from a site in one report. */
export interface QuoteRoom {
  /** Reserves space for a piece of evidence; false when the quota is used up. */
  take(evidence: Evidence): boolean;
}

/** Ten times the largest real audit, so that excessive text does not become excessive pages. */
const mostQuotedLetters = 80_000;

export function createQuoteRoom(): QuoteRoom {
  let left = mostQuotedLetters;
  return {
    take({ quote }) {
      left -= Math.min(quote.length, longestQuote);
      return left >= 0;
    },
  };
}

/** Every factor with its checks, in the groups and order of the screen. */
export function factorGroupsData(analysis: Analysis, setting: FactorSetting) {
  return FACTOR_GROUPS.map(({ subScore, label, factors }) => ({
    label,
    score: analysis.subScores[subScore],
    factors: factors.map((key) => factorData(analysis.factors[key], setting)),
  }));
}

function factorData(factor: FactorBase, setting: FactorSetting) {
  const { label, score, weight, measuredWeight, summary, checks, notMeasured } = factor;
  const { ours } = setting;
  return {
    label,
    score,
    band: getBandName(score),
    bandWord: getBandLabel(score),
    /** Null: the audit is older than the factor. */
    weight: weight === 0 ? null : formatNumber(weight),
    measuredWeight: formatNumber(measuredWeight),
    isWhole: weight - measuredWeight < 0.05,
    summary: ours(summary),
    notMeasured: notMeasured === null ? null : ours(measuredByWords(notMeasured)),
    checks: checks
      .slice(0, mostChecks)
      .map((check) => ({ ...checkData(check, setting), fix: fixWords(check, checks, ours) })),
    moreChecks: Math.max(0, checks.length - mostChecks),
  };
}

function measuredByWords({ hint, measuredBy }: NonNullable<FactorBase['notMeasured']>): string {
  return measuredBy.length === 0 ? hint : `${hint} What would measure it: ${measuredBy.join('; ')}.`;
}

function checkData(check: Check, { ours, rules, languageOf, quotes }: FactorSetting) {
  const { label, status, finding, measuredBy, evidence } = check;
  const outcome = getCheckOutcome(check);
  const isOpen = isToDo(check);
  const proofs = evidence.slice(0, isOpen ? mostEvidence : 1).filter((one) => quotes.take(one));
  const shown = proofs.map((one) => {
    // Evidence that the finding already quotes is not repeated.
    const isSaid = finding.includes(isOpen ? one.quote : cutText(one.quote, 40));
    return evidenceData(isSaid ? { ...one, quote: '' } : one, languageOf(one.url));
  });
  return {
    label: ours(label),
    isShort: lengthOf(check) < shortLetters,
    outcome,
    outcomeWord: outcomeMarks[outcome].words,
    points: outcome === 'information' || outcome === 'notMeasured' ? null : formatPoints(check),
    finding: ours(finding),
    why: isOpen ? ours(check.why) : null,
    measuredBy: status === 'notMeasured' && measuredBy !== null ? ours(measuredBy) : null,
    rule: rules.numberOf(check.rule),
    evidence: shown,
    moreEvidence: evidence.length - shown.length,
  };
}

function isToDo(check: Check): boolean {
  const outcome = getCheckOutcome(check);
  return outcome === 'fail' || outcome === 'partial';
}

/** The instructions; if the same text was shown above for another check of the factor, only a reference to it. */
function fixWords(check: Check, checks: readonly Check[], ours: SetReportText): string | null {
  const { fix } = check;
  if (fix === null || !isToDo(check)) return null;
  const first = checks.find((one) => isToDo(one) && one.fix === fix);
  return first === undefined || first === check ? ours(fix) : `The same as for “${ours(first.label)}”.`;
}

function lengthOf({ label, finding, why, fix, measuredBy, evidence }: Check): number {
  const quotes = evidence.slice(0, mostEvidence).map(({ quote }) => quote);
  return [label, finding, why, fix ?? '', measuredBy ?? '', ...quotes].join('').length;
}

function evidenceData({ url, quote, note, origin }: Evidence, language: string | null) {
  return {
    quote: quote.trim() === '' ? null : setForeignText(quote, language, longestQuote),
    place: url === null ? null : placeOnSite(url),
    url: paperLink(url),
    note: note === undefined ? null : breakable(clipped(note, 200)),
    origin: origin === undefined ? null : originWords[origin],
  };
}

/** A short label of a page: its path, or its host for the home page. */
export function placeOnSite(url: string): ForeignText {
  const path = formatUrlPath(url);
  return setForeignText(path === '/' ? formatHost(url) : path, null, longestPath);
}
