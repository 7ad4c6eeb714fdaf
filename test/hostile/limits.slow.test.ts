import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { auditHostile, type HostileAuditOptions, OUR_AGENT, openHostileParser } from './audit-hostile.ts';
import { type Script, type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite, aRobotsTxt, aSitemap } from './site-pages.ts';

let parser: PageParserPool;
let site: ScriptedSite;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());
afterEach(() => site.close());

async function audit(script: Script, options: Partial<HostileAuditOptions> = {}) {
  site = await startScriptedSite(script);
  return auditHostile(parser, 'http://shop.test/', { connectTo: site.connectTo, ...options });
}

const MANY = Array.from({ length: 30 }, (_, index) => `/services/job-${index}`);
const USUAL = ['/contact', '/about', '/services', '/faq', '/prices', '/reviews', '/team', '/locations'];
const isOurs = ({ userAgent }: { userAgent: string }) => userAgent === OUR_AGENT;

describe('what one audit takes from a site', () => {
  it('is at most six connections at once and forty requests, whatever there is to read', async () => {
    const paths = [...USUAL, ...MANY];
    const pages = aPlumbersSite(paths);
    const { analysis } = await audit(({ path }) => {
      if (path.startsWith('/sitemap')) return { ...aSitemap(MANY.map((one) => `http://shop.test${one}`)), afterMs: 5 };
      return pages[path] === undefined ? null : { body: pages[path], afterMs: 5 };
    });
    expect(site.mostAtOnce()).toBeLessThanOrEqual(6);
    expect(site.requests.length).toBeLessThanOrEqual(40);
    expect(analysis?.site.pages).toHaveLength(15);
    expect(new Set(site.requests.filter(isOurs).map(({ path }) => path)).size).toBe(
      site.requests.filter(isOurs).length,
    );
  });

  it('stays within forty when every page redirects, and says which pages were left out', async () => {
    const pages = aPlumbersSite([...USUAL, ...MANY]);
    const { failure, analysis, bundle } = await audit(({ path }) => {
      if (path === '/robots.txt') return aRobotsTxt('Sitemap: /a.xml', 'Sitemap: /b.xml');
      if (path.endsWith('.xml')) return { status: 301, headers: { location: `${path}/` } };
      if (path.endsWith('.xml/')) return aSitemap(MANY.map((one) => `http://shop.test${one}`));
      if (path === '/' || path.endsWith('/')) return pages[path === '/' ? path : path.slice(0, -1)] ?? null;
      return { status: 301, headers: { location: `${path}/` } };
    });
    expect(failure).toBeNull();
    expect(site.requests.length).toBeLessThanOrEqual(40);
    expect(analysis?.site.pages.filter(({ problem }) => problem === null).length).toBeGreaterThanOrEqual(12);
    const late = bundle.responses.filter(({ problem }) => problem === 'too-many-requests');
    for (const { url } of late) expect(site.paths()).not.toContain(`shop.test ${new URL(url).pathname}/`);
  });

  it('is one reading of each page that all factors share, although the site shows another one every time', async () => {
    const { analysis } = await audit(({ path, earlier }) =>
      path === '/' || USUAL.includes(path) ? aPlumbersPage(`Visit number ${earlier}`, USUAL) : null,
    );
    const homes = site.requests.filter((request) => isOurs(request) && request.path === '/');
    expect(homes).toHaveLength(1);
    expect(analysis?.site.pages[0]?.title).toBe(`Visit number ${homes[0]?.earlier}`);
  });

  it('is asked for under other names only where robots.txt admits them', async () => {
    const pages = aPlumbersSite(USUAL);
    await audit(({ path }) =>
      path === '/robots.txt' ? aRobotsTxt('User-agent: OAI-SearchBot', 'Disallow: /') : (pages[path] ?? null),
    );
    const others = site.requests.filter((request) => !isOurs(request));
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(5);
    expect(others.map(({ path }) => path)).toEqual(others.map(() => '/'));
    expect(others.map(({ userAgent }) => userAgent).join()).not.toContain('OAI-SearchBot');
  });
});

