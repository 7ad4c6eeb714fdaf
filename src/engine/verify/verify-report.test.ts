import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Analysis } from '#shared/audit/analysis.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import { readRecordedAudit } from '#test/recorded-audits.ts';
import { createPageParserPool } from '../crawl/html/page-parser-pool.ts';
import { encodeBundle } from '../evidence/bundle-file.ts';
import type { EvidenceBundle } from '../evidence/evidence-bundle.ts';
import { replay } from '../replay.ts';
import { verifyInChildProcess } from './verify-in-child-process.ts';
import { recomputeAndCompare, type VerificationResult } from './verify-report.ts';

const IDS = ['us-roofer-elementor', 'jp-biyoushitsu-shiftjis', 'it-trattoria-tables', 'br-pizzaria-www-redirect'];
const parser = createPageParserPool({ workers: 1, timeLimitMs: 5000, memoryLimitMb: 256 });
const recorded = new Map<string, { bundle: EvidenceBundle; evidence: Uint8Array; analysis: Analysis }>();

beforeAll(async () => {
  for (const id of IDS) {
    const { outcome } = await readRecordedAudit(id);
    if (outcome.kind !== 'done') throw new Error(`${id} gave no result.`);
    const { bundle, analysis } = outcome;
    recorded.set(id, { bundle, evidence: encodeBundle(bundle), analysis: Analysis.parse(analysis) });
  }
});
afterAll(() => parser.close());

function site(id = 'us-roofer-elementor') {
  const found = recorded.get(id);
  if (found === undefined) throw new Error(`${id} is not recorded.`);
  return found;
}
function reportOf(analysis: object, evidence: Uint8Array, ownerWords: OwnerOverrides = {}): Uint8Array {
  const sha256 = createHash('sha256').update(evidence).digest('hex');
  return new TextEncoder().encode(JSON.stringify({ evidence: { sha256 }, ownerWords, analysis }));
}
function compared(outcome: VerificationResult) {
  if (outcome.kind !== 'compared') throw new Error(JSON.stringify(outcome));
  return outcome;
}

describe('a report evaluated again', () => {
  it.each(IDS)('%s gives the same, check by check', async (id) => {
    const { analysis, evidence } = site(id);
    const outcome = compared(await recomputeAndCompare({ report: reportOf(analysis, evidence), evidence }, parser));
    expect(outcome.comparison.differences).toEqual([]);
    expect(outcome.comparison.otherParts).toEqual([]);
    expect(outcome.isSame).toBe(true);
    expect(outcome.comparison.checks.compared).toBeGreaterThan(50);
    expect(outcome.comparison.values.find(({ name }) => name === 'Score')?.replayed).toBe(
      String(analysis.overallScore),
    );
    expect(outcome.report).toMatchObject({ websiteUrl: analysis.websiteUrl, hasOwnerWords: false });
  });

  it('gives the same in a process of its own', async () => {
    const { analysis, evidence } = site();
    const files = { report: reportOf(analysis, evidence), evidence };
    expect(await verifyInChildProcess(files)).toEqual(await recomputeAndCompare(files, parser));
    expect(evidence.byteLength).toBeGreaterThan(1000);
  });

  it('is evaluated with the words of its owner, and not the same without them', async () => {
    const { bundle, evidence } = site();
    const at = '2026-11-21T10:00:00.000Z';
    const words: OwnerOverrides = {
      corrections: { name: 'Summit Ridge Roofing of Duluth' },
      facts: [{ factId: 'f', kind: 'phone', state: 'added', value: '+12185550199', foundValue: null, at }],
      profile: {
        values: { rating: 4.8, reviewCount: 40 },
        goodReviewShare: null,
        sources: { rating: { kind: 'owner', at }, reviewCount: { kind: 'owner', at } },
      },
    };
    const analysis = Analysis.parse(await replay(bundle, parser, words));
    const judge = (ownerWords: OwnerOverrides) =>
      recomputeAndCompare({ report: reportOf(analysis, evidence, ownerWords), evidence }, parser);
    const withWords = compared(await judge(words));
    expect(withWords.isSame).toBe(true);
    expect(withWords.report.hasOwnerWords).toBe(true);
    const without = compared(await judge({}));
    expect(without.isSame).toBe(false);
    expect(without.comparison.differences.map(({ checkId }) => checkId)).toContain('reviewsPhotos.rating');
  });

  it('is evaluated with the files of its owner, and not the same without or with other ones', async () => {
    const { bundle, evidence } = site();
    const given = { fileName: 'links.csv', uploadedAt: bundle.collectedAt };
    const links = { ...given, domains: [{ domain: 'duluthmn.gov', links: 3 }], moreDomains: 0 };
    const date = bundle.collectedAt.slice(0, 10);
    const answer = { engine: 'ChatGPT', question: 'A roofer?', answer: 'Ask Summit Ridge Roofing.', date, cited: [] };
    const monthBefore = new Date(Date.parse(date) - 30 * 86_400_000).toISOString().slice(0, 10);
    const period = { from: monthBefore, to: date };
    const sources = [{ source: 'chatgpt.com', sessions: 25, users: 20, keyEvents: 1 }];
    const files: NonNullable<OwnerOverrides['files']> = {
      links,
      traffic: { ...given, period, by: 'source', sources, total: { sessions: 90, keyEvents: 4 } },
      citations: { ...given, period, view: 'pages', total: 4, rows: [] },
      answers: { ...given, answers: Array.from({ length: 5 }, () => answer) },
    };
    const analysis = Analysis.parse(await replay(bundle, parser, { files }));
    const { linkAuthority, aiReferrals, answerPresence } = analysis.factors;
    expect([linkAuthority, aiReferrals, answerPresence].every(({ score }) => score !== null)).toBe(true);
    const judge = async (ownerWords: OwnerOverrides) =>
      compared(await recomputeAndCompare({ report: reportOf(analysis, evidence, ownerWords), evidence }, parser));
    const same = await judge({ files });
    expect([same.isSame, same.report.hasOwnerWords]).toEqual([true, true]);
    expect((await judge({})).isSame).toBe(false);
    const other = { ...files, links: { ...links, domains: [{ domain: 'a-blog.example', links: 3 }] } };
    expect((await judge({ files: other })).comparison.differences.map(({ checkId }) => checkId)).toEqual([
      'linkAuthority.referringDomains',
      'linkAuthority.quality',
    ]);
  });

  it('does not hold written texts and what belongs to a viewer against the evidence', async () => {
    const { analysis, evidence } = site();
    const written = {
      ...analysis,
      auditId: 'a'.repeat(32),
      templates: { Hours: 'Open daily.' },
      contentIdeas: ['x'],
      actionPlan: analysis.actionPlan.map((step) => ({ ...step, description: `${step.description} In the pack.` })),
    };
    expect(compared(await recomputeAndCompare({ report: reportOf(written, evidence), evidence }, parser)).isSame).toBe(
      true,
    );
  });
});

