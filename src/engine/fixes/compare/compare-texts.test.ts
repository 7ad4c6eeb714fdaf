import { describe, expect, it } from 'vitest';
import type { Business } from '#shared/audit/business.ts';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { TextGain } from '#shared/fixes/settled-text.ts';
import { aBusiness } from '#test/builders.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { composedText } from '../compose/composed-text.ts';
import { compareTexts, type HeadKind, isBare, type LossKind } from './compare-texts.ts';
import { readKnownFacts } from './known-facts.ts';
import { settleText } from './settle-text.ts';

interface Firm {
  readonly language: FactSheet['language'];
  readonly name: string;
  readonly category: string;
  readonly services: readonly string[];
  readonly city: string;
  readonly country: string;
  readonly areas?: readonly string[];
  readonly years?: string;
}

/** Invented businesses, one for each language and two more. */
const FIRMS = {
  en: {
    language: 'en',
    name: 'Pinequill Plumbing',
    category: 'Plumber',
    services: ['Drain cleaning', 'Water heater repair'],
    city: 'Duluth',
    country: 'US',
    areas: ['Hermantown', 'Proctor'],
  },
  gb: {
    language: 'en',
    name: 'Glanfedwen MOT & Tyres',
    category: 'Auto repair shop',
    services: ['MOT test', 'Tyres', 'Exhausts'],
    city: 'Carmarthen',
    country: 'GB',
  },
  de: {
    language: 'de',
    name: 'Schreinerei Ahornblick',
    category: 'Carpenter',
    services: ['Treppenbau', 'Einbauschränke'],
    city: 'Kassel',
    country: 'DE',
  },
  fr: {
    language: 'fr',
    name: 'Cycles Trévadec',
    category: 'Bicycle repair shop',
    services: ['Révision de vélos', 'Vélos électriques'],
    city: 'Nantes',
    country: 'FR',
    areas: ['Rezé'],
  },
  es: {
    language: 'es',
    name: 'Olmarejo',
    category: 'Veterinarian',
    services: ['Cirugía', 'Ecografía'],
    city: 'Zaragoza',
    country: 'ES',
  },
  it: {
    language: 'it',
    name: 'Bruscolaia',
    category: 'Restaurant',
    services: ['Cucina lucchese'],
    city: 'Lucca',
    country: 'IT',
  },
  nl: {
    language: 'nl',
    name: 'Wervelkade',
    category: 'Gym',
    services: ['Personal training'],
    city: 'Zwolle',
    country: 'NL',
  },
  pt: {
    language: 'pt',
    name: 'Figueirol Prado',
    category: 'Lawyer',
    services: ['Direito do Trabalho'],
    city: 'Curitiba',
    country: 'BR',
    years: '1998',
  },
} satisfies Record<string, Firm>;
type FirmId = keyof typeof FIRMS;

function factsOf(id: FirmId) {
  const firm: Firm = FIRMS[id];
  const { language, name, category, services, city, country, areas = [], years } = firm;
  const business: Business = aBusiness({
    name,
    category: { label: category, schemaType: null },
    languages: [language],
    country,
    address: { street: null, city, region: null, postalCode: null, country },
    serviceAreas: [...areas],
    services: services.map((one) => ({ name: one, url: null })),
    sources: {},
    locations: [],
  });
  const sheet = factSheet(language, {
    name,
    category,
    service: services,
    city,
    country,
    area: areas,
    ...(years !== undefined && { foundedYear: years }),
  });
  return readKnownFacts({ sheet, analysis: { ...sampleAnalysis(), business }, outline: { pages: [] } });
}

function compared(id: FirmId, kind: HeadKind, before: string | null, after: string) {
  const { gains, losses } = compareTexts({ kind, before, after, subject: null }, factsOf(id));
  return { gains, losses: [...new Set(losses.map((loss) => loss.kind))] };
}

