import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Analysis } from '#shared/audit/analysis.ts';
import { planOwnerMinute } from '#shared/audit/owner-minute.ts';
import { computeScore, whatIf } from '#shared/audit/score-arithmetic.ts';
import { mergeProfile, type ProfileValues } from '#shared/fixes/owner-profile.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from '#test/golden/recorded-sites.ts';
import { createPageParserPool } from './crawl/html/page-parser-pool.ts';
import { replay } from './replay.ts';
import type { AuditOutcome } from './run-audit.ts';

const SITES = ['us-dentist-model', 'us-roofer-elementor', 'de-klempner-jimdo'];
const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
const audits = new Map<string, Extract<AuditOutcome, { kind: 'done' }>>();
beforeAll(async () => {
  const server = await serveRecordedSites();
  for (const site of RECORDED_SITES.filter(({ id }) => SITES.includes(id))) {
    const { outcome } = await auditRecordedSite(site, server, parser);
    if (outcome.kind === 'done') audits.set(site.id, outcome);
  }
  await server.close();
}, 60_000);
afterAll(() => parser.close());

function auditOf(id: string) {
  const audit = audits.get(id);
  if (audit === undefined) throw new Error(`The audit of ${id} has no result.`);
  return audit;
}

/** The same audit with what its owner typed in of the Google profile. */
function withProfile(id: string, values: ProfileValues) {
  const at = Object.fromEntries(Object.keys(values).map((field) => [field, '2026-11-20T10:00:00.000Z']));
  return replay(auditOf(id).bundle, parser, { profile: mergeProfile({ values, at }, null) });
}

const checkOf = ({ factors }: Analysis, id: string) =>
  Object.values(factors)
    .flatMap(({ checks }) => checks)
    .find((check) => check.id === id);

describe.each(SITES)('open discussions in the audit of %s', (id) => {
  it('are out of coverage and range, and say so in one line', () => {
    const { analysis } = auditOf(id);
    const { factors, coverage, scoreRange, overallScore, actionPlan } = analysis;
    const check = checkOf(analysis, 'communitySignals.discussions');
    expect(check).toMatchObject({ status: 'notMeasured', points: 0, maxPoints: 0, measuredBy: null, evidence: [] });
    expect(check?.finding).toBe(
      'We can’t search forums and Reddit for your name, so this counts neither for nor against you.',
    );
    expect(actionPlan.flatMap(({ checkIds }) => checkIds)).not.toContain('communitySignals.discussions');
    // Without the check everything is as it is with it.
    const { communitySignals } = factors;
    const checks = communitySignals.checks.filter((one) => one.id !== 'communitySignals.discussions');
    const without = computeScore({ ...factors, communitySignals: { ...communitySignals, checks } });
    expect([without.coverage, without.scoreRange, without.overallScore]).toEqual([coverage, scoreRange, overallScore]);
  });
});

/** Numbers that no check finds fault with, and some that every check does. */
const NUMBERS = {
  good: {
    rating: 4.9,
    reviewCount: 90,
    reviewsLast90Days: 40,
    replyShare: 100,
    photoCount: 60,
    lastPostOn: '2026-11-19',
  },
  poor: { rating: 2.1, reviewCount: 3, reviewsLast90Days: 0, replyShare: 0, photoCount: 0, lastPostOn: '2024-01-01' },
} as const satisfies Record<string, ProfileValues>;

describe.each(SITES)('the steps about the profile in the audit of %s', (id) => {
  const steps = () => auditOf(id).analysis.actionPlan.filter(({ gain }) => gain === 'upTo');
  const scoreOf = ({ factors }: Analysis) => computeScore(factors).exactScore ?? 0;

  it('gain exactly what they promise at most when all is well, and nothing when it is not', async () => {
    const { analysis: before } = auditOf(id);
    const told = [
      'Ask every customer for a review',
      'Reply to every review',
      'Add photos and posts to your Google profile',
    ];
    const promised = steps().filter(({ title }) => told.includes(title));
    expect(promised.map(({ title }) => title).toSorted()).toEqual(told.toSorted());
    for (const [values, isAll] of [
      [NUMBERS.good, true],
      [NUMBERS.poor, false],
    ] as const) {
      const after = await withProfile(id, values);
      const left = after.actionPlan.filter(({ title, gain }) => told.includes(title) && gain === 'upTo');
      expect(left).toEqual([]);
      const checkIds = new Set(promised.flatMap((step) => step.checkIds));
      const gained = scoreOf(after) - scoreOf(before);
      if (isAll) expect(gained).toBeCloseTo((whatIf(before.factors, checkIds).exactScore ?? 0) - scoreOf(before), 6);
      else expect(gained).toBeLessThan(0);
    }
  });
});

describe.each(SITES)('the profile in the audit of %s', (id) => {
  const CHECK = 'napConsistency.profileAgrees';
  /** What the site says, as an owner would copy it from a profile that agrees. */
  const sameAsSite = (): ProfileValues => {
    const { name, phones, address } = auditOf(id).analysis.business;
    const line = [address?.street, address?.postalCode, address?.city].filter(Boolean).join(', ');
    return {
      ...(name !== null && { name }),
      ...(phones[0] !== undefined && { phone: phones[0].display }),
      ...(line !== '' && { address: line }),
    };
  };

  it('is not compared before the owner gives it', () => {
    expect(checkOf(auditOf(id).analysis, CHECK)).toMatchObject({ status: 'notMeasured', points: 0 });
  });

  it('agrees by the name, address and phone that the owner typed in', async () => {
    const values = sameAsSite();
    expect(Object.keys(values).length).toBeGreaterThanOrEqual(2);
    const check = checkOf(await withProfile(id, values), CHECK);
    expect(check).toMatchObject({ status: 'pass', finding: expect.stringMatching(/ match your website\.$/) });
    expect(check?.evidence.map(({ quote, origin }) => [quote, origin])).toEqual(
      ['name', 'address', 'phone'].flatMap((part) => {
        const value = Object.entries(values).find(([field]) => field === part)?.[1];
        return value === undefined ? [] : [[value, 'owner']];
      }),
    );
  });

  it('differs by the entry of the owner alone, and names both values', async () => {
    const phone = '(999) 555-0199';
    const analysis = await withProfile(id, { ...sameAsSite(), phone });
    const check = checkOf(analysis, CHECK);
    const onSite = auditOf(id).analysis.business.phones[0]?.display ?? '';
    expect(check?.status).toBe('partial');
    expect(check?.finding).toContain(phone);
    expect(check?.finding).toContain(onSite);
    expect(analysis.coverage).toBeGreaterThan(auditOf(id).analysis.coverage);
  });
});

describe.each(SITES)('the owner’s minute in the audit of %s', (id) => {
  it('checks as much as it promised, and is not asked again', async () => {
    const plan = planOwnerMinute(auditOf(id).analysis);
    const rating = { rating: 4.7, reviewCount: 86, reviewsLast90Days: 6, replyShare: 70 };
    const analysis = await withProfile(id, { ...rating, photoCount: 23, categories: ['Plumber'] });
    expect(plan?.coverageAfter).toBeGreaterThan(0.6);
    expect(plan?.coverageAfter).toBeCloseTo(analysis.coverage, 9);
    expect(planOwnerMinute(analysis)).toBeNull();
  });
});
