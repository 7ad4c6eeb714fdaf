import { getUserAgent } from '#engine/crawl/fetch/user-agent.ts';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { dryRun } from '#engine/dry-run/dry-run.ts';
import type { OnFactorError } from '#engine/evaluate.ts';
import { decodeBundleInTurns, encodeBundleInTurns } from '#engine/evidence/bundle-file.ts';
import { buildSiteOutline } from '#engine/fixes/build-site-outline.ts';
import { waitForOwnTurn } from '#engine/own-turn.ts';
import { recrawlPages } from '#engine/recheck/recrawl-pages.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
import { runAudit } from '#engine/run-audit.ts';
import { verifyInChildProcess } from '#engine/verify/verify-in-child-process.ts';
import { createSafeFetcher } from '#providers/http.ts';
import type { Config } from './config.ts';
import { parseTarget } from './parse-target.ts';
import type { AuditEngine } from './services/audit-engine.ts';

/** By the clock, for a stuck thread: the work of a page is limited in tags, and takes half a second of CPU time at most. */
const PARSE_TIME_MS = 15_000;
/** Ordinary pages need a hundredth of it. */
const PARSE_MEMORY_MB = 256;
/** Parsing is a third of an audit's work: two threads keep two cores busy. */
const PARSER_THREADS = 2;

export interface SiteEngineSettings extends Pick<Config, 'hostMapping' | 'publicUrl'> {
  readonly audits: Pick<Config['audits'], 'deadlineMs'>;
}

/** Opens the engine with its real dependencies: the safe fetcher, worker threads for parsing, and the clock. */
export function openSiteEngine(config: SiteEngineSettings, onFactorError: OnFactorError = () => {}): AuditEngine {
  const fetcher = createSafeFetcher({ connectTo: config.hostMapping, ownHosts: [config.publicUrl.hostname] });
  const parser = createPageParserPool({
    workers: PARSER_THREADS,
    timeLimitMs: PARSE_TIME_MS,
    memoryLimitMb: PARSE_MEMORY_MB,
  });
  const deps = {
    fetcher,
    parser,
    now: () => performance.now(),
    today: () => new Date(),
    userAgent: getUserAgent(new URL('/bot', config.publicUrl).href),
    onFactorError,
  };
  const { deadlineMs } = config.audits;
  return {
    parseTarget,
    async run({ target, schemeTyped }, onEvent, signal, waiting, before = null) {
      // Beside the first request to the site: a server without audits needs no parser thread.
      parser.warmUp();
      const earlier = before === null ? undefined : { ...before, bundle: await decodeBundleInTurns(before.bundle) };
      const options = { deadlineMs, ...waiting, earlier };
      const outcome = await runAudit({ url: new URL(target), schemeTyped }, deps, options, onEvent, signal);
      await waitForOwnTurn();
      const bundle = await encodeBundleInTurns(outcome.bundle);
      if (outcome.kind === 'failed') return { ...outcome, bundle };
      const { kind, analysis, pages, isAsBefore } = outcome;
      if (isAsBefore && before !== null) return { kind, analysis, outline: before.outline, bundle };
      await waitForOwnTurn();
      return { kind, analysis, outline: buildSiteOutline(outcome.bundle, pages), bundle };
    },
    reevaluate: async (bundle, overrides) =>
      replay(await decodeBundleInTurns(bundle), parser, overrides, onFactorError),
    outline: async (bundle) => outlineBundle(await decodeBundleInTurns(bundle), parser),
    dryRun: async (bundle, changes, overrides) =>
      dryRun({ bundle: await decodeBundleInTurns(bundle), overrides }, changes, parser),
    async recheck(bundle, order, overrides) {
      const look = await recrawlPages(await decodeBundleInTurns(bundle), order, deps);
      if (look.kind === 'failed') return look;
      const { read, notRead } = look;
      return { kind: 'seen', analysis: await replay(look.bundle, parser, overrides, onFactorError), read, notRead };
    },
    verifyReport: (files) => verifyInChildProcess(files),
    close: () => parser.close(),
  };
}