describe('what a new text gains', () => {
  it.each<[FirmId, HeadKind, string | null, string, TextGain[]]>([
    ['en', 'title', 'Home', 'Plumber in Duluth | Pinequill Plumbing', ['greeting', 'service', 'area']],
    ['en', 'description', null, 'Plumber in Duluth. In business since 1998.', ['empty']],
    ['en', 'heading', 'Welcome!', 'Plumber in Duluth', ['greeting', 'service', 'area']],
    ['en', 'title', 'Pinequill Plumbing', 'Pinequill Plumbing | Duluth', ['area']],
    ['en', 'title', 'Pinequill Plumbing in Duluth', 'Pinequill Plumbing in Duluth', []],
    // A second trade in front of another word for it is no service gained, and the name of a file greets.
    ['es', 'title', 'Olmarejo: clínica veterinaria', 'Veterinario | Olmarejo: clínica veterinaria', []],
    ['it', 'title', 'Bruscolaia | index', 'Bruscolaia | Lucca', ['greeting', 'area']],
    [
      'en',
      'title',
      'We come when you need us, in Duluth and all around it, every day | Drain cleaning',
      'Drain cleaning in Duluth',
      ['cutOff'],
    ],
    ['gb', 'heading', 'Welcome', 'MOT test in Carmarthen', ['greeting', 'service', 'area']],
    ['de', 'title', 'Startseite', 'Schreinerei Ahornblick | Kassel', ['greeting', 'service', 'area']],
    ['de', 'title', 'Schreinerei Ahornblick', 'Schreinerei Ahornblick | Kassel', ['area']],
    ['fr', 'heading', 'Bienvenue', 'Révision de vélos à Nantes', ['greeting', 'service', 'area']],
    ['fr', 'title', 'Accueil', 'Réparation de vélos à Nantes | Cycles Trévadec', ['greeting', 'area']],
    ['es', 'title', 'Inicio', 'Veterinario en Zaragoza | Olmarejo', ['greeting', 'service', 'area']],
    ['it', 'title', 'Bruscolaia', 'Ristorante a Lucca | Bruscolaia', ['service', 'area']],
    ['nl', 'title', 'Wervelkade', 'Personal training in Zwolle | Wervelkade', ['service', 'area']],
    ['pt', 'title', 'Início', 'Advogado em Curitiba | Figueirol Prado', ['greeting', 'service', 'area']],
    [
      'de',
      'description',
      'We are here for you and your family in all that you need, and we are happy to help you with it.',
      'Schreinerei in Kassel für Treppenbau und Einbauschränke.',
      ['service', 'area', 'language'],
    ],
  ])('%s %s: %s > %s', (id, kind, before, after, gains) => {
    expect(compared(id, kind, before, after).gains).toEqual(gains);
  });
});

