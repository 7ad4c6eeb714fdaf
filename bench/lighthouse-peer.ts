import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchSection, connectToBoth } from './bench-context.ts';
import { benchSite } from './bench-site.ts';
import { auditInTerminal } from './command-line.ts';
import { type AuditedSite, requireRightAudit, requireSame } from './expected.ts';
import { runProcess } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

const Judged = z.object({ pages: z.array(z.object({ url: z.string(), audits: z.number() })) });

/**
 * Lighthouse against our audit of the whole site, at 80 ms a response: on the home page, alternating with our cold command line
 * and our warm audit in the server; and, except in a quick run, once on all 25 pages in one process with one browser.
 */
export const benchLighthouse: BenchSection = async (context) => {
  const { far, options, say } = context;
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    say('  no Chromium found (CHROMIUM_PATH): Lighthouse was not run');
    return [];
  }
  say(
    '  It loads each page in a browser and measures what we do not: paint, scripts, barriers. It reads one page at a time,',
  );
  say(
    '  no facts of a business and no other pages; our audit reads 15 of the 25 pages and judges the site as a whole.',
  );
  const data = await makeBenchDataDir();
  const server = await startAuditServer(data.path, connectToBoth(context));
  const auditWarm = async () => {
    const warm = await server.audit(far.url);
    requireRightAudit(warm.audited, far.host);
    return warm;
  };
  try {
    for (let count = 0; count < 10; count += 1) await server.audit(far.url);
    const times: { theirs: number; cold: number; warm: number }[] = [];
    let judged = { theirs: 0, checks: 0, readers: 0, pages: 0 };
    for (let round = 0; round < (options.quick ? 1 : 3); round += 1) {
      const { ms, audits } = await runLighthouse(far, ['/'], chromium);
      const cold = await auditInTerminal(far);
      const warm = await auditWarm();
      times.push({ theirs: ms, cold: cold.ms, warm: warm.ms });
      judged = { theirs: audits, ...evaluatedBy(warm.audited) };
    }
    const of = (pick: (time: (typeof times)[number]) => number) => median(times.map(pick));
    const onHomePage = [
      {
        name: 'Lighthouse on the home page / our warm audit of 15 pages, 80 ms',
        value: of(({ theirs, warm }) => theirs / warm),
        unit: 'x',
        aim: { kind: 'atLeast', value: 30 },
      },
      {
        name: 'Lighthouse on the home page / our cold command line, 80 ms',
        value: of(({ theirs, cold }) => theirs / cold),
        unit: 'x',
        aim: null,
      },
      { name: '  Lighthouse, whole process', value: of(({ theirs }) => theirs) / 1000, unit: 's', aim: null },
      { name: '  our cold command line', value: of(({ cold }) => cold) / 1000, unit: 's', aim: null },
      { name: '  our warm audit', value: of(({ warm }) => warm) / 1000, unit: 's', aim: null },
      { name: '  audits with a score of Lighthouse, over 1 page', value: judged.theirs, unit: '', aim: null },
      { name: `  checks of our audit, over ${judged.pages} pages`, value: judged.checks, unit: '', aim: null },
      { name: '  bots that our audit judged besides', value: judged.readers, unit: '', aim: null },
    ] as const;
    if (options.quick) return onHomePage;
    const before = await auditWarm();
    const all = await runLighthouse(far, benchSite().pagePaths, chromium);
    const after = await auditWarm();
    return [
      ...onHomePage,
      {
        name: 'Lighthouse on all 25 pages / our warm audit of 15 pages, 80 ms',
        value: all.ms / ((before.ms + after.ms) / 2),
        unit: 'x',
        aim: { kind: 'atLeast', value: 250 },
      },
      { name: '  Lighthouse on all 25 pages, whole process', value: all.ms / 1000, unit: 's', aim: null },
      { name: '  its audits with a score, over 25 pages', value: all.audits, unit: '', aim: null },
    ];
  } finally {
    await server.stop();
    await data.remove();
  }
};

/** Measured checks, verdicts on bots, and the pages they are about. */
function evaluatedBy({ factors, site }: AuditedSite): { checks: number; readers: number; pages: number } {
  const all = Object.values(factors);
  const checks = all.flatMap((factor) => factor.checks).filter(({ status }) => status !== 'notMeasured');
  const readers = all.reduce((sum, { bots }) => sum + (bots?.length ?? 0), 0);
  return { checks: checks.length, readers, pages: site.pages.length };
}

async function runLighthouse(
  site: BenchSiteServer,
  paths: readonly string[],
  chromium: string,
): Promise<{ ms: number; audits: number }> {
  const profile = await mkdtemp(join(tmpdir(), 'porchlight-lighthouse-'));
  const urls = paths.map((path) => `http://127.0.0.1:${site.port}${path}`);
  try {
    const { ms, stdout } = await runProcess(['bench/peers/lighthouse-process.ts', chromium, profile, ...urls]);
    const { pages } = Judged.parse(JSON.parse(stdout));
    requireSame('the pages Lighthouse judged', pages.map(({ url }) => url).join(' '), urls.join(' '));
    return { ms, audits: pages.reduce((sum, { audits }) => sum + audits, 0) };
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
