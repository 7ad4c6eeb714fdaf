import { type AuditReportMaterial, auditReportData } from '#report/audit-pdf/audit-report-data.ts';
import { openPdfMaker, type PdfMaker } from '#report/pdf/pdf-maker.ts';
import type { PdfOrder } from '#report/pdf/pdf-template.ts';
import { openTypesetter } from '#report/pdf/typeset.ts';
import type { AuditedAnalysis } from '#shared/api/audits.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { readPdf } from '#test/read-pdf.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import type { BenchSection } from './bench-context.ts';
import type { Figure } from './figure.ts';
import { median } from './statistics.ts';

/** The maximum for a report of six pages; the shortest audit gives a few more. */
const aimsMs = { first: 400, warm: 50 };

/** The report of an audit as PDF: the first one, including the start of its process, and warm ones, each of another business. */
export const benchPdf: BenchSection = async ({ options }) => {
  const runs = options.quick ? 10 : 40;
  const whole = sampleAuditedAnalysis();
  const short = shortened(whole);
  const first = await timesOf(options.quick ? 3 : 8, async (run) => {
    const maker = openPdfMaker();
    try {
      await make(maker, short, `Harbor ${run}`);
    } finally {
      await maker.close();
    }
  });
  const maker = openPdfMaker();
  try {
    const shortPages = await pagesOf(await make(maker, short, 'Harbor'));
    const wholePages = await pagesOf(await make(maker, whole, 'Harbor'));
    const latin = await timesOf(runs, (run) => make(maker, short, `Harbor & Pine ${run}`));
    const japanese = await timesOf(runs, (run) => make(maker, short, `美容室こもれび ${run}`));
    const long = await timesOf(runs, (run) => make(maker, whole, `Harbor & Pine ${run}`));
    return [
      figure(`first report of ${shortPages} pages, with the start of its process`, first, aimsMs.first),
      figure(`warm report of ${shortPages} pages, Latin`, latin, aimsMs.warm),
      figure('  of a processor', cpuTimesOf(runs, short), null),
      figure('  of a business with a Japanese name', japanese, null),
      figure(`  of a whole audit, ${wholePages} pages, Latin`, long, null),
    ];
  } finally {
    await maker.close();
  }
};

function figure(name: string, times: readonly number[], aimMs: number | null): Figure {
  const aim = aimMs === null ? null : ({ kind: 'atMost', value: aimMs } as const);
  return { name: `${name}, median of ${times.length}`, value: median(times), unit: 'ms', aim };
}

/** A small site: one check for some of the factors, few pages, few steps. */
function shortened(analysis: AuditedAnalysis): AuditedAnalysis {
  const short = structuredClone(analysis);
  short.actionPlan = short.actionPlan.slice(0, 4);
  short.site.pages = short.site.pages.slice(0, 4);
  for (const [index, key] of FACTOR_KEYS.entries()) {
    const factor = short.factors[key];
    factor.checks = factor.checks.slice(0, index < 3 ? 1 : 0);
  }
  return short;
}

function make(maker: PdfMaker, analysis: AuditedAnalysis, name: string): Promise<Uint8Array> {
  return maker.make(orderOf(analysis, name));
}

function orderOf(analysis: AuditedAnalysis, name: string): PdfOrder {
  const material: AuditReportMaterial = {
    analysis: { ...analysis, business: { ...analysis.business, name } },
    fixes: {
      description: 'Harbor & Pine Plumbing mends pipes, drains and heaters in Duluth.',
      qa: null,
      headings: null,
    },
    keywords: [],
    branding: { brand: null, hasWatermark: false },
    evidenceDigest: 'ab'.repeat(32),
    madeAtMs: 0,
  };
  return { template: 'audit-report', data: auditReportData(material), madeAtMs: 0 };
}

/** CPU milliseconds of each run, including data, in this process: meaningful on a busy machine. */
function cpuTimesOf(runs: number, analysis: AuditedAnalysis): number[] {
  const typeset = openTypesetter();
  const times: number[] = [];
  for (let run = -3; run < runs; run += 1) {
    const before = process.cpuUsage();
    typeset(orderOf(analysis, `Harbor & Pine ${run}`));
    const { user, system } = process.cpuUsage(before);
    if (run >= 0) times.push((user + system) / 1000);
  }
  return times;
}

/** Milliseconds of each run, sequentially. */
async function timesOf(runs: number, act: (run: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await act(run);
    times.push(performance.now() - begun);
  }
  return times;
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await readPdf(bytes)).pages.length;
}
