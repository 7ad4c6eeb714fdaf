import { describe, expect, it } from 'vitest';
import { someEvidence } from '#test/builders.ts';
import type { TrafficEvidence } from '../evidence/audit-evidence.ts';
import { aiReferrals } from './ai-referrals.ts';

const traffic = (over: Partial<TrafficEvidence> = {}) =>
  someEvidence({
    traffic: {
      kind: 'found',
      value: {
        period: { from: '2026-08-24', to: '2026-11-21', days: 90 },
        by: 'source',
        sessions: 41,
        users: 38,
        keyEvents: 4,
        tools: [
          { name: 'ChatGPT', source: 'chatgpt.com', sessions: 30 },
          { name: 'Perplexity', source: 'perplexity.ai', sessions: 11 },
        ],
        file: { fileName: 'traffic.csv', uploadedAt: '2026-11-22T09:00:00.000Z' },
        ...over,
      },
    },
  });

describe('aiReferrals', () => {
  it('claims nothing without the owner’s statistics and names what would measure it', () => {
    const finding = aiReferrals.evaluate(someEvidence());
    expect(finding).toMatchObject({
      configured: false,
      totalSessions: null,
      conversionRate: null,
      status: 'NOT_MEASURED',
    });
    expect(finding.checks).toMatchObject([{ id: 'aiReferrals.sessions', status: 'notMeasured', points: 0 }]);
    expect(finding.checks[0]?.measuredBy).toBe('your GA4 traffic export (Your files)');
  });

  it('counts visits by tool, with period and file', () => {
    const finding = aiReferrals.evaluate(traffic());
    expect(finding).toMatchObject({
      configured: true,
      totalSessions: 41,
      totalUsers: 38,
      topSourcesCount: 2,
      status: 'GOOD',
    });
    expect(finding.conversionRate).toBeCloseTo(4 / 41);
    expect(finding.checks[0]).toMatchObject({
      status: 'pass',
      finding: '41 visits from ChatGPT and Perplexity in 90 days (Aug 24, 2026 to Nov 21, 2026).',
    });
    expect(finding.checks[0]?.evidence[0]).toMatchObject({
      quote: 'chatgpt.com: 30 sessions',
      note: 'your file traffic.csv, uploaded Nov 22, 2026',
      origin: 'file',
    });
    expect(finding.detectionMethod).toContain('counts twice');
  });

  it.each([
    ['no visit', { sessions: 0, users: 0, keyEvents: 0, tools: [] }, 'fail', 'NONE'],
    ['a few visits', { sessions: 5 }, 'partial', 'SOME'],
    ['a year of visits', { period: { from: '2025-11-22', to: '2026-11-21', days: 365 } }, 'partial', 'SOME'],
    ['four weeks', { sessions: 18, period: { from: '2026-10-25', to: '2026-11-21', days: 28 } }, 'pass', 'GOOD'],
    ['two days', { sessions: 1, period: { from: '2026-11-20', to: '2026-11-21', days: 2 } }, 'notMeasured', 'SOME'],
    ['days that nobody knows', { period: null }, 'partial', 'SOME'],
  ] as const)('evaluates %s', (_, over, status, word) => {
    const finding = aiReferrals.evaluate(traffic(over));
    expect([finding.checks[0]?.status, finding.status]).toEqual([status, word]);
  });

  it('has no conversion rate where no key event is set up, and asks for a newer file', () => {
    expect(aiReferrals.evaluate(traffic({ keyEvents: null })).conversionRate).toBeNull();
    const old = aiReferrals.evaluate(
      someEvidence({ traffic: { kind: 'unavailable', reason: 'The traffic report ends on Mar 3, 2026' } }),
    );
    expect(old.checks[0]?.finding).toBe('The traffic report ends on Mar 3, 2026. Upload a newer one.');
  });
});
