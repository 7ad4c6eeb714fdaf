import { describe, expect, it } from 'vitest';
import type { Fact, FactSheet } from '#shared/fixes/fact-sheet.ts';
import { describedSheet, siteSentence } from '#test/described-sheets.ts';
import type { KnownBusiness } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { descriptionQuestions } from './description-questions.ts';
import { publishableDescriptions } from './publishable-description.ts';

const known = (sheet: FactSheet): KnownBusiness => ({ sheet, analysis: { websiteUrl: 'https://business.example/' } });
const textOf = (sheet: FactSheet) => composeDescription(known(sheet), 0).text;

const TRADES: Readonly<Record<FactSheet['language'], string>> = {
  en: 'Joinery workshop',
  de: 'Tischlerei',
  fr: 'Menuiserie',
  es: 'Carpintería',
  it: 'Falegnameria',
  nl: 'Timmerwerkplaats',
  pt: 'Carpintaria',
};
const workshop = (language: FactSheet['language'], more: Partial<FactSheet> = {}) =>
  describedSheet(
    language,
    {
      name: 'Falk',
      category: 'Workshop of wood',
      written: TRADES[language],
      city: 'Lindau',
      area: ['Bregenz', 'Dornbirn', 'Wangen'],
      service: ['Kitchens', 'Stairs', 'Windows'],
      foundedYear: '1998',
      credential: 'Guild 4711',
      person: 'Anna Falk',
      hours: 'Mon to Fri 08:00 to 17:00',
    },
    { speaker: 'we', ...more },
  );

/** A fact of the owner: typed, or with `confirmed` ticked. */
function answer(kind: Fact['kind'], value: string, state: Fact['state'] = 'added'): Fact {
  return { ...siteSentence(value, undefined, state), id: `${kind}-${value}`, kind };
}
const answered = (sheet: FactSheet, ...facts: Fact[]) => textOf({ ...sheet, facts: [...sheet.facts, ...facts] });
const SERVICES: Fact['kind'] = 'service';

