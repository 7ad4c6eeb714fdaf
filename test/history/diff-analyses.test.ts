import { beforeAll, describe, expect, it } from 'vitest';
import { evaluate } from '#engine/evaluate.ts';
import type { EvidenceBundle } from '#engine/evidence/evidence-bundle.ts';
import { replay } from '#engine/replay.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { computeScore } from '#shared/audit/score-arithmetic.ts';
import { AuditChange } from '#shared/history/audit-change.ts';
import { detectAlerts } from '#shared/history/detect-alerts.ts';
import { diffAnalyses } from '#shared/history/diff-analyses.ts';
import { changedBundle, type SiteEdits, withBody, withStatus, withText } from '../changed-bundle.ts';
import { seededRandom } from '../random.ts';
import { randomEvidence } from '../random-evidence.ts';
import { parserHere, readRecordedAudit } from '../recorded-audits.ts';
import { sampleAnalysis } from '../sample-analysis.ts';

const SITE = 'us-dentist-model';
let bundle: EvidenceBundle;
let before: Analysis;

beforeAll(async () => {
  const { outcome } = await readRecordedAudit(SITE);
  if (outcome.kind !== 'done') throw new Error('The audit failed.');
  ({ bundle, analysis: before } = outcome);
});

const changed = (edits: SiteEdits) => replay(changedBundle(bundle, edits), parserHere);
const namesOf = (changes: readonly AuditChange[]) => changes.map(({ kind, subject }) => `${kind} ${subject}`);

/** The points of checks and rules, which have to be the difference of the scores. */
function sumOf(changes: readonly AuditChange[]): number {
  return changes
    .filter(({ kind }) => kind === 'check' || kind === 'rules')
    .reduce((sum, { points }) => sum + (points ?? 0), 0);
}

function difference(one: Analysis, other: Analysis): number {
  return (computeScore(other.factors).exactScore ?? 0) - (computeScore(one.factors).exactScore ?? 0);
}

