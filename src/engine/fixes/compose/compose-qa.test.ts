import { beforeAll, describe, expect, it } from 'vitest';
import type { FactSheet } from '#shared/fixes/fact-sheet.ts';
import type { OwnSentence } from '#shared/fixes/own-sentences.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { countWords } from '../../crawl/html/page-text.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { answerLexicon } from './answer-terms.ts';
import { composeQa } from './compose-qa.ts';
import { areSame } from './own-answers.ts';

type Language = FactSheet['language'];
const OUTLINE = { pages: [], statedFacts: [], robotsTxt: null };

/** Facts of a business that drives out, or whose customers come. */
function aBusiness(language: Language, isServiceArea: boolean, mainText = ''): WritingMaterial {
  const sheet = factSheet(language, {
    name: 'Brackenfold',
    city: 'Kassel',
    postalCode: '34117',
    street: 'Bebelplatz 3',
    area: ['Kassel', 'Baunatal', 'Vellmar'],
    hours: 'Mon to Fri 08:00 to 17:00',
    foundedYear: '1987',
  });
  return aMaterial({
    sheet: { ...sheet, isServiceArea },
    outline: { ...OUTLINE, pages: [anOutlinePage({ mainText })] },
  });
}

/** A sentence of the site that its owner would take. */
const own = (text: string, ...kinds: OwnSentence['kinds']): OwnSentence => ({
  text,
  quote: text,
  url: 'https://brackenfold.example/',
  heading: null,
  kinds,
  isSure: true,
});

const said = (material: WritingMaterial) =>
  composeQa(material, 20).map(({ question, answer }) => `${question} ${answer.text}`);

