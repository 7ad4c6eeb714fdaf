import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import type { AuditFailureCode } from '#shared/audit/audit-failure.ts';
import type { RobotsTxtStatus } from '#shared/audit/site.ts';
import { HOSTILE_BEHAVIOURS, type HostileBehaviour, type HostileName } from '../hostile-behaviours.ts';
import { type HostileServer, type HostileServerOptions, startHostileServer } from '../hostile-server.ts';
import { auditHostile, openHostileParser } from './audit-hostile.ts';

/** The timeout of a slow behaviour here, instead of the thirty seconds of a real audit. */
const SHORT_MS = 1000;

let parser: PageParserPool;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());

const servers: HostileServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));
async function serve(options: HostileServerOptions): Promise<HostileServer> {
  const server = await startHostileServer({ dripMs: 10, bombBytes: 8 * 1024 * 1024, ...options });
  servers.push(server);
  return server;
}

const LINKING_HOME =
  '<!doctype html><html lang="en"><head><title>Hostile Plumbing</title></head><body><h1>Hostile Plumbing</h1>' +
  '<nav><a href="/contact">Contact us</a> <a href="/about">About us</a> <a href="/services">Services</a></nav>' +
  '<p>Pipes and boilers in Springfield since 1999, day and night, with a price before we begin.</p></body></html>';
