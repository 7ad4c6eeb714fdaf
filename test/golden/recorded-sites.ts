import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PageParser } from '#engine/crawl/collector.ts';
import { parseSiteUrl } from '#engine/crawl/fetch/site-url.ts';
import { type AuditOutcome, runAudit } from '#engine/run-audit.ts';
import { parseHostMapping } from '#providers/host-mapping.ts';
import { createSafeFetcher } from '#providers/http.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { type SiteServer, type SiteServerOptions, startSiteServer } from '../site-server.ts';

const SITES = join(import.meta.dirname, '../fixtures/sites');
const Described = z.object({ host: z.string(), url: z.string().optional() });

/** One folder of `test/fixtures/sites`. */
export interface RecordedSite {
  readonly id: string;
  readonly folder: string;
  readonly host: string;
  /** The URL to audit. */
  readonly url: string;
}

export const RECORDED_SITES: readonly RecordedSite[] = readdirSync(SITES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: id }) => {
    const folder = join(SITES, id);
    const { host, url } = Described.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
    return { id, folder, host, url: url ?? `http://${host}/` };
  });

/** Serves every recorded site on one port of 127.0.0.1. */
export function serveRecordedSites(options: Pick<SiteServerOptions, 'latencyMs'> = {}): Promise<SiteServer> {
  return startSiteServer({
    sites: Object.fromEntries(RECORDED_SITES.map(({ host, folder }) => [host, folder])),
    ...options,
  });
}

/** Audits one recorded site over loopback, on a fixed day. */
export async function auditRecordedSite(
  { url }: RecordedSite,
  server: SiteServer,
  parser: PageParser,
): Promise<{ readonly outcome: AuditOutcome; readonly events: readonly AuditEvent[] }> {
  const target = parseSiteUrl(url);
  if (!target.ok) throw new Error(target.error);
  const events: AuditEvent[] = [];
  const outcome = await runAudit(
    target,
    {
      fetcher: createSafeFetcher({ connectTo: parseHostMapping(server.connectTo) }),
      parser,
      now: () => performance.now(),
      today: () => new Date('2026-11-21T09:00:00Z'),
      userAgent: 'PorchlightBot/1.0 (golden run)',
    },
    { deadlineMs: 20_000 },
    (event) => events.push(event),
    new AbortController().signal,
  );
  return { outcome, events };
}
