import { describe, expect, it } from 'vitest';
import { type Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { anOutlinePage } from '#test/writing-material.ts';
import { CATEGORIES } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { buildKeywordInput } from './build-keyword-input.ts';
import { buildKeywordStrategy } from './build-keyword-strategy.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey } from './keyword-key.ts';
import { findMainSearch } from './main-search.ts';
import { listPassages } from './site-passages.ts';

const HOME = 'https://a.example/';
const nothing: KeywordInput = {
  businessName: 'Harbor & Pine',
  category: 'Plumber',
  mayBe: [],
  city: 'Duluth',
  isExamplePlace: false,
  region: 'MN',
  country: 'US',
  areas: [],
  services: [],
  questions: [],
  notes: '',
  language: 'en',
  hasUnreadPages: false,
  pages: [],
  passages: [],
  locationPages: [],
  shown: new Set(),
};
const strategyOf = (part: Partial<KeywordInput>) => buildKeywordStrategy({ ...nothing, ...part });
const keywordsOf = (part: Partial<KeywordInput>) => strategyOf(part).clusters.flatMap(({ keywords }) => keywords);
const wordsIn = (part: Partial<KeywordInput>) => keywordsOf(part).map(({ keyword }) => keyword);
const named = (...names: string[]) => names.map((name) => ({ name, url: null }));
/** A site with these services, read from headings of its home page; its pages by path and heading. */
function siteOf(names: readonly string[], pages: Readonly<Record<string, string>> = {}): Partial<KeywordInput> {
  const services = named(...names);
  const outlined = [
    anOutlinePage({ url: HOME, title: null, headings: names.map((text) => ({ level: 2, text })) }),
    ...Object.entries(pages).map(([path, text]) =>
      anOutlinePage({ url: `${HOME}${path}`, title: text, headings: [{ level: 1, text }] }),
    ),
  ];
  return {
    services,
    passages: listPassages(outlined, services),
    pages: outlined.map(({ url, title, headings }) => ({
      url,
      title,
      h1s: headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
    })),
  };
}

/** What is wrong with one keyword by itself. */
function problemsOf(one: Keyword): string[] {
  const { keyword, rationale, example_post_prompt: prompt } = one;
  const rules: readonly (readonly [boolean, string])[] = [
    [/^[\p{L}\d]/u.test(keyword), 'begins with a word'],
    [!/[{}!?]|\s{2}/.test(keyword), 'is written out'],
    [/^[^.!?]+\.$/.test(rationale), 'is explained in one sentence'],
    [one.suggested_gbp_placements.length > 0, 'has a place on the profile'],
    [one.suggested_on_site_targets.length > 0, 'has a place on the site'],
    [prompt.includes(keyword), 'has a prompt'],
    [!/review/i.test(one.suggested_gbp_placements.join()), 'puts nothing into reviews'],
  ];
  return rules.flatMap(([isKept, rule]) => (isKept ? [] : [`${keyword}: ${rule}`]));
}

describe('a keyword strategy of any trade in any language', () => {
  const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'tr', 'ja'];
  const strategies = languages.flatMap((language) =>
    CATEGORIES.map(({ label }) => ({
      name: `${label} (${language})`,
      strategy: strategyOf({ category: label, language, areas: ['Tarnholm', 'Minnesota'], notes: 'Areas: Velmora' }),
    })),
  );

  it('has every field, 50 keywords at most, says why where there are fewer than 25, and asks where there are none', () => {
    for (const { name, strategy } of strategies) {
      expect(KeywordStrategy.safeParse(strategy).success, name).toBe(true);
      const all = strategy.clusters.flatMap(({ keywords }) => keywords);
      expect(all.length, name).toBeLessThanOrEqual(50);
      expect(strategy.few === undefined, name).toBe(all.length >= 25 || all.length === 0);
      expect(strategy.questions?.length ?? 0, name).toBe(all.length === 0 ? 1 : 0);
      expect(all.flatMap(problemsOf), name).toEqual([]);
    }
  });

  it('says nothing twice, and is in the specified order within each cluster', () => {
    for (const { name, strategy } of strategies) {
      const words = strategy.clusters.flatMap(({ keywords }) => keywords.map(({ keyword }) => keyword));
      expect(new Set(words).size, name).toBe(words.length);
      for (const { keywords } of strategy.clusters) expect(keywords).toEqual(keywords.toSorted(compareKeywords));
      const titled = strategy.clusters
        .flatMap(({ keywords }) => keywords)
        .filter((one) => one.suggested_on_site_targets.includes('Title'));
      expect(new Set(titled.map((one) => one.suggested_on_site_targets[0])).size, name).toBe(titled.length);
    }
  });

  it('names towns that are served, and never a region', () => {
    for (const { strategy } of strategies) {
      const all = strategy.clusters.flatMap(({ keywords }) => keywords.map(({ keyword }) => foldText(keyword)));
      expect(all.filter((one) => /minnesota|detroit/.test(one))).toEqual([]);
    }
    expect(wordsIn({ areas: ['Tarnholm'], notes: 'Areas: Velmora' })).toEqual(
      expect.arrayContaining(['plumber tarnholm', 'plumber velmora']),
    );
  });
});

