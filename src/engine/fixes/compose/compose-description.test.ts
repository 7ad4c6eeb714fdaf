import { beforeAll, describe, expect, it } from 'vitest';
import { type Fact, type FactSheet, TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { describedSheet, siteSentence } from '#test/described-sheets.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { SAMPLE_SHEETS } from '#test/sample-fact-sheets.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import type { TextVariant } from '../writing-material.ts';
import type { KnownBusiness } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { descriptionQuestions } from './description-questions.ts';
import { countListed } from './listed-items.ts';
import { isPublishable, publishableDescriptions } from './publishable-description.ts';
import { DESCRIPTION_FRAMES } from './read-frames.ts';

const VARIANTS: readonly TextVariant[] = [0, 1, 2];
const YEAR = 2026;
const known = (sheet: FactSheet): KnownBusiness => ({ sheet, analysis: { websiteUrl: 'https://business.example/' } });
const textOf = (sheet: FactSheet, variant: TextVariant = 0) => composeDescription(known(sheet), variant).text;

/** A workshop with a fact of every kind, in each language. */
const WORKSHOPS: Readonly<Record<FactSheet['language'], readonly [written: string, services: string[], text: string]>> =
  {
    en: [
      'Joinery workshop',
      ['Kitchens', 'Stairs', 'Windows'],
      'Joinery workshop in Lindau since 1998. We offer kitchens, stairs and windows. We also serve Bregenz and Dornbirn. Guild 4711. Anna Falk does the work. Hours: Monday to Friday, 8 am to 5 pm.',
    ],
    de: [
      'Tischlerei',
      ['Küchen', 'Treppen', 'Fenster'],
      'Tischlerei in Lindau seit 1998. Wir bieten Küchen, Treppen und Fenster. Unser Einsatzgebiet umfasst auch Bregenz und Dornbirn. Guild 4711. Die Arbeit macht Anna Falk. Zeiten: Montag bis Freitag von 8 bis 17 Uhr.',
    ],
    fr: [
      'Menuiserie',
      ['Cuisines', 'Escaliers', 'Fenêtres'],
      'Menuiserie à Lindau depuis 1998. Nos prestations : cuisines, escaliers et fenêtres. Notre secteur comprend aussi Bregenz et Dornbirn. Guild 4711. Vous avez affaire à Anna Falk. Horaires : du lundi au vendredi de 8 h à 17 h.',
    ],
    es: [
      'Carpintería',
      ['Cocinas', 'Escaleras', 'Ventanas'],
      'Carpintería en Lindau desde 1998. Ofrecemos cocinas, escaleras y ventanas. También damos servicio en Bregenz y Dornbirn. Guild 4711. Atiende Anna Falk. Horario: de lunes a viernes de 8:00 a 17:00.',
    ],
    it: [
      'Falegnameria',
      ['Cucine', 'Scale', 'Finestre'],
      'Falegnameria a Lindau dal 1998. Ci occupiamo di cucine, scale e finestre. Serviamo anche Bregenz e Dornbirn. Guild 4711. Se ne occupa Anna Falk. Orari: dal lunedì al venerdì dalle 8 alle 17.',
    ],
    nl: [
      'Timmerwerkplaats',
      ['Keukens', 'Trappen', 'Ramen'],
      'Timmerwerkplaats in Lindau sinds 1998. Onze diensten: keukens, trappen en ramen. Ons werkgebied omvat ook Bregenz en Dornbirn. Guild 4711. Het werk doet Anna Falk. Tijden: maandag tot en met vrijdag van 8 tot 17 uur.',
    ],
    pt: [
      'Carpintaria',
      ['Cozinhas', 'Escadas', 'Janelas'],
      'Carpintaria em Lindau desde 1998. Oferecemos cozinhas, escadas e janelas. Também atendemos Bregenz e Dornbirn. Guild 4711. Quem atende é Anna Falk. Horário: de segunda a sexta das 8h às 17h.',
    ],
  };
const workshop = (language: FactSheet['language'], more: Partial<FactSheet> = {}) => {
  const [written, service] = WORKSHOPS[language];
  return describedSheet(
    language,
    {
      name: 'Falk',
      category: 'Workshop of wood',
      written,
      city: 'Lindau',
      area: ['Bregenz', 'Dornbirn', 'Wangen'],
      service,
      foundedYear: '1998',
      credential: 'Guild 4711',
      person: 'Anna Falk',
      hours: 'Mon to Fri 08:00 to 17:00',
      street: 'Am Hafen 3',
    },
    { speaker: 'we', ...more },
  );
};

describe.each(TEXT_LANGUAGES)('a description in %s', (language) => {
  it('has one short sentence of each kind, in the language of the site', () => {
    expect(textOf(workshop(language))).toBe(WORKSHOPS[language][2]);
    expect(verifyText(indexFacts(workshop(language), YEAR), textOf(workshop(language))).unsupported).toEqual([]);
  });

  it('keeps to who speaks, and says nothing of itself where nobody does', () => {
    for (const speaker of ['we', 'i', undefined] as const) {
      const sheet = workshop(language);
      const text = textOf(
        speaker === undefined ? ({ ...sheet, speaker } as unknown as FactSheet) : { ...sheet, speaker },
      );
      const words = new Set(text.toLowerCase().match(/[\p{L}’]+/gu));
      const { we, i } = DESCRIPTION_FRAMES[language].speaker;
      if (speaker !== 'we') expect(we.filter((word) => words.has(word))).toEqual([]);
      if (speaker !== 'i') expect(i.filter((word) => words.has(word))).toEqual([]);
    }
  });
});

describe('a description', () => {
  it('asks nobody to come to a business that travels, and the other way round', () => {
    const short = { name: 'Falk', category: 'Plumber', city: 'Lindau', foundedYear: '1998' };
    const own = [siteSentence('Come in and see our workshop with twelve benches.', ['tool'])];
    const sheet = describedSheet('en', short, { speaker: 'we' });
    const facts = [...sheet.facts, ...own];
    expect(textOf({ ...sheet, facts, isServiceArea: true })).not.toContain('Come in');
    expect(textOf({ ...sheet, facts, isServiceArea: false })).toContain('Come in');
    const travel = {
      ...sheet,
      facts: [...sheet.facts, siteSentence('We come to you with the whole workshop.', ['way'])],
    };
    expect(textOf({ ...travel, isServiceArea: true })).toContain('come to you');
    expect(textOf({ ...travel, isServiceArea: false })).not.toContain('come to you');
  });

  it('begins with the own sentence that says what and where, with other words between those of the trade', () => {
    const facts = { name: 'Falk', category: 'Plumber', written: 'Nettoyage toiture', city: 'Lindau' };
    const sheet = describedSheet('fr', facts, { speaker: 'we' });
    const own = siteSentence('Spécialiste du nettoyage de toiture autour de Lindau.', ['service', 'area']);
    expect(textOf({ ...sheet, facts: [...sheet.facts, own] })).toMatch(/^Spécialiste du nettoyage/);
  });

  it('names the market area of a business that travels, never the village of its address', () => {
    expect(textOf({ ...workshop('en'), isServiceArea: true })).toMatch(/^Joinery workshop in Bregenz since 1998\./);
    expect(textOf({ ...workshop('en'), isServiceArea: true })).not.toContain('Lindau');
  });

  it('has own sentences in place of ours, one list, and none that says what another one says', () => {
    const sheet = workshop('en');
    const own = [
      siteSentence('We have built kitchens of oak since our first year.', ['since', 'service']),
      siteSentence('Our first year was the one since which we have built oak kitchens.', ['since']),
      siteSentence('We plane by hand, with planes of 1920.', ['tool']),
      siteSentence('We take cash, cards, checks and gold.', ['payment']),
      siteSentence('A kitchen costs from $4,000.', ['price']),
    ];
    const text = textOf({ ...sheet, facts: [...sheet.facts, ...own] });
    expect(text).toContain('We have built kitchens of oak since our first year. We offer stairs and windows.');
    expect(text).toContain('We plane by hand, with planes of 1920. ');
    for (const gone of ['since 1998', 'first year was', 'gold', '4,000']) expect(text).not.toContain(gone);
  });

  it('puts what the owner typed in as it is, and leaves out what the owner rejected', () => {
    const sheet = workshop('en');
    const typed = siteSentence('We feed the birds', undefined, 'added');
    const rejected = siteSentence('We hate birds.', ['way'], 'rejected');
    const unsure: Fact = { ...siteSentence('We paint birds.', ['way']), certainty: 'unsure' };
    const facts = [...sheet.facts, typed, rejected, unsure];
    const text = textOf({ ...sheet, facts });
    expect(text).toContain('We feed the birds. ');
    expect(text).not.toMatch(/hate|paint/);
    expect(textOf({ ...sheet, facts: [...sheet.facts, { ...unsure, state: 'confirmed' }] })).toContain('paint');
  });

  it('joins what it says of the business itself', () => {
    const claims = (language: FactSheet['language'], values: Parameters<typeof describedSheet>[1]) =>
      textOf(
        describedSheet(
          language,
          { category: 'Plumber', written: 'Sanitär', city: 'Lindau', ...values },
          { speaker: 'we' },
        ),
      ).split('Lindau. ')[1];
    const owned = { feature: 'Family-owned', yearsInBusiness: '20' };
    expect(claims('en', { ...owned, credential: ['licensed and insured', 'Gas Safe registered'] })).toBe(
      'We have 20 years of experience. We are family-owned, licensed, insured and Gas Safe registered.',
    );
    expect(claims('en', { ...owned, credential: 'insured' })).toBe(
      'We have 20 years of experience. We are family-owned and insured.',
    );
    expect(claims('en', owned)).toBe('We are family-owned and have 20 years of experience.');
    expect(claims('de', { feature: 'Familienbetrieb', yearsInBusiness: '20' })).toBe(
      'Wir sind ein Familienbetrieb mit 20 Jahren Erfahrung.',
    );
  });

  it('lists what is offered before it tells of a part, and tells first where two services are no list', () => {
    const own = siteSentence('We grind old floors of pine.', ['service']);
    const told = (service: string[]) => {
      const sheet = describedSheet('en', { category: 'Plumber', city: 'Lindau', service }, { speaker: 'we' });
      return textOf({ ...sheet, facts: [...sheet.facts, own] });
    };
    expect(told(['Drains', 'Leaks', 'Pumps'])).toMatch(/pumps\. We grind/);
    expect(told(['Drains', 'Leaks'])).toMatch(/pine\. We handle/);
  });

  it('is told by services where no trade is known, and not told without what or where', () => {
    const values = { service: ['Roof repair', 'Gutter cleaning', 'Moss removal'], city: 'Lindau', foundedYear: '1998' };
    expect(textOf(describedSheet('en', values))).toBe(
      'Roof repair, gutter cleaning and moss removal in Lindau. In business since 1998.',
    );
    expect(textOf(describedSheet('en', { service: values.service, foundedYear: '1998' }))).toBe('');
    expect(textOf(describedSheet('en', { city: 'Lindau', foundedYear: '1998' }))).toBe('');
    expect(textOf(describedSheet('en', { category: 'Plumber', city: '別府市' }))).toBe('');
  });

  it('has no menu, no hours around the clock, and no guarantee of somebody else', () => {
    const inn = { category: 'Restaurant', city: 'Lindau', service: ['Soups', 'Salads', 'Fish'] };
    expect(textOf(describedSheet('en', inn))).toBe('Restaurant in Lindau.');
    const day = { category: 'Plumber', city: 'Lindau', hours: 'Open 24 hours, every day' };
    expect(
      textOf(describedSheet('en', { ...day, guarantee: ['10-year manufacturer warranty', 'satisfaction guarantee'] })),
    ).toBe('Plumbing company in Lindau.');
  });

  it('needs what, where and what is offered, with two other kinds of facts or in own words', () => {
    const isGood = (values: Parameters<typeof describedSheet>[1], ...own: Fact[]) => {
      const sheet = describedSheet('en', { name: 'Falk', city: 'Lindau', ...values }, { speaker: 'we' });
      return publishableDescriptions(known({ ...sheet, facts: [...sheet.facts, ...own] })).length > 0;
    };
    const plumber = { category: 'Plumber', city: 'Lindau am Bodensee' };
    const services = ['Bathroom renovation', 'Boiler replacement', 'Drain inspection', 'Leak detection'];
    const hours = 'Mon to Fri 08:00 to 17:00';
    // A list and hours are what any plumber has.
    expect(isGood({ ...plumber, service: services, hours })).toBe(false);
    expect(isGood({ ...plumber, service: services, hours, credential: 'Guild 4711', person: 'Anna Falk' })).toBe(true);
    // Who they are is no answer to what they do, unless much is said.
    const claims = { credential: 'Guild 4711', person: 'Anna Falk', hours };
    expect(isGood({ ...plumber, ...claims, area: ['Bregenz', 'Dornbirn', 'Wangen im Allgäu'] })).toBe(true);
    expect(isGood({ ...plumber, ...claims })).toBe(false);
    expect(
      isGood(
        { ...plumber, ...claims },
        siteSentence(
          'We plane old oak by hand and repair lead pipes of the last century with the tools of that time.',
          ['service'],
        ),
      ),
    ).toBe(true);
    // Without a trade, services are what it is, and more must be told of it.
    expect(isGood({ service: services.slice(0, 3), hours })).toBe(false);
  });

  it('begins with the sentence by which a site describes itself, which alone may name the business', () => {
    const sheet = describedSheet('en', { name: 'Falk & Sons', category: 'Plumber', city: 'Lindau' }, { speaker: 'we' });
    const [leading, other] = [
      siteSentence('Falk & Sons is a plumber in Lindau with a van of spare parts.', ['service', 'place']),
      siteSentence('Falk & Sons repairs old boilers of copper.', ['service']),
    ];
    const text = textOf({ ...sheet, facts: [...sheet.facts, leading, other] });
    expect(text).toBe(leading.value);
    const barber = describedSheet('en', { name: 'Falk', category: 'Barber shop', city: 'Lindau' }, { speaker: 'we' });
    const chairs = siteSentence('Falk is a barbershop of three chairs in Lindau.', ['service', 'place']);
    expect(textOf({ ...barber, facts: [...barber.facts, chairs] })).toBe(chairs.value);
    expect(
      textOf({ ...sheet, facts: [...sheet.facts, siteSentence('I repair boilers of copper.', ['service'])] }),
    ).toBe('Plumbing company in Lindau.');
    expect(textOf({ ...sheet, facts: [...sheet.facts, siteSentence('We are based in Lindau.', ['area'])] })).toBe(
      'Plumbing company in Lindau.',
    );
  });

  it('lists what only a name or another abbreviation in an own sentence would say', () => {
    const sheet = describedSheet(
      'en',
      { name: 'Falk Tree Care', category: 'Plumber', city: 'Lindau', service: ['Tree moving', 'PVC repair', 'Pumps'] },
      { speaker: 'we' },
    );
    const own = siteSentence('At Falk Tree Care we are moving, and repair lead.', ['way']);
    expect(textOf({ ...sheet, facts: [...sheet.facts, own] })).toContain('tree moving, PVC repair and pumps');
  });

  it('names what leads the site, one of each kind of thing', () => {
    const told = (language: FactSheet['language'], values: Parameters<typeof describedSheet>[1]) =>
      textOf(describedSheet(language, { city: 'Lindau', ...values }, { speaker: 'we' }))
        .split('Lindau. ')[1]
        ?.split('.')[0];
    expect(
      told('pt', {
        category: 'Glazier',
        written: 'Vidraçaria',
        service: ['Box de abrir', 'Espelhos', 'Box de canto', 'Portas de correr', 'Vitrines'],
      }),
    ).toBe('Oferecemos box de abrir, espelhos, portas de correr e vitrines');
    // Two pairs in front are not passed over for what comes behind them.
    expect(
      told('fr', {
        category: 'Plumber',
        written: 'Plombier',
        service: ['Fuites & joints', 'Cuves & pompes', 'Robinets', 'Siphons'],
      }),
    ).toBe('Prestations : fuites et joints ; cuves et pompes ; robinets ; siphons'.replace('P', 'Nos p'));
    expect(
      told('es', { category: 'Remodeler', written: 'Reformas', service: ['Reformas TECHOS', 'Reformas MUROS'] }),
    ).toBe(undefined);
    expect(
      told('en', { category: 'Driving school', service: ['Motorway lessons — per hour', 'Night/rain lessons'] }),
    ).toBe('We offer motorway lessons as well as night and rain lessons');
  });

  it('has another version only where there is another order or another own sentence', () => {
    const [plumber] = Object.values(SAMPLE_SHEETS);
    expect(plumber === undefined ? [] : publishableDescriptions(known(plumber))).toHaveLength(2);
    const plain = describedSheet('en', { category: 'Plumber', city: 'Lindau', service: ['Drains', 'Leaks'] });
    expect(new Set(VARIANTS.map((variant) => textOf(plain, variant))).size).toBe(1);
  });

  it('is three sentences of the site in a language without ours, or nothing', () => {
    const sheet = describedSheet('en', { category: 'Plumber', city: 'Lindau', language: 'pl' });
    expect(textOf(sheet)).toBe('');
    const [question, ...more] = descriptionQuestions(known(sheet));
    expect(more).toEqual([]);
    expect(question).toMatchObject({
      kind: 'sentence',
      question: expect.stringContaining('We don’t write Polish yet.'),
    });
    const own = [
      'Robimy meble z dębu i jesionu w naszym warsztacie nad jeziorem, od 1998 roku.',
      'Każdą kuchnię mierzymy dwa razy, a montujemy ją sami, bez podwykonawców.',
      'Schody robimy na zamówienie, najczęściej do starych domów w górach i nad jeziorem.',
    ].map((text) => siteSentence(text, undefined, 'added'));
    const polish = { ...sheet, facts: [...sheet.facts, ...own] };
    expect(publishableDescriptions(known(polish))).toHaveLength(1);
    expect(publishableDescriptions(known({ ...polish, facts: polish.facts.slice(0, -1) }))).toHaveLength(0);
  });
});

/** Words that say nothing of one business. */
const FILLER =
  /welcome to|trusted|look no further|pride ourselves|committed to|here for you|wide range|don't hesitate|willkommen|kompetenter|bei uns sind sie richtig|bienvenue|à votre écoute|n'hésitez|bienvenid|amplia gama|no dude|benvenut|professionalità|a vostra disposizione|welkom|juiste adres|breed scala|bem-vind|excelência|não hesite/i;
const JOINERS = /as well as|sowie|ainsi que|así como|nonché|oltre a|evenals|en ook|bem como|assim como/gi;

describe('descriptions of the recorded sites', () => {
  let texts: { id: string; business: KnownBusiness; text: ReturnType<typeof composeDescription> }[] = [];
  beforeAll(async () => {
    texts = [...(await readRecordedMaterials())].flatMap(([id, business]) =>
      VARIANTS.map((variant) => ({ id, business, text: composeDescription(business, variant) })),
    );
  });

  it('stand on facts of the sheet, each told once, and the verifier finds nothing', () => {
    expect(texts.filter(({ text }) => text.text !== '').length).toBeGreaterThan(30);
    for (const { id, business, text } of texts) {
      const ids = text.sentences.flatMap(({ factIds }) => factIds);
      expect(new Set(ids).size, `${id}: ${text.text}`).toBe(ids.length);
      const facts = new Set(business.sheet.facts.map((fact) => fact.id));
      for (const one of text.sentences) expect(one.factIds.length).toBeGreaterThan(0);
      expect(
        ids.filter((fact) => !facts.has(fact)),
        id,
      ).toEqual([]);
      expect(verifyText(indexFacts(business.sheet, YEAR), text.text).unsupported, text.text).toEqual([]);
    }
  });

  it('have one list of at most five, one joiner, short sentences, no filler and nothing that Google forbids', () => {
    for (const {
      business,
      text: { text, sentences },
    } of texts) {
      const lists = sentences
        .map((one) => countListed(one.text, business.sheet.language))
        .filter((count) => count >= 3);
      expect(lists.length, text).toBeLessThanOrEqual(1);
      expect(Math.max(0, ...lists), text).toBeLessThanOrEqual(5);
      for (const one of sentences) expect(one.text.split(/\s+/).length, one.text).toBeLessThanOrEqual(20);
      expect(text.match(JOINERS)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(FILLER);
      expect(text).not.toMatch(/\.\.|\b(\p{L}{2,}) \1\b|\s[.,]|\{|undefined|midnight to midnight/iu);
      expect(profileRuleBreaks(text), text).toEqual([]);
    }
  });

  it('say where in the first sentence, and have no frame of another language', () => {
    for (const {
      id,
      business: { sheet },
      text,
    } of texts) {
      if (text.text === '') continue;
      const first = text.sentences[0]?.factIds ?? [];
      const kinds = sheet.facts.filter((fact) => first.includes(fact.id)).map(({ kind }) => kind);
      // A sentence of the site says it in its own words.
      const told = sheet.facts.flatMap((fact) => (first.includes(fact.id) ? (fact.kinds ?? []) : []));
      if (told.some((kind) => kind === 'place' || kind === 'area')) kinds.push('city');
      if (told.includes('service')) kinds.push('service');
      expect(
        kinds.some((kind) => kind === 'city' || kind === 'area'),
        id,
      ).toBe(true);
      expect(
        kinds.some((kind) => kind === 'category' || kind === 'service'),
        id,
      ).toBe(true);
      if (sheet.language !== 'en' && sheet.language !== 'nl')
        expect(text.text, id).not.toMatch(/\b(?:we|open|hours|since|monday)\b/i);
    }
  });

  it('are not the same for two businesses', () => {
    const published = texts.filter(({ business, text }) => isPublishable(business, text)).map(({ text }) => text.text);
    expect(new Set(published).size).toBe(published.length - countTwins(texts));
  });
});

/** Versions that are alike because a business has no other. */
function countTwins(texts: readonly { id: string; business: KnownBusiness; text: { text: string } }[]): number {
  const good = texts.filter(({ business, text }) =>
    isPublishable(business, text as ReturnType<typeof composeDescription>),
  );
  const byId = Map.groupBy(good, ({ id }) => id);
  return [...byId.values()].reduce((sum, own) => sum + own.length - new Set(own.map(({ text }) => text.text)).size, 0);
}
