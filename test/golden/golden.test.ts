import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createPageParserPool } from '#engine/crawl/page-parser-pool.ts';
import { parseSiteUrl } from '#engine/crawl/site-url.ts';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { runAudit } from '#engine/run-audit.ts';
import { parseHostMapping } from '#providers/host-mapping.ts';
import { createSiteDoor } from '#providers/http.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import type { AuditEvent } from '#shared/audit/progress.ts';
import { type SiteServer, startSiteServer } from '../site-server.ts';

const SITES = join(import.meta.dirname, '../fixtures/sites');
const Described = z.object({ host: z.string(), url: z.string().optional() });

const sites = readdirSync(SITES).map((id) => {
  const folder = join(SITES, id);
  const { host, url } = Described.parse(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')));
  return { id, folder, host, url: url ?? `http://${host}/` };
});

/**
 * Every recorded site is audited over loopback and compared with its whole analysis. After a change of rules: read the
 * difference, then write the new ones with `UPDATE_GOLDEN=1 npx vitest run test/golden`.
 */
describe('recorded sites give the analysis that was read and agreed', () => {
  let server: SiteServer;
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });

  beforeAll(async () => {
    server = await startSiteServer({ sites: Object.fromEntries(sites.map(({ host, folder }) => [host, folder])) });
  });
  afterAll(async () => {
    await server.close();
    await parser.close();
  });

  it.each(sites)('$id', async ({ id, url }) => {
    const target = parseSiteUrl(url);
    if (!target.ok) throw new Error(target.error);
    const events: AuditEvent[] = [];
    const outcome = await runAudit(
      target,
      {
        door: createSiteDoor({ connectTo: parseHostMapping(server.connectTo) }),
        parser,
        now: () => performance.now(),
        today: () => new Date('2026-11-21T09:00:00Z'),
        userAgent: 'PorchlightBot/1.0 (golden run)',
      },
      { deadlineMs: 20_000 },
      (event) => events.push(event),
      new AbortController().signal,
    );
    const result = outcome.kind === 'done' ? { ...Analysis.parse(outcome.analysis), collectedInMs: 0 } : outcome.failure;
    const file = join(import.meta.dirname, `${id}.json`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
    expect(result).toEqual(JSON.parse(readFileSync(file, 'utf8')));

    if (outcome.kind === 'failed') return;
    expect(await replay(decodeBundle(encodeBundle(outcome.bundle)), parser)).toEqual(outcome.analysis);
    expect(events.filter(({ type }) => type === 'factor')).toHaveLength(14);
  });
});
