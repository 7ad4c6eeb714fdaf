import { describe, expect, it } from 'vitest';
import type { PageLink, PageRegion } from '../html/page.ts';
import { choosePages, type FrontierInput } from './frontier.ts';

const HOME = new URL('https://holm.example/');

function link(path: string, text = '', region: PageRegion = 'nav'): PageLink {
  return { href: new URL(path, HOME).href, text, rel: '', region, label: '', blockIndex: 0 };
}

function choose(changes: Partial<FrontierInput>) {
  const home = changes.home ?? HOME;
  return choosePages({
    home,
    declaredHosts: [],
    links: [],
    sitemapUrls: [],
    limit: 14,
    alreadyChosen: [home.href],
    ...changes,
  });
}

function paths(changes: Partial<FrontierInput>): string[] {
  return choose(changes).map(({ url }) => url.replace(HOME.origin, ''));
}

describe('choosePages: order', () => {
  it('prefers pages with business facts to articles', () => {
    const links = [
      link('/', 'Home'),
      link('/blog', 'Blog'),
      link('/gallery', 'Gallery'),
      link('/services', 'Services'),
      link('/about', 'About'),
      link('/contact', 'Contact'),
      link('/faq', 'FAQ'),
      link('/impressum', 'Impressum', 'footer'),
    ];
    expect(choose({ links }).map(({ url, kind }) => `${kind} ${new URL(url).pathname}`)).toEqual([
      'contact /contact',
      'imprint /impressum',
      'about /about',
      'services /services',
      'faq /faq',
      'gallery /gallery',
      'blog /blog',
    ]);
  });

  it('takes one page of each important kind before a second of the same kind', () => {
    const links = ['/contact', '/contact-us', '/kontakt', '/anfahrt', '/about', '/our-story', '/team', '/reviews'].map(
      (path) => link(path),
    );
    expect(paths({ links, limit: 4 })).toEqual(['/contact', '/about', '/reviews', '/team']);
  });

  it('never chooses only posts', () => {
    const links = Array.from({ length: 40 }, (_, n) => link(`/blog/post-${n}`, `Post ${n}`, 'main'));
    expect(paths({ links: [...links, link('/contact')] })).toEqual(['/contact', '/blog/post-0']);
  });

  it('prefers the overview, then takes single services', () => {
    const links = [
      link('/services/drains', 'Drains', 'main'),
      link('/services/boilers', 'Boilers', 'main'),
      link('/services', 'All services', 'main'),
    ];
    expect(paths({ links })).toEqual(['/services', '/services/drains', '/services/boilers']);
  });

  it('prefers menu links among pages of unknown kind', () => {
    const links = [link('/a', 'A', 'aside'), link('/b', 'B', 'main'), link('/c', 'C', 'nav')];
    expect(paths({ links })).toEqual(['/c', '/b', '/a']);
  });

  it('classifies by link texts when URLs say nothing', () => {
    const links = [link('/?page_id=2', 'Kontakt'), link('/?page_id=3', 'Über uns'), link('/?page_id=4', 'Cafe')];
    expect(choose({ links }).map(({ kind }) => kind)).toEqual(['contact', 'about', 'other']);
  });

  it('takes unusually deep URLs last', () => {
    const links = [link('/old/tool/doc/html/faq/'), link('/drains'), link('/boilers')];
    expect(paths({ links })).toEqual(['/drains', '/boilers', '/old/tool/doc/html/faq/']);
  });

  it('gives the same answer for the same input', () => {
    const links = Array.from({ length: 60 }, (_, n) => link(`/page-${(n * 37) % 60}`, `Page ${n}`));
    expect(paths({ links })).toEqual(paths({ links }));
    expect(paths({ links })).toHaveLength(8);
  });

  it.each([0, -1])('chooses nothing within a limit of %i', (limit) => {
    expect(paths({ links: [link('/contact')], limit })).toEqual([]);
  });
});

describe('choosePages: two rounds', () => {
  const links = [link('/contact'), link('/about'), link('/services')];
  const sitemapUrls = ['/', '/faq', '/about/', '/kontakt', '/prices.html'].map((path) => new URL(path, HOME).href);

  it('adds pages from the sitemap that were not linked', () => {
    const first = choose({ links, limit: 2 }).map(({ url }) => url);
    expect(first.map((url) => new URL(url).pathname)).toEqual(['/contact', '/about']);
    expect(paths({ links, sitemapUrls, alreadyChosen: [HOME.href, ...first] })).toEqual([
      '/services',
      '/faq',
      '/prices.html',
      '/kontakt',
    ]);
  });

  it('counts kinds already chosen, also those known from link texts only', () => {
    const opaque = [link('/?page_id=2', 'Contact'), ...links];
    const alreadyChosen = [HOME.href, new URL('/?page_id=2', HOME).href];
    expect(paths({ links: opaque, alreadyChosen, limit: 2 })).toEqual(['/about', '/services']);
  });

  it('prefers the pages near the root of a very long sitemap', () => {
    const products = Array.from({ length: 20_000 }, (_, n) => `https://holm.example/shop/things/item-${n}`);
    const long = [...products, 'https://holm.example/contact', 'https://holm.example/about-us'];
    expect(paths({ sitemapUrls: long, limit: 2 })).toEqual(['/contact', '/about-us']);
  });
});