describe('a recorded site with changes', () => {
  it('has no differences without changes', async () => {
    const again = await replay({ ...bundle, collectedAt: '2026-11-22T09:00:00Z', collectedInMs: 9 }, parserHere);
    expect(diffAnalyses(before, again)).toEqual([]);
  });

  it('finds another phone number, with both numbers and their places', async () => {
    const after = await changed({ '/contact/': withText('(208) 555-0142', '(208) 555-0177') });
    const everywhere = await changed({
      '*': (response) =>
        withText(
          /\(208\) 555-0142/g,
          '(208) 555-0177',
        )(withText('+12085550142', '+12085550177')(withText('+1-208-555-0142', '+1-208-555-0177')(response))),
    });
    expect(namesOf(diffAnalyses(before, everywhere))).toEqual(['fact phone']);
    const [phone] = diffAnalyses(before, everywhere);
    expect(phone).toMatchObject({ before: '(208) 555-0142', after: '(208) 555-0177', cause: 'site', points: null });
    expect(phone?.seenAfter[0]?.quote).toContain('555-0177');
    expect(detectAlerts(diffAnalyses(before, everywhere)).map(({ sentence }) => sentence)).toEqual([
      'The phone number on your site was (208) 555-0142 and is now (208) 555-0177.',
    ]);
    // Two numbers that contradict each other cost points as well.
    expect(difference(before, after)).toBeLessThan(0);
    expect(sumOf(diffAnalyses(before, after))).toBeCloseTo(difference(before, after), 9);
  });

  it('finds bots that robots.txt newly blocks, and quotes the line', async () => {
    const after = await changed({
      '/robots.txt': withText(
        'User-agent: OAI-SearchBot\nUser-agent: GPTBot\n',
        'User-agent: OAI-SearchBot\nUser-agent: GPTBot\nDisallow: /\n\n',
      ),
    });
    const changes = diffAnalyses(before, after);
    const readers = changes.filter(({ kind }) => kind === 'reader');
    expect(readers).toMatchObject([
      { subject: 'GPTBot', isRegression: false, status: { before: 'pass', after: 'fail' } },
      { subject: 'OAI-SearchBot', isRegression: true, checkId: 'aiCrawlerAccess.oaiSearchbot' },
    ]);
    expect(readers[1]?.seenAfter).toEqual([{ url: after.site.robotsTxt.url, quote: 'Disallow: /' }]);
    expect(changes.find(({ subject }) => subject === 'aiCrawlerAccess.oaiSearchbot')?.points).toBeLessThan(0);
    expect(sumOf(changes)).toBeCloseTo(difference(before, after), 9);
    expect(detectAlerts(changes).map(({ kind, sentence }) => [kind, sentence])).toEqual([
      ['readers-blocked', 'Your robots.txt now blocks GPTBot and OAI-SearchBot.'],
    ]);
    expect(detectAlerts(diffAnalyses(after, before))).toEqual([]);
  });

  it('finds a home page with noindex', async () => {
    const after = await changed({
      '/': withText('<meta charset="utf-8">', '<meta charset="utf-8"><meta name="robots" content="noindex">'),
    });
    const changes = diffAnalyses(before, after);
    expect(changes.find(({ kind }) => kind === 'noindex')).toMatchObject({
      isRegression: true,
      checkId: 'aiCrawlerAccess.indexable',
      status: { before: 'pass', after: 'fail' },
    });
    expect(detectAlerts(changes).map(({ kind }) => kind)).toEqual(['hidden-from-search']);
    expect(sumOf(changes)).toBeCloseTo(difference(before, after), 9);
  });

  it('reports another main heading only when it is evaluated differently', async () => {
    const vague = await changed({ '/': withText(/<h1>[^<]*<\/h1>/g, '<h1>Welcome</h1>') });
    const changes = diffAnalyses(before, vague);
    expect(namesOf(changes)).toEqual(expect.arrayContaining(['score overall', 'factor websiteH1']));
    const checks = changes.filter(({ kind }) => kind === 'check');
    expect(checks.length).toBeGreaterThan(0);
    expect(checks.some(({ seenAfter }) => seenAfter.some(({ quote }) => quote === 'Welcome'))).toBe(true);
    expect(sumOf(changes)).toBeCloseTo(difference(before, vague), 9);

    const [home] = before.site.pages;
    const reworded = await changed({ '/': withText(home?.h1s[0] ?? '', `${home?.h1s[0]}, Idaho`) });
    expect(diffAnalyses(before, reworded)).toEqual([]);
  });

  it('reports a missing page, but not one that did not respond this time', async () => {
    const gone = await changed({ '/fees/': withStatus(404) });
    expect(diffAnalyses(before, gone).filter(({ kind }) => kind === 'page')).toMatchObject([
      { label: '/fees/', cause: 'site', isRegression: true },
    ]);
    const late = await changed({ '/fees/': withStatus(0), '/contact/': withStatus(503) });
    const changes = diffAnalyses(before, late);
    expect(changes.filter(({ kind }) => kind === 'page')).toEqual([]);
    expect(changes.filter(({ isRegression, kind }) => isRegression && kind === 'check')).toEqual([]);
  });

  it('reports no change for an unreadable robots.txt', async () => {
    const after = await changed({ '/robots.txt': withStatus(503) });
    const changes = diffAnalyses(before, after);
    expect(changes.filter(({ kind }) => kind === 'reader').length).toBeGreaterThan(0);
    for (const { kind, subject, cause, isRegression } of changes) {
      if (kind === 'reader' || subject === 'aiCrawlerAccess.googlebot')
        expect([cause, isRegression], subject).toEqual(['reading', false]);
    }
    expect(detectAlerts(changes)).toEqual([]);
    expect(sumOf(changes)).toBeCloseTo(difference(before, after), 9);
  });

  it('finds other hours, names, categories and profiles', async () => {
    const after = await changed({
      '*': (response) =>
        withText(
          /cedarlanternfamilydental\/?/g,
          'cedarlanternboise',
        )(withText('"closes": "13:00"', '"closes": "15:00"')(response)),
    });
    const names = namesOf(diffAnalyses(before, after));
    expect(names).toContain('fact hours');
    expect(names.filter((name) => name.startsWith('profile'))).toHaveLength(4);
  });

  it('says what each change is in a form that its schema takes', async () => {
    const after = await changed({ '/robots.txt': withBody('User-agent: *\nDisallow: /'), '/about/': withStatus(410) });
    const changes = diffAnalyses(before, after);
    expect(changes.length).toBeGreaterThan(8);
    for (const change of changes) expect(AuditChange.parse(change)).toEqual(change);
  });
});