describe('the words of a strategy', () => {
  it.each([
    ['US', 'moving company duluth', 'removals duluth'],
    ['GB', 'removals duluth', 'moving company duluth'],
  ])('are those of the country: %s', (country, typed, foreign) => {
    const words = wordsIn({ category: 'Moving company', country, region: '' });
    expect(words).toContain(typed);
    expect(words).not.toContain(foreign);
  });

  it.each([
    ['de', 'klempner duluth empfehlung'],
    ['fr', 'plombier près de chez moi'],
    ['es', 'fontanero cerca de mí'],
    ['pt', 'encanador duluth opiniões'],
    ['it', 'idraulico duluth'],
    ['ja', null],
  ] as const)('are those of the language: %s', (language, keyword) => {
    const all = keywordsOf({ language, region: '', country: null });
    if (keyword !== null) expect(all.map((one) => one.keyword)).toContain(keyword);
    for (const one of all) expect(one.example_post_prompt).toMatch(/Write it in \p{Lu}\p{L}+\.$/u);
  });

  it.each([
    ['BR', 'encanador duluth avaliações', 'opiniões'],
    ['PT', 'canalizador duluth opiniões', 'avaliações'],
  ])('ask what others say as the country does: %s', (country, typed, foreign) => {
    const words = wordsIn({ language: 'pt', region: '', country });
    expect(words).toContain(typed);
    expect(words.join()).not.toContain(foreign);
  });

  it('ask for whoever is closest once, whatever other words the trade has', () => {
    const words = wordsIn({ category: 'Hair salon', language: 'sv', region: '' });
    expect(words).toContain('hårsalong duluth');
    expect(words.filter((word) => word.endsWith('nära mig'))).toEqual(['frisör nära mig']);
  });

  it('are not made in a language that has no file', () => {
    const { clusters, questions } = strategyOf({ language: 'xx' });
    expect([clusters, questions?.length]).toEqual([[], 1]);
  });

  it('are the services that the site names, each once whatever its form', () => {
    const words = wordsIn(
      siteOf(['Drain Cleaning', 'Professional drain cleaning services in Duluth', 'Leak detection']),
    );
    const keys = words.map(keywordKey).filter((key) => key.includes('drain') && key.includes('duluth'));
    expect(new Set(keys).size).toBe(keys.length);
    expect(words).toEqual(expect.arrayContaining(['drain cleaning duluth', 'leak detection duluth']));
    expect(words.join()).not.toContain('sump pump');
    const typed = wordsIn(
      siteOf(['Water heater repair', 'Water heatter repair', 'Water heater repeir', 'Leak detection']),
    );
    expect(typed.filter((word) => word.startsWith('water heater rep'))).toHaveLength(2);
  });

  it('are never what a pub sells or a house lets', () => {
    expect(wordsIn({ category: 'Bar', ...siteOf(['Beers', 'Guinness']) }).join()).not.toMatch(/beers|guinness/);
    expect(wordsIn({ category: 'Hotel', ...siteOf(['Double room', 'Suite']) }).join()).not.toMatch(/double room|suite/);
  });

  it('have the region where the town alone is another, also in the search of the business itself', () => {
    const part = { city: 'St Marys', region: 'TAS', country: 'AU' };
    expect(wordsIn(part)).toContain('plumber st marys tas');
    expect(wordsIn(part)).not.toContain('plumber st marys');
    expect(findMainSearch({ ...nothing, ...part })).toMatch(/ st marys tas$/);
  });

  it('speak of emergencies where the site does', () => {
    expect(wordsIn({ shown: new Set(['urgent']) })).toContain('emergency plumber duluth');
    expect(wordsIn({}).join()).not.toContain('emergency');
    expect(wordsIn({ category: 'Florist', shown: new Set(['urgent']) }).join()).not.toContain('emergency');
  });

  it('name a lawyer for what lawyers are looked for', () => {
    expect(wordsIn({ category: 'Lawyer', ...siteOf(['Divorce', 'Estate planning']) })).toContain(
      'estate planning lawyer duluth',
    );
  });

  it('ask what strangers ask', () => {
    const questions = ['How much does drain cleaning cost?', 'Why should you choose our plumbers?'];
    const words = wordsIn({
      ...siteOf(['Drain cleaning']),
      questions: questions.map((question) => ({ question, url: `${HOME}faq` })),
    });
    expect(words).toContain('how much does drain cleaning cost');
    expect(words.join()).not.toContain('choose');
  });
});

