import { describe, expect, it } from 'vitest';
import { type FakeCollectorOptions, fakeCollector } from '#test/fake-collector.ts';
import type { FakeAnswer } from '#test/fake-session.ts';
import { collectSite } from './collect-site.ts';
import type { ParseOutcome } from './collector.ts';

const HOST = 'http://shop.test';
const TEXT = `<p>${'We repair pipes in Duluth. '.repeat(12)}</p>`;
const home: FakeAnswer = {
  body: `<title>Shop</title><a href="/contact">Contact</a><a href="/about">About</a><h1>Shop</h1>${TEXT}`,
};
const page = (title: string): FakeAnswer => ({ body: `<title>${title}</title><h1>${title}</h1>${TEXT}` });
const robots = (body: string): FakeAnswer => ({ headers: { 'content-type': 'text/plain' }, body });

async function collect(answers: Readonly<Record<string, FakeAnswer>>, options: FakeCollectorOptions = {}) {
  const all = Object.fromEntries(Object.entries(answers).map(([path, answer]) => [HOST + path, answer]));
  const fake = fakeCollector(`${HOST}/`, all, options);
  const collection = await collectSite(fake.collector);
  const outline = collection.bundle.responses.map(({ purpose, url }) => `${purpose} ${new URL(url).pathname}`);
  return { ...collection, ...fake, outline };
}

