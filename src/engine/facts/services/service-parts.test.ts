import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { withoutHubs } from './service-parts.ts';
import { deriveServices, listServicesBySureness } from './services.ts';

const entry = (name: string, path: string) => `<li><a href="${path}">${name}</a></li>`;
const MENU = [
  entry('Dog walking', '/walking'),
  entry('Dog grooming', '/grooming'),
  entry('Home visits', '/visits'),
  entry('Contact', '/contact'),
];
const nav = `<nav><ul>${MENU.join('')}</ul></nav>`;
const page = (name: string, text = '') =>
  `<title>${name}</title>${nav}<main><h1>${name}</h1><p>We take care of your dog as if it were our own.</p>${text}</main>`;
const packages = (heading: string, price: string) =>
  `<h2>${heading}</h2>${['Full groom', 'Puppy groom', 'Bath and brush', 'Nail clipping']
    .map((name) => `<div class="card"><h3>${name}</h3><p>With a wash, a cut and a bow.</p>${price}</div>`)
    .join('')}`;

function read(site: Readonly<Record<string, string>>): { readonly said: string[]; readonly possible: string[] } {
  const context = createHtmlContext(site);
  const said = deriveServices(context).value.map(({ name }) => name);
  return { said, possible: listServicesBySureness(context).possible };
}

const siteOf = (grooming: string) => ({
  '/': page('Linde Dog Care'),
  '/walking': page('Dog walking'),
  '/grooming': page('Dog grooming', grooming),
  '/visits': page('Home visits'),
});
const SERVICES = ['Dog walking', 'Dog grooming', 'Home visits'];

describe('parts of services', () => {
  it('are no services: packages with a price on the page of one', () => {
    const { said, possible } = read(siteOf(packages('What we charge', '<p>£40</p>')));
    expect(said).toEqual(SERVICES);
    expect(possible).toContain('Puppy groom');
  });

  it('are links to the prices of services', () => {
    const works = ['cocinas', 'casas', 'locales'];
    const links = (heading: string, path: string, before: string) =>
      `<h3>${heading}</h3><ul>${works.map((work) => entry(`${before} ${work}`, path + work)).join('')}</ul>`;
    const prices = links('Precios', '/precios#', 'Reforma integral');
    const about = (name: string, text = '') =>
      `<title>${name}</title><main><h1>${name}</h1>${text}</main><footer>${links('Servicios', '/reforma-', 'Reforma de')}${prices}</footer>`;
    const cards = works.map(
      (work) =>
        `<article><h3><a href="/reforma-${work}">Reforma de ${work}</a></h3><p>Todo de una mano, con garantía.</p></article>`,
    );
    const pages = works.map((work) => [`/reforma-${work}`, about(`Reforma de ${work}`)]);
    const home = about('Linde', `<h2>Nuestros servicios</h2>${cards.join('')}`);
    const { said } = read({ '/': home, ...Object.fromEntries(pages), '/precios': about('Precios') });
    expect(said).toContain('Reforma de cocinas');
    expect(said.join()).not.toContain('integral');
  });

  it('are services where no price stands beside them and a heading says so', () => {
    expect(read(siteOf(packages('Our services', ''))).said).toContain('Puppy groom');
  });

  it('are all that a site has which gives no service a page of its own', () => {
    const prices = `<title>Linde</title><main><h1>Linde Dog Grooming</h1>${packages('Services', '<p>£40</p>')}</main>`;
    expect(read({ '/': prices }).said).toContain('Puppy groom');
  });

  it('are not listed beside the page that lists them', () => {
    const at = (path: string) => ({ target: { key: `shop.test${path}`, href: `http://shop.test${path}` } });
    const below = ['/services/packing', '/services/moving', '/services/storage'].map(at);
    expect(withoutHubs([at('/services'), ...below])).toEqual(below);
    expect(withoutHubs([at('/services'), ...below.slice(1)])).toHaveLength(3);
    expect(withoutHubs([at('/storage'), ...['/storage/a', '/storage/b', '/storage/c'].map(at)])).toHaveLength(4);
  });
});
