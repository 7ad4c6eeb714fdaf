import { z } from 'zod';
import type { BenchContext, BenchSection } from './bench-context.ts';
import { benchSite } from './bench-site.ts';
import { auditInTerminal } from './command-line.ts';
import { pagesAmong, requireSame, sumElements } from './expected.ts';
import type { Aim, Figure } from './figure.ts';
import { runProcess } from './processes.ts';
import type { BenchSiteServer } from './site-server.ts';
import { median } from './statistics.ts';

/** A tool that reads the bench site as a process of its own. */
interface CrawlerPeer {
  readonly name: string;
  /** What it reads, for the row of its time. */
  readonly work: string;
  /** What it does, and what it does not, that our audit does: in one sentence each. */
  readonly does: string;
  readonly aim: Aim | null;
  /** Runs it and returns the milliseconds of the whole process. Throws `WrongFacts` unless it read what it says. */
  run(site: BenchSiteServer, paths: readonly string[]): Promise<number>;
}

const Crawled = z.object({ pages: z.number(), elements: z.number(), headings: z.number(), links: z.number() });
const Linked = z.object({ pages: z.number(), links: z.number(), broken: z.number() });
const Analyzed = z.object({ pages: z.number(), rules: z.number(), defects: z.number() });

const CRAWLEE: CrawlerPeer = {
  name: 'crawlee',
  work: 'the 15 pages that our audit reads',
  does: 'It fetches and parses pages named to it and counts elements; it finds no pages itself and judges nothing.',
  aim: { kind: 'below', value: 1 },
  async run(site, paths) {
    const { ms, stdout } = await runPeer('crawlee', site, paths);
    const crawled = Crawled.parse(JSON.parse(stdout));
    requireSame('pages crawlee read', crawled.pages, paths.length);
    requireSame('elements crawlee saw', crawled.elements, sumElements(site.host, paths));
    requireSame('pages crawlee asked for', pagesAmong(await site.takeRequests()).length, paths.length);
    return ms;
  },
};

const LINKINATOR: CrawlerPeer = {
  name: 'linkinator',
  work: 'all 25 pages, every link and picture asked for',
  does: 'It finds all pages by their links and says which links and pictures are broken; it judges nothing else on a page.',
  aim: null,
  async run(site) {
    const { ms, stdout } = await runPeer('linkinator', site, []);
    const { length } = benchSite().pagePaths;
    requireSame('pages linkinator read', Linked.parse(JSON.parse(stdout)).pages, length);
    requireSame('pages linkinator asked for', pagesAmong(await site.takeRequests()).length, length);
    return ms;
  },
};

const SEO_ANALYZER: CrawlerPeer = {
  name: 'seo-analyzer',
  work: 'the 15 pages that our audit reads',
  does: 'It runs eight rules on tags of pages named to it, one page after another with half a second of rest each, reads no facts and finds no pages.',
  aim: null,
  async run(site, paths) {
    const { ms, stdout } = await runPeer('seo-analyzer', site, paths);
    requireSame('pages seo-analyzer read', Analyzed.parse(JSON.parse(stdout)).pages, paths.length);
    requireSame('pages seo-analyzer asked for', pagesAmong(await site.takeRequests()).length, paths.length);
    return ms;
  },
};

/** Crawlee's cheerio crawler over the pages that our audit crawls. */
export const benchCrawlee = compareWith(CRAWLEE);
/** Linkinator over the whole site. */
export const benchLinkinator = compareWith(LINKINATOR);
/** All rules of seo-analyzer on the pages that our audit crawls. */
export const benchSeoAnalyzer = compareWith(SEO_ANALYZER);

/**
 * A section that runs a peer's whole process and our whole cold command line, alternating, at both latencies. Ours requests
 * robots.txt, sitemap, llms.txt and the probes too, reads the facts of 15 pages and judges them.
 */
function compareWith(peer: CrawlerPeer): BenchSection {
  return async (context) => {
    context.say(`  ${peer.does}`);
    return [...(await compareAt(peer, context, context.far)), ...(await compareAt(peer, context, context.near))];
  };
}

async function compareAt(peer: CrawlerPeer, { options }: BenchContext, site: BenchSiteServer): Promise<Figure[]> {
  const { audited } = await auditInTerminal(site);
  const paths = audited.site.pages.map(({ url }) => new URL(url).pathname);
  await peer.run(site, paths);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < (options.quick ? 3 : 9); round += 1) {
    theirs.push(await peer.run(site, paths));
    ours.push((await auditInTerminal(site)).ms);
  }
  const ratio = median(ours.map((ms, round) => ms / (theirs[round] ?? Number.NaN)));
  return [
    {
      name: `our cold command line / ${peer.name}'s whole process, ${site.latencyMs} ms`,
      value: ratio,
      unit: 'x',
      aim: peer.aim,
    },
    { name: '  our cold command line', value: median(ours) / 1000, unit: 's', aim: null },
    { name: `  ${peer.name}, ${peer.work}`, value: median(theirs) / 1000, unit: 's', aim: null },
  ];
}

async function runPeer(name: string, site: BenchSiteServer, paths: readonly string[]) {
  await site.takeRequests();
  return runProcess([`bench/peers/${name}-process.ts`, `http://127.0.0.1:${site.port}`, ...paths]);
}