describe('Crawl-delay', () => {
  const pages = aPlumbersSite(USUAL);
  const delayed =
    (seconds: number): Script =>
    ({ path }) =>
      path === '/robots.txt' ? aRobotsTxt('User-agent: *', `Crawl-delay: ${seconds}`) : (pages[path] ?? null);

  it('is waited for between any two requests, and fewer pages are read', async () => {
    const { analysis } = await audit(delayed(0.3), { deadlineMs: 4500 });
    // That it waits, by its own clock: collect-site.test.ts.
    expect(site.requests.every(isOurs)).toBe(true);
    const read = analysis?.site.pages.length ?? 0;
    expect(read).toBeLessThan(9);
    expect(analysis?.site.pagesNotRead).toHaveLength(9 - read);
    expect(analysis?.site.notes.join()).toContain(`so ${read} of 9 pages were asked for`);
  });

  it('of more than five seconds leaves the home page alone', async () => {
    const { analysis } = await audit(delayed(6));
    expect(site.paths().toSorted()).toEqual(['shop.test /', 'shop.test /robots.txt']);
    expect(analysis?.site.pages).toHaveLength(1);
    expect(analysis?.site.notes.join()).toContain('only the home page was read');
  });

  it('that is no number is none', async () => {
    const { analysis } = await audit(({ path }) =>
      path === '/robots.txt'
        ? aRobotsTxt('User-agent: *', 'Crawl-delay: -1', 'Crawl-delay: soon')
        : (pages[path] ?? null),
    );
    expect(analysis?.site.pages).toHaveLength(9);
  });
});

describe('a site that gives out half way', () => {
  const pages = aPlumbersSite(USUAL);
  const healthyAt = (path: string) => ['/', '/robots.txt', '/contact', '/about'].includes(path);

  it.each([
    ['breaks its connections', { play: 'reset' }, 'The site stopped answering while it was read'],
    ['reports errors', { status: 500 }, 'server reported errors while it was read'],
    ['asks us to slow down', { status: 429 }, 'getting too many requests (error 429)'],
  ] as const)('and %s leaves a partial result that says so', async (_what, answer, note) => {
    const { analysis } = await audit(({ path }) => (healthyAt(path) ? (pages[path] ?? null) : answer));
    expect(analysis?.site.pages.filter(({ problem }) => problem === null)).toHaveLength(3);
    expect(analysis?.site.pages.filter(({ problem }) => problem !== null).length).toBeGreaterThan(3);
    expect(analysis?.site.notes.join('\n')).toContain(note);
    expect(analysis?.business.name).not.toBeNull();
  });

  it('and asks us to slow down is asked for nothing more', async () => {
    await audit(({ path }) => {
      if (path === '/') return pages['/'] ?? null;
      return USUAL.includes(path)
        ? { status: 429 }
        : path.includes('sitemap')
          ? aSitemap(MANY.map((one) => `http://shop.test${one}`))
          : null;
    });
    expect(site.paths().filter((path) => path.includes('/services/job')).length).toBeLessThanOrEqual(6);
  });
});

describe('the deadline', () => {
  const pages = aPlumbersSite(USUAL);

  it('ends the reading of a slow site, and what was read is evaluated', async () => {
    const { analysis } = await audit(
      ({ path }) => {
        if (path === '/' || path === '/robots.txt') return pages[path] ?? null;
        return path === '/contact' ? (pages[path] ?? null) : { body: pages[path] ?? '', afterMs: 60_000 };
      },
      { deadlineMs: 1500 },
    );
    expect(analysis?.site.pages.filter(({ problem }) => problem === null)).toHaveLength(2);
    expect(analysis?.site.notes).toContain(
      'The time for reading ran out before every page was read; what is here was judged.',
    );
  });

  it('that passes before the home page is there fails as too slow', async () => {
    const { failure } = await audit(() => ({ afterMs: 60_000 }), { deadlineMs: 400 });
    expect(failure?.code).toBe('timed-out');
  });

  it('ends an audit that its caller has given up with an error, not with a result', async () => {
    const giveUp = new AbortController();
    setTimeout(() => giveUp.abort(), 100);
    await expect(audit(() => ({ play: 'hang' }), { signal: giveUp.signal })).rejects.toThrow('aborted');
  });
});
