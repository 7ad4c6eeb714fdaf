import { describe, expect, it } from 'vitest';
import { createHtmlContext } from '#test/site-of-html.ts';
import { deriveServices, listServicesBySureness } from './services.ts';

const WORK = ['Dog walking', 'Day care', 'Grooming', 'Home boarding'];
const pathOf = (name: string) => `/${name.toLowerCase().replaceAll(' ', '-')}`;
const linkTo = (name: string, path = pathOf(name)) =>
  `<li><h3><a href="${path}">${name}</a></h3><p>Done with care by people who love dogs.</p></li>`;
const listOf = (names: readonly string[]) => `<ul class="work">${names.map((name) => linkTo(name)).join('')}</ul>`;
const pagesOf = (names: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    names.map((name) => [
      pathOf(name),
      `<title>${name}</title><h1>${name}</h1><p>All about it.</p>${more[name] ?? ''}`,
    ]),
  );
const read = (pages: Readonly<Record<string, string>>) => {
  const context = createHtmlContext(pages);
  return { names: deriveServices(context).value.map(({ name }) => name), ...listServicesBySureness(context) };
};

const PACKAGES = ['Full groom package', 'Brush, bath and blow dry', 'Puppy groom', 'Nail clipping'];
const packages = `<h2>Our services</h2><ul class="services">${PACKAGES.map(
  (name) => `<li><h3>${name}</h3><p>Two hours in our salon. £40</p></li>`,
).join('')}</ul>`;

describe('services with pages of their own', () => {
  it('come before what the page of one of them lists, which is not beyond doubt', () => {
    const { names, sure } = read({
      '/': `<h1>Dog care</h1><h2>In good hands</h2>${listOf(WORK)}`,
      ...pagesOf(WORK, { Grooming: packages }),
    });
    expect(names.slice(0, WORK.length)).toEqual(WORK);
    expect(sure).toEqual(WORK);
  });

  it('are named once for a page, by the fuller name where the page has it', () => {
    const names = ['Gutter cleaning', 'Lawn mowing', 'Hedge trimming'];
    const cards = `<h2>Our services in detail</h2>${[...names, 'Greenhouse heating'].map((name) => `<div class="card"><h3>${name}</h3><p>Done with care and water alone.</p></div>`).join('')}`;
    const home = `<h1>Cleaning</h1><h2>Our services</h2><ul>${names.map((name) => linkTo(name)).join('')}${linkTo('Greenhouses', '/greenhouses')}</ul>${cards}`;
    const greenhouses = (title: string) => ({
      '/greenhouses': `<title>${title}</title><h1>${title}</h1><p>All about it.</p>`,
    });
    expect(read({ '/': home, ...pagesOf(names), ...greenhouses('Greenhouse heating') }).names).toEqual([
      ...names,
      'Greenhouse heating',
    ]);
  });

  it.each(['Price of grooming', 'Types of leads'])('are not what a name only says of them: %s', (name) => {
    const all = [...WORK, name];
    expect(read({ '/': `<h1>Dog care</h1><h2>Our services</h2>${listOf(all)}`, ...pagesOf(all) }).names).toEqual(WORK);
  });
});
