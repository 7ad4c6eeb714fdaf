import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
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

  it('are services where no price stands beside them and a heading says so', () => {
    expect(read(siteOf(packages('Our services', ''))).said).toContain('Puppy groom');
  });

  it('are all that a site has which gives no service a page of its own', () => {
    const prices = `<title>Linde</title><main><h1>Linde Dog Grooming</h1>${packages('Services', '<p>£40</p>')}</main>`;
    expect(read({ '/': prices }).said).toContain('Puppy groom');
  });
});