const goodPage: HostileBehaviour = ({ socket, path }) => {
  const body = path === '/' ? LINKING_HOME : LINKING_HOME.replaceAll('Hostile Plumbing', `Hostile Plumbing ${path}`);
  const isPage = !/\.(?:txt|xml)$/.test(path);
  const status = isPage ? '200 OK' : '404 Not Found';
  socket.write(`HTTP/1.1 ${status}\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
};

/** The outcome of an audit when the home page behaves like this; `done` with the text that its notes must contain. */
type Ending = AuditFailureCode | { readonly note: string } | 'done';
const AS_HOME: Readonly<Record<HostileName, Ending>> = {
  ordinary: 'done',
  silent: 'timed-out',
  'slow-headers': 'timed-out',
  'slow-body': 'timed-out',
  'slow-gzip': 'timed-out',
  'endless-chunked': { note: 'is larger than 5 MB' },
  'endless-plain': { note: 'is larger than 5 MB' },
  'length-too-long': { note: 'broke off while it was sent' },
  'length-too-short': 'done',
  'length-and-chunked': 'protocol-error',
  'two-lengths': 'protocol-error',
  'bad-chunk-size': { note: 'broke off while it was sent' },
  'chunks-cut-short': { note: 'broke off while it was sent' },
  'reset-mid-body': { note: 'broke off while it was sent' },
  'reset-once': 'done',
  'reset-before-headers': 'unreachable',
  'hangs-up-on-second': 'done',
  'resets-on-second': 'done',
  'closes-politely': 'done',
  'closes-silently': 'done',
  'empty-reply': 'unreachable',
  'http-0.9': 'protocol-error',
  'ssh-banner': 'protocol-error',
  'random-bytes': 'protocol-error',
  'huge-header': 'protocol-error',
  'many-headers': 'done',
  'cr-in-header': 'protocol-error',
  'controls-in-header': 'protocol-error',
  'nameless-header': 'protocol-error',
  'proto-header': 'done',
  'early-hints': 'done',
  'endless-hints': 'protocol-error',
  'flood-of-hints': 'protocol-error',
  'switching-protocols': 'protocol-error',
  'status-099': 'protocol-error',
  'status-000': 'protocol-error',
  'status-1000': 'protocol-error',
  'status-999': 'http-error',
  'status-204': 'empty-page',
  'status-401': 'login-wall',
  'status-429': 'rate-limited',
  'status-503': 'http-error',
  'redirect-to-itself': 'redirect-loop',
  'redirect-growing': 'redirect-loop',
  'redirect-nowhere': 'redirect-refused',
  'redirect-invalid': 'redirect-refused',
  'redirect-file': 'redirect-refused',
  'redirect-data': 'redirect-refused',
  'redirect-private': 'blocked-address',
  'redirect-metadata': 'blocked-address',
  'redirect-scheme-relative': 'blocked-address',
  'redirect-www': 'redirect-loop',
  'gzip-bomb': 'too-large',
  'brotli-bomb': 'too-large',
  'zstd-bomb': 'too-large',
  'gzip-thrice': 'protocol-error',
  'thousand-encodings': 'protocol-error',
  'not-really-gzip': 'protocol-error',
  'gzip-label-when-asked': 'done',
  'unknown-encoding': 'protocol-error',
  'truncated-gzip': 'protocol-error',
  'type-text': 'not-html',
  'type-image': 'not-html',
  'type-pdf': 'not-html',
  'type-missing': 'done',
  'type-twice': 'not-html',
  'type-binary-html': 'not-html',
  'bot-challenge': 'bot-challenge',
  'few-trailers': 'done',
  'trailer-flood': { note: 'broke off while it was sent' },
  'endless-trailers': { note: 'broke off while it was sent' },
  'endless-trailer': { note: 'broke off while it was sent' },
  'slow-trailers': { note: 'The time for reading ran out' },
  'endless-chunk-extension': 'protocol-error',
  'chunk-extensions': 'protocol-error',
  'tiny-chunks': 'protocol-error',
  'small-chunks': 'done',
  'header-lines': 'protocol-error',
  'blank-lines': 'protocol-error',
  'endless-line': 'too-large',
  'huge-video': 'not-html',
  'down-half-way': 'done',
};
const isSlow = (name: string) => AS_HOME[name as HostileName] === 'timed-out' || name === 'slow-trailers';
const NAMES = Object.keys(HOSTILE_BEHAVIOURS);
const SLOW_NAMES = NAMES.filter(isSlow);
/** One for each way in which a response can fail, and all redirects; the slow suite uses all of them in all roles. */
const KINDS: readonly HostileName[] = [
  ...(['ordinary', 'length-too-long', 'two-lengths', 'reset-before-headers', 'empty-reply', 'random-bytes'] as const),
  ...(['many-headers', 'flood-of-hints', 'status-099', 'status-999', 'status-204', 'status-401'] as const),
  ...(['status-429', 'status-503', 'not-really-gzip', 'truncated-gzip', 'type-image', 'type-missing'] as const),
  ...(['bot-challenge', 'down-half-way'] as const),
];
const QUICK_NAMES = NAMES.filter((name) => name.startsWith('redirect-') || KINDS.some((kind) => kind === name));

describe('as the home page', () => {
  let server: HostileServer;
  beforeAll(async () => {
    server = await serve({ isPoliteAboutRobots: true });
  });

  const check = async (name: string, ending: Ending) => {
    const { analysis, failure, bundle } = await auditHostile(parser, `http://${name}.test/`, {
      connectTo: server.connectTo,
      ...(isSlow(name) ? { deadlineMs: SHORT_MS } : {}),
    });
    if (typeof ending === 'string' && ending !== 'done') {
      expect(failure?.code).toBe(ending);
      return;
    }
    expect(failure).toBeNull();
    expect(bundle.responses[0]?.purpose).toBe('home');
    const notes = analysis?.site.notes.join('\n') ?? '';
    if (typeof ending === 'object') expect(notes).toContain(ending.note);
    else expect(notes).toBe('');
  };
  const all = Object.entries(AS_HOME);
  it.each(all.filter(([name]) => !isSlow(name)))('%s ends as %o', check);
  it('slow answers end in time, side by side', () =>
    Promise.all(all.filter(([name]) => isSlow(name)).map(([name, ending]) => check(name, ending))));

  it('shows the way of a redirect that leads nowhere', async () => {
    const { failure } = await auditHostile(parser, 'http://redirect-www.test/', { connectTo: server.connectTo });
    expect(failure?.error).toContain(
      'http://redirect-www.test/ → http://www.redirect-www.test/ → http://redirect-www.test/',
    );
  });

  it('passes on how long a site asks to be left alone, within reason', async () => {
    const { failure } = await auditHostile(parser, 'http://status-429.test/', { connectTo: server.connectTo });
    expect(failure?.error).toContain('Try again in 60 minutes.');
  });

  it('names the type of what is no page', async () => {
    const { failure } = await auditHostile(parser, 'http://type-twice.test/', { connectTo: server.connectTo });
    expect(failure?.error).toContain('Its type is image/png.');
  });
});