describe('any two analyses', () => {
  const base = sampleAnalysis();
  const known = Array.from({ length: 32 }, (_, seed): Analysis => {
    const evidence = randomEvidence(seed);
    return { ...base, ...evaluate(evidence), business: evidence.business, site: evidence.site };
  });
  const analysis = (seed: number): Analysis => known[seed] ?? base;
  const seeds = Array.from({ length: 30 }, (_, i) => i + 1);

  it('differ in nothing from themselves, in whatever order their lists stand', () => {
    for (const seed of seeds) {
      const one = analysis(seed);
      expect(diffAnalyses(one, one)).toEqual([]);
      expect(diffAnalyses(one, shuffled(one, seed)), `seed ${seed}`).toEqual([]);
    }
  });

  it('differ by points that add up to the difference of their scores', () => {
    for (const seed of seeds) {
      const [one, other] = [analysis(seed), analysis(seed + 1)];
      const changes = diffAnalyses(one, other);
      expect(sumOf(changes), `seed ${seed}`).toBeCloseTo(difference(one, other), 9);
      const factors = changes.filter(({ kind }) => kind === 'factor');
      for (const { subject, points } of factors) {
        const own = changes.filter(({ kind, factor }) => kind === 'check' && factor === subject);
        expect(points).toBeCloseTo(sumOf(own), 9);
      }
    }
  });

  it('differ by the same things the other way round', () => {
    for (const seed of seeds) {
      const there = diffAnalyses(analysis(seed), analysis(seed + 1));
      const back = diffAnalyses(analysis(seed + 1), analysis(seed));
      const key = ({ kind, subject, cause, before: was, after: is }: AuditChange) =>
        `${kind} ${subject} ${cause} ${was} ${is}`;
      const turned = back.map((change) => key({ ...change, before: change.after, after: change.before }));
      expect(turned.toSorted()).toEqual(there.map(key).toSorted());
      const pointsOf = (changes: readonly AuditChange[]) =>
        new Map(changes.map(({ kind, subject, points }) => [`${kind} ${subject}`, points]));
      const pointsBack = pointsOf(back);
      for (const [name, points] of pointsOf(there)) {
        if (points !== null) expect(points + (pointsBack.get(name) ?? 0), `${seed} ${name}`).toBeCloseTo(0, 9);
      }
    }
  });

  it('never call a thing worse that one of them did not measure', () => {
    for (const seed of seeds) {
      for (const { status, isRegression, cause } of diffAnalyses(analysis(seed), analysis(seed + 1))) {
        if (status?.before === 'notMeasured' || status?.after === 'notMeasured') expect(cause).toBe('reading');
        if (isRegression) expect(cause).toBe('site');
      }
    }
  });

  it('evaluated by other rules are not taken for another site', () => {
    const [one, other] = [analysis(3), { ...analysis(8), algorithmVersion: '2026-12-01.1' }];
    const changes = diffAnalyses(one, other);
    expect(changes.filter(({ kind }) => kind === 'check').map(({ cause }) => cause)).toContain('unclear');
    expect(changes.some(({ kind, cause }) => kind === 'check' && cause === 'site')).toBe(false);
    expect(changes.filter(({ kind }) => kind === 'rules')).toMatchObject([
      { before: base.algorithmVersion, after: '2026-12-01.1' },
    ]);
    expect(sumOf(changes)).toBeCloseTo(difference(one, other), 9);
  });
});

/** The same analysis with every list that has no order of its own in another one. */
function shuffled(analysis: Analysis, seed: number): Analysis {
  const random = seededRandom(seed);
  const mix = <T>(list: readonly T[]): T[] =>
    list
      .map((one) => [random(), one] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, one]) => one);
  const { business, site, factors } = analysis;
  const mixed = Object.fromEntries(
    Object.entries(factors).map(([key, factor]) => [key, { ...factor, checks: mix(factor.checks) }]),
  );
  const { aiCrawlerAccess } = factors;
  return Analysis.parse({
    ...analysis,
    factors: { ...mixed, aiCrawlerAccess: { ...mixed.aiCrawlerAccess, bots: mix(aiCrawlerAccess.bots) } },
    site: { ...site, pages: mix(site.pages) },
    business: {
      ...business,
      phones: mix(business.phones),
      socialProfiles: mix(business.socialProfiles),
      openingHours: business.openingHours && { ...business.openingHours, periods: mix(business.openingHours.periods) },
    },
  });
}