describe('what the owner answered', () => {
  it('leads alone and whole, in any number of lists', () => {
    const sheet = workshop('en', { isServiceArea: true });
    const text = answered(
      sheet,
      ...['Oak Doors', 'Window seats', 'Bookcases', 'Benches'].map((value) => answer(SERVICES, value)),
      ...['Hard', 'Bregenz', 'Fussach', 'Lauterach'].map((value) => answer('area', value)),
    );
    expect(text).toMatch(/^Joinery workshop in Hard since 1998\./);
    expect(text).toContain('We offer oak doors, window seats, bookcases and benches.');
    expect(text).toContain('We also serve Bregenz, Fussach and Lauterach.');
    expect(text).not.toMatch(/kitchens|stairs|Dornbirn|Wangen/);
    const spanish = answered(workshop('es'), answer(SERVICES, 'Puertas', 'confirmed'));
    expect(spanish).toContain('Ofrecemos puertas.');
  });

  it('keeps names with an "and" in one piece, and abbreviations, signs and digits', () => {
    const listed = (language: FactSheet['language'], ...values: string[]) =>
      answered(workshop(language), ...values.map((value) => answer(SERVICES, value)));
    expect(listed('es', 'Puertas y Marcos', 'Suelos', 'PVC/Madera')).toContain(
      'Servicios: puertas y marcos; suelos; PVC y madera.',
    );
    expect(listed('fr', 'Portes et cadres', 'Parquet')).toContain('Nos prestations : portes et cadres ; parquet.');
    expect(listed('en', 'CNC', "MOT's", 'RV sites', 'tent sites')).toContain(
      'We offer CNC, MOTs, RV sites and tent sites.',
    );
    expect(listed('de', 'Waschen + Schneiden', 'Hütte für 6 Personen')).toContain(
      'Leistungen: Waschen und Schneiden; Hütte für 6 Personen.',
    );
    expect(listed('nl', 'Pre- en postnatale begeleiding', 'dry needling')).toContain(
      'Onze diensten: pre- en postnatale begeleiding en dry needling.',
    );
    expect(listed('it', 'Patrocinio a spese dello Stato', 'Diritto Penale')).toContain(
      'Ci occupiamo di patrocinio a spese dello Stato e diritto penale.',
    );
  });

  it('is told once: its sentences switch off what says the same, and nothing else', () => {
    const sheet = workshop('de');
    const text = answered(
      {
        ...sheet,
        facts: sheet.facts.map((fact) => (fact.kind === 'credential' ? { ...fact, value: 'Meisterbetrieb' } : fact)),
      },
      answer('sentence', 'Meisterbetrieb seit 1961'),
    );
    expect(text.match(/Meisterbetrieb/g)).toHaveLength(1);
    expect(text).not.toContain('1998');
    expect(text).toContain('Anna Falk');
    const english = answered(
      workshop('en'),
      answer('sentence', 'We build kitchens of oak'),
      answer('sentence', 'Bregenz is near'),
    );
    // The words of two sentences together say nothing of a service.
    expect(
      answered(
        workshop('en'),
        answer(SERVICES, 'oak stairs'),
        answer('sentence', 'We love oak'),
        answer('sentence', 'Stairs take a week'),
      ),
    ).toContain('We offer oak stairs.');
    expect(english).toContain('We offer stairs and windows. We also serve Dornbirn and Wangen.');
  });

  it.each([
    [
      'it',
      'impresa familiare',
      'ditta certificata',
      'pronto intervento 24 ore',
      'garanzia di 5 anni',
      'Siamo un’impresa familiare',
      'Garanzia: 5 anni.',
    ],
    [
      'nl',
      'familiebedrijf',
      'erkend installateur',
      '24-uurs storingsdienst',
      '5 jaar garantie',
      'We zijn een familiebedrijf',
      'Garantie: 5 jaar.',
    ],
    [
      'pt',
      'empresa familiar',
      'CREA-SP 123456',
      'atendimento 24 horas',
      'garantia de 12 meses',
      'Somos uma empresa familiar',
      'Garantia: 12 meses.',
    ],
  ] as const)(
    'says in %s who owns it, what it has and what it gives',
    (language, feature, credential, offer, guarantee, owned, term) => {
      const sheet = describedSheet(
        language,
        {
          name: 'Falk',
          category: 'Workshop of wood',
          written: TRADES[language],
          city: 'Lindau',
          feature,
          credential,
          offer,
          guarantee,
        },
        { speaker: 'we' },
      );
      const text = textOf(sheet);
      expect(text).toContain(owned);
      expect(text).toContain(term);
      expect(text).toContain(offer);
      expect(text).toContain(credential);
    },
  );

  it('treats illnesses, and never offers them', () => {
    const practice = (language: FactSheet['language'], ...values: string[]) =>
      answered(
        describedSheet(
          language,
          { name: 'Praxis Falk', category: 'Physical therapist', written: 'Praxis', city: 'Lindau' },
          { speaker: 'we' },
        ),
        ...values.map((value) => answer(SERVICES, value)),
      );
    expect(practice('es', 'Lumbalgia', 'Lesiones deportivas')).toContain('Tratamos lumbalgia y lesiones deportivas.');
    expect(practice('pt', 'Unha encravada', 'Calosidades')).toContain('Tratamos unha encravada e calosidades.');
    expect(practice('es', 'Lumbalgia', 'Rehabilitación')).toContain('En consulta: lumbalgia y rehabilitación.');
    expect(practice('de', 'Rückenschmerzen', 'Sprachstörungen')).toContain(
      'Wir behandeln Rückenschmerzen und Sprachstörungen.',
    );
    expect(practice('en', 'Pain management', 'Massage')).toContain('We offer pain management and massages.');
    // Without a trade the name opens: the town has no such illness.
    expect(
      answered(
        describedSheet('nl', { name: 'Praktijk Falk', city: 'Zwolle' }, { speaker: 'we' }),
        answer(SERVICES, 'Taalproblemen'),
      ),
    ).toBe('Praktijk Falk in Zwolle. We behandelen taalproblemen.');
  });

  it('has no verb before people, and none that would need another ending', () => {
    const listed = (language: FactSheet['language'], ...services: string[]) =>
      answered(
        describedSheet(
          language,
          { category: 'Workshop of wood', written: TRADES[language], city: 'Lindau' },
          { speaker: 'we' },
        ),
        ...services.map((value) => answer(SERVICES, value)),
      ).split('Lindau. ')[1];
    expect(listed('en', 'Floor installers', 'Stairs')).toBe('Services: floor installers and stairs.');
    expect(listed('de', 'mobiler Zuschnitt', 'Treppen')).toBe('Leistungen: mobiler Zuschnitt und Treppen.');
    expect(listed('de', 'alte Treppen', 'Fenster')).toBe('Wir bieten alte Treppen und Fenster.');
    expect(listed('fr', 'Portes', 'Menuiserie')).toBe('Nos prestations : portes.');
  });

  it('begins with a name that has the town in it, and says the town once', () => {
    const sheet = describedSheet('es', { name: 'Joyas Lindau', city: 'Lindau' }, { speaker: 'we' });
    expect(answered(sheet, answer(SERVICES, 'Cuero y plata'))).toMatch(/^Joyas Lindau\. /);
  });

  it('says the days where the times are a table, and of a business that travels', () => {
    const hours = 'Mon 08:00 to 17:00, Tue 09:00 to 17:00, Wed 10:00 to 17:00, Thu 11:00 to 17:00, Fri 12:00 to 17:00';
    for (const isServiceArea of [true, false]) {
      const sheet = describedSheet('en', { category: 'Plumber', city: 'Lindau', hours }, { isServiceArea });
      expect(answered(sheet)).toContain('Open Monday to Friday.');
    }
  });

  it('lets a verb follow only from a trade that is sure', () => {
    const shop = (written: string) =>
      answered(
        describedSheet('en', { category: 'Electronics store', written, city: 'Lindau' }, { speaker: 'we' }),
        answer(SERVICES, 'aerial fitting'),
      );
    expect(shop('electronics store')).toContain('In the shop: aerial fitting.');
    expect(shop('aerial fitting service')).toContain('We offer aerial fitting.');
  });

  it('has no second town of a place that people visit, and no region as a town', () => {
    const sheet = workshop('fr', { isServiceArea: false });
    expect(answered(sheet, answer('city', 'Lindau'), answer('area', 'Hard'))).not.toContain('Hard');
    const region = describedSheet(
      'fr',
      { category: 'Plumber', city: 'Vaud', area: ['Canton de Vaud', 'Nyon'] },
      { speaker: 'we' },
    );
    expect(textOf(region)).toMatch(/ dans le canton de Vaud\. Notre secteur comprend aussi Nyon\./);
    expect(textOf(describedSheet('en', { category: 'Plumber', city: 'Eastern Shore' }))).toBe(
      'Plumbing company on the Eastern Shore.',
    );
  });

  it('names no year of the last few, unless the owner does', () => {
    const young = describedSheet('en', { category: 'Plumber', city: 'Lindau', foundedYear: '2024' });
    const at = (sheet: FactSheet) =>
      composeDescription({ sheet, analysis: { websiteUrl: '', collectedAt: '2026-01-01' } }, 0).text;
    expect(at(young)).toBe('Plumbing company in Lindau.');
    const own = young.facts.map((fact) =>
      fact.kind === 'foundedYear' ? { ...fact, state: 'confirmed' as const } : fact,
    );
    expect(at({ ...young, facts: own })).toContain('since 2024');
  });

  it('is enough from 80 characters', () => {
    const base = describedSheet(
      'it',
      { category: 'Barber shop', written: 'barbiere', city: 'Lucca' },
      { speaker: 'we' },
    );
    const given = [
      ...['taglio', 'barba', 'rasatura a mano'].map((value) => answer(SERVICES, value)),
      answer('city', 'Lucca'),
    ];
    const long = answer('sentence', 'Mario e Piero lavorano insieme in questa bottega da trent’anni.');
    const offered = (...facts: Fact[]) => publishableDescriptions(known({ ...base, facts: [...base.facts, ...facts] }));
    expect(offered(...given, long)).toHaveLength(1);
    expect(offered(...given)).toHaveLength(0);
  });
});

