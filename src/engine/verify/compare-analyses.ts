import type { CheckDifference, CheckSaid, ComparedValue, ReportComparison } from '#shared/api/verify.ts';
import { cutText } from '#shared/text/cut-text.ts';
import type { VerifiableAnalysis, VerifiableCheck } from './verifiable-report.ts';

/** A finding is one sentence; a longer text is not ours. */
const LONGEST_TEXT = 500;

/**
 * Parts derived from the evidence, besides those compared value by value and check by check. Excludes parts generated when
 * a report is opened and those of one viewer.
 */
const EVALUATED_PARTS: Readonly<Record<string, string>> = {
  verdict: 'The sentence about the whole',
  fixItScores: 'The six scores of Fix-It',
  business: 'The facts of the business',
  site: 'What was read of the site',
  collectedInMs: 'How long the reading took',
};

/** Compares a report with the analysis from its evidence. Both come from JSON. Pure. */
export function compareAnalyses(reported: VerifiableAnalysis, replayed: VerifiableAnalysis): ReportComparison {
  const before = checksOf(reported);
  const after = checksOf(replayed);
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  const differences = ids.flatMap((id) => differenceOf(id, before.get(id), after.get(id)) ?? []);
  return {
    rules: { reported: reported.algorithmVersion, today: replayed.algorithmVersion },
    values: valuesOf(reported, replayed),
    checks: { compared: ids.length, same: ids.length - differences.length },
    differences: differences.toSorted((one, other) => Number(other.isOtherJudgement) - Number(one.isOtherJudgement)),
    otherParts: otherPartsOf(reported, replayed),
  };
}

/** Whether nothing differs. */
export function isSameThroughout({ values, differences, otherParts }: ReportComparison): boolean {
  return (
    differences.length === 0 && otherParts.length === 0 && values.every((value) => value.reported === value.replayed)
  );
}

interface PlacedCheck {
  readonly factor: string;
  readonly check: VerifiableCheck;
}

/** Checks by id; a duplicate id gets an entry of its own, so that it cannot hide behind another. */
function checksOf({ factors }: VerifiableAnalysis): Map<string, PlacedCheck> {
  const found = new Map<string, PlacedCheck>();
  for (const { label, checks } of Object.values(factors)) {
    for (const check of checks) {
      let id = check.id;
      for (let count = 2; found.has(id); count += 1) id = `${check.id} (${count})`;
      found.set(id, { factor: label, check });
    }
  }
  return found;
}

function differenceOf(
  id: string,
  reported: PlacedCheck | undefined,
  replayed: PlacedCheck | undefined,
): CheckDifference | null {
  const placed = replayed ?? reported;
  if (placed === undefined || isSameJson(reported?.check, replayed?.check)) return null;
  const { factor, check } = placed;
  return {
    checkId: cut(id),
    factor: cut(factor),
    label: cut(check.label),
    reported: saidOf(reported),
    replayed: saidOf(replayed),
    isOtherJudgement:
      reported?.check.status !== replayed?.check.status ||
      reported?.check.points !== replayed?.check.points ||
      reported?.check.maxPoints !== replayed?.check.maxPoints,
  };
}

function saidOf(placed: PlacedCheck | undefined): CheckSaid | null {
  if (placed === undefined) return null;
  const { status, points, maxPoints, finding } = placed.check;
  return { status, points, maxPoints, finding: cut(finding) };
}

/** The main values always, the scores of factors only where they differ. */
function valuesOf(reported: VerifiableAnalysis, replayed: VerifiableAnalysis): ComparedValue[] {
  const value = (name: string, read: (analysis: VerifiableAnalysis) => string | number | null): ComparedValue => {
    const text = (of: VerifiableAnalysis) => {
      const found = read(of);
      return found === null ? null : cut(String(found));
    };
    return { name, reported: text(reported), replayed: text(replayed) };
  };
  const keys = [...new Set([...Object.keys(reported.factors), ...Object.keys(replayed.factors)])];
  const factors = keys.map((key) => {
    const label = (replayed.factors[key] ?? reported.factors[key])?.label ?? key;
    return value(cut(label), ({ factors: of }) => of[key]?.score ?? null);
  });
  return [
    value('Website', ({ websiteUrl }) => websiteUrl),
    value('Business', ({ businessName }) => businessName),
    value('Read on', ({ collectedAt }) => collectedAt),
    value('Score', ({ overallScore }) => overallScore),
    value('Share that was measured', ({ coverage }) => `${Math.round(coverage * 1000) / 10}%`),
    value('Range', ({ scoreRange }) => `${scoreRange.low} to ${scoreRange.high}`),
    value('Maps readiness', ({ subScores }) => subScores.mapsReadiness),
    value('AI-answer readiness', ({ subScores }) => subScores.aiReadiness),
    ...factors.filter((one) => one.reported !== one.replayed),
  ];
}

function otherPartsOf(reported: VerifiableAnalysis, replayed: VerifiableAnalysis): string[] {
  const parts = Object.entries(EVALUATED_PARTS).flatMap(([part, name]) =>
    isSameJson(reported[part], replayed[part]) ? [] : [name],
  );
  const isSameWeighing = isSameJson(weighingOf(reported), weighingOf(replayed));
  const isSamePlan = isSameJson(planOf(reported), planOf(replayed));
  return [...(isSameWeighing ? [] : ['What is said of whole factors']), ...(isSamePlan ? [] : ['The plan']), ...parts];
}

/** Everything in factors besides their checks and scores. */
function weighingOf({ factors }: VerifiableAnalysis): unknown {
  return Object.fromEntries(Object.entries(factors).map(([key, { checks: _, score: __, ...rest }]) => [key, rest]));
}

/** The plan without descriptions, into which the action pack writes. */
function planOf({ actionPlan }: VerifiableAnalysis): unknown {
  return actionPlan.map(({ description: _, ...step }) => step);
}

/** Whether two JSON values are equal, ignoring the order of fields. */
function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${cutText(text, LONGEST_TEXT).toWellFormed()}…`;
}