describe('what a new text loses', () => {
  it.each<[FirmId, HeadKind, string, string, LossKind[]]>([
    ['en', 'title', 'Emergency plumber in Duluth', 'Plumber in Duluth | Pinequill Plumbing', ['urgency', 'word']],
    ['en', 'title', 'Plumber in Duluth and Hermantown', 'Plumber in Duluth', ['place']],
    ['en', 'title', 'Drain cleaning Duluth', 'Plumber in Duluth', ['service']],
    ['en', 'heading', 'Licensed plumber in Duluth', 'Plumber in Duluth', ['licence', 'word']],
    ['en', 'heading', 'Plumbing in Duluth for 30 years', 'Plumber in Duluth', ['years', 'number']],
    ['en', 'description', 'Plumber in Duluth. Call 218-555-0142.', 'Plumber in Duluth.', ['phone', 'number']],
    ['en', 'description', 'Free estimates from your plumber in Duluth.', 'Plumber in Duluth.', ['offer']],
    ['en', 'title', 'Pinequill Plumbing', 'Plumber in Duluth', ['name']],
    ['en', 'title', 'Plumber in Duluth', 'Licensed plumber in Duluth', ['claim']],
    ['en', 'title', 'Plumber in Duluth', 'Plumber in Duluth since 1950', ['claim']],
    ['en', 'title', 'Plumber in Duluth', 'Plumber', ['area', 'place']],
    [
      'en',
      'title',
      'Plumber in Duluth',
      'Plumber in Duluth, in Hermantown and in Proctor, and everywhere near',
      ['length'],
    ],
    ['gb', 'title', 'MOT Test Carmarthen | Class 7', 'MOT test in Carmarthen | Glanfedwen MOT & Tyres', ['number']],
    ['de', 'heading', 'Treppenbau in Kassel', 'Schreinerei in Kassel', ['service']],
    ['de', 'title', 'Schreinerei in Kassel, Notdienst', 'Schreinerei in Kassel', ['urgency', 'word']],
    ['de', 'title', 'Schreinerei Kassel: Meisterbetrieb', 'Schreinerei in Kassel', ['licence', 'word']],
    ['fr', 'title', 'Réparation de vélos à Nantes et Rezé', 'Réparation de vélos à Nantes', ['place']],
    ['fr', 'heading', 'Réparation de vélos à Nantes 24h/24', 'Réparation de vélos à Nantes', ['urgency', 'number']],
    ['es', 'title', 'Urgencias veterinarias en Zaragoza', 'Veterinario en Zaragoza', ['urgency', 'word']],
    ['it', 'title', 'Ristorante a Lucca, dal 1962', 'Ristorante a Lucca', ['number']],
    ['it', 'heading', 'Cucina lucchese da quarant’anni', 'Ristorante a Lucca: cucina lucchese', ['years', 'word']],
    ['nl', 'title', 'Personal training Zwolle', 'Sportschool in Zwolle', ['service', 'trade']],
    ['pt', 'title', 'Advocacia em Curitiba: Direito do Trabalho', 'Advocacia em Curitiba', ['service']],
    [
      'pt',
      'title',
      'Advocacia em Curitiba',
      'Lawyers for you and your family in Curitiba and for all of the others',
      ['language', 'length', 'word'],
    ],
  ])('%s %s: %s > %s', (id, kind, before, after, losses) => {
    expect(compared(id, kind, before, after).losses.toSorted()).toEqual(losses.toSorted());
  });

  it('is nothing where the old text greets, or only advertises beside a name that is known', () => {
    expect(compared('en', 'heading', 'Welcome!', 'Plumber in Duluth').losses).toEqual([]);
    expect(compared('en', 'title', 'Comfort you can count on', 'Plumber in Duluth').losses).toEqual([]);
    expect(compared('pt', 'description', 'Sua melhor escolha', 'Advogado em Curitiba desde 1998.').losses).toEqual([]);
  });

  it('is nothing where today’s is a call to action, or says without what it works', () => {
    expect(compared('it', 'heading', 'Scopri l’offerta in corso', 'Ristorante a Lucca').losses).toEqual([]);
    expect(compared('en', 'heading', 'Discover our deals', 'Plumber in Duluth').losses).toEqual([]);
    expect(compared('fr', 'heading', 'La révision de vélos, sans soucis', 'Révision de vélos à Nantes').losses).toEqual(
      [],
    );
    expect(compared('en', 'heading', 'Plumbing without the hassle', 'Plumber in Duluth').losses).toEqual([]);
    expect(compared('en', 'heading', 'Discover Pinequill Plumbing deals', 'Plumber in Duluth').losses).not.toEqual([]);
  });

  it.each<[FirmId, HeadKind, string, string]>([
    ['nl', 'heading', 'Vakkundig personal training in en om uw woning of tuin', 'Personal training in Zwolle'],
    ['de', 'heading', 'Ihr Treppenbau – damit Ihr Zuhause lange trägt', 'Treppenbau in Kassel'],
    ['en', 'heading', 'Reliable plumbing. A warm home for every soul.', 'Plumber in Duluth'],
    ['en', 'description', 'Looking for a plumber? Book your repair now', 'Plumber in Duluth. Water heater repair.'],
    [
      'de',
      'description',
      'Sie suchen einen Schreiner? Bei uns erhalten Sie erstklassige Ratschläge für Ihre Räume.',
      'Schreinerei in Kassel für Treppenbau.',
    ],
  ])('is nothing that only praises, asks, or is said to the reader (%s %s)', (id, kind, before, after) => {
    expect(compared(id, kind, before, after).losses).toEqual([]);
  });

  it.each<[FirmId, HeadKind, string, string]>([
    ['en', 'heading', 'Plumbing for your home, boilers for barns', 'Plumber in Duluth'],
    ['en', 'heading', 'Plumbing & tiling', 'Plumber in Duluth'],
    ['en', 'title', 'QUILLCO | Plumbing', 'Pinequill Plumbing | Duluth'],
    ['en', 'description', 'A plumber? We lay slate roofs as well.', 'Plumber in Duluth.'],
  ])('is more that it does, and a word that may be a name (%s %s: %s)', (id, kind, before, after) => {
    expect(compared(id, kind, before, after).losses).toContain('word');
  });

  it('is no country: it says of nobody that he is near', () => {
    const facts = factsOf('fr');
    expect([facts.saysWhere('Révision de vélos en France'), facts.saysWhere('Révision de vélos en Brière')]).toEqual([
      false,
      true,
    ]);
  });

  it('is nothing that the owner corrected', () => {
    const { sheet } = { sheet: factSheet('en', { city: 'Proctor', category: 'Plumber' }) };
    const facts = sheet.facts.map((fact) =>
      fact.kind === 'city' ? { ...fact, state: 'corrected' as const, foundValue: 'Cloquet' } : fact,
    );
    const business = aBusiness({ address: null, serviceAreas: ['Proctor'], locations: [] });
    const known = readKnownFacts({
      sheet: { ...sheet, facts },
      analysis: { ...sampleAnalysis(), business },
      outline: { pages: [] },
    });
    const texts = { kind: 'title', before: 'Plumber in Cloquet', after: 'Plumber in Proctor', subject: null } as const;
    const { gains, losses } = compareTexts(texts, known);
    expect(gains).toContain('wrongFact');
    expect(losses).toEqual([]);
  });
});