describe('answers from facts', () => {
  it.each([
    ['en', 'We serve Kassel, Baunatal and Vellmar.', 'in business since 1987.', 'Monday to Friday, 8 am to 5 pm.'],
    [
      'de',
      'Das Einsatzgebiet umfasst Kassel, Baunatal und Vellmar.',
      'Uns gibt es seit 1987.',
      'Montag bis Freitag von 8 bis 17 Uhr.',
    ],
    [
      'fr',
      'Le secteur comprend Kassel, Baunatal et Vellmar.',
      'existe depuis 1987.',
      'Du lundi au vendredi de 8 h à 17 h.',
    ],
    ['es', 'La zona de trabajo es Kassel, Baunatal y Vellmar.', 'desde 1987.', 'De lunes a viernes de 8:00 a 17:00.'],
    [
      'it',
      'La zona comprende Kassel, Baunatal e Vellmar.',
      'esiste dal 1987.',
      'Dal lunedì al venerdì dalle 8 alle 17.',
    ],
    [
      'nl',
      'Het werkgebied is Kassel, Baunatal en Vellmar.',
      'bestaan al sinds 1987.',
      'Maandag tot en met vrijdag van 8 tot 17 uur.',
    ],
    ['pt', 'Atendemos Kassel, Baunatal e Vellmar.', 'atividade desde 1987.', 'De segunda a sexta das 8h às 17h.'],
  ] as const)('say one fact each, in %s', (language, area, since, hours) => {
    const lines = said(aBusiness(language, true)).join('\n');
    for (const words of [area, since, hours]) expect(lines).toContain(words);
    expect(lines).not.toContain('Bebelplatz');
    expect(said(aBusiness(language, false)).join('\n')).toContain('Bebelplatz 3, 34117 Kassel.');
  });

  it('ask politely, or as the site speaks to its customers', () => {
    const questions = (text: string) => composeQa(aBusiness('de', true, text), 20).map(({ question }) => question);
    expect(questions('')).toContain('Wann sind Sie da?');
    expect(questions('Du willst mehr wissen? Schreib uns, wir helfen dir mit deinem Rad.')).toContain(
      'Wann seid ihr da?',
    );
    const many = aBusiness('en', true);
    const single = { ...many, sheet: { ...many.sheet, speaker: 'i' as const } };
    expect(said(single).join(' ')).toContain('I have been in business since 1987.');
    const dutch = aBusiness('nl', true);
    const one = { ...dutch, sheet: { ...dutch.sheet, speaker: 'i' as const } };
    expect([said(dutch), said(one)].map((lines) => /jullie/.test(lines.join()))).toEqual([true, false]);
  });

  it('have an article before what is offered, and none where English is only fallen back to', () => {
    const asks = (language: 'en' | 'fr', values: Parameters<typeof factSheet>[1]) =>
      said(aMaterial({ sheet: factSheet(language, values), outline: OUTLINE })).join('\n');
    expect(asks('fr', { name: 'Falk', offer: 'Devis gratuit' })).toContain('Oui, nous proposons un devis gratuit.');
    const site = { name: 'Falk', city: 'Lindau', street: 'Markt 3', foundedYear: '1998' };
    expect(asks('en', { ...site, country: 'US' })).toContain('since 1998');
    expect(asks('en', { ...site, country: 'BR' })).toBe('');
  });

  it('leave out what somebody else says or is', () => {
    const { sheet } = aBusiness('en', true);
    const quoted = (quote: string) => {
      const facts = sheet.facts.map((fact) =>
        fact.kind === 'foundedYear' ? { ...fact, origin: { kind: 'page' as const, url: '', quote } } : fact,
      );
      return said(aMaterial({ sheet: { ...sheet, facts }, outline: OUTLINE })).join(' ');
    };
    expect(quoted('Stacey has been in the beauty industry since 1987.')).not.toContain('1987');
    expect(quoted('We have repaired pianos since 1987.')).toContain('since 1987');
  });

  it.each([
    ['en', 'Mon-Fri 8am-5pm', 'Monday to Friday, 8 am to 5 pm.'],
    ['de', 'Mo-Fr 8-17 Uhr', 'Montag bis Freitag von 8 bis 17 Uhr.'],
    ['nl', 'ma t/m vr 8-17 uur', 'Maandag tot en met vrijdag van 8 tot 17 uur.'],
  ] as const)('say the hours that the owner typed, in %s', (language, typed, words) => {
    const { sheet, ...rest } = aBusiness(language, false);
    const facts = sheet.facts.map((fact) =>
      fact.kind === 'hours' ? { ...fact, value: typed, state: 'added' as const } : fact,
    );
    const material = { ...rest, sheet: { ...sheet, facts } };
    const answer = composeQa(material, 20).find((one) => one.answer.text.includes(words))?.answer;
    expect(answer?.text).toContain(words);
  });

  it.each([
    ['US', 'OR', '97301', 'Markt 3, Salem, OR 97301.'],
    ['CA', 'ON', 'L0K 1A0', 'Markt 3, Salem, ON L0K 1A0.'],
    ['BR', 'PR', '80010-000', 'Markt 3, Salem - PR, 80010-000.'],
    ['AU', 'VIC', '3550', 'Markt 3, Salem VIC 3550.'],
    ['GB', 'Kent', 'CT1 2AB', 'Markt 3, Salem CT1 2AB.'],
  ])('write an address as in %s', (country, region, postalCode, text) => {
    const facts = { name: 'Falk', street: 'Markt 3', city: 'Salem', region, postalCode, country };
    const sheet = factSheet(country === 'BR' ? 'pt' : 'en', facts);
    const lines = said(aMaterial({ sheet: { ...sheet, isServiceArea: false }, outline: OUTLINE }));
    expect(lines.join('\n')).toContain(text);
  });

  it('promise no emergency service that may be another’s', () => {
    const asks = (category: string, quote: string) => {
      const sheet = factSheet('de', { name: 'Falk', category, offer: quote, city: 'Kassel' });
      const facts = sheet.facts.map((fact) =>
        fact.kind === 'offer' ? { ...fact, origin: { kind: 'page' as const, url: '', quote } } : fact,
      );
      return said(aMaterial({ sheet: { ...sheet, facts }, outline: OUTLINE }))
        .join('\n')
        .includes('Ja, es gibt');
    };
    expect([asks('Dentist', '24h-Notdienst'), asks('Plumber', '24h-Notdienst')]).toEqual([false, true]);
    // "Is there an emergency service? Yes, there is an emergency service." says nothing.
    expect(asks('Plumber', 'Notdienst')).toBe(false);
  });

  it('name each place once, and no region among towns', () => {
    const areas = (city: string, country: string, ...area: string[]) => {
      const sheet = factSheet('fr', { name: 'Brackenfold', city, country, area });
      const market = sheet.facts.find(({ kind }) => kind === 'city')?.id ?? '';
      return said(aMaterial({ sheet: { ...sheet, market, isServiceArea: true }, outline: OUTLINE }));
    };
    expect(areas('Saint-Ambre en Vallois', 'FR', 'Saint-Ambre', 'Rezé').join(' ')).toContain(
      'Saint-Ambre en Vallois et Rezé.',
    );
    expect(areas('Vaud', 'CH', 'Canton de Vaud', 'Lausanne')).toEqual([]);
    expect(areas('Nantes', 'FR', 'Vendée')).toEqual([]);
    // Not "Nantes, Rezé et Vendée": and where a region is left out, that is not all.
    expect(areas('Nantes', 'FR', 'Vendée', 'Grand Nantes', 'Rezé').join(' ')).toContain('Entre autres Nantes et Rezé.');
  });

  it('promise emergencies only where a trade has them, and no list that is left behind', () => {
    const given = (facts: Parameters<typeof factSheet>[1], quote: string) => {
      const sheet = factSheet('en', { name: 'Brackenfold', ...facts });
      const quoted = sheet.facts.map((fact) =>
        fact.kind === 'offer' || fact.kind === 'payment'
          ? { ...fact, origin: { kind: 'page' as const, url: '', quote } }
          : fact,
      );
      return said(aMaterial({ sheet: { ...sheet, facts: quoted }, outline: OUTLINE })).join(' ');
    };
    expect(given({ category: 'Limousine service', offer: '24/7 service' }, '24/7 service')).toBe('');
    expect(given({ category: 'Plumber', offer: '24/7 service' }, '24/7 service')).toContain('emergencies');
    const plans = 'We accept the following plans';
    expect(given({ payment: plans }, `${plans}:`)).toBe('');
    expect(given({ payment: 'We accept cash and all cards' }, 'We accept cash and all cards.')).toContain('cards');
  });

  it('say free of charge only what is free without a condition', () => {
    const offering = (quote: string) => {
      const { facts } = factSheet('en', { name: 'Brackenfold', offer: 'free estimates' });
      const quoted = facts.map((fact) =>
        fact.kind === 'offer' ? { ...fact, origin: { kind: 'page' as const, url: '', quote } } : fact,
      );
      return said(aMaterial({ sheet: { businessId: 'b', language: 'en', facts: quoted }, outline: OUTLINE }));
    };
    expect(offering('We give free estimates.')).toEqual(['Do you offer free estimates? Yes, we offer free estimates.']);
    expect(offering('We give free estimates for large jobs.')).toEqual([]);
  });

  it('are sentences of the site where they answer a question', () => {
    const shown = [
      own('Emergency calls are answered day and night.', 'emergency'),
      own('We find hidden leaks with thermal imaging.', 'service', 'tool'),
    ];
    const sheet = factSheet('en', { service: 'Hidden leaks', sentence: shown.map(({ text }) => text) });
    const material = aMaterial({ sheet, outline: { ...OUTLINE, ownSentences: { shown, leftOut: [] } } });
    expect(said(material)).toEqual(['Do you handle emergencies? Yes. Emergency calls are answered day and night.']);
    expect(composeQa(material, 1)).toHaveLength(1);
  });

  it('offer nothing that is only a part of another name, and no tools where people are asked about', () => {
    const answers = (service: string, shown: OwnSentence[]) =>
      said(
        aMaterial({
          sheet: factSheet('en', { service, sentence: shown.map(({ text }) => text) }),
          outline: { ...OUTLINE, ownSentences: { shown, leftOut: [] } },
        }),
      );
    expect(answers('Boiler', [own('We offer boiler installation in Kassel.', 'service')])).toEqual([]);
    // The sample is a plumber's.
    expect(answers('Plumbing', [own('We do plumbing in Kassel.', 'service')])).toEqual([]);
    expect(answers('Pools', [own('We handle all of the inspections for pools in Kassel.', 'service')])).toEqual([]);
    expect(answers('Boilers', [own('We repair boilers in Kassel.', 'service')])).toEqual([
      'Do you offer boilers? Yes. We repair boilers in Kassel.',
    ]);
    expect(answers('Waterproofing', [own('We offer waterproofing services.', 'service')])).toHaveLength(1);
    const approved = 'We work with approved tools alone.';
    expect(answers('Boilers', [own(approved, 'licence', 'tool')])).toEqual([]);
    expect(answers('Boilers', [own('We repair boilers with a laboratory.', 'service', 'tool')])).toEqual([]);
  });

  it('say of prices an amount, or nothing', () => {
    const answers = (text: string) => {
      const shown = [own(text, 'price')];
      const sheet = factSheet('en', { name: 'Falk', sentence: text });
      return said(aMaterial({ sheet, outline: { ...OUTLINE, ownSentences: { shown, leftOut: [] } } }));
    };
    expect(answers('The price we quote is the price you pay.')).toEqual([]);
    expect(answers('A new tap costs $120 with its fitting.')).toHaveLength(1);
  });

  it('greet nobody', () => {
    const text = 'Bonjour, je suis Ludivine, artisane diplômée.';
    const shown = [own(text, 'licence')];
    const sheet = factSheet('fr', { name: 'Falk', sentence: text });
    expect(said(aMaterial({ sheet, outline: { ...OUTLINE, ownSentences: { shown, leftOut: [] } } }))).toEqual([]);
  });

  it('say of emergencies nothing that is about another kind of hurry, and ask in Spanish as the country does', () => {
    const shown: OwnSentence[] = [
      'Reserva con 24 horas de anticipación.',
      'Atendemos urgencias las 24 horas del día.',
    ].map((text) => ({
      text,
      quote: text,
      url: 'https://brackenfold.example/',
      heading: null,
      kinds: ['emergency'],
      isSure: true,
    }));
    const asked = (country: string, at: number) =>
      said(
        aMaterial({
          sheet: factSheet('es', {
            country,
            service: 'Uñas',
            sentence: shown.slice(at, at + 1).map(({ text }) => text),
          }),
          outline: {
            ...OUTLINE,
            pages: [anOutlinePage({ mainText: 'Te esperamos. Tú decides. Reserva tu cita.' })],
            ownSentences: { shown: shown.slice(at, at + 1), leftOut: [] },
          },
        }),
      );
    expect(asked('ES', 0)).toEqual([]);
    expect(asked('ES', 1)).toEqual(['¿Atendéis urgencias? Sí. Atendemos urgencias las 24 horas del día.']);
    expect(asked('CO', 1)).toEqual(['¿Atienden urgencias? Sí. Atendemos urgencias las 24 horas del día.']);
  });
});