it('compares every part of an analysis but the owner’s input, with which it is replayed', () => {
  const compared = 'websiteUrl businessName collectedAt algorithmVersion overallScore coverage scoreRange subScores';
  const judged = 'factors actionPlan verdict fixItScores business site collectedInMs';
  const ofOwner = 'judgedWith businessOnSite';
  const known = new Set(`${compared} ${judged} ${ofOwner}`.split(' '));
  expect(Object.keys(Analysis.shape).filter((part) => !known.has(part))).toEqual([]);
});

type Tampering = (analysis: Analysis) => object;
const h1 = (change: (checks: Analysis['factors']['websiteH1']['checks']) => object[]): Tampering => {
  return ({ factors, ...rest }) => ({
    ...rest,
    factors: { ...factors, websiteH1: { ...factors.websiteH1, checks: change(factors.websiteH1.checks) } },
  });
};
const TAMPERINGS: readonly [what: string, Tampering, seenIn: RegExp][] = [
  ['the score', (analysis) => ({ ...analysis, overallScore: 99 }), /"Score","reported":"99"/],
  ['the coverage', (analysis) => ({ ...analysis, coverage: 1 }), /Share that was measured/],
  ['the website', (analysis) => ({ ...analysis, websiteUrl: 'https://other.example/' }), /other\.example/],
  ['the day', (analysis) => ({ ...analysis, collectedAt: '2026-01-01T00:00:00.000Z' }), /2026-01-01/],
  ['the name', (analysis) => ({ ...analysis, businessName: 'Somebody else' }), /Somebody else/],
  ['a fact', (analysis) => ({ ...analysis, business: { ...analysis.business, emails: ['x@y.example'] } }), /The facts/],
  ['the pages', (analysis) => ({ ...analysis, site: { ...analysis.site, pages: [] } }), /What was read of the site/],
  ['a gain', (analysis) => ({ ...analysis, actionPlan: analysis.actionPlan.slice(1) }), /The plan/],
  ['the points of a check', h1(([one, ...more]) => [{ ...one, points: 1 }, ...more]), /"isOtherJudgement":true/],
  ['a finding', h1(([one, ...more]) => [{ ...one, finding: 'All is well.' }, ...more]), /All is well/],
  ['a quote', h1(([one, ...more]) => [{ ...one, evidence: [] }, ...more]), /"same":\d+},"differences":\[\{/],
  ['a check left out', h1(([, ...more]) => more), /"reported":null/],
  ['a check put in', h1((checks) => [...checks, { ...checks[0], id: 'websiteH1.made-up' }]), /"replayed":null/],
  ['a check twice', h1((checks) => [...checks, ...checks.slice(0, 1)]), /"replayed":null/],
  [
    'a factor’s score',
    ({ factors, ...rest }) => ({ ...rest, factors: { ...factors, websiteH1: { ...factors.websiteH1, score: 100 } } }),
    /"reported":"100"/,
  ],
  [
    'a factor’s weight',
    ({ factors, ...rest }) => ({ ...rest, factors: { ...factors, websiteH1: { ...factors.websiteH1, weight: 0 } } }),
    /What is said of whole factors/,
  ],
];

it.each(TAMPERINGS)('sees that somebody changed %s', async (_, tamper, seenIn) => {
  const { analysis, evidence } = site();
  const report = reportOf(tamper(analysis), evidence);
  const { isSame, comparison } = compared(await recomputeAndCompare({ report, evidence }, parser));
  expect(isSame).toBe(false);
  expect(JSON.stringify(comparison)).toMatch(seenIn);
});

it('is not evaluated by evidence of which a single byte is another', async () => {
  const { analysis, evidence } = site();
  const report = reportOf(analysis, evidence);
  for (let at = 0; at < evidence.byteLength; at += 997) {
    const changed = evidence.with(at, (evidence[at] ?? 0) ^ 1);
    const outcome = await recomputeAndCompare({ report, evidence: changed }, parser);
    expect(outcome, String(at)).toMatchObject({ kind: 'other-evidence', report: { websiteUrl: analysis.websiteUrl } });
  }
});

it('names both rules when the report was made by others', async () => {
  const { analysis, evidence } = site();
  const older = { ...analysis, algorithmVersion: '2025-01-01.1', overallScore: 1 };
  const { comparison } = compared(await recomputeAndCompare({ report: reportOf(older, evidence), evidence }, parser));
  expect(comparison.rules).toEqual({ reported: '2025-01-01.1', today: analysis.algorithmVersion });
});