it.each<[FirmId, string]>([
  ['en', 'Plumbing at Home'],
  ['fr', 'Révision de vélos à Domicile'],
  ['es', 'Veterinario a Domicilio'],
  ['de', 'Schreinerei, auch bei Ihnen zu Hause'],
])('says no place where a business comes home, in %s: %s', (id, text) => {
  const facts = factsOf(id);
  expect([facts.saysWhere(text), facts.hintsAtPlace(text)]).toEqual([false, false]);
});

describe('a settled text', () => {
  const settle = (id: FirmId, kind: HeadKind, before: string | null, ...candidates: readonly string[]) =>
    settleText(
      {
        kind,
        before,
        subject: null,
        isForeign: false,
        candidates: candidates.map((text) => composedText([{ text, factIds: [] }])),
      },
      factsOf(id),
    );

  it.each<[FirmId, HeadKind, string | null, readonly string[], 'keep' | 'write' | 'ask']>([
    ['gb', 'title', 'MOT Test Carmarthen | Class 4 & 7', ['Auto repair shop in Carmarthen'], 'keep'],
    ['en', 'heading', 'Plumber in Duluth', ['Pinequill Plumbing: plumber in Duluth'], 'keep'],
    ['de', 'heading', 'Treppenbau in Kassel', ['Schreinerei in Kassel'], 'keep'],
    ['fr', 'title', 'Révision de vélos à Nantes', ['Réparation de vélos à Nantes'], 'keep'],
    ['es', 'heading', 'Veterinarios en Zaragoza', ['Veterinario en Zaragoza'], 'keep'],
    ['it', 'title', 'Ristorante Bruscolaia, Lucca', ['Bruscolaia | Lucca'], 'keep'],
    ['nl', 'heading', 'Personal training in Zwolle', ['Sportschool in Zwolle'], 'keep'],
    ['pt', 'title', 'Advogado em Curitiba', ['Figueirol Prado | Curitiba'], 'keep'],
    ['en', 'title', 'Home', ['Plumber in Duluth | Pinequill Plumbing'], 'write'],
    ['en', 'title', 'Drain cleaning', ['Plumber in Duluth', 'Drain cleaning | Duluth'], 'write'],
    ['de', 'title', null, ['Schreinerei Ahornblick | Kassel'], 'write'],
    ['it', 'heading', 'Benvenuti', ['Ristorante a Lucca'], 'write'],
    ['en', 'title', 'Home', [], 'ask'],
    ['nl', 'description', null, [], 'ask'],
    ['es', 'heading', 'Hola', [], 'ask'],
    ['en', 'title', 'Home', ['Licensed plumber in Duluth'], 'ask'],
    ['en', 'heading', 'Bakery of the year in Duluth', [], 'ask'],
  ])('%s %s: %s with %s: %s', (id, kind, before, candidates, outcome) => {
    const settled = settle(id, kind, before, ...candidates);
    expect(settled.outcome, settled.why).toBe(outcome);
    if (outcome === 'keep') expect(settled.text).toBe(before);
    if (outcome === 'write') expect(candidates).toContain(settled.text);
    if (outcome === 'ask') expect(settled.text).toBe('');
    expect(settled.gains.length > 0).toBe(outcome === 'write');
    expect(settled.why).toMatch(/\.$/);
  });

  it('tells what a kept one says, what a new one would lose, and what is for the owner to add', () => {
    expect(settle('en', 'title', 'Plumber in Duluth').why).toBe(
      'Yours is good. Leave it. It says “Plumber” and “Duluth”.',
    );
    expect(
      settle('en', 'title', 'Plumber in Duluth, with a van for every street and a kettle for every kitchen of the town')
        .why,
    ).toBe('It says “Plumber” and “Duluth”. Google cuts off its end, so keep them in front.');
    expect(settle('en', 'title', 'Drain cleaning', 'Plumber in Duluth').why).toBe(
      'Add where you work to yours. A new one of ours would lose “Drain cleaning”.',
    );
    expect(settle('en', 'heading', 'Open 24/7 in Duluth', 'Plumber in Duluth, Proctor').why).toBe(
      'Add what you do to yours. A new one of ours would lose “Open 24/7”.',
    );
    expect(
      settle(
        'en',
        'description',
        'Call us in Proctor, 24/7, and ask for all that needs to be done in your home',
        'Plumber in Duluth, Proctor',
      ).why,
    ).toBe('Add what you do to yours. A new one of ours would lose “24/7”.');
  });

  it('asks for the town in front where Google cuts a title off before it', () => {
    const title = 'Pinequill | Leaks, frozen pipes, drains, water heaters and plumbing all over Duluth';
    expect(settle('en', 'title', title).why).toBe(
      'Google cuts yours off before it says where you work. Move your town to the front.',
    );
    expect(settle('en', 'heading', title).outcome).toBe('keep');
    // In another order it may be as long as it was.
    const parts = title.split(' | ').toReversed();
    expect(settle('en', 'title', title, parts.join(' | ')).gains).toEqual(['cutOff']);
    expect(settle('en', 'title', title, `${parts.join(' | ')} now`).outcome).toBe('ask');
  });

  it('keeps no description that breaks off', () => {
    const whole =
      'Pinequill Plumbing is your plumber in Duluth for leaks, frozen pipes, drains and water heaters of every kind';
    expect(settle('en', 'description', `${whole}.`).outcome).toBe('keep');
    const broken = settle('en', 'description', `${whole} acro…`, 'Plumber in Duluth');
    expect([broken.outcome, broken.why]).toEqual(['ask', 'Yours breaks off. End it with a whole sentence.']);
  });

  it('keeps no description that is a list of words', () => {
    const list = 'plumber duluth, drain cleaning, burst pipes, water heaters, frozen pipes, leak detection, sump pumps';
    const settled = settle('en', 'description', list, 'Plumber in Duluth');
    expect([settled.outcome, settled.why]).toEqual(['ask', expect.stringMatching(/^Yours is a list of words\./)]);
    expect(settle('en', 'description', `We are your plumber in Duluth for ${list}.`).outcome).toBe('keep');
  });

  it('says what today’s text lacks where nothing better can be written', () => {
    expect(settle('fr', 'heading', 'La qualité à Nantes').why).toBe('Add what you do to yours.');
    expect(settle('it', 'title', 'Bruscolaia di Patty Vermeulen', 'Bruscolaia').why).toBe(
      'Add what you do and where you work to yours. A new one of ours would lose “Patty Vermeulen”.',
    );
    expect(settle('en', 'title', 'Home', 'Licensed plumber in Duluth').why).toBe(
      'Add what you do and where you work to yours.',
    );
    expect(settle('en', 'title', null).why).toBe(
      'We know too little to write a better one. Add what you do and where to your facts.',
    );
  });
});

describe('a title of several parts', () => {
  it('loses nothing with a slogan in a part of its own', () => {
    const slogan = 'Pinequill Plumbing – A warm home for every soul';
    expect(compared('en', 'title', slogan, 'Pinequill Plumbing | Duluth').losses).toEqual([]);
    expect(compared('en', 'title', 'Pinequill Plumbing – Boilers', 'Pinequill Plumbing | Duluth').losses).not.toEqual(
      [],
    );
  });
});

describe('a bare text', () => {
  it.each([
    '',
    'Home',
    'Welcome!',
    'We also repair:',
    'Home | Home',
    'Startseite',
    'Accueil',
    'Inicio',
    'Benvenuti',
    'Welkom',
    null,
  ])('%s', (text) => {
    expect(isBare(text)).toBe(true);
  });

  it.each(['Plumber', 'MOT', 'Welcome to Pinequill', '24/7'])('not: %s', (text) => {
    expect(isBare(text)).toBe(false);
  });
});
