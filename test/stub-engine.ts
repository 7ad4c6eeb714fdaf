import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import { UnknownPage } from '#engine/dry-run/unknown-page.ts';
import { withOwnerFacts } from '#engine/facts/owner-facts.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { compareAnalyses, isSameThroughout } from '#engine/verify/compare-analyses.ts';
import { NO_REPORT, readVerifiableReport, VerifiableAnalysis } from '#engine/verify/verifiable-report.ts';
import { readReportHead } from '#engine/verify/verify-report.ts';
import type { AuditEngine } from '#server/services/audit-engine.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import type { Business } from '#shared/audit/business.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import type { OwnerOverrides } from '#shared/fixes/owner-overrides.ts';
import type { SiteOutline } from '#shared/fixes/site-outline.ts';
import { sampleAnalysis } from './sample-analysis.ts';

const ANALYSIS = sampleAnalysis();

export interface StubEngine extends AuditEngine {
  /** The targets of all runs so far, in the order in which they began. */
  readonly runs: readonly string[];
  /** The inputs of reevaluations, in order. They change the facts of the business here, and no check. */
  readonly reevaluatedWith: readonly OwnerOverrides[];
}

/**
 * A fake engine that crawls no site: it emits events and returns a complete analysis. The host controls it: `t250.x.test`
 * takes 250 ms, `mended.x.test` has a good main heading when it is recrawled, `down.x.test` does not respond then,
 * `refused.x.test` ends as a failure, `broken.x.test` throws, `uncaught.x.test` throws outside of any handler,
 * `fatal.x.test` kills the process, of the business of `bare.x.test` only the name is known. The start of every run is a line
 * in `journal`, so that a test can count them across processes.
 */
export function createStubEngine(journal: string | null = null): StubEngine {
  const runs: string[] = [];
  const reevaluatedWith: OwnerOverrides[] = [];
  return {
    runs,
    reevaluatedWith,
    parseTarget(input) {
      const parsed = parseSiteUrl(input);
      if (parsed.ok) return { ok: true, url: parsed.url.href, schemeTyped: parsed.schemeTyped };
      return { ok: false, failure: { code: parsed.code, error: parsed.error } };
    },
    async run({ target }, onEvent, signal) {
      runs.push(target);
      if (journal !== null) appendFileSync(journal, `${process.pid} ${target}\n`);
      const [behaviour = ''] = new URL(target).hostname.split('.');
      // A process that kills itself at once would not even respond to the request that started it.
      const durationMs = behaviour === 'fatal' ? 300 : Number(/^t([0-9]+)$/.exec(behaviour)?.[1] ?? 0);
      await emitEvents(onEvent, durationMs, signal);
      if (behaviour === 'broken') throw new Error('The stub engine is broken, as asked.');
      if (behaviour === 'uncaught')
        setTimeout(() => {
          throw new Error('Nobody catches this.');
        });
      if (behaviour === 'fatal') process.kill(process.pid, 'SIGKILL');
      const bundle = Buffer.from(`evidence of ${target}`);
      if (behaviour === 'refused') {
        return {
          kind: 'failed',
          failure: { code: 'robots-refused', error: 'The robots.txt of this site refuses us.' },
          bundle,
        };
      }
      return { kind: 'done', analysis: analysisOf(target), outline: outlineOf(target), bundle };
    },
    async reevaluate(bundle, overrides) {
      reevaluatedWith.push(overrides);
      const analysis = analysisOf(Buffer.from(bundle).toString('utf8').replace('evidence of ', ''));
      const businessOnSite = named(analysis.business, overrides.corrections?.name, analysis.websiteUrl);
      const business = withOwnerFacts(businessOnSite, overrides.facts ?? [], { url: analysis.websiteUrl });
      return { ...analysis, business, businessOnSite, businessName: business.name };
    },
    outline: async (bundle) => outlineOf(Buffer.from(bundle).toString('utf8').replace('evidence of ', '')),
    async dryRun(bundle, changes) {
      const target = Buffer.from(bundle).toString('utf8').replace('evidence of ', '');
      const score = { score: ANALYSIS.overallScore, exact: ANALYSIS.overallScore };
      for (const { url, html } of changes) {
        if (url !== undefined && new URL(url, target).pathname !== '/') throw new UnknownPage(['/']);
        if (html === '<p>') throw new NothingToAnalyze('The page is empty.');
      }
      const none = { betterChecks: [], worseChecks: [], gainedFacts: [], contradictions: [] };
      const quote = { url: target, quote: 'Call 555-0134' };
      const lostFacts = [{ kind: 'phone' as const, value: '555-0134', quote, becomes: null }];
      return { before: score, after: score, points: 0, ...none, lostFacts };
    },
    async recheck(bundle) {
      const target = Buffer.from(bundle).toString('utf8').replace('evidence of ', '');
      const [behaviour = ''] = new URL(target).hostname.split('.');
      if (behaviour === 'down')
        return { kind: 'failed', failure: { code: 'unreachable', error: 'The site does not answer.' } };
      const analysis = analysisOf(target);
      return {
        kind: 'seen',
        analysis: behaviour === 'mended' ? mended(analysis) : analysis,
        read: [target],
        notRead: [],
      };
    },
    async verifyReport({ report, evidence }) {
      const reported = readVerifiableReport(report);
      const said = Buffer.from(evidence).toString('utf8');
      if (reported === null) return { kind: 'refused', sentence: NO_REPORT };
      const head = readReportHead(reported);
      const digest = reported.evidence?.sha256;
      if (digest !== undefined && digest !== createHash('sha256').update(evidence).digest('hex'))
        return { kind: 'other-evidence', report: head };
      if (!said.startsWith('evidence of ')) return { kind: 'refused', sentence: 'This is no evidence.' };
      const analysis = analysisOf(said.replace('evidence of ', ''));
      const { corrections, facts = [] } = reported.ownerWords;
      const owned = named(analysis.business, corrections?.name, analysis.websiteUrl);
      const business = withOwnerFacts(owned, facts, { url: analysis.websiteUrl });
      const judged = { ...analysis, business, businessName: business.name };
      const replayed = VerifiableAnalysis.parse(JSON.parse(JSON.stringify(Analysis.parse(judged))));
      const comparison = compareAnalyses(reported.analysis, replayed);
      return { kind: 'compared', report: head, comparison, isSame: isSameThroughout(comparison) };
    },
    close: async () => {},
  };
}

