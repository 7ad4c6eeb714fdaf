import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { buildKeywordStrategy } from './build-keyword-strategy.ts';
import type { KeywordInput } from './keyword-input.ts';
import { listPassages } from './site-passages.ts';

const HOME = 'https://a.example/';
/** A page by its path: its title and its main heading; that of the home page first. */
type Pages = Readonly<Record<string, readonly [title: string, h1: string]>>;

/** The strategy of a site as lines "keyword > page". `linked`: paths of pages that were not read, with the words of the link. */
function linesOf(
  pages: Pages,
  services: Readonly<Record<string, string | null>>,
  linked: Readonly<Record<string, string>>,
  part: Partial<KeywordInput> = {},
): string[] {
  const outlined = Object.entries(pages).map(([path, [title, text]]) =>
    anOutlinePage({ url: `${HOME}${path}`, title, headings: [{ level: 1, text }] }),
  );
  const named = Object.entries(services).map(([name, path]) => ({ name, url: path === null ? null : HOME + path }));
  const input: KeywordInput = {
    businessName: 'Velmor',
    category: 'Plumber',
    mayBe: [],
    city: 'Duluth',
    isExamplePlace: false,
    region: 'MN',
    country: 'US',
    areas: [],
    services: named,
    questions: [],
    notes: '',
    language: 'en',
    hasUnreadPages: false,
    pages: outlined.map(({ url, title, headings }) => ({ url, title, h1s: headings.map(({ text }) => text) })),
    linkedPages: Object.entries(linked).map(([path, text]) => ({
      url: HOME + path,
      title: null,
      h1s: [],
      linkTexts: [text],
    })),
    passages: listPassages(outlined, named),
    locationPages: [],
    shown: new Set(),
    ...part,
  };
  return buildKeywordStrategy(input)
    .clusters.flatMap(({ keywords }) => keywords)
    .map(({ keyword, suggested_on_site_targets: [page] }) => `${keyword} > ${page}`);
}
const home = { '': ['Velmor', 'Plumber in Duluth'] } as const;

describe('a service in a town', () => {
  const areas = ['Superior', 'Cloquet'];
  it('leads to the page about the trade there', () => {
    const pages = { ...home, 'drain-cleaning': ['Drain cleaning', 'Drain cleaning'] } as const;
    const lines = linesOf(pages, { 'Drain cleaning': 'drain-cleaning' }, { 'plumber-superior': 'Superior' }, { areas });
    expect(lines).toContain('drain cleaning superior > Page /plumber-superior');
    expect(lines).toContain('drain cleaning cloquet > Page /drain-cleaning');
  });

  it('leads to no page of another town', () => {
    const path = 'drain-cleaning-duluth';
    const pages = { ...home, [path]: ['Drain cleaning in Duluth', 'Drain cleaning in Duluth'] } as const;
    const lines = linesOf(pages, { 'Drain cleaning': path }, {}, { areas });
    expect(lines).toContain(`drain cleaning duluth > Page /${path}`);
    expect(lines.join()).not.toContain('drain cleaning cloquet');
  });

  it('is looked for only where people know it, when the site alone calls it so', () => {
    const pages = { ...home, 'orla-method': ['Orla method in Duluth', 'Orla method in Duluth'] } as const;
    const lines = linesOf(pages, { 'Orla method': 'orla-method' }, {}, { areas: ['Superior', 'Proctor'] });
    expect(lines).toContain('orla method superior > Page /orla-method');
    expect(lines.join()).not.toContain('orla method proctor');
  });
});

describe('a search for the trade', () => {
  it('leads to the page about its town, where the home page names none', () => {
    const pages = { '': ['Velmor', 'We fix pipes'], 'areas/duluth': ['Duluth', 'Our work in Duluth'] } as const;
    const lines = linesOf(pages, {}, {});
    expect(lines).toContain('plumber duluth > Page /areas/duluth');
    expect(lines).toContain('plumber near me > Home page');
  });

  it('leads to no page about a service in two towns', () => {
    const pages = { ...home, 'plumbing-repair': ['Plumbing repair Duluth & Superior', 'Plumbing'] } as const;
    expect(linesOf(pages, {}, {}, { areas: ['Superior'] })).toContain('plumber superior > Home page');
  });

  it('leads to the page titled for it and the town, where the home page says it in its name alone', () => {
    const da = { language: 'da', country: 'DK', city: 'Ribe', region: '', category: 'Physical therapist' };
    const pages = {
      '': ['Orla Fysioterapi & Yoga | Ribe', 'Find roen'],
      'fysioterapi.html': ['Fysioterapi Ribe', 'Fysioterapi'],
    } as const;
    const lines = linesOf(pages, {}, {}, { ...da, businessName: 'Orla Fysioterapi & Yoga' });
    expect(lines[0]).toBe('fysioterapi ribe > Page /fysioterapi.html');
  });

  it('counts in each town that a page joins it to', () => {
    const pages = { ...home, 'plumber-fargo': ['Plumber Fargo', 'Plumber Fargo'] } as const;
    expect(linesOf(pages, {}, {})).toContain('plumber fargo > Page /plumber-fargo');
  });

  it('begins with the usual word that the home page says too', () => {
    const part = { category: 'Pressure washing service' };
    const pages = { '': ['Duluth Exterior Cleaning', 'Duluth pressure washing for clean walls'] } as const;
    expect(linesOf(pages, {}, {}, part)[0]).toBe('pressure washing duluth > Home page');
  });

  it('counts in the quarter of the address that the title joins it to', () => {
    const pages = { '': ['Best plumber in Velmoor', 'Pipes'] } as const;
    expect(linesOf(pages, {}, {}, { street: '4 Main Road, Velmoor Phase 1' })).toContain('plumber velmoor > Home page');
    expect(linesOf(pages, {}, {}, { street: '4 Main Road' }).join()).not.toContain('plumber velmoor');
  });
});