describe('answers of recorded sites', () => {
  let materials: ReadonlyMap<string, WritingMaterial>;
  beforeAll(async () => {
    materials = await readRecordedMaterials();
  });
  const all = () =>
    [...materials].flatMap(([site, material]) =>
      composeQa(material, Number.POSITIVE_INFINITY).map((qa) => ({ site, material, ...qa })),
    );

  it('are many, and each stands on its facts', () => {
    expect(all().length).toBeGreaterThan(40);
    for (const { site, material, answer, question, url } of all()) {
      const index = indexFacts(material.sheet, 2026);
      const ids = new Set(material.sheet.facts.map(({ id }) => id));
      for (const { text, factIds } of answer.sentences) {
        expect(verifyText(index, text).unsupported, `${site} ${question}: ${text}`).toEqual([]);
        for (const id of factIds) expect(ids).toContain(id);
      }
      if (url === null) expect(answer.sentences.some(({ factIds }) => factIds.length > 0)).toBe(true);
    }
  });

  it('have 5 to 60 words, one answer for each question, and none twice', () => {
    const bySite = Map.groupBy(all(), ({ site }) => site);
    for (const [site, list] of bySite) {
      for (const [at, { question, answer }] of list.entries()) {
        expect(question, site).toMatch(/^[¿\p{Lu}\p{N}\p{Lo}].*[?？]$/u);
        expect(countWords(answer.text), `${site}: ${answer.text}`).toBeGreaterThanOrEqual(4);
        expect(countWords(answer.text), `${site}: ${answer.text}`).toBeLessThanOrEqual(60);
        for (const other of list.slice(0, at)) expect(areSame(other.answer.text, answer.text), answer.text).toBe(false);
      }
    }
  });

  it('say nothing empty, leave out contact details, and are well formed', () => {
    for (const { site, material, answer, question } of all()) {
      const where = `${site} ${question}: ${answer.text}`;
      expect(answer.text, where).not.toMatch(/@|https?:|www\.|\+?\d[\d ().-]{8,}\d|\{|\}|\.\.| {2}|\s[.,;]/);
      expect(answer.text, where).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})|midnight to midnight/u);
      const lexicon = answerLexicon(material.sheet.language);
      const spoken = material.sheet.facts.find(({ kind }) => kind === 'language')?.value ?? material.sheet.language;
      if (spoken.startsWith(material.sheet.language))
        for (const { text } of answer.sentences) {
          expect(lexicon?.empty.test(text.toLowerCase()), where).toBe(false);
          expect(lexicon?.praise.test(text.toLowerCase()), where).toBe(false);
        }
    }
  });

  it('are in the language of the site', () => {
    for (const { site, material, answer, question } of all()) {
      const found = detectLanguage(`${question} ${answer.text}`);
      const spoken = material.sheet.facts.filter(({ kind }) => kind === 'language').map(({ value }) => value);
      if (found !== null && spoken.length > 0)
        expect(
          spoken.some((one) => one.startsWith(found)),
          `${site}: ${answer.text}`,
        ).toBe(true);
    }
  });

  it('ask nobody to come to a business that drives out', () => {
    for (const { site, material, answer } of all())
      if (material.sheet.isServiceArea === true)
        expect(answerLexicon(material.sheet.language)?.visit.test(answer.text.toLowerCase()), site).toBe(false);
  });

  it('are mostly of that business alone', () => {
    const bare = ({ answer, material }: ReturnType<typeof all>[number]) => {
      const words = new Set(
        material.sheet.facts
          .filter(({ kind }) => ['name', 'city', 'area', 'street', 'region', 'service', 'postalCode'].includes(kind))
          .flatMap(({ value }) => value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
      );
      const masked = answer.text.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word) => (words.has(word) ? '#' : word));
      return masked.replace(/#(?:[\s,.]+(?:#|and|und|et|y|e|en))*/g, '#');
    };
    const sites = Map.groupBy(all(), bare);
    const shared = all().filter(
      (one) => new Set(sites.get(bare(one))?.map(({ site }) => site)).size > 1 && /\p{L}{4}/u.test(bare(one)),
    );
    expect(shared.length / all().length).toBeLessThanOrEqual(0.25);
  });
});