describe('collectSite', () => {
  it('orders its evidence by requested purpose', async () => {
    const { outline, bundle, pages } = await collect({
      '/': home,
      '/contact': page('Contact'),
      '/about': page('About'),
    });
    expect(outline.slice(0, 6)).toEqual([
      'home /',
      'robots /robots.txt',
      'sitemap /sitemap.xml',
      'llms /llms.txt',
      'page /contact',
      'page /about',
    ]);
    expect(outline.slice(6).every((one) => one === 'reader-probe /')).toBe(true);
    expect(bundle.responses.flatMap((response) => pages.get(response)?.title ?? [])).toEqual([
      'Shop',
      'Contact',
      'About',
    ]);
  });

  it('emits its steps', async () => {
    const { events } = await collect({ '/': home, '/contact': page('Contact') });
    const steps = new Set(events.flatMap((event) => (event.type === 'progress' ? [event.step] : [])));
    expect(steps).toEqual(new Set(['robots', 'address', 'home', 'sitemap', 'pages', 'readers']));
  });

  it('keeps only headers that are used later, and no cookie', async () => {
    const headers = { 'set-cookie': 'a=b', 'x-robots-tag': 'noindex', 'x-odd': 'x', server: 's'.repeat(5000) };
    const { bundle } = await collect({ '/': { ...home, headers } });
    expect(Object.keys(bundle.responses[0]?.headers ?? {}).toSorted()).toEqual([
      'content-type',
      'server',
      'x-robots-tag',
    ]);
    expect(bundle.responses[0]?.headers.server).toHaveLength(1000);
  });

  it('keeps only the beginning of a probe', async () => {
    const long = `${home.body ?? ''}${'x'.repeat(20_000)}`;
    const { bundle } = await collect({ '/': { body: long } });
    const probe = bundle.responses.find(({ purpose }) => purpose === 'reader-probe');
    expect(probe?.body?.byteLength).toBe(4096);
    expect(probe?.bodyLength).toBe(long.length);
  });

  it('requests nothing more from a site whose home page is unusable', async () => {
    const { failure, outline } = await collect({ '/': { body: '<title>Shop</title><p>This domain is for sale.</p>' } });
    expect(failure?.code).toBe('parked-domain');
    expect(outline.some((one) => one.startsWith('page'))).toBe(false);
  });

  it('honors Crawl-delay and sends no probes', async () => {
    const delayed = {
      '/': home,
      '/robots.txt': robots('User-agent: *\nCrawl-delay: 5'),
      '/contact': page('Contact'),
      '/about': page('About'),
    };
    const slow = await collect(delayed, { deadlineMs: 18_500 });
    expect(slow.outline).toEqual([
      'home /',
      'robots /robots.txt',
      'sitemap /sitemap.xml',
      'page /contact',
      'page /about',
    ]);
    const slower = await collect(delayed, { deadlineMs: 15_000 });
    expect(slower.outline).toEqual(['home /', 'robots /robots.txt', 'sitemap /sitemap.xml', 'page /contact']);
    expect(slower.bundle.pagesNotRead).toEqual([
      { url: `${HOST}/about`, reason: 'robots.txt asks for 5 seconds between pages, and the time was up' },
    ]);
  });

  it('records a page that cannot be parsed, and reads the others', async () => {
    const parser = (() => {
      const { collector } = fakeCollector(HOST, {});
      const parse = async (input: Parameters<typeof collector.parser.parse>[0]): Promise<ParseOutcome> =>
        input.url.endsWith('/contact')
          ? { ok: false, problem: 'parse-memory', detail: 'too much' }
          : collector.parser.parse(input);
      return { parse };
    })();
    const { bundle, pages } = await collect(
      { '/': home, '/contact': page('Contact'), '/about': page('About') },
      { parser },
    );
    expect(bundle.responses.find(({ url }) => url.endsWith('/contact'))?.problem).toBe('parse-memory');
    expect(pages.size).toBe(2);
  });

  it('returns what was read when its time is up', async () => {
    const never = { '/contact': { ...page('Contact'), afterMs: 300 } };
    const all = Object.fromEntries(
      Object.entries({ '/': home, '/about': page('About'), ...never }).map(([path, answer]) => [HOST + path, answer]),
    );
    const fake = fakeCollector(`${HOST}/`, all);
    setTimeout(fake.end, 150);
    const { failure, bundle, pages } = await collectSite(fake.collector);
    expect(failure).toBeNull();
    expect([...pages.values()].map(({ title }) => title)).toEqual(expect.arrayContaining(['Shop', 'About']));
    expect(bundle.notes.join()).toContain('The time for reading ran out');
  });

  it('does not wait for a parser that is busy with others when its time is up', async () => {
    const { collector } = fakeCollector(HOST, {});
    const parse = (input: Parameters<typeof collector.parser.parse>[0]): Promise<ParseOutcome> =>
      input.url.endsWith('/contact') ? new Promise(() => {}) : collector.parser.parse(input);
    const all = { [`${HOST}/`]: home, [`${HOST}/contact`]: page('Contact'), [`${HOST}/about`]: page('About') };
    const fake = fakeCollector(`${HOST}/`, all, { parser: { parse } });
    setTimeout(fake.end, 100);
    const { bundle } = await collectSite(fake.collector);
    expect(bundle.responses.find(({ url }) => url.endsWith('/contact'))?.problem).toBe('parse-timeout');
  });

  it('emits nothing after it has ended', async () => {
    const parked = { body: '<title>Shop</title><p>This domain is for sale.</p>' };
    const { failure, events } = await collect({
      '/': parked,
      '/sitemap.xml': { afterMs: 40 },
      '/llms.txt': { afterMs: 40 },
    });
    expect(failure?.code).toBe('parked-domain');
    const given = events.length;
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(events).toHaveLength(given);
  });

  it('counts pages that differ only in a token once', async () => {
    let token = 0;
    const shell = () => ({
      body: `<title>Shop</title><p>${'We repair pipes. '.repeat(20)}</p><input type="hidden" value="${token++}">`,
    });
    const home = { body: `${shell().body}<a href="/contact"></a><a href="/about"></a>` };
    const { pages, bundle } = await collect({ '/': home, '/contact': shell(), '/about': shell() });
    expect(pages.size).toBe(1);
    expect(bundle.responses.filter(({ problem }) => problem === 'duplicate')).toHaveLength(2);
  });
});
