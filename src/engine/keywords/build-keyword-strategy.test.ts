import { describe, expect, it } from 'vitest';
import { type Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { compareKeywords } from '#shared/product/keyword-order.ts';
import { seededRandom } from '#test/random.ts';
import { CATEGORIES } from '../facts/category/category-tables.ts';
import { foldText, splitWords } from '../facts/language/fold-text.ts';
import { buildKeywordInput } from './build-keyword-input.ts';
import { buildKeywordStrategy } from './build-keyword-strategy.ts';
import { speakCategory } from './category-vocabulary.ts';
import type { KeywordInput } from './keyword-input.ts';
import { keywordKey, stemKeyword } from './keyword-key.ts';

const nothing: KeywordInput = {
  businessName: 'Harbor & Pine',
  category: 'Plumber',
  city: 'Duluth',
  region: 'MN',
  country: 'US',
  areas: [],
  services: [],
  notes: '',
  language: 'en',
  hasUnreadPages: false,
  pages: [],
  locationPages: [],
  shown: new Set(),
};
const strategyOf = (part: Partial<KeywordInput>) => buildKeywordStrategy({ ...nothing, ...part });
const keywordsOf = (part: Partial<KeywordInput>) => strategyOf(part).clusters.flatMap(({ keywords }) => keywords);
const wordsIn = (part: Partial<KeywordInput>) => keywordsOf(part).map(({ keyword }) => keyword);

const TOWNS = ['Quillhaven', 'Ostermere', 'Brakkendorf', 'Velmora', 'Tarnholm', 'Sankt Elvin', 'Puerto Lirio'];
const SERVICES = [
  'Professional Drain Cleaning Services',
  'Boiler repair and replacement',
  'Kids Cut (10 and under)',
  'Hail & Storm Damage',
  'Gutters',
  'Wedding flowers',
  'Emergency',
  'Call us now!',
  'Balayage',
  'Rohrreinigung',
  'Suelo pélvico',
  'Réparation toiture',
];
const NOTES = [
  '',
  'gutter guards, Tarnholm',
  'Areas: Velmora, Ostermere',
  'We want more calls. Please help',
  '<b>x</b> 99%',
];

function randomInput(random: () => number): KeywordInput {
  const one = <T>(list: readonly T[], other: T): T => list[Math.floor(random() * list.length)] ?? other;
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.3);
  const category =
    random() < 0.9
      ? one(
          CATEGORIES.map(({ label }) => label),
          'Plumber',
        )
      : 'Falconry display';
  const services = some(SERVICES).map((name) => ({
    name,
    url: random() < 0.4 ? `https://a.example/services/${keywordKey(name).replace(/ /g, '-')}` : null,
  }));
  return {
    ...nothing,
    category,
    city: random() < 0.85 ? one(TOWNS, 'Velmora') : '',
    region: one(['', 'MN', 'Michigan', 'Bavaria'], ''),
    country: one(['US', 'DE', null], null),
    areas: random() < 0.5 ? some(TOWNS) : [],
    services,
    notes: one(NOTES, ''),
    language: one(['en', 'de', 'fr', 'es'] as const, 'en'),
    pages: services.flatMap(({ name, url }) => (url === null ? [] : [{ url, title: null, h1s: [name] }])),
    shown: new Set(some(['emergency', 'saturday', 'sunday'] as const)),
  };
}

/** What is wrong with one keyword by itself. */
function problemsOf(one: Keyword): string[] {
  const { keyword, rationale, example_post_prompt: prompt } = one;
  const rules: readonly (readonly [boolean, string])[] = [
    [/^\p{L}|^24 hour/u.test(keyword), 'begins with a word'],
    [!/[{}!?]|\s{2}/.test(keyword), 'is written out'],
    [/^[^.!?]+\.$/.test(rationale), 'is explained in one sentence'],
    [one.suggested_gbp_placements.length > 0, 'has a place on the profile'],
    [one.suggested_on_site_targets.length > 0, 'has a place on the site'],
    [prompt.includes(keyword), 'has a prompt'],
    [!/(?:ask for|leave|write) (?:a |us )*review/i.test(prompt), 'asks for no review'],
    [!/review/i.test(one.suggested_gbp_placements.join()), 'puts nothing into reviews'],
  ];
  return rules.flatMap(([isKept, rule]) => (isKept ? [] : [`${keyword}: ${rule}`]));
}

