import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PageParserPool } from '#engine/crawl/html/page-parser-pool.ts';
import { auditHostile, type HostileAudit, openHostileParser } from './audit-hostile.ts';
import { type Script, type ScriptedAnswer, type ScriptedSite, startScriptedSite } from './scripted-site.ts';
import { aPlumbersPage, aPlumbersSite, aRobotsTxt } from './site-pages.ts';

let parser: PageParserPool;
let site: ScriptedSite;
beforeAll(() => {
  parser = openHostileParser();
});
afterAll(() => parser.close());
afterEach(() => site.close());

async function audit(
  address: string,
  answers: Readonly<Record<string, ScriptedAnswer | string>> | Script,
): Promise<HostileAudit> {
  const script: Script = typeof answers === 'function' ? answers : ({ path }) => answers[path] ?? null;
  site = await startScriptedSite(script);
  return auditHostile(parser, address, { connectTo: site.connectTo });
}

const PAGES = ['/contact', '/about', '/services'];

describe('robots.txt that refuses us', () => {
  const refusing = aRobotsTxt('User-agent: PorchlightBot', 'Disallow: /');

  it('is obeyed: the page and robots.txt were asked for together, the body was dropped, nothing else happens', async () => {
    const { failure, bundle } = await audit('http://shop.test/', { ...aPlumbersSite(PAGES), '/robots.txt': refusing });
    expect(failure?.code).toBe('robots-refused');
    expect(failure?.error).toContain('doesn’t allow our visit');
    expect(site.paths().toSorted()).toEqual(['shop.test /', 'shop.test /robots.txt']);
    expect(bundle.responses.map(({ purpose }) => purpose)).toEqual(['home', 'robots']);
    expect(bundle.responses[0]).toMatchObject({ problem: 'robots-refused', body: null, bodyLength: 0 });
  });

  it('counts when it speaks to everybody, and for the very page that was named', async () => {
    const robots = aRobotsTxt('User-agent: *', 'Disallow: /private');
    const pages = { ...aPlumbersSite(PAGES), '/robots.txt': robots, '/private': aPlumbersPage('Private') };
    expect((await audit('http://shop.test/private', pages)).failure?.code).toBe('robots-refused');
    await site.close();
    expect((await audit('http://shop.test/', pages)).failure).toBeNull();
  });

  it('stops a redirect: where it leads is not asked for', async () => {
    const { failure } = await audit('http://old.test/', ({ host, path }) => {
      if (host === 'old.test')
        return path === '/robots.txt' ? refusing : { status: 301, headers: { location: 'http://new.test/' } };
      return aPlumbersPage('New');
    });
    expect(failure?.code).toBe('robots-refused');
    expect(site.paths().filter((path) => path.startsWith('new.test'))).toEqual([]);
  });

  it('of another origin counts for the page that a redirect leads to', async () => {
    const { failure } = await audit('http://old.test/', ({ host, path }) => {
      if (host === 'old.test') return path === '/' ? { status: 301, headers: { location: 'http://new.test/' } } : null;
      return path === '/robots.txt' ? refusing : aPlumbersPage('New');
    });
    expect(failure?.code).toBe('robots-refused');
    expect(site.paths().toSorted()).toEqual([
      'new.test /',
      'new.test /robots.txt',
      'old.test /',
      'old.test /robots.txt',
    ]);
  });

  it('of a further page costs that page, and says so', async () => {
    const robots = aRobotsTxt('User-agent: *', 'Disallow: /about');
    const { analysis } = await audit('http://shop.test/', { ...aPlumbersSite(PAGES), '/robots.txt': robots });
    expect(site.paths()).not.toContain('shop.test /about');
    expect(analysis?.site.pagesNotRead).toEqual([
      { url: 'http://shop.test/about', reason: 'robots.txt doesn’t allow our visit' },
    ]);
    expect(analysis?.site.pages).toHaveLength(3);
  });

  it('of llms.txt and sitemaps is obeyed too', async () => {
    const robots = aRobotsTxt('User-agent: *', 'Disallow: /sitemap.xml', 'Disallow: /llms.txt');
    const { failure } = await audit('http://shop.test/', { ...aPlumbersSite(PAGES), '/robots.txt': robots });
    expect(failure).toBeNull();
    expect(site.paths().join()).not.toMatch(/sitemap|llms/);
  });

  it('counts where a page redirects to', async () => {
    const robots = aRobotsTxt('User-agent: *', 'Disallow: /hidden');
    const { analysis } = await audit('http://shop.test/', {
      ...aPlumbersSite(PAGES),
      '/robots.txt': robots,
      '/about': { status: 302, headers: { location: '/hidden' } },
      '/hidden': aPlumbersPage('Hidden'),
    });
    expect(analysis?.site.pages.find(({ url }) => url.endsWith('/hidden'))).toMatchObject({
      title: null,
      problem: 'robots.txt doesn’t allow our visit.',
    });
  });
});

