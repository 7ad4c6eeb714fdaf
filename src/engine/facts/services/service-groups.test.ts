import { describe, expect, it } from 'vitest';
import { parsePage } from '../../crawl/html/parse-page.ts';
import { createFactContext } from '../fact-context.ts';
import { deriveServices } from './services.ts';

const HEAD = '<title>Car detailing and polishing in Leeds</title><h1>Polishing, coating and car detailing</h1>';

function readServices(body: string, head = HEAD, lang = 'en'): string[] {
  const page = parsePage({
    url: 'http://shop.test/',
    body: new TextEncoder().encode(`<html lang="${lang}"><body>${head}<main>${body}</main></body></html>`),
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

  it('are no services where one says that a list of them follows', () => {
    const listed = ['Röntgen', 'Impfungen', 'Ernährungsberatung', 'Ultraschall', 'Allergietests'];
    const items = `<ul>${listed.map((name) => `<li>${name}</li>`).join('')}</ul>`;
    const box = (title: string, rest: string) => `<div class="box"><h3>${title}</h3>${rest}</div>`;
    const surgery = '<p>Wir operieren jeden Vormittag in unserem eigenen Saal.</p>';
    const body = `<h2>Leistungen</h2>${box('Diese Leistungen bieten wir für Ihr Tier an:', items)}${box('Operationen', surgery)}`;
    const head = '<title>Tierarztpraxis am Tor | Tierarzt in Ulm</title><h1>Tierarzt für Röntgen und Ultraschall</h1>';
    const names = readServices(body, head, 'de');
    expect(names).toEqual(expect.arrayContaining(listed));
    expect(names).not.toContain('Diese Leistungen bieten wir für Ihr Tier an');
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

describe('price lists', () => {
  const LADIES = ['Schneiden', 'Farbe', 'Dauerwelle', 'Hochsteckfrisur'];
  const GENTLEMEN = ['Bart trimmen', 'Rasur', 'Bart färben'];
  const HAIR = '<title>Salon Lila | Friseur in Ulm</title><h1>Friseur in Ulm für Schneiden und Farbe</h1>';
  type Row = (name: string, price: string) => string;
  const forms: [string, Row, string][] = [
    ['a price behind the name', (name, price) => `<li>${name} <span>${price}</span></li>`, 'ul'],
    ['name and price set apart', (name, price) => `<li><span>${name}</span><span>${price}</span></li>`, 'ul'],
    ['boxes', (name, price) => `<div class="row"><span>${name}</span><span>ab ${price}</span></div>`, 'div'],
    ['rows of a table', (name, price) => `<tr><td>${name}</td><td>${price}</td></tr>`, 'table'],
  ];
  const listOf = (names: readonly string[], row: Row, tag: string) =>
    `<${tag}>${names.map((name, at) => row(name, `${48 - 9 * at} €`)).join('')}</${tag}>`;

  it.each(forms)('name what has a price: %s', (_what, row, tag) => {
    expect(readServices(`<h2>Preise</h2>${listOf(LADIES, row, tag)}`, HAIR, 'de')).toEqual(LADIES);
  });

  it.each(forms)('are one list in parts, whose headings are no services: %s', (_what, row, tag) => {
    const part = (title: string, names: readonly string[]) =>
      `<div class="card"><h3>${title}</h3>${listOf(names, row, tag)}</div>`;
    const body = `<h2>Preise</h2>${part('Damen', LADIES)}${part('Herren', GENTLEMEN)}`;
    expect(readServices(body, HAIR, 'de')).toEqual([...LADIES, ...GENTLEMEN]);
  });
});
