import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { anInnerPage, aPage, HOME_URL } from '#test/builders.ts';
import type { Page } from '../crawl/html/page.ts';
import type { CollectedResponse, EvidenceBundle, ResponsePurpose } from '../evidence/evidence-bundle.ts';
import { deriveSite } from './site-facts.ts';

function aResponse(purpose: ResponsePurpose, path: string, over: Partial<CollectedResponse> = {}): CollectedResponse {
  const url = new URL(path, HOME_URL).href;
  return {
    purpose,
    url,
    finalUrl: url,
    redirects: [],
    status: 200,
    headers: {},
    body: null,
    bodyLength: over.body?.byteLength ?? 0,
    truncated: false,
    problem: null,
    detail: null,
    ms: 10,
    askedAs: null,
    ...over,
  };
}

const text = (content: string) => ({ body: Buffer.from(content) });
const html = { headers: { 'content-type': 'text/html; charset=utf-8' }, ...text('<!doctype html><p>Hello') };

function derive(responses: CollectedResponse[], pages: Page[] = [aPage()], over: Partial<EvidenceBundle> = {}) {
  const home = responses.some(({ purpose }) => purpose === 'home') ? [] : [aResponse('home', '/')];
  return deriveSite(
    {
      version: 1,
      target: 'http://harborandpine.example/',
      schemeTyped: true,
      collectedAt: '2026-11-21T10:00:00.000Z',
      collectedInMs: 900,
      userAgent: 'PorchlightBot',
      responses: [...home, ...responses],
      pagesNotRead: [],
      notes: [],
      ...over,
    },
    pages,
  );
}

describe('deriveSite: where and what', () => {
  it('reports the final URL and the redirects', () => {
    const redirects = [{ from: 'http://harborandpine.example/', to: HOME_URL, status: 301 }];
    const site = derive([
      aResponse('home', '/', { url: 'http://harborandpine.example/', finalUrl: HOME_URL, redirects }),
    ]);
    expect(site).toMatchObject({ finalUrl: HOME_URL, https: true, redirects });
  });

  it('lists pages read, home first, then those that could not be read, never copies', () => {
    const pages = [aPage(), anInnerPage('contact')];
    const site = derive(
      [
        aResponse('page', '/contact'),
        aResponse('page', '/gone', { status: 404 }),
        aResponse('page', '/members', { status: 403 }),
        aResponse('page', '/slow', { status: 0, problem: 'timed-out' }),
        aResponse('page', '/copy', { problem: 'duplicate' }),
      ],
      pages,
      { pagesNotRead: [{ url: `${HOME_URL}private`, reason: 'robots.txt doesn’t allow our visit' }] },
    );
    expect(site.pages.map(({ url, status, problem }) => [new URL(url).pathname, status, problem])).toEqual([
      ['/', 200, null],
      ['/contact', 200, null],
      ['/gone', 404, 'It answers with error 404.'],
      ['/members', 403, 'It refuses our visit (error 403).'],
      ['/slow', 0, 'It did not answer in time.'],
    ]);
    expect(site.pagesNotRead).toHaveLength(1);
  });
});

describe('deriveSite: robots.txt', () => {
  it('reports a file that was found', () => {
    const file = 'User-agent: *\nCrawl-delay: 3\nDisallow: /cart\nSitemap: /map.xml\n';
    expect(derive([aResponse('robots', '/robots.txt', text(file))]).robotsTxt).toEqual({
      status: 'found',
      httpStatus: 200,
      url: `${HOME_URL}robots.txt`,
      bytes: file.length,
      truncated: false,
      sitemaps: [`${HOME_URL}map.xml`],
      crawlDelaySeconds: 3,
      problem: null,
    });
  });

  it.each([
    ['missing', { status: 404 }, null],
    ['missing', { status: 403 }, 'error 403'],
    ['missing', { status: 302, problem: 'redirect-loop' as const }, 'circle'],
    ['unreadable', { status: 503 }, 'error 503'],
    ['unreadable', { status: 0, problem: 'certificate-problem' as const }, 'certificate'],
    ['unreadable', { body: Buffer.from('\uFEFFUser-agent: *', 'utf16le') }, 'UTF-16'],
    ['notRobots', html, 'in its place'],
  ])('%s: %j', (status, over, word) => {
    const { robotsTxt } = derive([aResponse('robots', '/robots.txt', over)]);
    expect(robotsTxt).toMatchObject({ status, bytes: 0, sitemaps: [], crawlDelaySeconds: null });
    if (word === null) expect(robotsTxt.problem).toBeNull();
    else expect(robotsTxt.problem).toContain(word);
  });

  it('uses the file of the final URL', () => {
    const other = { url: 'http://harborandpine.example/robots.txt', ...text('User-agent: *\nDisallow: /') };
    const site = derive([
      aResponse('robots', '/robots.txt', other),
      aResponse('robots', '/robots.txt', { status: 404 }),
    ]);
    expect(site.robotsTxt.status).toBe('missing');
  });

  it('reports a file that is too long', () => {
    const site = derive([aResponse('robots', '/robots.txt', text(`User-agent: *\n${'#\n'.repeat(300_000)}`))]);
    expect(site.robotsTxt).toMatchObject({ status: 'found', truncated: true });
    expect(site.notes.join()).toContain('500 KiB');
  });

  it('reports when it was not requested', () => {
    expect(derive([]).robotsTxt).toMatchObject({ status: 'unreadable', httpStatus: null });
  });
});

