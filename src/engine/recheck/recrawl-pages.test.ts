import { describe, expect, it, vi } from 'vitest';
import { createSafeFetcher } from '#providers/http.ts';
import type { SiteSession } from '#providers/safe-fetch.ts';
import { fakeCollector } from '#test/fake-collector.ts';
import type { FakeAnswer } from '#test/fake-session.ts';
import { collectSite } from '../crawl/collect-site.ts';
import type { Collector } from '../crawl/collector.ts';
import { replay } from '../replay.ts';
import type { AuditDeps } from '../run-audit.ts';
import { recrawlPages } from './recrawl-pages.ts';
import { planRecrawl, type RecrawlRequest } from './recrawl-request.ts';

const HOST = 'http://shop.test';
const TEXT = `<p>${'We repair pipes in Duluth. '.repeat(12)}</p>`;
const page = (title: string, links = ''): FakeAnswer => ({
  body: `<title>${title}</title>${links}<h1>${title}</h1>${TEXT}`,
});
const robots = (body: string): FakeAnswer => ({ headers: { 'content-type': 'text/plain' }, body });
const LINKS = '<a href="/contact">Contact</a> <a href="/about">About</a>';
const BEFORE = { '/': page('Home', LINKS), '/contact': page('Contact'), '/about': page('About') };
const NOTHING: RecrawlRequest = { quoted: [], named: null, withProbes: false, withSitemaps: false };

type Answers = Readonly<Record<string, FakeAnswer>>;
const onHost = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [HOST + path, answer]));

function depsOf({ fetcher, parser, userAgent, now }: Collector): AuditDeps {
  return { fetcher, parser, userAgent, now, today: () => new Date('2026-11-22T10:00:00Z') };
}

/** Audits the site as it was, then looks again at what it has become. */
async function look(after: Answers, order: Partial<RecrawlRequest> = {}, before: Answers = BEFORE) {
  const { bundle } = await collectSite(fakeCollector(`${HOST}/`, onHost(before)).collector);
  const { collector, session } = fakeCollector(`${HOST}/`, onHost(after));
  const outcome = await recrawlPages(bundle, { ...NOTHING, ...order }, depsOf(collector));
  return {
    before: bundle,
    outcome,
    asked: session.asked.map((url) => url.replace(HOST, '')),
    parser: collector.parser,
  };
}

async function lookAndSee(after: Answers, order: Partial<RecrawlRequest> = {}, before: Answers = BEFORE) {
  const looked = await look(after, order, before);
  if (looked.outcome.kind !== 'seen') throw new Error(looked.outcome.failure.error);
  return { ...looked, ...looked.outcome };
}

