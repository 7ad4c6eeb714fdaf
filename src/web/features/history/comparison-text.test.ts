import { describe, expect, it } from 'vitest';
import type { AuditChange } from '#shared/history/audit-change.ts';
import type { AuditComparison, PointsByCause } from '#shared/history/audit-comparison.ts';
import { aChange } from '#shared/history/change-parts.ts';
import { changeGroups } from './change-rows.ts';
import { causeLines, comparisonVerdict, formatPointsDelta } from './comparison-text.ts';

const nothing: PointsByCause = { total: 0, site: 0, reading: 0, rules: 0, owner: 0, unclear: 0 };
const moment = { url: 'https://harbor.example/', createdAt: '2026-11-01T09:00:00.000Z', coverage: 0.6 };

function aComparison(over: Partial<AuditComparison>): AuditComparison {
  return {
    businessId: 'business',
    before: { ...moment, auditId: 'one', overallScore: 60, algorithmVersion: '1' },
    after: { ...moment, auditId: 'two', overallScore: 64, algorithmVersion: '1' },
    isSameReading: false,
    isOtherAddress: false,
    separation: 'none',
    scoreByTodaysRules: null,
    points: nothing,
    factors: [],
    changes: [],
    ...over,
  };
}

function aCheck(subject: string, points: number, over: Partial<AuditChange> = {}): AuditChange {
  const status =
    points > 0
      ? { before: 'fail' as const, after: 'pass' as const }
      : { before: 'pass' as const, after: 'fail' as const };
  const given = { kind: 'check' as const, subject, label: subject, before: 'was', after: 'is', cause: 'site' as const };
  return aChange({ ...given, points, status, isRegression: points < 0, ...over });
}

function aBotChange(subject: string, checkId: string, over: Partial<AuditChange> = {}): AuditChange {
  const given = {
    kind: 'reader' as const,
    subject,
    label: `${subject} (Owner)`,
    before: 'in',
    after: 'out',
    cause: 'site' as const,
  };
  return aChange({ ...given, checkId, status: { before: 'pass', after: 'fail' }, isRegression: true, ...over });
}

const verdictOf = (over: Partial<AuditComparison>) => {
  const comparison = aComparison(over);
  return comparisonVerdict(comparison, changeGroups(comparison.changes));
};

describe('comparisonVerdict', () => {
  it.each<[string, Partial<AuditComparison>]>([
    ['Nothing has changed.', {}],
    ['Both audits use the same check of your site.', { isSameReading: true }],
    ['Your site gained 4.2 points.', { changes: [aCheck('a', 4.2)], points: { ...nothing, site: 4.2, total: 4.2 } }],
    ['Your site lost 1 point.', { changes: [aCheck('a', -1)], points: { ...nothing, site: -1, total: -1 } }],
    [
      'Your site changed, and its score stayed where it was.',
      { changes: [aCheck('a', 2), aCheck('b', -2)], points: nothing },
    ],
    ['Your site changed.', { changes: [aCheck('a', 2, { points: null })], points: null }],
    [
      'Your site is as it was. What moved is our rules and what you told us.',
      { changes: [aCheck('a', 2, { cause: 'rules' }), aCheck('b', 2, { cause: 'owner' })] },
    ],
    [
      'Something changed, and part of it cannot be explained any more.',
      { changes: [aCheck('a', 2, { cause: 'unclear' })] },
    ],
  ])('%s', (sentence, over) => expect(verdictOf(over)).toBe(sentence));
});

describe('changeGroups', () => {
  it('shows each change once: bots with the check that counts them, noindex by its check', () => {
    const [group] = changeGroups([
      aCheck('aiCrawlerAccess.oai', -3),
      aBotChange('OAI-SearchBot', 'aiCrawlerAccess.oai'),
      aCheck('aiCrawlerAccess.indexable', -5),
      aBotChange('GPTBot', 'aiCrawlerAccess.training', { isRegression: false }),
      aBotChange('CCBot', 'aiCrawlerAccess.training', { isRegression: false }),
      aChange({
        kind: 'noindex',
        subject: 'https://harbor.example/',
        label: 'Home',
        before: 'a',
        after: 'b',
        cause: 'site',
        checkId: 'aiCrawlerAccess.indexable',
      }),
    ]);
    expect(group?.rows.map(({ key, bots, direction }) => [key, bots, direction])).toEqual([
      ['check aiCrawlerAccess.indexable', [], 'worse'],
      ['check aiCrawlerAccess.oai', ['OAI-SearchBot'], 'worse'],
      ['reader GPTBot', ['GPTBot', 'CCBot'], 'same'],
    ]);
  });

  it('stands in the order of blame, and leaves out what did not move', () => {
    const groups = changeGroups([
      aCheck('e', 0.001, { cause: 'rules', status: { before: 'partial', after: 'partial' } }),
      aCheck('d', 1, { cause: 'reading' }),
      aCheck('b', 1, { cause: 'owner' }),
      aCheck('a', 1),
      aCheck('c', 2),
    ]);
    expect(groups.map(({ cause, rows }) => [cause, ...rows.map(({ change }) => change.subject)])).toEqual([
      ['site', 'c', 'a'],
      ['owner', 'b'],
      ['reading', 'd'],
    ]);
  });
});

describe('causeLines', () => {
  it('says what the earlier audit would have said by the rules of today', () => {
    const changes = [aCheck('a', 3, { cause: 'rules' }), aCheck('b', 1)];
    const comparison = aComparison({
      changes,
      scoreByTodaysRules: 63,
      points: { ...nothing, rules: 3, site: 1, total: 4 },
    });
    expect(causeLines(comparison, changeGroups(changes))).toEqual([
      { cause: 'site', title: 'Your site changed', note: '1 thing', points: 1 },
      {
        cause: 'rules',
        title: 'Our rules changed',
        note: 'By the rules of today the earlier audit would have said 63.',
        points: 3,
      },
    ]);
    expect(causeLines({ ...comparison, points: null }, [])).toBeNull();
  });
});

describe('pointsWords', () => {
  it.each([
    [0.02, '0'],
    [-0.02, '0'],
    [4.25, '+4.3'],
    [-1, '−1.0'],
  ])('%s is %s', (points, words) => expect(formatPointsDelta(points)).toBe(words));
});