describe('a service without a page of its own', () => {
  it.each([
    ['Water heater repair', 'services-heater', 'Learn more'],
    ['Dental crowns', 'dental-crowns-bridges', 'More'],
  ])('belongs on the page about a part of it or one thing besides: %s', (name, path, text) => {
    const category = name.startsWith('Dental') ? 'Dentist' : 'Plumber';
    const lines = linesOf({ '': ['Velmor', name] }, { [name]: null }, { [path]: text }, { category });
    expect(lines).toContain(`${name.toLowerCase()} duluth > Page /${path}`);
  });

  it.each([['emergency-plumbing-fargo'], ['plumbing'], ['blog/heater']])('belongs on no other: %s', (path) => {
    const lines = linesOf({ '': ['Velmor', 'Water heater repair'] }, { 'Water heater repair': null }, { [path]: 'x' });
    expect(lines).toContain('water heater repair duluth > New page /water-heater-repair');
  });
});

it('a service leads to the page named for it, though it was not read, rather than to one about more', () => {
  const pages = { ...home, cleaning: ['Drain cleaning for commercial kitchens', 'Cleaning'] } as const;
  const lines = linesOf(pages, { 'Commercial drain cleaning': null }, { 'commercial-drain-cleaning': 'More' });
  expect(lines).toContain('commercial drain cleaning duluth > Page /commercial-drain-cleaning');
});

describe('names that nobody types', () => {
  const fr = { language: 'fr', country: 'FR', city: 'Nantes', region: '', category: 'Massage therapist' };
  it.each([
    ['of the trade with an attribute', { 'Individual certified plumber': null }],
    ['of a part of many known', { 'Floor pipes': null }],
    ['of another trade', { 'Commercial cleaning': null }],
    ['that only compare', { 'Plumbing as a practice': null }],
  ])('are left out: %s', (_, services) => {
    const lines = linesOf(home, services, {});
    expect(lines.filter((line) => line.includes('New page'))).toEqual([]);
  });

  it('are taken as the page says them, or as its title aims at the town', () => {
    const roof = { category: 'Roofing contractor' };
    const claims = { ...home, claims: ['Roof insurance claims | Velmor', 'Work with us'] } as const;
    expect(linesOf(claims, { 'Insurance claims': 'claims' }, {}, roof)).toContain(
      'roof insurance claims duluth > Page /claims',
    );
    const aimed = { '': ['Velmor', 'Massage'], orlanie: ['Orlanie à Nantes', 'Orlanie'] } as const;
    expect(linesOf(aimed, { 'L’orlanie': 'orlanie' }, {}, fr)).toContain('orlanie nantes > Page /orlanie');
    const plain = { '': ['Velmor', 'Massage'], orlanie: ['Orlanie', 'Orlanie'] } as const;
    expect(linesOf(plain, { 'L’orlanie': 'orlanie' }, {}, fr).join()).not.toContain('orlanie');
  });

  it('are other words for what the page behind their link is about', () => {
    const pages = { ...home, 'pipe-repair': ['Pipe repair', 'Pipe repair'] } as const;
    const lines = linesOf(pages, { 'Pipe repair': 'pipe-repair', 'Copper pipework': 'pipe-repair' }, {});
    expect(lines).toContain('pipe repair duluth > Page /pipe-repair');
    expect(lines.join()).not.toContain('copper');
  });

  it('are no long name of the trade where people have a short one', () => {
    const tr = { language: 'tr', country: 'TR', city: 'Ulm', region: '', category: 'Dentist' };
    const lines = linesOf({ '': ['Ulm ağız ve diş sağlığı polikliniği', 'Velmor'] }, {}, {}, tr);
    expect(lines[0]).toBe('ulm diş kliniği > Home page');
  });

  it('say all that the page begins with, and no word that stands before', () => {
    const part = { category: 'Osteopath', country: 'GB' };
    const pages = { ...home, osteopathy: ['About osteopathy', 'Osteopathy'] } as const;
    expect(linesOf(pages, { Osteopathy: 'osteopathy' }, {}, part).join()).not.toContain('about');
  });
});
