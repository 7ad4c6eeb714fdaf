import { expect } from 'vitest';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import { createPageParserPool, type PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import type { EvidenceBundle } from '#engine/evidence/evidence-bundle.ts';
import { NothingToAnalyze } from '#engine/nothing-to-analyze.ts';
import { replay } from '#engine/replay.ts';
import { type AuditOutcome, runAudit } from '#engine/run-audit.ts';
import { parseHostMapping } from '#providers/host-mapping.ts';
import { createSafeFetcher, type SafeFetcherOptions } from '#providers/http.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import { AuditFailure } from '#shared/audit/audit-failure.ts';
import { AuditEvent } from '#shared/audit/progress.ts';

export interface HostileAuditOptions {
  readonly connectTo: string;
  readonly deadlineMs?: number;
  readonly fetcher?: Partial<SafeFetcherOptions>;
  readonly signal?: AbortSignal;
}

export interface HostileAudit {
  readonly outcome: AuditOutcome;
  readonly events: readonly AuditEvent[];
  readonly bundle: EvidenceBundle;
  /** Null when the audit failed. */
  readonly analysis: Analysis | null;
  /** Null when it did not. */
  readonly failure: AuditFailure | null;
}

/** The User-Agent of these audits; bot probes use others. */
export const OUR_AGENT = 'Mozilla/5.0 (compatible; PorchlightBot/1.0; +https://porchlight.example/bot)';

/** As in the server. */
export function openHostileParser(): PageParserPool {
  return createPageParserPool({ workers: 2, timeLimitMs: 15_000, memoryLimitMb: 256 });
}

/**
 * Audits a hostile site with the real fetcher and the real parser, and asserts the invariants of every outcome: it matches
 * its contract, its sentences are readable, and its stored evidence reproduces the same result.
 */
export async function auditHostile(
  parser: PageParserPool,
  address: string,
  { connectTo, deadlineMs = 20_000, fetcher, signal = new AbortController().signal }: HostileAuditOptions,
): Promise<HostileAudit> {
  const target = parseSiteUrl(address);
  if (!target.ok) throw new Error(target.error);
  const events: AuditEvent[] = [];
  const outcome = await runAudit(
    target,
    {
      fetcher: createSafeFetcher({ connectTo: parseHostMapping(connectTo), ...fetcher }),
      parser,
      now: () => performance.now(),
      today: () => new Date('2026-11-21T09:00:00Z'),
      userAgent: OUR_AGENT,
    },
    { deadlineMs },
    (event) => events.push(event),
    signal,
  );
  for (const event of events) AuditEvent.parse(event);
  await expectExplained(outcome, parser);
  return {
    outcome,
    events,
    bundle: outcome.bundle,
    analysis: outcome.kind === 'done' ? outcome.analysis : null,
    failure: outcome.kind === 'failed' ? outcome.failure : null,
  };
}

async function expectExplained(outcome: AuditOutcome, parser: PageParserPool): Promise<void> {
  const file = encodeBundle(outcome.bundle);
  const stored = decodeBundle(file);
  expect(Buffer.compare(encodeBundle(stored), file)).toBe(0);
  expect(outcome.bundle.responses.length).toBeLessThanOrEqual(40);
  if (outcome.kind === 'failed') {
    AuditFailure.parse(outcome.failure);
    expectSentence(outcome.failure.error);
    await expect(replay(stored, parser)).rejects.toThrow(NothingToAnalyze);
    return;
  }
  const { analysis } = outcome;
  expect(Analysis.parse(analysis)).toEqual(analysis);
  expectStorable(analysis);
  for (const note of analysis.site.notes) expectSentence(note);
  for (const { problem } of analysis.site.pages) if (problem !== null) expectSentence(problem);
  expect(await replay(stored, parser)).toEqual(analysis);
}

/** One or more whole sentences for an owner: no stack trace, no library code, no unfilled placeholder. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^(?:[\p{Lu}\d“"]|robots\.txt ).{10,600}[.!?]$/u);
  expect(text).not.toMatch(
    /\bat .+:\d+:\d+|\b(?:Type|Range|Syntax)?Error:|undefined|\bnull\b|NaN|\[object|ECONN|UND_ERR|ERR_/,
  );
}

/** No value contains what databases and JSON parsers reject: NUL, and lone surrogates. */
export function expectStorable(value: unknown): void {
  const walk = [value];
  while (walk.length > 0) {
    const next = walk.pop();
    if (typeof next === 'string') {
      if (next.includes('\0') || !next.isWellFormed())
        throw new Error(`Not storable: ${JSON.stringify(next).slice(0, 200)}`);
    } else if (typeof next === 'object' && next !== null) walk.push(...Object.keys(next), ...Object.values(next));
  }
}
