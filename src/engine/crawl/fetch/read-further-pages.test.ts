import { describe, expect, it } from 'vitest';
import { fakeCollector } from '#test/fake-collector.ts';
import type { FakeAnswer } from '#test/fake-session.ts';
import { collectSite } from '../collect-site.ts';
import { CRAWL_LIMITS } from '../crawl-limits.ts';

const HOST = 'http://shop.test';
function aPage(title: string, links: readonly string[] = []): FakeAnswer {
  const menu = links.map((path) => `<a href="${path}">${path.slice(1)}</a>`).join(' ');
  return {
    body: `<title>${title}</title><nav>${menu}</nav><h1>${title}</h1><p>${'We repair pipes in Duluth. '.repeat(12)}</p>`,
  };
}
const at = (answers: Readonly<Record<string, FakeAnswer>>) =>
  Object.fromEntries(Object.entries(answers).map(([path, answer]) => [HOST + path, answer]));

async function collect(answers: Readonly<Record<string, FakeAnswer>>) {
  const { collector, session, events } = fakeCollector(`${HOST}/`, at(answers));
  const { bundle, pages, failure } = await collectSite(collector);
  const paths = (purpose: string) =>
    bundle.responses.flatMap((one) => (one.purpose === purpose ? [new URL(one.url).pathname] : []));
  return { bundle, pages, failure, session, events, paths };
}

describe('further pages', () => {
  it('are chosen from links, the sitemap, and the links of pages read before', async () => {
    const { paths, pages } = await collect({
      '/': aPage('Shop', ['/contact']),
      '/contact': aPage('Contact', ['/team']),
      '/team': aPage('Team'),
      '/prices': aPage('Prices'),
      '/sitemap.xml': {
        headers: { 'content-type': 'application/xml' },
        body: `<urlset><url><loc>${HOST}/prices</loc></url></urlset>`,
      },
    });
    expect(paths('page')).toEqual(['/contact', '/prices', '/team']);
    expect(pages.size).toBe(4);
  });

  it('are fourteen at most', async () => {
    const links = Array.from({ length: 60 }, (_, index) => `/services/s${index}`).concat([
      '/contact',
      '/about',
      '/faq',
      '/team',
      '/prices',
      '/reviews',
    ]);
    const { paths } = await collect(
      Object.fromEntries([['/', aPage('Shop', links)], ...links.map((path) => [path, aPage(path, links)])]),
    );
    expect(paths('page')).toHaveLength(CRAWL_LIMITS.maxFurtherPages);
  });

  it('that duplicate others are dropped by the order of the plan, not of arrival', async () => {
    const links = ['/contact', '/about', '/services', '/faq'];
    const late = { ...aPage('Twins'), afterMs: 30 };
    const one = await collect({ '/': aPage('Shop', links), '/contact': late, '/about': aPage('Twins') });
    const other = await collect({ '/': aPage('Shop', links), '/contact': aPage('Twins'), '/about': late });
    for (const { bundle } of [one, other]) {
      const problems = bundle.responses.flatMap(({ purpose, url, problem }) =>
        purpose === 'page' ? [[new URL(url).pathname, problem]] : [],
      );
      expect(problems.slice(0, 2)).toEqual([
        ['/contact', null],
        ['/about', 'duplicate'],
      ]);
    }
  });

  it('are reported while they are read', async () => {
    const { events } = await collect({ '/': aPage('Shop', ['/contact', '/about']), '/contact': aPage('Contact') });
    const given = events.flatMap((event) =>
      event.type === 'progress' && event.step === 'pages' ? [event.detail] : [],
    );
    expect(given).toContain('Read /contact');
    expect(given).toContain('Skipped /about');
  });

  it('follow redirects within the site only', async () => {
    const { bundle } = await collect({
      '/': aPage('Shop', ['/contact', '/about']),
      '/contact': { status: 302, headers: { location: 'http://blog.shop.test/contact' } },
      '/about': { status: 302, headers: { location: 'http://elsewhere.test/' } },
    });
    const [contact, about] = bundle.responses.filter(({ purpose }) => purpose === 'page');
    expect(contact).toMatchObject({ finalUrl: 'http://blog.shop.test/contact', status: 404 });
    expect(about).toMatchObject({ problem: 'redirect-refused' });
  });
});