describe('a keyword strategy of any business', () => {
  const random = seededRandom(20_261_122);
  const inputs = [
    ...CATEGORIES.map(({ label }) => ({ ...nothing, category: label })),
    ...(['de', 'fr', 'es'] as const).flatMap((language) =>
      CATEGORIES.map(({ label }) => ({ ...nothing, category: label, language, region: '', country: null })),
    ),
    ...Array.from({ length: 400 }, () => randomInput(random)),
  ];
  const strategies = inputs.map((input) => ({ input, strategy: buildKeywordStrategy(input) }));

  it('has 25 to 50 keywords in at most eight clusters, each with every field', () => {
    for (const { input, strategy } of strategies) {
      const name = JSON.stringify([input.category, input.language, input.city, input.services.map((one) => one.name)]);
      expect(KeywordStrategy.safeParse(strategy).success, name).toBe(true);
      const all = strategy.clusters.flatMap(({ keywords }) => keywords);
      expect(all.length, name).toBeGreaterThanOrEqual(25);
      expect(all.length, name).toBeLessThanOrEqual(50);
      expect(strategy.clusters.length, name).toBeLessThanOrEqual(8);
      expect(all.flatMap(problemsOf), name).toEqual([]);
    }
  });

  it('says nothing twice, in any order of words', () => {
    for (const { strategy } of strategies) {
      const keys = strategy.clusters.flatMap(({ keywords }) => keywords.map(({ keyword }) => keywordKey(keyword)));
      expect(new Set(keys).size, JSON.stringify(keys)).toBe(keys.length);
      const labels = strategy.clusters.map(({ cluster_label }) => cluster_label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  it('names in every keyword the category or the service of its cluster', () => {
    const stems = (text: string) => splitWords(foldText(text)).map(stemKeyword);
    for (const { input, strategy } of strategies) {
      const who = speakCategory(input.category, input.language).who.flatMap(stems);
      for (const { cluster_label, keywords } of strategy.clusters) {
        const topic = new Set([...stems(cluster_label), ...who]);
        const others = keywords.filter(({ keyword }) => !stems(keyword).some((stem) => topic.has(stem)));
        expect(others.map(({ keyword }) => keyword)).toEqual([]);
      }
    }
  });

  it('names only places of the input, or the specified example and says so', () => {
    for (const { input, strategy } of strategies) {
      const given = foldText([input.city, ...input.areas, input.notes, input.region].join(' | '));
      const foreign = TOWNS.map(foldText).filter((town) => !given.includes(town));
      const all = strategy.clusters.flatMap(({ keywords }) => keywords);
      expect(all.filter(({ keyword }) => foreign.some((town) => foldText(keyword).includes(town)))).toEqual([]);
      const unsaid =
        strategy.drawn_from?.place === 'example'
          ? all.filter(({ keyword, rationale }) => /detroit/i.test(keyword) && !/only an example/.test(rationale))
          : all.filter(({ keyword }) => /detroit/i.test(keyword));
      expect(unsaid).toEqual([]);
    }
  });

  it('is in the specified order within each cluster, with priorities that differ', () => {
    for (const { input, strategy } of strategies) {
      for (const { keywords } of strategy.clusters) expect(keywords).toEqual(keywords.toSorted(compareKeywords));
      const priorities = strategy.clusters.flatMap(({ keywords }) => keywords.map((one) => one.priority_score));
      expect(new Set(priorities).size, input.category).toBeGreaterThan(1);
    }
  });

  it('gives one page each a title, and no suburb a page', () => {
    for (const { input, strategy } of strategies) {
      const titled = strategy.clusters
        .flatMap(({ keywords }) => keywords)
        .filter((one) => one.suggested_on_site_targets.includes('Title'))
        .map((one) => one.suggested_on_site_targets[0]);
      expect(new Set(titled).size).toBe(titled.length);
      const pages = strategy.clusters.flatMap(({ keywords }) =>
        keywords.map((one) => one.suggested_on_site_targets[0]),
      );
      for (const area of input.areas)
        expect(foldText(pages.join(' ')), area).not.toContain(foldText(area).replace(/ /g, '-'));
      expect(new Set(pages).size).toBeLessThanOrEqual(strategy.clusters.length);
    }
  });

  it('is the same for the same input', () => {
    const [first] = inputs;
    if (first !== undefined) expect(buildKeywordStrategy(first)).toEqual(buildKeywordStrategy(first));
  });
});

describe('what a strategy is made of', () => {
  it('takes services apart as people search for them', () => {
    const services = [
      'Boiler repair and replacement',
      'Our Professional Drain Cleaning Services in Duluth',
      'Contact',
    ].map((name) => ({ name, url: null }));
    const labels = strategyOf({ services }).clusters.map(({ cluster_label }) => cluster_label);
    expect(labels).toEqual(
      expect.arrayContaining(['Plumber', 'Boiler repair', 'Boiler replacement', 'Drain cleaning']),
    );
  });

  it('puts what the notes name first, places of the notes with the areas', () => {
    const part = { notes: 'hydro jetting, Proctor', services: [{ name: 'Drain cleaning', url: null }] };
    expect(strategyOf(part).clusters[1]?.cluster_label).toBe('Hydro jetting');
    expect(wordsIn(part)).toContain('plumber proctor');
  });

  it('speaks of emergencies as a fact only where it is one', () => {
    const stated = keywordsOf({ shown: new Set(['emergency']) }).find(
      ({ keyword }) => keyword === 'emergency plumber duluth',
    );
    expect(stated?.rationale).toContain('urgent');
    for (const { keyword, rationale } of keywordsOf({}))
      if (keyword.startsWith('emergency')) expect(rationale).toContain('use it only if you take emergency calls');
    expect(wordsIn({ category: 'Florist' }).join()).not.toContain('emergency');
  });

  it('uses the page that a service has, and else one new page for it', () => {
    const services = [
      { name: 'Roof repair', url: 'https://a.example/services/roof-repair' },
      { name: 'Gutter guards', url: null },
    ];
    const pages = [{ url: 'https://a.example/', title: null, h1s: [] }];
    const targets = keywordsOf({ category: 'Roofing contractor', services, pages }).map(
      (one) => one.suggested_on_site_targets[0],
    );
    expect([...new Set(targets)].toSorted()).toEqual([
      'Home page',
      'New page /services/gutter-guards',
      'Page /services/roof-repair',
    ]);
  });

  it('stands on the example place only where none is known, and says so', () => {
    expect(strategyOf({ city: '', region: '' }).drawn_from?.place).toBe('example');
    expect(wordsIn({ city: '', region: '' })).toContain('plumber in the detroit area');
    expect(strategyOf({ city: '', areas: ['Proctor'] }).drawn_from?.place).toBe('known');
  });

  it('says which town it took where the request named none', () => {
    expect(strategyOf({ city: '', areas: ['Proctor'] }).drawn_from?.assumed_town).toBe('Proctor');
    expect(strategyOf({ city: 'Duluth', isCityOfSite: true }).drawn_from?.assumed_town).toBe('Duluth');
    expect(strategyOf({ city: 'Duluth' }).drawn_from).not.toHaveProperty('assumed_town');
    expect(strategyOf({ city: '', region: '' }).drawn_from).not.toHaveProperty('assumed_town');
  });

  it.each([
    [{ city: '(', region: ')' }],
    [{ city: 'Aa '.repeat(66) }],
    [{ category: '!', notes: '('.repeat(5000) }],
    [{ businessName: '{p}', areas: ['{s}', '', '  '] }],
    [{ services: [{ name: '{who} {p}', url: 'javascript:alert(1)' }] }],
  ])('stays a strategy for %j', (part) => {
    const all = keywordsOf(part);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(all.filter(({ keyword }) => /[{}()]|\s{2}/.test(keyword))).toEqual([]);
  });

  it.each([
    ['de', 'Klempner Kosten Duluth'],
    ['fr', 'devis plombier duluth'],
    ['es', 'fontanero cerca de mí'],
  ] as const)('speaks %s', (language, keyword) => {
    expect(wordsIn({ language, region: '', country: null })).toContain(keyword);
    expect(keywordsOf({ language })[0]?.example_post_prompt).toMatch(/Write it in (?:German|French|Spanish)\.$/);
  });
});

describe('a business whose trade is not known', () => {
  const services = [{ name: 'Drain cleaning', url: null }];

  it('gets keywords about its services alone, none about a trade', () => {
    const words = wordsIn({ category: '', services });
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(word).toMatch(/drain/);
  });

  it('gets none where no service is known either, and the default category names no trade', () => {
    expect(wordsIn({ category: '' })).toEqual([]);
    const request = {
      business_name: 'X',
      primary_category: 'Local business',
      location: { city: 'Duluth', state: 'MN' },
    };
    expect(buildKeywordInput(request, null).category).toBe('');
  });
});
