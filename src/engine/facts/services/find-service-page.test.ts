import { describe, expect, it } from 'vitest';
import { findServicePage, type NamedService, type PageSummary } from './find-service-page.ts';

const SITE = 'https://site.example';
const page = (path: string, over: Partial<PageSummary> = {}): PageSummary => ({
  url: `${SITE}${path}`,
  title: null,
  h1s: [],
  ...over,
});
const home = page('/', { title: 'Home', h1s: ['Welcome'] });
const find = (name: string, pages: readonly PageSummary[], url: string | null = null, services?: NamedService[]) =>
  findServicePage({ name, url }, [home, ...pages], services);

describe('the page about a service', () => {
  it.each([
    ['Roof repair', '/roof-repair'],
    ['Roof repair', '/roof-repair.html'],
    ['Roof repair', '/roof-repair/'],
    ['Roof repair', '/services/roof-repair'],
    ['Roof repair', '/services/roof_repair.php'],
    ['Roof Repairs', '/roof-repair'],
    ['Roof repair', '/RoofRepair'],
    ['Roof repair', '/roof-repairs-duluth/index.html'],
    ['Drain Cleaning Services', '/drain-cleaning'],
    ['Haircuts', '/haircut.htm'],
    ['Gutters & downpipes', '/gutters-and-downpipes'],
    ['Bäder', '/baeder'],
    ['Bäder', '/b%C3%A4der.html'],
    ['Bäder', '/bader/'],
    ['Küchen', '/kuechen'],
    ['Fußpflege', '/fusspflege'],
    ['Bad-Sanierung', '/leistungen/badsanierung/'],
    ['Dépannage chauffage', '/depannage-chauffage'],
    ['Réparation de vélos', '/reparation-velo'],
    ['Suelo pélvico', '/tratamientos/suelo-pelvico'],
    ['Rehabilitación a domicilio', '/rehabilitacion-domicilio'],
    ['Manutenzione caldaie', '/manutenzione-caldaie'],
    ['Przegląd klimatyzacji', '/uslugi/przeglad-klimatyzacji'],
    ['Órtese dentária', '/ortese-dentaria'],
  ])('%s is %s', (name, path) => {
    expect(find(name, [page('/contact'), page(path)])).toEqual({ kind: 'page', url: `${SITE}${path}` });
  });

  it.each([
    ['its main heading', { h1s: ['Frozen pipe thawing in Duluth'] }],
    ['a part of its title', { title: 'Thawing frozen pipes | Pinequill Plumbing' }],
    ['its structured data', { offered: ['Frozen pipe thawing'] }],
    ['the words of a link to it', { linkTexts: ['Frozen pipe thawing'] }],
  ] as const)('is told by %s where the address says nothing', (_, signs) => {
    expect(find('Frozen pipe thawing', [page('/p2', signs)])).toEqual({ kind: 'page', url: `${SITE}/p2` });
  });

  it('is told by a heading without spaces', () => {
    expect(find('縮毛矯正', [page('/a.html', { h1s: ['縮毛矯正メニュー'] })]).kind).toBe('page');
  });

  it('is where the site’s own link to it leads, also when that page was not read', () => {
    const url = `${SITE}/p/17`;
    expect(find('Implants', [], url)).toEqual({ kind: 'page', url });
  });

  it('is no page that lists services, whoever links there', () => {
    const shared = `${SITE}/what`;
    const services = ['Brakes', 'Oil changes'].map((name) => ({ name, url: shared }));
    expect(find('Brakes', [page('/what')], shared, services)).toEqual({ kind: 'none' });
    for (const path of ['/services', '/services.html', '/leistungen/', '/roofing-services/', '/prestations'])
      expect(find('Roof repair', [page(path, { h1s: ['Roof repair and more'] })], `${SITE}${path}`).kind).toBe('none');
  });

  it('is the page of the one service that its list is named after', () => {
    for (const path of ['/maid-services', '/maid-services.html'])
      expect(find('Maid services', [page(path)])).toEqual({ kind: 'page', url: `${SITE}${path}` });
    expect(find('Window cleaning', [page('/maid-services', { h1s: ['Window cleaning and more'] })]).kind).toBe('none');
  });

  it('is no page whose heading names three of them, and may be', () => {
    const services = ['Haircuts', 'Hot towel shaves', 'Beard trims'].map((name) => ({ name, url: null }));
    const all = page('/barbering', { h1s: ['Haircuts, hot towel shaves and beard trims'] });
    expect(find('Beard trims', [all], null, services)).toEqual({ kind: 'maybe', url: all.url });
  });

  it('is for two services that share one', () => {
    const services = ['Glasses', 'Contact lenses'].map((name) => ({ name, url: null }));
    const both = page('/glasses-contact-lenses');
    for (const { name } of services)
      expect(find(name, [both], null, services)).toEqual({ kind: 'page', url: both.url });
  });

  it('is never the home page, nor a part of a page', () => {
    expect(findServicePage({ name: 'Roof repair', url: `${SITE}/` }, [{ ...home, h1s: ['Roof repair'] }])).toEqual({
      kind: 'none',
    });
    expect(find('Roof repair', [], `${SITE}/work#roof-repair`)).toEqual({ kind: 'none' });
  });

  it.each([
    ['Drain cleaning', '/drains.html'],
    ['Dental implants', '/implants'],
    ['Boiler repair and replacement', '/boiler-replacement'],
    ['Drain cleaning', '/blog/drain-cleaning-tips'],
    ['Drain cleaning', '/blog-drain-cleaning-cost.html'],
  ])('may be a page that says part of it: %s, %s', (name, path) => {
    expect(find(name, [page(path)])).toEqual({ kind: 'maybe', url: `${SITE}${path}` });
  });

  it.each([
    ['Roof repair', '/roof-replacement'],
    ['Roof repair', '/contact'],
    ['Teeth whitening', '/about-us'],
    ['Pizza', '/pizzeria-history'],
    ['Services', '/anything'],
  ])('is not any page that shares a word: %s, %s', (name, path) => {
    expect(find(name, [page(path)]).kind).toBe('none');
  });
});