/** The result of /robots.txt with this behaviour: only a readable or a missing one allows crawling. */
function asRobots(name: string): RobotsTxtStatus {
  // These fail at the home page, or at another page.
  if (['redirect-to-itself', 'redirect-growing', 'redirect-www'].includes(name)) return 'notRobots';
  if (/^redirect-/.test(name)) return AS_HOME[name as HostileName] === 'blocked-address' ? 'unreadable' : 'missing';
  if (name === 'status-401' || name === 'bot-challenge') return 'missing';
  // An empty file, and text without rules: neither restricts anything.
  if (name === 'status-204' || name === 'type-text') return 'found';
  return ['done', 'not-html'].includes(String(AS_HOME[name as HostileName])) ? 'notRobots' : 'unreadable';
}

describe('as robots.txt', () => {
  let server: HostileServer;
  beforeAll(async () => {
    server = await serve({ isHostile: (path) => path === '/robots.txt', otherwise: goodPage });
  });

  const check = async (name: string) => {
    const { analysis, failure, bundle } = await auditHostile(parser, `http://${name}.test/`, {
      connectTo: server.connectTo,
      ...(isSlow(name) ? { deadlineMs: SHORT_MS } : {}),
    });
    const expected = asRobots(name);
    if (expected === 'unreadable') {
      expect(failure?.code).toBe('robots-refused');
      expect(failure?.error).toContain('robots.txt cannot be read');
      const purposes = bundle.responses.map(({ purpose }) => purpose);
      expect(purposes).toEqual(['home', 'robots']);
      expect(bundle.responses[0]?.body).toBeNull();
      return;
    }
    expect(failure).toBeNull();
    expect(analysis?.site.robotsTxt.status).toBe(expected);
    expect(analysis?.site.pages.filter(({ problem }) => problem === null)).toHaveLength(4);
  };
  it.each(QUICK_NAMES)('%s is understood and lets us in or not', check);
  it('slow answers end in time, side by side', () => Promise.all(SLOW_NAMES.map(check)));
});

describe('as a further page', () => {
  let server: HostileServer;
  beforeAll(async () => {
    server = await serve({ isHostile: (path) => path === '/about', otherwise: goodPage });
  });

  const check = async (name: string) => {
    const { analysis, failure } = await auditHostile(parser, `http://${name}.test/`, {
      connectTo: server.connectTo,
      ...(isSlow(name) ? { deadlineMs: SHORT_MS } : {}),
    });
    expect(failure).toBeNull();
    const pages = analysis?.site.pages ?? [];
    const paths = (isRead: boolean) =>
      pages.filter(({ problem }) => (problem === null) === isRead).map(({ url }) => new URL(url).pathname);
    expect(paths(true)).toEqual(expect.arrayContaining(['/', '/contact', '/services']));
    const ending = AS_HOME[name as HostileName];
    // What redirects to the home page is the home page; the third of these is requested too late.
    if (['redirect-to-itself', 'redirect-www', 'down-half-way'].includes(name)) return;
    // Its body is complete, but the deadline has passed: whether it was still parsed is a matter of milliseconds.
    if (name === 'slow-trailers') return;
    const isRead = ending === 'done' || typeof ending === 'object' || name === 'redirect-growing';
    expect(paths(isRead).join()).toContain('/about');
  };
  it.each(QUICK_NAMES)('%s costs that page only', check);
  it('slow answers end in time, side by side', () => Promise.all(SLOW_NAMES.map(check)));
});

describe('as a sitemap', () => {
  let server: HostileServer;
  beforeAll(async () => {
    server = await serve({ isHostile: (path) => path === '/sitemap.xml', otherwise: goodPage });
  });

  const check = async (name: string) => {
    const { analysis, failure } = await auditHostile(parser, `http://${name}.test/`, {
      connectTo: server.connectTo,
      ...(isSlow(name) ? { deadlineMs: SHORT_MS } : {}),
    });
    expect(failure).toBeNull();
    expect(analysis?.site.pages.filter(({ problem }) => problem === null)).toHaveLength(4);
    expect(analysis?.site.sitemaps).toHaveLength(1);
    expect(analysis?.site.sitemaps[0]).toMatchObject({ urlCount: 0 });
    expect(analysis?.site.sitemaps[0]?.status).not.toBe('present');
  };
  it.each(QUICK_NAMES)('%s costs the sitemap only', check);
  it('slow answers end in time, side by side', () => Promise.all(SLOW_NAMES.map(check)));
});
