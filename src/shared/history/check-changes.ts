import type { Analysis } from '../audit/analysis.ts';
import type { Check } from '../audit/check.ts';
import { FACTOR_KEYS, type FactorKey } from '../audit/factor-keys.ts';
import { attributeScoreDelta, type PointsBetween } from './attribute-score-delta.ts';
import type { AuditChange, ChangeCause } from './audit-change.ts';
import { aChange, type ComparedAudit, isUnreadable, MOST_QUOTES } from './change-parts.ts';

/** Checks about the effect of robots.txt on bots: with an unreadable file they do not indicate a change. */
const BY_ROBOTS_TXT: ReadonlySet<string> = new Set(
  ['googlebot', 'bingbot', 'oaiSearchbot', 'otherAnswerBots', 'pagesOpen', 'robotsTxt', 'trainingBots', 'userBots'].map(
    (name) => `aiCrawlerAccess.${name}`,
  ),
);

/**
 * The overall score, the factors and the checks in which two analyses differ. A finding with another wording or number is
 * no difference: a check counts when its status or points differ. Pure.
 */
export function checkChanges(before: ComparedAudit, after: ComparedAudit): AuditChange[] {
  const points = attributeScoreDelta(before.analysis.factors, after.analysis.factors);
  const isSameRules = before.analysis.algorithmVersion === after.analysis.algorithmVersion;
  const checks = FACTOR_KEYS.flatMap((key) =>
    pairsOf(before.analysis, after.analysis, key).flatMap((pair) => {
      const change = changeOf(pair, points, isSameRules ? causeOf(pair, before, after) : 'unclear');
      return change === null ? [] : [{ ...change, factor: key }];
    }),
  );
  const cause = isSameRules ? 'site' : 'unclear';
  return [
    ...scoreChange(before.analysis, after.analysis, cause, points),
    ...factorChanges(before.analysis, after.analysis, cause, checks),
    ...checks,
    ...(isSameRules ? [] : rulesChange(before.analysis, after.analysis, points)),
  ];
}

interface Pair {
  readonly id: string;
  readonly was: Check | undefined;
  readonly is: Check | undefined;
}

function pairsOf(before: Analysis, after: Analysis, key: FactorKey): Pair[] {
  const was = new Map(before.factors[key].checks.map((check) => [check.id, check]));
  const is = new Map(after.factors[key].checks.map((check) => [check.id, check]));
  return [...new Set([...is.keys(), ...was.keys()])].map((id) => ({ id, was: was.get(id), is: is.get(id) }));
}

function changeOf({ id, was, is }: Pair, points: PointsBetween | null, cause: ChangeCause): AuditChange | null {
  const known = is ?? was;
  if (known === undefined) return null;
  const own = points === null ? null : (points.byCheck.get(id) ?? 0);
  const isSame = was?.status === is?.status && earnedShare(was) === earnedShare(is) && (own ?? 0) === 0;
  if (isSame) return null;
  return aChange({
    kind: 'check',
    subject: id,
    cause,
    label: known.label,
    before: was?.finding ?? null,
    after: is?.finding ?? null,
    status: { before: was?.status ?? null, after: is?.status ?? null },
    points: own,
    isRegression: cause === 'site' && earnedShare(is) < earnedShare(was),
    seenBefore: was?.evidence.slice(0, MOST_QUOTES) ?? [],
    seenAfter: is?.evidence.slice(0, MOST_QUOTES) ?? [],
  });
}

/** The share of its points that a check earned; for information, whether it passes. */
export function earnedShare(check: Check | undefined): number {
  if (check === undefined || check.status === 'notMeasured') return 0;
  return check.maxPoints === 0 ? Number(check.status === 'pass') : check.points / check.maxPoints;
}

function causeOf({ id, was, is }: Pair, before: ComparedAudit, after: ComparedAudit): ChangeCause {
  if (was?.status === 'notMeasured' || is?.status === 'notMeasured') return 'reading';
  if (BY_ROBOTS_TXT.has(id) && (isUnreadable(before) || isUnreadable(after))) return 'reading';
  const isHalfRead = after.reading.isAnyUnread(was?.evidence ?? []) || before.reading.isAnyUnread(is?.evidence ?? []);
  return isHalfRead ? 'reading' : 'site';
}

function scoreChange(
  before: Analysis,
  after: Analysis,
  cause: ChangeCause,
  points: PointsBetween | null,
): AuditChange[] {
  const { overallScore: was } = before;
  const { overallScore: is } = after;
  if (was === is && (points === null || points.total === 0)) return [];
  return [
    aChange({
      kind: 'score',
      subject: 'overall',
      cause: was === null || is === null ? 'reading' : cause,
      label: 'Overall score',
      before: wordOf(was),
      after: wordOf(is),
      points: points?.total ?? null,
      isRegression: cause === 'site' && was !== null && is !== null && is - was < 0,
    }),
  ];
}

function factorChanges(
  before: Analysis,
  after: Analysis,
  cause: ChangeCause,
  checks: readonly AuditChange[],
): AuditChange[] {
  return FACTOR_KEYS.flatMap((key) => {
    const was = before.factors[key].score;
    const is = after.factors[key].score;
    if (was === is) return [];
    const own = checks.filter(({ factor }) => factor === key);
    const isOfSite = own.some((check) => check.cause === 'site');
    return [
      aChange({
        kind: 'factor',
        subject: key,
        factor: key,
        cause: cause === 'site' && !isOfSite ? 'reading' : cause,
        label: after.factors[key].label,
        before: wordOf(was),
        after: wordOf(is),
        points: own.some(({ points }) => points === null)
          ? null
          : own.reduce((sum, { points }) => sum + (points ?? 0), 0),
        isRegression: cause === 'site' && isOfSite && was !== null && is !== null && is - was < 0,
      }),
    ];
  });
}

function rulesChange(before: Analysis, after: Analysis, points: PointsBetween | null): AuditChange[] {
  return [
    aChange({
      kind: 'rules',
      subject: 'rules',
      cause: 'rules',
      label: 'The rules we judge by',
      before: before.algorithmVersion,
      after: after.algorithmVersion,
      points: points?.rest ?? null,
    }),
  ];
}

function wordOf(score: number | null): string | null {
  return score === null ? null : String(score);
}
