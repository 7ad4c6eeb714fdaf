import { describe, expect, it } from 'vitest';
import { attributeScoreDelta } from '../history/attribute-score-delta.ts';
import type { CheckId } from './check-ids.ts';
import { findShutGates, GATED_TOP, SCORE_GATES } from './gates.ts';
import { computeScore, type ScoredCheck, type ScoredFactors, whatIf } from './score-arithmetic.ts';
import { getBand } from './score-bands.ts';

const GATED: readonly CheckId[] = SCORE_GATES.flatMap(({ checks }) => checks);

/** A site on which everything passes but these checks and `earned` of 100 points elsewhere. */
function site(failing: readonly string[], earned = 100): ScoredFactors {
  const check = (id: string): ScoredCheck =>
    failing.includes(id)
      ? { id, status: 'fail', points: 0, maxPoints: 1 }
      : { id, status: 'pass', points: 1, maxPoints: 1 };
  const rest: ScoredCheck = { id: 'napConsistency.name', status: 'partial', points: earned, maxPoints: 100 };
  return {
    napConsistency: { weight: 77, category: 'website', checks: [rest] },
    aiCrawlerAccess: { weight: 23, category: 'ai', checks: GATED.map(check) },
  };
}
const shutKeys = (factors: ScoredFactors) => findShutGates(factors).map(({ key }) => key);

describe('a gate', () => {
  it.each(SCORE_GATES)('$key keeps what it caps within the lowest band, and nothing else', ({ key, checks, caps }) => {
    const factors = site(checks);
    expect(shutKeys(factors)).toEqual([key]);
    const open = computeScore(site([]));
    const { overallScore, scoreRange, subScores } = computeScore(factors);
    const scores = { overallScore, ...subScores };
    for (const [name, score] of Object.entries({ overallScore: open.overallScore, ...open.subScores })) {
      expect(score).toBe(100);
      const isCapped = caps.some((capped) => capped === name);
      const now = scores[name as keyof typeof scores];
      expect([name, getBand(now)]).toEqual([name, isCapped ? 'poor' : 'good']);
    }
    if (caps.includes('overallScore')) expect(scoreRange.high).toBeLessThanOrEqual(GATED_TOP);
  });

  it('opens when one of its checks does not fail, measured or taken as passed', () => {
    for (const { key, checks } of SCORE_GATES) {
      for (const id of checks) {
        expect(shutKeys(site(checks.filter((other) => other !== id)))).not.toContain(key);
        expect(findShutGates(site(checks), new Set([id]))).toEqual([]);
      }
    }
  });

  it('leaves other steps their worth, and each of two gates a gain', () => {
    const both = site(['aiCrawlerAccess.indexable', 'aiCrawlerAccess.googlebot'], 40);
    const exact = (ids: readonly string[]) => whatIf(both, new Set(ids)).exactScore ?? 0;
    const one = exact(['aiCrawlerAccess.indexable']);
    expect(exact([])).toBeLessThan(exact(['napConsistency.name']));
    expect(exact([])).toBeLessThan(one);
    expect(one).toBeLessThan(exact(['aiCrawlerAccess.indexable', 'aiCrawlerAccess.googlebot']) - 10);
  });

  it.each([
    [['aiCrawlerAccess.indexable'], []],
    [[], ['aiCrawlerAccess.googlebot', 'aiCrawlerAccess.canonical']],
    [['aiCrawlerAccess.indexable'], ['aiCrawlerAccess.oaiSearchbot', 'aiCrawlerAccess.otherAnswerBots']],
    [['aiCrawlerAccess.googlebot', 'aiCrawlerAccess.canonical'], ['aiCrawlerAccess.indexable']],
  ])('has what it changed of a score, from %j to %j', (failedBefore, failedAfter) => {
    const [before, after] = [site(failedBefore, 80), site(failedAfter, 60)];
    const there = attributeScoreDelta(before, after);
    const back = attributeScoreDelta(after, before);
    const sum = [...(there?.byCheck.values() ?? [])].reduce((total, points) => total + points, 0);
    const difference = (computeScore(after).exactScore ?? 0) - (computeScore(before).exactScore ?? 0);
    expect(there?.total).toBeCloseTo(difference, 9);
    expect(sum + (there?.rest ?? 0)).toBeCloseTo(difference, 9);
    for (const [id, points] of there?.byCheck ?? []) expect(back?.byCheck.get(id)).toBeCloseTo(-points, 9);
  });
});
