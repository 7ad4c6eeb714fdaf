import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { makeBenchDataDir, startAuditServer } from './audit-server.ts';
import { type BenchSection, connectToBoth } from './bench-context.ts';
import { auditInTerminal } from './command-line.ts';
import { type AuditedSite, requireRightAudit, requireSame } from './expected.ts';
import { runProcess } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

const Report = z.object({
  runtimeError: z.unknown().optional(),
  finalDisplayedUrl: z.string(),
  audits: z.record(z.string(), z.object({ score: z.number().nullable(), scoreDisplayMode: z.string() })),
});

const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Lighthouse on the home page against our audit of the whole site, alternating, at 80 ms a response: our cold command line
 * and our warm audit in the server.
 */
export const benchLighthouse: BenchSection = async (context) => {
  const { far, options, say } = context;
  const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (!existsSync(chromium)) {
    say('  no Chromium found (CHROMIUM_PATH): Lighthouse was not run');
    return [];
  }
  const data = await makeBenchDataDir();
  const server = await startAuditServer(data.path, connectToBoth(context));
  try {
    for (let count = 0; count < 10; count += 1) await server.audit(far.url);
    const times: { theirs: number; cold: number; warm: number }[] = [];
    let judged = { theirs: 0, checks: 0, readers: 0, pages: 0 };
    for (let round = 0; round < (options.quick ? 1 : 3); round += 1) {
      const { ms, audits } = await runLighthouse(far, chromium);
      const cold = await auditInTerminal(far);
      const warm = await server.audit(far.url);
      requireRightAudit(warm.audited, far.host);
      times.push({ theirs: ms, cold: cold.ms, warm: warm.ms });
      judged = { theirs: audits, ...evaluatedBy(warm.audited) };
    }
    const of = (pick: (time: (typeof times)[number]) => number) => median(times.map(pick));
    return [
      {
        name: 'Lighthouse on the home page / our warm audit of 15 pages, 80 ms',
        value: of(({ theirs, warm }) => theirs / warm),
        unit: 'x',
        aim: { kind: 'atLeast', value: 20 },
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

async function runLighthouse(site: BenchSiteServer, chromium: string): Promise<{ ms: number; audits: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-lighthouse-'));
  const file = join(folder, 'report.json');
  const url = `http://127.0.0.1:${site.port}/`;
  const flags = [...CHROMIUM_FLAGS, `--user-data-dir=${join(folder, 'profile')}`];
  try {
    const { ms } = await runProcess(
      [
        'node_modules/lighthouse/cli/index.js',
        ...[url, '--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'],
        `--chrome-flags=${flags.join(' ')}`,
      ],
      { CHROME_PATH: chromium },
    );
    const report = Report.parse(JSON.parse(await readFile(file, 'utf8')));
    requireSame('the page Lighthouse judged', report.finalDisplayedUrl, url);
    const judged = Object.values(report.audits).filter(({ score }) => score !== null);
    return { ms, audits: judged.length };
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
