import { CheerioCrawler, Configuration, LogLevel, log, RequestList } from '@crawlee/cheerio';

/**
 * The peer: `node bench/peers/crawlee-process.ts ORIGIN PATH...` fetches and parses these pages with crawlee's cheerio crawler
 * and prints one line of JSON. Its fastest settings: no disk storage, no log, no sessions, no retries, no load checks
 * before a page begins, six concurrent pages from the start.
 */
const [origin, ...paths] = process.argv.slice(2);
const CONNECTIONS = 6;
log.setLevel(LogLevel.OFF);
let pages = 0;
let elements = 0;
let headings = 0;
let links = 0;

const crawler = new CheerioCrawler(
  {
    requestList: await RequestList.open(
      null,
      paths.map((path) => `${origin}${path}`),
    ),
    minConcurrency: CONNECTIONS,
    maxConcurrency: CONNECTIONS,
    maxRequestRetries: 0,
    useSessionPool: false,
    persistCookiesPerSession: false,
    autoscaledPoolOptions: { desiredConcurrency: CONNECTIONS, maybeRunIntervalSecs: 0.01 },
    requestHandler({ $ }) {
      pages += 1;
      elements += $('*').length;
      headings += $('h1, h2, h3').length;
      links += $('a[href]').length;
    },
  },
  new Configuration({ persistStorage: false, purgeOnStart: false }),
);
await crawler.run();
process.stdout.write(`${JSON.stringify({ pages, elements, headings, links })}\n`);