/** All checks of the main heading pass. */
function mended(analysis: Analysis): Analysis {
  const { websiteH1 } = analysis.factors;
  const checks = websiteH1.checks.map((check) =>
    check.status === 'notMeasured' ? check : { ...check, status: 'pass' as const, points: check.maxPoints },
  );
  return { ...analysis, factors: { ...analysis.factors, websiteH1: { ...websiteH1, checks } } };
}

function named(business: Business, name: string | undefined, url: string): Business {
  if (name === undefined) return business;
  const takenFrom = { url, place: 'owner', quote: name } as const;
  return { ...business, name, sources: { ...business.sources, name: { takenFrom, seen: [takenFrom] } } };
}

/** A minimal outline of one page: tests of generated texts use the real engine. */
function outlineOf(websiteUrl: string): SiteOutline {
  const home = { url: websiteUrl, lang: 'en', title: 'Harbor & Pine Plumbing', metaDescription: null, canonical: null };
  const words = { headings: [{ level: 1, text: 'Welcome' }], wordCount: 300, mainText: 'Plumber in Duluth' };
  const photo = { src: `${websiteUrl}pipe.jpg`, alt: 'Drain cleaning in Duluth', width: 800, height: 600 };
  const photos = isBare(websiteUrl) ? [] : [photo];
  const rest = { photos, outboundHosts: [], structured: [], brokenJsonLdCount: 0 };
  return { pages: [{ ...home, ...words, ...rest }], statedFacts: [], robotsTxt: null };
}

/** The fake analysis of a target. */
function analysisOf(websiteUrl: string): Analysis {
  if (isBare(websiteUrl)) return { ...ANALYSIS, websiteUrl, business: bare(ANALYSIS.business) };
  return { ...ANALYSIS, websiteUrl };
}

function isBare(websiteUrl: string): boolean {
  return new URL(websiteUrl).hostname.startsWith('bare.');
}

/** A business with only a name. */
function bare(business: Business): Business {
  const nothing = { category: null, address: null, openingHours: null };
  const none = { phones: [], emails: [], services: [], serviceAreas: [], testimonials: [], questions: [] };
  return { ...business, ...nothing, ...none };
}

async function emitEvents(
  onEvent: (event: AuditEvent) => void,
  durationMs: number,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const pages = 15;
  for (let done = 0; done <= pages; done += 1) {
    const elapsedMs = Math.round(performance.now() - begun);
    onEvent({ type: 'progress', step: 'pages', done, total: pages, elapsedMs, detail: `Read page ${done}` });
    if (durationMs > 0) await sleep(durationMs / (pages + 1), undefined, { signal });
  }
  for (const key of FACTOR_KEYS) {
    const { score, summary } = ANALYSIS.factors[key];
    onEvent({ type: 'factor', key, score, summary });
  }
}