describe('robots.txt that is none', () => {
  it.each([
    ['missing', { status: 404, body: 'no' }],
    ['missing', { status: 410, body: 'no' }],
    ['missing', { status: 403, body: 'no' }],
    ['notRobots', { body: aPlumbersPage('Everything is here') }],
    ['notRobots', { type: 'application/json', body: '{"error":"not found"}' }],
    ['found', { type: 'text/plain', body: '' }],
  ] as const)('%s lets everybody in: %o', async (status, answer) => {
    const { analysis } = await audit('http://shop.test/', { ...aPlumbersSite(PAGES), '/robots.txt': answer });
    expect(analysis?.site.robotsTxt.status).toBe(status);
    expect(analysis?.site.pages).toHaveLength(4);
  });

  it.each([
    ['a server error', { status: 503 }, 'it returns error 503'],
    ['too many requests', { status: 429 }, 'it returns error 429'],
    ['a broken connection', { play: 'reset' }, 'it does not answer'],
  ] as const)('unreadable by %s closes the site, as the rules say', async (_what, answer, reason) => {
    const { failure } = await audit('http://shop.test/', { ...aPlumbersSite(PAGES), '/robots.txt': answer });
    expect(failure).toMatchObject({ code: 'robots-refused', error: expect.stringContaining(reason) });
    expect(new Set(site.paths())).toEqual(new Set(['shop.test /', 'shop.test /robots.txt']));
  });

  it('is not blamed when the whole server is down', async () => {
    const { failure } = await audit('http://shop.test/', () => ({ status: 503, body: 'down' }));
    expect(failure).toMatchObject({ code: 'http-error', error: expect.stringContaining('503') });
  });
});

describe('a page that is no business page', () => {
  const long = 'More words about nothing in particular. '.repeat(10);
  it.each([
    ['parked-domain', '<title>shop.test</title><p>This domain is for sale. Buy this domain today.</p>'],
    ['parked-domain', '<title>shop.test</title><script src="https://www.sedoparking.com/x.js"></script><p>Links</p>'],
    ['parked-domain', '<title>Index of /</title><h1>Index of /</h1><pre><a href="../">../</a></pre>'],
    ['login-wall', '<title>Enter</title><form><input name="p" type="password"><button>Go</button></form>'],
    [
      'bot-challenge',
      '<title>Just a moment...</title><script>window._cf_chl_opt={};</script><noscript>Enable JavaScript</noscript>',
    ],
    ['page-not-found', '<title>404 Not Found</title><h1>Page not found</h1><p>Sorry.</p>'],
    ['page-not-found', `<title>Seite nicht gefunden - Klempner</title><p>${long}</p>`],
    ['empty-page', '<!doctype html><html><head><title>Shop</title></head><body></body></html>'],
    ['empty-page', '   \n  '],
  ] as const)('%s: %s', async (code, html) => {
    const { failure } = await audit('http://shop.test/', { '/': html });
    expect(failure?.code).toBe(code);
  });

  it('does not take a firewall’s script on an ordinary page for a challenge', async () => {
    const script = `<script>a.src='/cdn-cgi/challenge-platform/scripts/jsd/main.js'</script><script src="/_Incapsula_Resource?x=1"></script>`;
    const { failure } = await audit('http://shop.test/', { '/': `${script}${aPlumbersPage('Harbor & Pine')}` });
    expect(failure).toBeNull();
  });

  it('does not take a customer login or an area code for a wall or an error', async () => {
    const login = `<form><input type="password"></form><p>${'We fix pipes in Atlanta. '.repeat(40)}</p>`;
    const { failure } = await audit('http://shop.test/', {
      '/': aPlumbersPage('404 Plumbing, Atlanta (404) 555-0142', PAGES, login),
    });
    expect(failure).toBeNull();
  });

  it('is passed over among the further pages when it says that there is none', async () => {
    const { analysis } = await audit('http://shop.test/', {
      ...aPlumbersSite(PAGES),
      '/about': '<title>Page not found</title><h1>Oops</h1><p>The page you were looking for is gone.</p>',
    });
    expect(analysis?.site.pages.map(({ url }) => new URL(url).pathname)).not.toContain('/about');
    expect(analysis?.site.pagesNotRead[0]?.reason).toContain('no such page');
  });
});
