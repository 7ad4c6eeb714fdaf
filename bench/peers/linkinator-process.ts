import { LinkChecker } from 'linkinator';

/**
 * The peer: `node bench/peers/linkinator-process.ts ORIGIN` follows every link of the site from its home page, asks for every
 * link and picture once, and prints one line of JSON. Six connections, no retries; links that leave the site are not asked for.
 */
const [origin = ''] = process.argv.slice(2);
const CONNECTIONS = 6;

const checker = new LinkChecker();
let pages = 0;
checker.on('pagestart', () => {
  pages += 1;
});
const { links } = await checker.check({
  path: `${origin}/`,
  recurse: true,
  concurrency: CONNECTIONS,
  retry: false,
  linksToSkip: async (link) => !link.startsWith(`${origin}/`),
});
const asked = links.filter(({ state }) => state !== 'SKIPPED');
const broken = asked.filter(({ state }) => state === 'BROKEN').length;
process.stdout.write(`${JSON.stringify({ pages, links: asked.length, broken })}\n`);