describe('deriveSite: sitemaps and llms.txt', () => {
  const urlset = text('<urlset><url><loc>https://other.example/a</loc></url><url><loc>/b</loc></url></urlset>');
  it.each([
    ['present', 1, urlset],
    ['present', 0, text('<sitemapindex><sitemap><loc>/a.xml</loc></sitemap></sitemapindex>')],
    ['present', 1, text('<rss><channel><item><link>/a</link></item></channel></rss>')],
    ['present', 0, text('<urlset></urlset>')],
    ['missing', 0, { status: 404 }],
    ['missing', 0, html],
    ['present', 0, text('<rss></rss>')],
    ['invalid', 0, text('<opml></opml>')],
    ['invalid', 0, text('')],
    ['refused', 0, { status: 401 }],
    ['refused', 0, { status: 403 }],
    ['refused', 0, { status: 429 }],
    ['unreadable', 0, { status: 500 }],
    ['unreadable', 0, { status: 0, problem: 'timed-out' as const }],
    ['present', 1, { ...urlset, truncated: true, problem: 'too-large' as const }],
  ])('a sitemap that is %s (%i addresses)', (status, urlCount, over) => {
    expect(derive([aResponse('sitemap', '/sitemap.xml', over)]).sitemaps).toMatchObject([
      { url: `${HOME_URL}sitemap.xml`, status, urlCount },
    ]);
  });

  it('reports a web page where robots.txt lists a sitemap', () => {
    const robots = aResponse('robots', '/robots.txt', text('Sitemap: /sitemap.xml'));
    expect(derive([robots, aResponse('sitemap', '/sitemap.xml', html)]).sitemaps[0]?.status).toBe('invalid');
  });

  it.each([
    ['present', 'Harbor & Pine', text('# Harbor & Pine\n')],
    ['missing', null, { status: 404 }],
    ['missing', null, html],
    ['invalid', null, text('no title')],
    ['unreadable', null, { status: 403 }],
    ['unreadable', null, { status: 503 }],
  ])('an llms.txt that is %s', (status, title, over) => {
    expect(derive([aResponse('llms', '/llms.txt', over)]).llmsTxt).toEqual({
      status,
      url: `${HOME_URL}llms.txt`,
      title,
    });
  });
});

describe('deriveSite: text without scripts', () => {
  const scripts = [`${HOME_URL}app.js`];
  it.each([
    [true, 'plenty of words', { wordCount: 400, scripts, emptyMountPoints: ['root'] }],
    [true, 'few words, no scripts', { wordCount: 5, scripts: [], inlineScriptBytes: 0 }],
    [true, 'some words and a script', { wordCount: 60, scripts }],
    [false, 'an empty mount point', { wordCount: 0, blocks: [], headings: [], scripts, emptyMountPoints: ['root'] }],
    [true, 'one beside a heading and sentences', { wordCount: 20, scripts, emptyMountPoints: ['root'] }],
    [false, 'a plea for JavaScript', { wordCount: 20, scripts, noscriptText: 'Please enable JavaScript.' }],
    [false, 'nothing but a script', { wordCount: 0, scripts, images: [] }],
    [null, 'a picture and a script', { wordCount: 3, scripts }],
  ])('%s: %s', (expected, _, over) => {
    expect(derive([], [aPage(over)]).textWithoutScripts).toBe(expected);
  });
});

describe('deriveSite: notes', () => {
  it('includes the notes of collector and parser, without duplicates', () => {
    const site = derive(
      [aResponse('home', '/', { truncated: true, problem: 'too-large', bodyLength: 5 * 1024 * 1024 })],
      [aPage({ limitsReached: ['Only the first 5000 links were read.'] })],
      { notes: ['The time ran out.', 'The time ran out.'] },
    );
    expect(site.notes).toEqual([
      'The time ran out.',
      'The page / is larger than 5 MB; what came was read.',
      'On /: Only the first 5000 links were read.',
    ]);
  });
});
