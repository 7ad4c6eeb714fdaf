import { z } from 'zod';
import type { BenchContext, BenchSection } from './bench-context.ts';
import { auditInTerminal } from './command-line.ts';
import { pagesAmong, requireSame, sumElements } from './expected.ts';
import type { Figure } from './figure.ts';
import { runProcess } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

const Crawled = z.object({ pages: z.number(), elements: z.number(), headings: z.number(), links: z.number() });

/**
 * Crawlee's cheerio crawler over the pages that our audit crawls, whole process against our whole cold command line,
 * alternating. Ours additionally requests robots.txt, sitemap, llms.txt and the probes, and evaluates the pages.
 */
export const benchCrawlee: BenchSection = async (context) => [
  ...(await compareAt(context, context.far)),
  ...(await compareAt(context, context.near)),
];

async function compareAt({ options }: BenchContext, site: BenchSiteServer): Promise<Figure[]> {
  const { audited } = await auditInTerminal(site);
  const paths = audited.site.pages.map(({ url }) => new URL(url).pathname);
  await crawl(site, paths);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < (options.quick ? 3 : 9); round += 1) {
    theirs.push(await crawl(site, paths));
    ours.push((await auditInTerminal(site)).ms);
  }
  const ratio = median(ours.map((ms, round) => ms / (theirs[round] ?? Number.NaN)));
  return [
    {
      name: `our cold command line / crawlee's whole process, ${site.latencyMs} ms`,
      value: ratio,
      unit: 'x',
      aim: { kind: 'below', value: 1 },
    },
    { name: '  our cold command line', value: median(ours) / 1000, unit: 's', aim: null },
    { name: `  crawlee, the same ${paths.length} pages`, value: median(theirs) / 1000, unit: 's', aim: null },
  ];
}

async function crawl(site: BenchSiteServer, paths: readonly string[]): Promise<number> {
  await site.takeRequests();
  const { ms, stdout } = await runProcess(['bench/crawlee-process.ts', `http://127.0.0.1:${site.port}`, ...paths]);
  const crawled = Crawled.parse(JSON.parse(stdout));
  requireSame('pages crawlee read', crawled.pages, paths.length);
  requireSame('elements crawlee saw', crawled.elements, sumElements(site.host, paths));
  requireSame('pages crawlee asked for', pagesAmong(await site.takeRequests()).length, paths.length);
  return ms;
}