describe('a second look', () => {
  it('asks for the home page, robots.txt and the quoted pages alone, and evaluates what stands there now', async () => {
    const quoted = [`${HOST}/`, `${HOST}/contact`, `${HOST}/robots.txt`, 'https://elsewhere.test/'];
    const after = { ...BEFORE, '/': page('Plumber in Duluth', LINKS), '/contact': page('Call us') };
    const { asked, bundle, before, read, notRead, parser } = await lookAndSee(after, { quoted });
    expect(asked.toSorted()).toEqual(['/', '/contact', '/robots.txt']);
    expect(read).toEqual([`${HOST}/`, `${HOST}/contact`]);
    expect(notRead).toEqual([]);
    const titles = async (one: typeof bundle) => (await replay(one, parser)).site.pages.map(({ title }) => title);
    expect(await titles(before)).toEqual(['Home', 'Contact', 'About']);
    expect(await titles(bundle)).toEqual(['Plumber in Duluth', 'Call us', 'About']);
    expect(bundle.collectedAt).toBe('2026-11-22T10:00:00.000Z');
  });

  it('gives the same evaluation where nothing has changed', async () => {
    const { bundle, before, parser } = await lookAndSee(BEFORE, { quoted: [`${HOST}/about`] });
    const same = { ...bundle, collectedAt: before.collectedAt };
    expect((await replay(same, parser)).factors).toEqual((await replay(before, parser)).factors);
  });

  it('reads a page that the home page newly links to, and the page that the owner names', async () => {
    const after = {
      ...BEFORE,
      '/': page('Home', `${LINKS} <a href="/questions">Questions</a> <a href="https://other.test/x">x</a>`),
      '/questions': page('Questions'),
      '/prices': page('Prices'),
    };
    const { read, asked } = await lookAndSee(after, { named: `${HOST}/prices` });
    expect(read).toEqual([`${HOST}/`, `${HOST}/prices`, `${HOST}/questions`]);
    expect(asked).not.toContain('/about');
  });

  it('requests again as bots, and the sitemap, only for checks about them', async () => {
    const order = planRecrawl(
      [
        { id: 'aiCrawlerAccess.probes', evidence: [] },
        { id: 'aiCrawlerAccess.sitemap', evidence: [] },
      ],
      null,
    );
    const { asked, bundle } = await lookAndSee({ ...BEFORE, '/': page('Home', LINKS) }, order);
    expect(asked.filter((path) => path === '/').length).toBeGreaterThan(2);
    expect(asked).toContain('/sitemap.xml');
    expect(bundle.responses.filter(({ purpose }) => purpose === 'sitemap')).toHaveLength(1);
  });

  it('says that a site is down', async () => {
    const { outcome } = await look({ '/': { problem: 'dns-not-found' } });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'dns-not-found' } });
  });

  it('keeps what was read where a page does not answer, and says so', async () => {
    const after = { ...BEFORE, '/contact': { status: 503 }, '/about': { problem: 'timed-out' } as const };
    const { notRead, bundle, before } = await lookAndSee(after, { quoted: [`${HOST}/contact`, `${HOST}/about`] });
    expect(notRead).toEqual([
      { url: `${HOST}/contact`, reason: 'the server reported an error (503)' },
      { url: `${HOST}/about`, reason: 'it did not answer in time' },
    ]);
    const bodies = (one: typeof bundle) =>
      one.responses.flatMap(({ purpose, body }) => (purpose === 'page' ? [body] : []));
    expect(bodies(bundle)).toEqual(bodies(before));
  });

  it('obeys robots.txt as it is now', async () => {
    const closed = await look({ ...BEFORE, '/robots.txt': robots('User-agent: *\nDisallow: /') });
    expect(closed.outcome).toMatchObject({ kind: 'failed', failure: { code: 'robots-refused' } });
    const partly = await lookAndSee(
      { ...BEFORE, '/robots.txt': robots('User-agent: *\nDisallow: /contact') },
      { quoted: [`${HOST}/contact`, `${HOST}/about`] },
    );
    expect(partly.asked).not.toContain('/contact');
    expect(partly.notRead).toEqual([{ url: `${HOST}/contact`, reason: 'robots.txt doesn’t allow our visit' }]);
    const slow = await lookAndSee(
      { ...BEFORE, '/robots.txt': robots('User-agent: *\nCrawl-delay: 30') },
      { quoted: [`${HOST}/contact`] },
    );
    expect(slow.asked).not.toContain('/contact');
    expect(slow.notRead[0]?.reason).toBe('robots.txt asks readers to wait 30 seconds between pages');
  });

  it('follows no redirect to a private address', async () => {
    const { outcome, asked } = await look({ '/': { status: 302, headers: { location: 'http://127.0.0.1:8080/' } } });
    expect(outcome).toMatchObject({ kind: 'failed', failure: { code: 'blocked-address' } });
    expect(asked.some((url) => url.includes('127.0.0.1'))).toBe(false);
  });

  it('goes through the one fetcher, which opens no private address', async () => {
    const { bundle } = await collectSite(fakeCollector(`${HOST}/`, onHost(BEFORE)).collector);
    const deps = { ...depsOf(fakeCollector(`${HOST}/`, {}).collector), fetcher: createSafeFetcher({ connectTo: [] }) };
    for (const target of ['http://127.0.0.1/', 'http://169.254.169.254/', 'http://[::1]/', 'http://10.0.0.8/']) {
      const outcome = await recrawlPages({ ...bundle, target }, NOTHING, deps);
      expect(outcome, target).toMatchObject({ kind: 'failed', failure: { code: 'blocked-address' } });
    }
  });

  it('ends within ten seconds whatever the site does', async () => {
    const { bundle } = await collectSite(fakeCollector(`${HOST}/`, onHost(BEFORE)).collector);
    const { collector, session } = fakeCollector(`${HOST}/`, {});
    const request: SiteSession['request'] = ({ signal }) =>
      new Promise((end) => {
        const giveUp = () => end({ ok: false, problem: 'timed-out', detail: '' });
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp);
      });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const silent = { ...depsOf(collector), fetcher: { openSession: () => ({ ...session, request }) } };
      const looking = recrawlPages(bundle, NOTHING, silent);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await looking).toMatchObject({ kind: 'failed', failure: { code: 'timed-out' } });
    } finally {
      vi.useRealTimers();
    }
  });
});