describe('what a strategy is made of', () => {
  it('puts what the notes name first, places of the notes with the areas', () => {
    const part = { ...siteOf(['Drain cleaning']), notes: 'hydro jetting, Proctor' };
    expect(strategyOf(part).clusters[1]?.cluster_label).toBe('Hydro jetting');
    expect(wordsIn(part)).toContain('plumber proctor');
  });

  it('uses the page that a service has, and else one new page for it', () => {
    const part = siteOf(['Roof repair', 'Gutter installation'], { 'services/roof-repair': 'Roof repair' });
    const targets = keywordsOf({ category: 'Roofing contractor', ...part }).map(
      (one) => one.suggested_on_site_targets[0],
    );
    expect([...new Set(targets)].toSorted()).toEqual([
      'Home page',
      'New page /services/gutter-installation',
      'Page /services/roof-repair',
    ]);
  });

  it('is one page for two words that are one search, unless the site has a page for each', () => {
    const grinders = (pages: Readonly<Record<string, string>>) =>
      wordsIn({ category: 'Tree service', ...siteOf(['Stump grinding', 'Stump removal'], pages) }).filter((word) =>
        /^stump .* duluth$/.test(word),
      );
    expect(grinders({})).toEqual(['stump grinding duluth']);
    expect(grinders({ 'stump-removal.html': 'Stump removal' })).toEqual(['stump removal duluth']);
    expect(grinders({ 'grinding.html': 'Stump grinding', 'removal.html': 'Stump removal' })).toHaveLength(2);
  });

  it('marks what is only usual in a trade, where no site was read', () => {
    const usual = keywordsOf({}).filter(({ rationale }) => /usual in your trade/.test(rationale));
    expect(usual.length).toBeGreaterThan(0);
    for (const { rationale } of usual) expect(rationale).toContain('use it only if you offer it');
    expect(keywordsOf(siteOf([])).filter(({ rationale }) => /usual in your trade/.test(rationale))).toEqual([]);
  });

  it('stands on the example place only where the request names it, and says so', () => {
    const example = strategyOf({ city: '', region: '', isExamplePlace: true });
    expect(example.drawn_from?.place).toBe('example');
    const placed = example.clusters.flatMap(({ keywords }) =>
      keywords.filter(({ keyword }) => /detroit/.test(keyword)),
    );
    expect(placed.map(({ keyword }) => keyword)).toContain('plumber detroit area');
    for (const { rationale } of placed) expect(rationale).toContain('the place is only an example');
    expect(strategyOf({ city: '', areas: ['Proctor'] }).drawn_from?.place).toBe('known');
  });

  it('says which town it took where the request named none', () => {
    expect(strategyOf({ city: '', areas: ['Proctor'] }).drawn_from?.assumed_town).toBe('Proctor');
    expect(strategyOf({ city: 'Duluth', isCityOfSite: true }).drawn_from?.assumed_town).toBe('Duluth');
    expect(strategyOf({ city: 'Duluth' }).drawn_from).not.toHaveProperty('assumed_town');
  });

  it.each([
    [{ city: 'Aa '.repeat(66) }],
    [{ notes: '('.repeat(5000) }],
    [{ businessName: '{p}', areas: ['{s}', '', '  '] }],
    [siteOf(['{h} {p}', '<b>x</b>', '99% off'])],
  ])('stays a strategy for %#', (part) => {
    const all = keywordsOf(part);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ keyword }) => /[{}()<]|\s{2}/.test(keyword))).toEqual([]);
  });
});