describe('choosePages: duplicates and hosts', () => {
  it('merges variants of one URL and skips the home page', () => {
    const links = [
      '/contact/',
      '/Contact',
      '/contact.html#form',
      '/contact?utm_source=nav',
      '/index.html',
      '/#about',
    ].map((path) => link(path));
    expect(paths({ links })).toEqual(['/contact/']);
  });

  it('ranks other subdomains lower and skips other sites', () => {
    const links = [
      link('https://shop.holm.example/contact', 'Contact'),
      link('https://other.example/contact', 'Contact'),
      link('/about', 'About'),
    ];
    expect(paths({ links })).toEqual(['/about', 'https://shop.holm.example/contact']);
  });

  it('maps declared hosts to the audited one', () => {
    const copy = new URL('http://copy.test/');
    const links = [link('https://www.holm.example/contact', 'Contact'), link('https://holm.example/', 'Home')];
    expect(choose({ home: copy, declaredHosts: ['www.holm.example'], links }).map(({ url }) => url)).toEqual([
      'http://copy.test/contact',
    ]);
  });

  it("recognizes the site's own host by its menu or its sitemap", () => {
    const copy = new URL('http://copy.test/');
    const menu = ['/about', '/contact', '/services'].map((path) => link(path));
    expect(choose({ home: copy, links: menu })).toHaveLength(3);
    expect(
      choose({ home: copy, sitemapUrls: ['https://holm.example/', 'https://holm.example/contact'] }),
    ).toMatchObject([{ url: 'http://copy.test/contact' }]);
    expect(choose({ home: copy, links: [...menu, link('http://copy.test/faq')] })).toMatchObject([
      { url: 'http://copy.test/faq' },
    ]);
  });

  it('removes a folder that only the original site has', () => {
    const copy = new URL('http://copy.test/');
    const sitemapUrls = ['', 'contact.html', 'about.html'].map((path) => `https://host.example/holm/${path}`);
    expect(choose({ home: copy, sitemapUrls }).map(({ url }) => url)).toEqual([
      'http://copy.test/contact.html',
      'http://copy.test/about.html',
    ]);
  });

  it('adds a folder that only the copy has', () => {
    const copy = new URL('http://copy.test/drafts/holm/');
    const links = ['/', '/contact', '/about'].map((path) => link(path));
    expect(choose({ home: copy, declaredHosts: ['holm.example'], links }).map(({ url }) => url)).toEqual([
      'http://copy.test/drafts/holm/contact',
      'http://copy.test/drafts/holm/about',
    ]);
  });

  it('chooses the start page when another page was requested', () => {
    const named = new URL('https://holm.example/locations/leeds');
    expect(paths({ home: named, links: [link('/'), link('/blog')] })[0]).toBe('/');
  });
});

describe('choosePages: languages', () => {
  const both = ['/contact', '/about', '/de/contact', '/de/about', '/fr/contact', '/fr/about'].map((path) => link(path));

  it('chooses each page once, in the language of the home page', () => {
    expect(paths({ links: both })).toEqual(['/contact', '/about']);
    const german = new URL('https://holm.example/de/');
    expect(paths({ home: german, links: [link('/'), ...both] })).toEqual(['/de/contact', '/de/about']);
  });

  it('takes the language of most pages when the home page has none', () => {
    const links = ['/en/contact', '/de/kontakt', '/de/ueber-uns', '/de/leistungen'].map((path) => link(path));
    expect(paths({ links }).slice(0, 3)).toEqual(['/de/kontakt', '/de/ueber-uns', '/de/leistungen']);
  });

  it('recognizes translations by a suffix', () => {
    const links = ['/contact.html', '/contact_de.html', '/contact-fr.html', '/about-it.html'].map((path) => link(path));
    expect(paths({ links })).toEqual(['/contact.html', '/about-it.html']);
  });

  it('chooses a page that exists in another language only', () => {
    const links = [link('/contact'), link('/about'), link('/about-us'), link('/de/impressum')];
    expect(paths({ links })).toContain('/de/impressum');
  });
});
