import { ourUserAgent } from '#engine/crawl/our-reader.ts';
import { createPageParserPool } from '#engine/crawl/page-parser-pool.ts';
import { parseSiteUrl } from '#engine/crawl/site-url.ts';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import { lookAgain } from '#engine/recheck/look-again.ts';
import { outlineBundle, replay } from '#engine/replay.ts';
import { runAudit } from '#engine/run-audit.ts';
import { judgeApart } from '#engine/verify/judge-apart.ts';
import { createSiteDoor } from '#providers/http.ts';
import type { Config } from './config.ts';
import type { AuditEngine, ParsedTarget } from './services/audit-engine.ts';

/** A page that takes longer or needs more is given up; what is ordinary takes a hundredth of it. */
const PARSE_TIME_MS = 3000;
const PARSE_MEMORY_MB = 256;
/** Parsing is a third of an audit's work, so that two threads keep two cores busy. */
const PARSER_THREADS = 2;

/** The real engine behind the service: the outbound door, worker threads that parse, and the clock. */
export function openSiteEngine(config: Pick<Config, 'hostMapping' | 'publicUrl' | 'audits'>): AuditEngine {
  const door = createSiteDoor({ connectTo: config.hostMapping, ownHosts: [config.publicUrl.hostname] });
  const parser = createPageParserPool({
    workers: PARSER_THREADS,
    timeLimitMs: PARSE_TIME_MS,
    memoryLimitMb: PARSE_MEMORY_MB,
  });
  parser.warmUp();
  const deps = {
    door,
    parser,
    now: () => performance.now(),
    today: () => new Date(),
    userAgent: ourUserAgent(new URL('/bot', config.publicUrl).href),
  };
  const { deadlineMs } = config.audits;
  return {
    parseTarget,
    async run({ target, schemeTyped }, onEvent, signal) {
      const outcome = await runAudit({ url: new URL(target), schemeTyped }, deps, { deadlineMs }, onEvent, signal);
      return { ...outcome, bundle: encodeBundle(outcome.bundle) };
    },
    reevaluate: (bundle, words) => replay(decodeBundle(bundle), parser, words),
    outline: (bundle) => outlineBundle(decodeBundle(bundle), parser),
    async recheck(bundle, order, words) {
      const look = await lookAgain(decodeBundle(bundle), order, deps);
      if (look.kind === 'failed') return look;
      const { read, notRead } = look;
      return { kind: 'seen', analysis: await replay(look.bundle, parser, words), read, notRead };
    },
    judgeAgain: (files) => judgeApart(files),
    close: () => parser.close(),
  };
}

function parseTarget(input: string): ParsedTarget {
  const parsed = parseSiteUrl(input);
  if (parsed.ok) return { ok: true, url: parsed.url.href, schemeTyped: parsed.schemeTyped };
  return { ok: false, failure: { code: parsed.code, error: parsed.error } };
}