describe('the questions where too little is known', () => {
  const sheet = describedSheet('en', { category: 'Hair salon', area: ['Bregenz', 'Wangen'] });
  const CUTS = ['Long', 'Short', 'Bridal', 'Beard'];
  const unsure = (value: string): Fact => ({ ...siteSentence(value), kind: 'service', certainty: 'unsure' });
  const open = {
    ...sheet,
    facts: [
      ...sheet.facts,
      ...Array.from({ length: 12 }, (_, at) => unsure(`${CUTS[at % 4]} cut ${'x'.repeat(at + 1)}`)),
    ],
  };

  it('are three, with what the site may mean to tick and an example of the trade', () => {
    const [what, where, special, ...more] = descriptionQuestions(known(open));
    expect(more).toEqual([]);
    expect(what).toMatchObject({ kind: 'service', example: 'Cuts, color, bridal styling' });
    expect(what?.choices).toHaveLength(8);
    expect(where).toMatchObject({ kind: 'city', choices: [{ value: 'Bregenz' }, { value: 'Wangen' }] });
    expect(special).toMatchObject({ kind: 'sentence', example: expect.stringContaining('hair') });
    expect(descriptionQuestions(known({ ...open, isServiceArea: true }))[1]?.kind).toBe('area');
  });

  it('show claims that the site makes once as lines to confirm, and no longer once they are', () => {
    const origin = { kind: 'page' as const, url: 'https://salon.example/', quote: 'In this street since 2009.' };
    const claim: Fact = { ...siteSentence('2009'), kind: 'foundedYear', certainty: 'unsure', origin };
    const long: Fact = { ...claim, id: 'long', kind: 'credential', origin: { ...origin, quote: 'x'.repeat(101) } };
    const specialWith = (facts: Fact[]) =>
      descriptionQuestions(known({ ...open, facts: [...open.facts, ...facts] }))[2]?.choices;
    expect(specialWith([claim, long])).toEqual([{ factId: claim.id, value: 'In this street since 2009.' }]);
    expect(specialWith([{ ...claim, state: 'confirmed' }])).toBeUndefined();
  });

  it('speak as the site does', () => {
    const examples = (language: FactSheet['language'], category: string) =>
      descriptionQuestions(known(describedSheet(language, { category }))).map(({ example }) => example);
    expect(examples('it', 'Restaurant')[0]).toContain('Menù');
    expect(examples('fr', 'Roofing contractor')).toEqual([
      'Dépannage, pose, entretien annuel',
      'Nantes',
      expect.stringContaining('chantier'),
    ]);
    // A church, a practice and a holiday home take no orders.
    for (const category of ['Lutheran church', 'Dentist', 'Holiday home', 'Plumber'])
      expect(descriptionQuestions(known(describedSheet('en', { category })))[0]?.question).toContain('come to you for');
  });

  it('are never asked again: what is missing is one more sentence, with the reason', () => {
    const given = [answer(SERVICES, 'Cuts'), answer('city', 'Lindau')];
    const left = (...facts: Fact[]) => descriptionQuestions(known({ ...open, facts: [...open.facts, ...facts] }));
    expect(left(...given).map(({ kind }) => kind)).toEqual(['sentence']);
    const [more, ...others] = left(...given, answer('sentence', 'No charge if it fails'));
    expect(others).toEqual([]);
    expect(more?.question).toMatch(
      /“No charge if it fails” cannot be in it\. .*Your text has \d+ characters.*One more sentence/,
    );
  });

  it('give the text the moment they are answered', () => {
    expect(publishableDescriptions(known(open))).toEqual([]);
    const added = (kind: Fact['kind'], value: string): Fact => ({ ...siteSentence(value, undefined, 'added'), kind });
    const facts = [
      ...open.facts.map((fact) => (/ cut x{1,3}$/.test(fact.value) ? { ...fact, state: 'confirmed' as const } : fact)),
      added('city', 'Lindau'),
      added('sentence', 'Mia Held has cut hair in this shop by the harbor since 2009'),
      added('sentence', 'We ask what your hair has been through before we talk about color'),
    ];
    const [first] = publishableDescriptions(known({ ...open, facts }));
    expect(first?.text.text).toMatch(/^Hair salon in Lindau\..*Mia Held has cut.* We ask what your hair/);
  });
});