describe('a business of which something is not known', () => {
  it('is asked for its trade, with what its site could be', () => {
    const { clusters, questions } = strategyOf({ category: '', mayBe: ['Hair salon', 'Spa'] });
    expect(clusters).toEqual([]);
    expect(questions).toEqual([expect.stringContaining('“Hair salon” or “Spa”')]);
    const request = {
      business_name: 'X',
      primary_category: 'Local business',
      location: { city: 'Duluth', state: 'MN' },
    };
    expect(buildKeywordInput(request, null).category).toBe('');
  });

  it.each([[{ city: '', region: '' }], [{ city: '(', region: ')' }]])('is asked for its town: %j', (part) => {
    const { clusters, questions, drawn_from } = strategyOf(part);
    expect([clusters, drawn_from]).toEqual([[], undefined]);
    expect(questions).toEqual([expect.stringContaining('Which town')]);
  });
});

it('leads nobody who searches for a service to an article about it', () => {
  const targets = (path: string, text: string) =>
    keywordsOf(siteOf(['Drain cleaning', 'Leak repair', 'Water heaters'], { [path]: text }))
      .filter(({ keyword }) => keyword.startsWith('drain cleaning'))
      .map(({ suggested_on_site_targets: [first] }) => first);
  const isNew = (one: string | undefined) => one?.startsWith('New page ');
  const article = targets('blog-drain-cleaning-cost.html', 'What drain cleaning costs');
  expect(article.length).toBeGreaterThan(0);
  expect(article.every(isNew)).toBe(true);
  expect(targets('drain-cleaning.html', 'Drain cleaning').some(isNew)).toBe(false);
});

it.each([
  ['Sophrologue à Duluth', 'Alternative medicine practitioner', 'sophrologue duluth', 'naturopathe'],
  ['Plombier à Duluth', 'Plumber', 'entreprise de plomberie duluth', 'chauffagiste'],
])('“%s” has the words of no other calling', (text, category, typed, foreign) => {
  const passages = listPassages([anOutlinePage({ url: HOME, title: null, headings: [{ level: 1, text }] })], []);
  const words = wordsIn({ language: 'fr', country: 'FR', region: '', category, passages });
  expect(words).toContain(typed);
  expect(words.join()).not.toContain(foreign);
});

it('another word for the trade belongs to the home page', () => {
  const part = {
    category: 'Painter',
    language: 'de',
    country: 'DE',
    region: '',
    ...siteOf(['Malerarbeiten', 'Tapezieren']),
  };
  const found = keywordsOf(part).find(({ keyword }) => keyword === 'malerarbeiten duluth');
  expect(found?.suggested_on_site_targets[0]).toBe('Home page');
});

it.each([
  ['https://a.example/about', 'I worked in Chelsea for years.', false],
  ['https://a.example/work', 'We moved a shop in Chelsea.', true],
])('a distant place is served unless only the story of the owner names it: %s', (url, mainText, isServed) => {
  const analysis = sampleAnalysis();
  const address = { street: null, city: 'Pulborough', region: null, postalCode: null, country: 'GB' };
  const business = { ...analysis.business, address, country: 'GB', serviceAreas: ['Chelsea'], locations: [] };
  const request = { business_name: '', primary_category: 'Moving company', location: { city: '', state: '' } };
  const pages = [HOME, url].map((one) =>
    anOutlinePage({ url: one, title: null, headings: [], mainText: one === url ? mainText : '' }),
  );
  const { areas } = buildKeywordInput(request, { ...analysis, business }, { pages });
  expect(areas.includes('Chelsea')).toBe(isServed);
});