describe('the closest of several pages', () => {
  it.each([
    ['House clearance', 'Gardening and house clearance across London', '/house-clearance.html'],
    ['Bad-Sanierung', 'Bad-Sanierung und Heizungsbau in Mainz', '/badsanierung'],
  ])('is the one that says nothing else: %s', (name, h1, path) => {
    const close = page(path, { h1s: [name] });
    expect(find(name, [page('/p1', { h1s: [h1] }), close])).toEqual({ kind: 'page', url: close.url });
  });

  it.each([
    ['Surface cleaning', 'Soft washing in Ulm for surfaces that need a careful cleaning method', 'maybe'],
    ['Exterior cleaning', 'Gutter cleaning in Ulm, for roofs, drainage and the exterior looks', 'maybe'],
    ['Tire rotation', 'Tires in Ulm: sales, mounting, balancing, rotation, storage and repair', 'page'],
  ])('is told by words that stand together, in a list in their order: %s', (name, title, kind) => {
    expect(find(name, [page('/p1', { title })]).kind).toBe(kind);
  });

  it('is not told by what the title of the whole site says', () => {
    const all = page('/', { title: 'Verdant | Gardening & House Clearance Barnet' });
    const areas = page('/p1', { title: 'Areas | Gardening & House Clearance | Verdant' });
    expect(findServicePage({ name: 'Garden clearance', url: null }, [all, areas])).toEqual({ kind: 'none' });
    const own = page('/p2', { title: 'Hedge trimming | Verdant' });
    expect(findServicePage({ name: 'Hedge trimming', url: null }, [all, areas, own]).kind).toBe('page');
  });

  it.each([
    ['Tire Rotation/Computerized Balance', 'Tire works in Yarmouth: sales, mounting, balancing, rotation'],
    ['Sostituzione caldaia e pulizia camini', 'Pulizia camini a Verona'],
  ])('may say one of two names in one: %s', (name, title) => {
    expect(find(name, [page('/p1', { title })]).kind).toBe('page');
  });
});

describe('what is no page about a service', () => {
  it.each(['/gallery.html', '/galerie/', '/portfolio'])('photos of all work, %s', (path) => {
    const photos = page(path, { h1s: ['Garden clearance'], linkTexts: ['Garden clearance'] });
    expect(find('Garden clearance', [photos], photos.url)).toEqual({ kind: 'none' });
  });

  it('but photos of one kind of work are', () => {
    expect(find('Weddings', [page('/gallery/weddings')]).kind).toBe('page');
  });

  it.each(['/contact.html', '/kontakt/', '/booking', '/ueber-uns'])('a button below it leads to %s', (path) => {
    const button = page(path, { linkTexts: ['Roof repair'] });
    expect(find('Roof repair', [button])).toEqual({ kind: 'none' });
    expect(find('Roof repair', [button], `${SITE}${path}`)).toEqual({ kind: 'none' });
  });
});

it('is no page that does without it', () => {
  const repair = page('/dents', { title: 'Dent repair without spray painting | Velmor' });
  expect(find('Spray painting', [repair]).kind).toBe('none');
  expect(find('Dent repair', [repair]).kind).toBe('page');
  expect(find('Dent repair without spray painting', [repair]).kind).toBe('page');
});
