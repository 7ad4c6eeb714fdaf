import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveServices } from './services.ts';

const HEAD = '<title>Car detailing and polishing in Leeds</title><h1>Polishing, coating and car detailing</h1>';

function readServices(body: string, head = HEAD): string[] {
  const page = parsePage({
    url: 'http://shop.test/',
    body: new TextEncoder().encode(`<html lang="en"><body>${head}<main>${body}</main></body></html>`),
    contentType: 'text/html; charset=utf-8',
  });
  return deriveServices(createFactContext([page], 'http://shop.test/')).value.map(({ name }) => name);
}

const card = (name: string, more = '') =>
  `<div><h3>${name}</h3><p>We do this by hand, and it takes about half a day.</p>${more}</div>`;
const cards = (names: readonly string[], more = (_: string) => '') =>
  names.map((name) => card(name, more(name))).join('');
const link = (folder: string) => (name: string) =>
  `<a href="${folder}${name.toLowerCase().replace(/\W+/g, '-')}">More</a>`;

const JOBS = ['Paint polishing', 'Ceramic coating', 'Interior detailing', 'Headlight polishing'];

describe('groups of headings', () => {
  it('are services when each leads to a page of its own and the site speaks of them', () => {
    expect(readServices(`<h2>Make it shine</h2>${cards(JOBS, link('/'))}`)).toEqual(JOBS);
  });

  it('are services when they have prices and the site speaks of them', () => {
    expect(readServices(`<h2>Make it shine</h2>${cards(JOBS, () => '<p>from £80</p>')}`)).toEqual(JOBS);
  });

  it('are services below a heading on the home page that says so, in any order of wrappers', () => {
    const wrapped = JOBS.map((name) => `<section><div>${card(name)}</div></section>`).join('\n\n');
    expect(readServices(`<h2>Our services</h2><div>${wrapped}</div>`)).toEqual(JOBS);
  });

  it.each([
    ['reasons to choose the business', 'Why choose us', JOBS, link('/')],
    ['praise', 'Make it shine', ['Quality work', 'Fair prices polishing', 'Fast service', 'Fully insured'], link('/')],
    ['places', 'Polishing near you', ['Leeds', 'York', 'Bradford', 'Harrogate'], link('/areas-we-serve/')],
    ['other pages', 'Polishing', ['About us', 'Contact', 'Gallery', 'Opening hours'], link('/')],
    ['steps', 'How it works', ['Call us', 'We polish', 'You pay', 'You drive'], () => ''],
    ['products of a shop', 'Polishing', ['Polish wax', 'Polish cloth', 'Polish set'], link('/products/')],
    ['words that the site says nowhere else', 'Make it shine', ['Alpha', 'Beta', 'Gamma'], link('/')],
    ['only two', 'Make it shine', ['Paint polishing', 'Ceramic coating'], link('/')],
    ['questions', 'Polishing', ['Is polishing safe?', 'Does coating last?', 'What is detailing?'], link('/')],
  ] as [string, string, string[], (name: string) => string][])(
    'are no services when they are %s',
    (_what, above, names, more) => {
      expect(readServices(`<h2>${above}</h2>${cards(names, more)}`)).toEqual([]);
    },
  );

  it('give none of the headings of details below each', () => {
    const sections = JOBS.map((name) => `${card(name)}<h4>Detail of it</h4><p>More.</p>`).join('');
    expect(readServices(`<h2>Make it shine</h2>${sections}`)).not.toContain('Detail of it');
  });

  it('of sections give what each section lists', () => {
    const section = (name: string, items: readonly string[]) =>
      `<h3>${name}</h3>${items.map((one) => `<h4>${one}</h4>`).join('')}`;
    const body = `<h2>Our services</h2>${section('For private cars', ['Paint polishing', 'Ceramic coating'])}${section('For fleets', ['Van wash', 'Lorry wash'])}`;
    expect(readServices(body)).toEqual(['Paint polishing', 'Ceramic coating', 'Van wash', 'Lorry wash']);
  });

  it('of ten thousand headings take no long time and give no more than a list holds', () => {
    const many = Array.from(
      { length: 10_000 },
      (_, index) => `<h${2 + (index % 2)}>Polishing ${index}</h${2 + (index % 2)}>`,
    );
    expect(readServices(many.join('')).length).toBeLessThanOrEqual(20);
  });
});

describe('links in the text of a services page', () => {
  it('are no services inside a sentence', () => {
    const pages = ['/', '/services'].map((path) =>
      parsePage({
        url: `http://shop.test${path}`,
        body: new TextEncoder().encode(
          `<html lang="en"><body>${HEAD}<main><p>Read how we keep your data in <a href="/data">what we keep</a>, which also says for how long.</p></main></body></html>`,
        ),
        contentType: 'text/html; charset=utf-8',
      }),
    );
    expect(deriveServices(createFactContext(pages, 'http://shop.test/')).value).toEqual([]);
  });
});
