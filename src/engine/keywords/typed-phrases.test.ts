import { describe, expect, it } from 'vitest';
import { anOutlinePage } from '#test/writing-material.ts';
import { buildKeywordStrategy } from './build-keyword-strategy.ts';
import type { KeywordInput } from './keyword-input.ts';
import { listPassages } from './site-passages.ts';
import { trimPhrase } from './trim-phrase.ts';

const HOME = 'https://a.example/';
interface Page {
  readonly path: string;
  readonly title?: string;
  readonly h1?: string;
  readonly headings?: readonly string[];
}

/** The strategy of a site with these pages, home first, as lines "keyword > page". */
function linesOf(pages: readonly Page[], services: readonly string[], part: Partial<KeywordInput>): string[] {
  const outlined = pages.map(({ path, title = '', h1, headings = [] }) =>
    anOutlinePage({
      url: `${HOME}${path}`,
      title,
      headings: [
        ...(h1 === undefined ? [] : [{ level: 1 as const, text: h1 }]),
        ...headings.map((text) => ({ level: 2 as const, text })),
      ],
    }),
  );
  const named = services.map((name) => ({ name, url: null }));
  const input: KeywordInput = {
    businessName: 'Tarn & Velmor',
    category: 'Electrician',
    mayBe: [],
    city: 'Exeter',
    isExamplePlace: false,
    region: '',
    country: null,
    areas: [],
    services: named,
    questions: [],
    notes: '',
    language: 'en',
    hasUnreadPages: false,
    pages: outlined.map(({ url, title, headings }) => ({
      url,
      title,
      h1s: headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
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

const fr = { language: 'fr', country: 'FR', city: 'Nantes' };

it('takes no name of the business that stands between two words for its trade', () => {
  const pages = [{ path: '', title: 'Gasthaus Tarn (Griechisches Restaurant in Kassel)' }];
  const de = { language: 'de', country: 'DE', city: 'Kassel', category: 'Restaurant', businessName: 'Gasthaus Tarn' };
  expect(linesOf(pages, [], de).filter((line) => line.includes('tarn'))).toEqual([]);
});

it('names a Japanese town once', () => {
  const ja = { language: 'ja', country: 'JP', city: '目黒区', category: 'Dentist', businessName: '酒井' };
  const lines = linesOf([{ path: '', title: '歯科', headings: ['目黒区無料歯科検診'] }], ['目黒区無料歯科検診'], ja);
  expect(lines.filter((line) => line.includes('目黒区 目黒区'))).toEqual([]);
});

describe('the trade in a language of which we know few words', () => {
  const da = {
    language: 'da',
    country: 'DK',
    city: 'Ribe',
    category: 'Physical therapist',
    businessName: 'Ribe Fysioterapi',
  };

  it('is called as the site calls it, though only its name says so', () => {
    expect(linesOf([{ path: '', title: 'Ribe Fysioterapi', h1: 'Fysioterapeutisk behandling' }], [], da)).toContain(
      'fysioterapi ribe > Home page',
    );
  });

  it.each([
    ['Barberstue i Ribe', 'barberstue ribe > Home page'],
    ['Ribe Barberstue', 'herrefrisør ribe > Home page'],
  ])('is called as the site calls it with its place (%s), though that is a word of its name', (h1, line) => {
    const part = { ...da, category: 'Barber shop', businessName: 'Ribe Barberstue' };
    expect(linesOf([{ path: '', title: 'Ribe Barberstue', h1 }], [], part)[0]).toBe(line);
  });

  it('is not called half of what the site says', () => {
    const part = { ...da, language: 'hu', country: 'HU' };
    expect(linesOf([{ path: '', title: 'Fizioterápiás kezelés', h1: 'Egészség' }], [], part)).toEqual([]);
  });
});

it('takes one of two words for the same trade', () => {
  const pages = [{ path: '', title: 'Gebze Hukuk Bürosu ve Avukatlık Hizmetleri', h1: 'Gebze Avukat' }];
  const tr = { language: 'tr', country: 'TR', city: 'Gebze', category: 'Lawyer' };
  const lines = linesOf(pages, [], tr);
  expect(lines).toContain('gebze avukat > Home page');
  expect(lines.filter((line) => line.includes(' ve '))).toEqual([]);
});

describe('the words of headings', () => {
  it.each([
    [['Other civil litigation'], { category: 'Lawyer', country: 'US' }, 'civil litigation lawyer exeter'],
    [['Rénovation de jardins existants'], { ...fr, category: 'Landscaper' }, 'rénovation de jardins nantes'],
  ])('are taken without what nobody types: %s', (services, part, keyword) => {
    const lines = linesOf([{ path: '', headings: services }], services, part);
    expect(lines.map((line) => line.split(' > ')[0])).toContain(keyword);
    expect(lines.join()).not.toMatch(/other |existants/);
  });

  it.each([
    ['en', 'Landlord–tenant disputes', 'landlord-tenant disputes'],
    ['de', 'Miet‑Streit in Ulm', 'miet-streit'],
  ])('have the hyphen that is typed (%s)', (language, heading, phrase) => {
    expect(trimPhrase(heading, language, ['Ulm'])).toBe(phrase);
  });

  it.each([
    ['nl', 'Uw allround loodgieter in Ulm', 'loodgieter'],
    ['sv', 'Modern frisörsalong i Ulm', 'frisörsalong'],
    ['da', 'Moderne frisør i Ulm', 'frisør'],
    ['pl', 'Specjalistyczny gabinet okulistyczny, Ulm', 'gabinet okulistyczny'],
  ])('have no praise in front (%s)', (language, heading, phrase) => {
    expect(trimPhrase(heading, language, ['Ulm'])).toBe(phrase);
  });

  it.each([
    [['Exclusive chauffeur experience'], { category: 'Limousine service' }, /experience|exclusive/],
    [['Séance classique d’ostéopathie'], { ...fr, category: 'Osteopath' }, /séance|classique/],
    [['Gentle whole house rewiring electrical'], {}, /gentle/],
    [['Consulenza legale'], { language: 'it', country: 'IT', city: 'Bari', category: 'Lawyer' }, /consulenza/],
  ])('are left where they are a slogan, a line of prices or all the trade: %s', (services, part, never) => {
    const lines = linesOf([{ path: '', headings: services }], services, part);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toMatch(never);
  });

  it.each([
    ['Dépannage', { ...fr }, 'dépannage électrique nantes'],
    ['Mise aux normes', { ...fr }, 'mise aux normes électriques nantes'],
    ['Reparación', { language: 'es', country: 'ES', city: 'Burgos' }, 'reparación eléctrica burgos'],
  ])('get the word of the trade that a list leaves out: %s', (service, part, keyword) => {
    const lines = linesOf([{ path: '', headings: [service] }], [service], part);
    expect(lines.some((line) => line.startsWith(`${keyword} >`))).toBe(true);
  });

  it.each([
    ['Auto repair shop', { country: 'GB' }, 'tyres', 'tyres exeter > Page /tyres.html'],
    ['Restaurant', { language: 'de', country: 'DE', city: 'Ulm' }, 'Kegelbahn', 'kegelbahn ulm > Page /kegelbahn.html'],
  ])('are taken with a page of their own where they name another trade: %s', (category, part, service, line) => {
    const page = { path: `${service.toLowerCase()}.html`, title: service, h1: service };
    expect(linesOf([{ path: '' }, page], [service], { category, ...part })).toContain(line);
    expect(linesOf([{ path: '' }], [service], { category, ...part }).join()).not.toContain(service.toLowerCase());
  });
});

describe('questions', () => {
  const ask = (question: string, part: Partial<KeywordInput>) =>
    linesOf([{ path: '' }], [], { ...part, questions: [{ question, url: `${HOME}faq` }] }).join();

  it.each([
    ['How much does an electrician cost per hour?', {}, 'how much does an electrician cost'],
    ['Quand appeler un électricien en hiver ?', fr, 'quand appeler un électricien'],
  ])('are kept about a price, a duration or a choice: %s', (question, part, said) => {
    expect(ask(question, part)).toContain(said);
  });

  it.each([
    ['What is an electrician in a theatre?', {}, 'theatre'],
    ['À qui s’adresse un électricien confirmé ?', fr, 'adresse'],
  ])('are headings otherwise: %s', (question, part, said) => {
    expect(ask(question, part)).not.toContain(said);
  });
});

describe('the page of a keyword', () => {
  it.each([
    ['prices.html', { category: 'Osteopath' }, 'osteopath prices exeter > Page /prices.html'],
    ['tarifs/', { ...fr, category: 'Osteopath' }, 'ostéopathe tarif nantes > Page /tarifs/'],
  ])('is the one of prices for what it costs: /%s', (path, part, line) => {
    const shown = new Set(['prices'] as const);
    expect(linesOf([{ path: '' }, { path }], [], { ...part, shown })).toContain(line);
  });

  it.each([
    ['onderhoud.html', 'Onderhoud & Snoeiwerk', 'Page /onderhoud.html'],
    ['diensten.html', 'Onderhoud & Snoeiwerk', 'New page /snoeien.html'],
    ['onderhoud.html', 'Onderhoud & Snoepwerk', 'New page /snoeien.html'],
  ])('is the one that has the word within a longer one: /%s, %s', (path, title, page) => {
    const part = { language: 'nl', country: 'NL', city: 'Gouda', category: 'Landscaper' };
    const pages = [
      { path: '', headings: ['Snoeien'] },
      { path, title },
    ];
    expect(linesOf(pages, ['Snoeien'], part)).toContain(`snoeien gouda > ${page}`);
  });

  it('is no page that names the trade only in the heading of every page', () => {
    const h1 = 'Velmor’s MOT Garage';
    const lines = linesOf(
      [
        { path: '', h1 },
        { path: 'mot.html', h1 },
      ],
      [],
      { category: 'Auto repair shop', country: 'GB' },
    );
    expect(lines).toContain('garage exeter > Home page');
  });

  it('is the home page for what its title says of the trade', () => {
    const service = 'Industrial electrician';
    const lines = linesOf([{ path: '', title: 'Industrial electrician Exeter' }], [service], {});
    expect(lines.filter((line) => line.includes('New page'))).toEqual([]);
  });

  it('is the one with the words of the trade where the title of the home page names more services with pages', () => {
    const pages = ['dog boarding', 'grooming'].map((name) => ({ path: `${name.replace(' ', '-')}.html`, title: name }));
    const home = { path: '', title: 'Dog Boarding, Grooming' };
    const lines = linesOf([home, ...pages], ['Dog boarding', 'Grooming'], { category: 'Pet boarding service' });
    expect(lines).toContain('dog boarding exeter > Page /dog-boarding.html');
    expect(linesOf([home], ['Dog boarding'], { category: 'Pet boarding service' })).toContain(
      'dog boarding exeter > Home page',
    );
  });
});

describe('the trade', () => {
  it.each([
    ['en', 'Chinese and Canadian food', 'chinese restaurant exeter'],
    ['es', 'Cocina italiana de siempre', 'restaurante italiano exeter'],
  ])('of a restaurant is its kitchen (%s)', (language, title, keyword) => {
    const [first = ''] = linesOf([{ path: '', title }], [], { category: 'Restaurant', language });
    expect(first).toBe(`${keyword} > Home page`);
  });

  it.each([
    ['IT', 'it', 'Studio Legale Bari', { city: 'Triggiano' }, 'studio legale bari', /bari triggiano/],
    [
      'US',
      'en',
      'Queens Criminal Defense Lawyer',
      { city: 'Jamaica', areas: ['Queens'] },
      'criminal defense lawyer queens',
      /queens jamaica/,
    ],
  ])('has the town of the title, and no second one (%s)', (country, language, title, place, keyword, never) => {
    const lines = linesOf([{ path: '', title }], [], { category: 'Lawyer', country, language, ...place });
    expect(lines).toContain(`${keyword} > Home page`);
    expect(lines.join()).not.toMatch(never);
  });

  it('is not the name of the business', () => {
    const part = {
      category: 'Lawyer',
      country: 'IT',
      language: 'it',
      city: 'Bari',
      businessName: 'Studio Avv. Ugo Velmor',
    };
    expect(linesOf([{ path: '', title: 'Studio Legale Velmor' }], [], part).join()).not.toContain('velmor');
  });

  it.each([
    ['BE', 'kinesist gent', 'fysiotherapeut gent'],
    ['NL', 'fysiotherapeut gent', 'kinesist gent'],
  ])('has the word of the country: %s', (country, typed, foreign) => {
    const lines = linesOf([{ path: '' }], [], {
      category: 'Physical therapist',
      language: 'nl',
      country,
      city: 'Gent',
    });
    expect(lines).toContain(`${typed} > Home page`);
    expect(lines.join()).not.toContain(foreign);
  });

  it('of a lodging has no words that the site does not say', () => {
    const part = { category: 'Holiday apartment rental', language: 'es', country: 'ES', city: 'Burgos' };
    expect(linesOf([{ path: '', title: 'Casa rural' }], [], part).join()).not.toContain('apartamento');
  });
});

describe('scraps of sentences', () => {
  const scraps = (services: readonly string[], part: Partial<KeywordInput>) =>
    linesOf([{ path: '', title: 'Tarn', headings: services }], services, part).join('\n');

  it('are no services: what follows an elided word, and what is left out of a price', () => {
    const part = { ...fr, category: 'Tile contractor' };
    const services = [
      'D’une mosaïque soignée',
      'Hors fourniture du carrelage',
      'Carrelage résistant',
      'Pose de dalles',
    ];
    expect(scraps(services, part)).not.toMatch(/d'une|hors|résistant/);
    expect(scraps(['Excluding boiler parts', 'Comprehensive rewiring'], {})).not.toMatch(/excluding|comprehensive/);
  });

  it.each([
    ['pt', 'BR', 'Controle de pragas', 'Formigas', 'dedetização de formigas lind'],
    ['pt', 'PT', 'Controlo de pragas', 'Formigas', 'desinfestação de formigas lind'],
    ['it', 'IT', 'Disinfestazione', 'Vespe', 'disinfestazione vespe lind'],
    ['de', 'DE', 'Kammerjäger', 'Ameisen', 'ameisen bekämpfen lind'],
  ])('have what is done against a pest with it (%s, %s)', (language, country, title, service, keyword) => {
    const part = { language, country, category: 'Pest control service', city: 'Lind' };
    const lines = linesOf([{ path: '', title, headings: [service] }], [service], part).map(
      (line) => line.split(' > ')[0],
    );
    expect(lines).toContain(keyword);
    expect(lines).not.toContain(`${service.toLowerCase()} lind`);
  });
});

it('has the work with pools that are cared for, not pools that are built, and no cleaning that the site does not name', () => {
  const pages = [
    { path: '', title: 'Pool service Lind', headings: ['Commercial Pools', 'Residential Pools'] },
    { path: 'commercial-pools', title: 'Commercial Pools', h1: 'Commercial Pools' },
  ];
  const part = { language: 'en', country: 'CA', category: 'Pool cleaning service', city: 'Lind' };
  const lines = linesOf(pages, ['Commercial Pools'], part).map((line) => line.split(' > ')[0]);
  expect(lines).toContain('commercial pool service lind');
  expect(lines).not.toContain('commercial pools lind');
  expect(lines).not.toContain('pool cleaning lind');
});

it('has words of emergencies only where the site speaks of them', () => {
  const it = { language: 'it', country: 'IT', city: 'Arona', category: 'Plumber' };
  const lines = (part: Partial<KeywordInput>) => linesOf([{ path: '', title: 'Idraulico' }], [], { ...it, ...part });
  expect(lines({}).join()).not.toContain('pronto intervento');
  expect(lines({ shown: new Set(['urgent']) }).join()).toContain('pronto intervento idraulico arona');
});

it('takes a name that is not sure for no word of the trade', () => {
  const pt = { language: 'pt', country: 'BR', city: 'Assis', category: 'Pest control service', businessName: '' };
  const pages = [{ path: '', title: 'Velmor Dedetizadora' }];
  expect(linesOf(pages, [], pt).join()).toContain('velmor');
  expect(linesOf(pages, [], { ...pt, mayBeNamed: ['Velmor Dedetizadora'] }).join()).not.toContain('velmor');
});

it.each([
  ['Agende sua visita com a Podóloga Ilda Velmor', false],
  ['Agende sua visita com a podóloga ilda velmor', true],
])('takes somebody’s name behind the trade for no service: %s', (heading, isTaken) => {
  const pt = { language: 'pt', country: 'BR', city: 'Assis', category: 'Podiatrist' };
  const headings = [heading, 'Sobre a Podóloga Ilda Velmor', 'Fotos da Podóloga Ilda Velmor'];
  const pages = [
    { path: '', title: 'Podóloga Ilda Velmor', headings },
    { path: 'podologa-ilda-velmor', title: 'Visita' },
  ];
  const lines = linesOf(pages, ['Podóloga Ilda Velmor'], pt);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join().includes('velmor')).toBe(isTaken);
});

it('takes no company for a service', () => {
  const lines = linesOf([{ path: '', title: 'Tarn', headings: ['Wiring Ltd'] }], ['Wiring Ltd'], {});
  expect(lines.join()).not.toContain('wiring ltd');
});

it('has no page of another town for a service', () => {
  const pages = [
    { path: '', title: 'Tarn', headings: ['Rewiring'] },
    { path: 'crediton.html', title: 'Rewiring', h1: 'Crediton' },
  ];
  expect(linesOf(pages, ['Rewiring'], { areas: ['Crediton'] })).toContain('rewiring exeter > New page /rewiring.html');
  expect(linesOf(pages, ['Rewiring'], {})).toContain('rewiring exeter > Page /crediton.html');
});

it('leaves praise before a trade out', () => {
  const part = { language: 'nl', country: 'BE', category: 'Hair salon', city: 'Gent' };
  const lines = linesOf([{ path: '', title: 'Premium kapsalon in Gent' }], [], part);
  expect(lines).toContain('kapsalon gent > Home page');
  expect(lines.join()).not.toContain('premium');
});

it('keeps the mark of an elided word that the site spells', () => {
  const site = [
    { path: '', title: 'Écurie du Val', h1: 'École d’équitation à Nantes' },
    { path: 'tarifs', title: 'Notre école d’équitation' },
  ];
  const lines = linesOf(site, [], { ...fr, category: 'Horse riding school', businessName: 'Écurie du Val' });
  expect(lines.join('\n')).not.toContain('d équitation');
});

it('takes two trades joined by a sign for no word of the one', () => {
  const site = [{ path: '', title: 'Holzhaus Rieke', h1: 'Tischlerei & Zimmerarbeiten' }];
  const lines = linesOf(site, [], {
    language: 'de',
    country: 'DE',
    city: 'Hude',
    category: 'Carpenter',
    businessName: 'Holzhaus Rieke',
  });
  expect(lines.join('\n')).not.toContain('&');
  expect(lines).toContain('tischlerei hude > Home page');
});

it('uses no title of the law that a practice does not say it has', () => {
  const site = [{ path: '', title: 'Kosmetische Fußpflege in Hude', h1: 'Fußpflege Ana' }];
  const lines = linesOf(site, [], {
    language: 'de',
    country: 'DE',
    city: 'Hude',
    category: 'Podiatrist',
    businessName: 'Ana',
  });
  expect(lines).toContain('fußpflege hude > Home page');
  expect(lines.join('\n')).not.toMatch(/podolog|medizinisch/);
});