describe('a search leads to the page about just that', () => {
  const targetsOf = (part: Partial<KeywordInput>, pages: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      keywordsOf({
        areas: ['Proctor', 'Two Harbors'],
        ...siteOf(['Drain cleaning', 'Leak detection'], pages),
        ...part,
      }).map(({ keyword, suggested_on_site_targets: targets }) => [keyword, targets.join(' ')]),
    );

  it.each([
    ['of a town', 'areas/proctor-mn.html', 'Proctor', 'plumber proctor'],
    ['of a town, by its title', 'page7.html', 'Plumber in Proctor, MN', 'plumber proctor'],
    ['of a town of several words', 'areas/twoharbors', 'Two Harbors', 'plumber two harbors'],
    ['of emergencies in a town', 'emergency-plumber-proctor.html', 'Emergency plumber in Proctor', 'plumber proctor'],
    ['of a service in a town', 'drain-cleaning-proctor.html', 'Drain cleaning Proctor', 'drain cleaning proctor'],
  ])('%s', (_, path, title, keyword) => {
    const pages = { 'drain-cleaning.html': 'Drain cleaning', [path]: title };
    expect(targetsOf({}, pages)[keyword]).toBe(`Page /${path} Title H1`);
  });

  it('of emergencies', () => {
    const pages = { 'emergency-plumbing.html': 'Emergency plumbing' };
    expect(targetsOf({ shown: new Set(['urgent']) }, pages)['emergency plumber duluth']).toBe(
      'Page /emergency-plumbing.html Title H1',
    );
  });

  it('of emergencies for a service too, where no page is about that', () => {
    const part = { category: 'Tree service', ...siteOf(['Emergency tree removal', 'Tree removal']) };
    const pages = { 'tree-removal.html': 'Tree removal', 'emergency-tree-service.html': 'Emergency tree service' };
    const targets = targetsOf(
      { ...siteOf(['Emergency tree removal', 'Tree removal'], pages), category: part.category },
      {},
    );
    expect(targets['emergency tree removal duluth']).toContain('Page /emergency-tree-service.html');
    expect(targets['tree removal duluth']).toContain('Page /tree-removal.html');
  });

  it.each([
    ['of another service there', 'drain-cleaning-proctor.html', 'Drain cleaning Proctor'],
    ['of the contact there', 'contact/proctor.html', 'Proctor'],
    ['of two towns', 'esko-proctor.html', 'Esko and Proctor'],
    ['of reading matter', 'blog/plumber-proctor.html', 'Plumber in Proctor'],
  ])('and not to one %s', (_, path, title) => {
    expect(targetsOf({}, { [path]: title })['plumber proctor']).toBe('Home page Areas served');
  });

  it('and never to the legal notice or the prices', () => {
    const url = `${HOME}imprint.html`;
    const locationPages = ['Duluth', 'Proctor'].map((city) => ({ city, url }));
    const legal = targetsOf({ locationPages }, { 'imprint.html': 'Plumber Duluth' });
    expect(legal['plumber duluth']).toBe('Home page Title H1');
    const priced = { services: [{ name: 'Drain cleaning', url: `${HOME}prices` }] };
    expect(targetsOf(priced, { prices: 'Prices' })['drain cleaning duluth']).not.toContain('Page /prices');
  });

  it('also if only a link to it was read', () => {
    const pages = [anOutlinePage({ url: HOME, title: null, headings: [] })];
    const linkedPages = [{ url: `${HOME}areas/proctor`, texts: ['Proctor'] }];
    const request = { business_name: 'A', primary_category: 'Plumber', location: { city: 'Duluth', state: 'MN' } };
    const input = buildKeywordInput(request, null, { pages, linkedPages });
    const targets = keywordsOf({ ...input, areas: ['Proctor'] }).map((one) => one.suggested_on_site_targets.join(' '));
    expect(targets).toContain('Page /areas/proctor Title H1');
  });
});

it.each([
  ['/areas/superior-plumber/', 'Superior', true],
  ['/superior.html', 'Superior', false],
  ['/areas/tampa-plumber/', 'Tampa', false],
  ['/areas/superior-florist/', 'Superior', false],
])('the page %s, linked as %s, says that the town is served: %s', (path, name, isServed) => {
  const home = { url: HOME, title: null, h1s: [] };
  const linkedPages = [{ url: `${HOME}${path.slice(1)}`, title: null, h1s: [], linkTexts: [name] }];
  const words = wordsIn({ pages: [home], linkedPages });
  expect(words.includes(`plumber ${name.toLowerCase()}`)).toBe(isServed);
});

