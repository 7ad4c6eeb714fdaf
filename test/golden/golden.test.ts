import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { decodeBundle, encodeBundle } from '#engine/evidence/bundle-file.ts';
import { replay } from '#engine/replay.ts';
import { Analysis } from '#shared/audit/analysis.ts';
import type { SiteServer } from '../site-server.ts';
import { auditRecordedSite, RECORDED_SITES, serveRecordedSites } from './recorded-sites.ts';

/**
 * Every recorded site is audited over loopback and compared with its whole stored analysis. After a change of rules:
 * regenerate them with `npm run fixtures`, and review the printed differences.
 */
describe('recorded sites give the analysis that was read and agreed', () => {
  let server: SiteServer;
  const parser = createPageParserPool({ workers: 2, timeLimitMs: 5000, memoryLimitMb: 256 });

  beforeAll(async () => {
    server = await serveRecordedSites();
  });
  afterAll(async () => {
    await server.close();
    await parser.close();
  });

  it.each(RECORDED_SITES)('$id', async (site) => {
    const { outcome, events } = await auditRecordedSite(site, server, parser);
    const result =
      outcome.kind === 'done' ? { ...Analysis.parse(outcome.analysis), collectedInMs: 0 } : outcome.failure;
    const file = join(import.meta.dirname, `${site.id}.json`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
    expect(result).toEqual(JSON.parse(readFileSync(file, 'utf8')));

    if (outcome.kind === 'failed') return;
    expect(await replay(decodeBundle(encodeBundle(outcome.bundle)), parser)).toEqual(outcome.analysis);
    expect(events.filter(({ type }) => type === 'factor')).toHaveLength(FACTOR_KEYS.length);
  });
});