it.each([
  ['An answer within 24 hours', false],
  ['Call-outs in 24 hours', false],
  ['24 hours, 7 days', true],
  ['Open 24/7', true],
])('“%s” says work around the clock: %s', (text, isSaid) => {
  const request = { business_name: 'A', primary_category: 'Electrician', location: { city: 'Duluth', state: 'MN' } };
  const pages = [anOutlinePage({ url: HOME, title: null, headings: [{ level: 2, text }] })];
  expect(buildKeywordInput(request, null, { pages }).shown.has('allDay')).toBe(isSaid);
});

it.each([
  ['/vellmar.html', 'Page /vellmar.html'],
  ['/map-of-our-site.html', 'Home page'],
])('a page with the addresses of all shops is none of a town’s: %s', (path, target) => {
  const page = (url: string, title: string) => ({ url, title, h1s: [] });
  const url = `${HOME}${path.slice(1)}`;
  const keywords = keywordsOf({
    category: 'Electrician',
    city: 'Vellmar',
    pages: [page(HOME, 'Falk'), page(url, 'Falk')],
    locationPages: [
      { city: 'Vellmar', url },
      { city: 'Kassel', url: HOME },
    ],
  });
  expect(keywords[0]?.suggested_on_site_targets).toContain(target);
});

it.each([
  ['Electrician in Grafton', false, 'Grafton'],
  ['Tarn & Velmor', false, 'Duluth'],
  ['Electrician on the Velm Shore', false, 'Duluth'],
  ['Electrician in Grafton', true, 'Duluth'],
])('looks in the town that the home page names (%s; several locations: %s)', (title, isSeveral, town) => {
  const analysis = sampleAnalysis();
  const address = { street: null, city: 'Duluth', region: null, postalCode: null, country: 'US' };
  const locations = ['1', '2'].map((id) => ({ id, label: id, address, phones: [], url: HOME }));
  const business = {
    ...analysis.business,
    name: 'Tarn & Velmor',
    address,
    country: 'US',
    isServiceArea: false,
    serviceAreas: ['Duluth', 'Velm Shore', 'Grafton'],
    locations: isSeveral ? locations : [],
  };
  const request = { business_name: '', primary_category: 'Electrician', location: { city: '', state: '' } };
  const pages = [anOutlinePage({ url: HOME, title, headings: [] })];
  expect(buildKeywordInput(request, { ...analysis, business }, { pages }).city).toBe(town);
});

it.each([
  ['Electrician in Liberty', 'Harbor & Pine', 'Houston', ['Liberty'], { city: 'Liberty', region: 'TX' }],
  ['Electrician in Fargo', 'Harbor & Pine', 'Houston', ['Fargo'], { city: 'Fargo', region: '' }],
  ['Welcome', 'Pasadena Electricians', 'South Houston', [], { areas: ['South Houston', 'Pasadena'] }],
])('%s, %s of %s, serving %j: the place is %j', (title, name, city, serviceAreas, expected) => {
  const analysis = sampleAnalysis();
  const address = { street: null, city, region: 'TX', postalCode: null, country: 'US' };
  const place = { address, country: 'US', isServiceArea: false, locations: [], serviceAreas };
  const audited = {
    business: { ...analysis.business, name, ...place },
    websiteUrl: 'https://pasadenaelectricians.example/',
  };
  const request = { business_name: '', primary_category: 'Electrician', location: { city: '', state: '' } };
  const pages = [anOutlinePage({ url: HOME, title, headings: [] })];
  expect(buildKeywordInput(request, { ...analysis, ...audited }, { pages })).toMatchObject(expected);
});

it.each([
  ['Dentist', 'Emergencies', 'Outside our hours, please call the emergency line: 116 117', false],
  ['Dentist', 'Emergencies', 'In emergencies we see you on the same day.', true],
  ['Dentist', 'Emergency appointments', 'Else the emergency line is 116 117', true],
  ['Electrician', 'Emergencies', 'The emergency line of the grid is 116 117', true],
])('%s: the heading “%s” above “%s” says work in emergencies: %s', (primary_category, text, mainText, isSaid) => {
  const request = { business_name: 'A', primary_category, location: { city: 'Duluth', state: 'MN' } };
  const pages = [anOutlinePage({ url: HOME, title: null, headings: [{ level: 2, text }], mainText })];
  expect(buildKeywordInput(request, null, { pages }).shown.has('urgent')).toBe(isSaid);
});
