import { beforeAll, describe, expect, it } from 'vitest';
import { TEXT_LANGUAGES } from '#shared/fixes/fact-sheet.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet, SAMPLE_SHEETS } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { detectLanguage } from '../../facts/language/languages.ts';
import { compareTexts, SHOWN } from '../compare/compare-texts.ts';
import { readKnownFacts } from '../compare/known-facts.ts';
import type { SettledGrounded } from '../compare/settle-text.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { isBetterHeading, type SettledPage, settleHome, settlePage } from './compose-meta.ts';
import { composedText } from './composed-text.ts';
import { DESCRIPTION_LENGTH } from './description-candidates.ts';
import { findMainTownFact } from './main-town-fact.ts';

const YEAR = 2026;
const KINDS = ['title', 'heading', 'description'] as const;

/** A home page of each sample, with the business of the analysis in its language. */
const samples: [string, WritingMaterial][] = Object.entries(SAMPLE_SHEETS).map(([id, sheet]) => {
  const whole = aMaterial();
  const one = (kind: string) => sheet.facts.find((fact) => fact.kind === kind)?.value ?? null;
  const all = (kind: string) => sheet.facts.flatMap((fact) => (fact.kind === kind ? [fact.value] : []));
  const [label, city, country] = [one('category'), one('city'), one('country')];
  const business = {
    ...whole.analysis.business,
    name: one('name'),
    category: label === null ? null : { label, schemaType: null },
    languages: [sheet.language],
    address: { street: one('street'), city, region: one('region'), postalCode: null, country },
    country,
    serviceAreas: all('area'),
    services: all('service').map((name) => ({ name, url: null })),
    sources: {},
    locations: [],
  };
  // The nouns of our data count outside North America where the site has them.
  const page = anOutlinePage({
    lang: sheet.language,
    mainText: 'Klempner Elektriker Zahnarzt plombier dentiste dentista',
  });
  const outline = { ...whole.outline, pages: [page] };
  return [id, { sheet, outline, analysis: { ...whole.analysis, business } }];
});
let recorded: ReadonlyMap<string, WritingMaterial>;
/** Made once: what is settled is kept by material. */
let everyBusiness: readonly [string, WritingMaterial][];

beforeAll(async () => {
  recorded = await readRecordedMaterials();
  everyBusiness = businesses();
});

/** The recorded sites as they are, and with their facts as if they were in each language. */
function businesses(): [string, WritingMaterial][] {
  const inLanguages = [...recorded].flatMap(([id, material]) =>
    TEXT_LANGUAGES.map((language): [string, WritingMaterial] => {
      const { sheet, analysis } = material;
      const business = { ...analysis.business, languages: [language] };
      return [`${id} ${language}`, { ...material, sheet: { ...sheet, language }, analysis: { ...analysis, business } }];
    }),
  );
  return [...samples, ...recorded, ...inLanguages];
}

function written(settled: SettledPage): [(typeof KINDS)[number], SettledGrounded][] {
  return KINDS.flatMap((kind): [(typeof KINDS)[number], SettledGrounded][] =>
    settled[kind].outcome === 'write' ? [[kind, settled[kind]]] : [],
  );
}

/** Every text written for a page of one of the businesses. */
function* eachWritten(materials = everyBusiness) {
  for (const [id, material] of materials)
    for (const page of material.outline.pages) {
      const settled = settlePage(material, page);
      for (const [kind, text] of written(settled))
        yield { id: `${id} ${page.url} ${kind}`, material, page, kind, role: settled.role, ...text };
    }
}

describe('written titles, headings and page descriptions', () => {
  it('are of the length that is shown', () => {
    let count = 0;
    for (const { id, kind, text } of eachWritten()) {
      count += 1;
      expect(text.length, `${id}: ${text}`).toBeLessThanOrEqual(SHOWN[kind]);
      if (kind === 'description')
        expect(text.length, `${id}: ${text}`).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.shortestOfLittle);
    }
    expect(count).toBeGreaterThan(100);
  });

  it('lose nothing and gain something, whatever today’s is', () => {
    for (const { id, material, kind, role, text, before, gains } of eachWritten()) {
      expect(gains, id).not.toEqual([]);
      const subject = role === 'home' ? null : undefined;
      const { losses } = compareTexts({ kind, before, after: text, subject }, readKnownFacts(material));
      expect(losses, `${id}: ${before} > ${text}`).toEqual([]);
    }
  });

  it('say the market area on the home page', () => {
    for (const { id, material, role, text } of eachWritten()) {
      const town = findMainTownFact(material.sheet)?.value.split(/[,(]/)[0]?.trim();
      const { saysWhere } = readKnownFacts(material);
      if (role === 'home' && town !== undefined) expect(saysWhere(text), `${id}: ${text}`).toBe(true);
    }
  });

  it('say the name whole', () => {
    for (const { id, material, kind, role, text, before } of eachWritten()) {
      const name = material.sheet.facts.find((fact) => fact.kind === 'name')?.value;
      const isOwn = before !== null && text.includes(before.split(' | ')[0] ?? before);
      if (kind === 'title' && role === 'home' && name !== undefined && !isOwn && text.includes(' | '))
        expect(text, id).toContain(name.replace(/\s+/g, ' '));
    }
  });

  it('have the form of texts: no doubled words, no junk, no slot', () => {
    for (const { id, text, before } of eachWritten()) {
      const ours = before === null ? text : text.replace(before, '');
      expect(ours, `${id}: ${text}`).not.toMatch(/\{|\}|undefined|null| {2}|\s[.,;]|\.\.|\| \|/);
      expect(ours, `${id}: ${text}`).not.toMatch(/(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/iu);
      expect(ours, `${id}: ${text}`).not.toMatch(/^(?:home|welcome|startseite|accueil|inicio)(?!\p{L})/iu);
      expect(text, id).toMatch(/^[^\p{Ll}]|^\p{Ll}+\p{Lu}|^bella/u);
    }
  });

  it('are in the language of the site', () => {
    for (const { id, material, text } of eachWritten([...samples, ...recorded])) {
      const spoken = detectLanguage(text);
      if (spoken !== null) expect(material.analysis.business.languages, `${id}: ${text}`).toContain(spoken);
    }
  });

  it('are backed by facts, but for today’s own words', () => {
    for (const { id, material, kind, text, before, grounded } of eachWritten([...samples, ...recorded])) {
      const ids = new Set(material.sheet.facts.map((fact) => fact.id));
      for (const { factIds } of grounded?.sentences ?? []) for (const one of factIds) expect(ids, id).toContain(one);
      if (kind === 'title' || before !== null) continue;
      expect(verifyText(indexFacts(material.sheet, YEAR), text).unsupported, `${id}: ${text}`).toEqual([]);
    }
  });

  it('are in no language that nothing is written in but name, town and today’s words', () => {
    const foreign = [...recorded.values()].filter(
      ({ sheet, analysis }) => !analysis.business.languages[0]?.startsWith(sheet.language),
    );
    expect(foreign.length).toBeGreaterThan(0);
    for (const material of foreign) {
      const home = settleHome(material);
      expect(home?.heading.outcome).not.toBe('write');
      expect(home?.description.outcome).not.toBe('write');
      if (home?.title.outcome === 'write') expect(home.title.text).toMatch(/ \| /);
    }
  });
});

describe('the texts of a page', () => {
  const home = (over: Parameters<typeof anOutlinePage>[0]) =>
    settleHome(aMaterial({ outline: { pages: [anOutlinePage(over)], statedFacts: [], robotsTxt: null } }));

  it('are kept where they say what and where', () => {
    const good = home({
      title: 'Plumber in Duluth, MN | Harbor & Pine Plumbing',
      headings: [{ level: 1, text: 'Drain cleaning in Duluth' }],
      metaDescription: 'Harbor & Pine Plumbing cleans drains and repairs water heaters in Duluth and Hermantown.',
    });
    for (const kind of KINDS) {
      expect(good?.[kind].outcome, kind).toBe('keep');
      expect(good?.[kind].why, kind).toMatch(/^Yours is good\. Leave it\. It says “/);
    }
    expect(good?.headingIdeas).toEqual([]);
  });

  it('are written from facts where there are none', () => {
    const poor = home({ title: 'Home', headings: [{ level: 1, text: 'Welcome' }] });
    expect(poor?.title.text).toBe('Harbor & Pine Plumbing | Duluth, MN');
    expect(poor?.heading.text).toBe('Plumber in Duluth, MN');
    expect(poor?.description).toMatchObject({ outcome: 'write', gains: ['empty'] });
    expect(poor?.description.text).toMatch(/Duluth.*1987/);
    expect(poor?.opening?.text).toContain('Duluth');
  });

  it('take over what today’s says besides', () => {
    const slogan = home({ title: 'Harbor & Pine Plumbing | Emergency drain cleaning' });
    expect(slogan?.title.text).toBe('Harbor & Pine Plumbing | Emergency drain cleaning | Duluth');
    const cheerful = home({ title: '💧 Harbor & Pine Plumbing | Emergency drain cleaning' });
    expect(cheerful?.title.text).toBe(slogan?.title.text);
  });

  it('are asked for where nothing is known', () => {
    const { sheet, ...whole } = aMaterial();
    const material = {
      ...whole,
      sheet: { ...sheet, facts: [] },
      outline: { pages: [anOutlinePage()], statedFacts: [], robotsTxt: null },
    };
    expect(settleHome(material)?.title).toMatchObject({ outcome: 'ask', text: '' });
  });

  it('are not better than today’s where they lose something of it', () => {
    const pages = [anOutlinePage({ headings: [{ level: 1, text: 'Emergency plumber' }] })];
    const material = aMaterial({ outline: { pages, statedFacts: [], robotsTxt: null } });
    const idea = (text: string) => isBetterHeading(material, composedText([{ text, factIds: [] }]));
    expect([idea('Plumber in Duluth'), idea('Emergency plumber in Duluth')]).toEqual([false, true]);
  });
});

describe('the words of the business itself', () => {
  const settledFor = (
    facts: Parameters<typeof factSheet>[1],
    page: Parameters<typeof anOutlinePage>[0],
    language: 'en' | 'nl' | 'es' | 'de' = 'en',
  ) => {
    const whole = aMaterial();
    const sheet = { ...factSheet(language, facts), isServiceArea: false };
    const one = (kind: string) => sheet.facts.find((fact) => fact.kind === kind)?.value ?? null;
    const business = {
      ...whole.analysis.business,
      name: one('name'),
      category: one('category') ? { label: one('category') ?? '', schemaType: null } : null,
      languages: [language],
      address: { street: null, city: one('city'), region: null, postalCode: null, country: one('country') },
      country: one('country'),
      serviceAreas: [],
      services: sheet.facts.flatMap(({ kind, value }) => (kind === 'service' ? [{ name: value, url: null }] : [])),
      sources: {},
      locations: [],
    };
    const outline = { ...whole.outline, pages: [anOutlinePage({ lang: language, headings: [], ...page })] };
    return settleHome({ sheet, outline, analysis: { ...whole.analysis, business } });
  };
  const heading = (text: string) => [{ level: 1 as const, text }];

  it('name the trade beside a name that only sounds like it', () => {
    const school = { name: 'Brightway Drive', category: 'Driving school', city: 'Duluth', country: 'US' };
    expect(settledFor(school, { title: 'Brightway Drive' })?.title.text).toMatch(/^Driving .*\| Brightway Drive$/);
    const named = { name: 'Brightway Plumbing', category: 'Plumber', city: 'Duluth', country: 'US' };
    expect(settledFor(named, { title: 'Brightway Plumbing' })?.title.text).toBe('Brightway Plumbing | Duluth');
  });

  it('are all that its title lists, and the fuller name of a greeting', () => {
    const club = {
      name: 'Brackenfold',
      category: 'Dog day care center',
      city: 'Duluth',
      country: 'US',
      service: ['Daycare', 'Grooming', 'Hydrotherapy'],
    };
    const page = { title: 'Brackenfold | Daycare, Grooming and Hydrotherapy', headings: heading('Where tails wag') };
    expect(settledFor(club, page)?.heading.text).toBe('Daycare, Grooming and Hydrotherapy in Duluth');
    const salon = { name: 'Trimsalon Rekelhof', category: 'Pet groomer', city: 'Zwolle', country: 'NL' };
    const greeting = { title: 'Trimsalon Rekelhof', headings: heading('Welkom bij Hondentrimsalon Rekelhof') };
    expect(settledFor(salon, greeting, 'nl')?.heading.text).toBe('Hondentrimsalon Rekelhof in Zwolle');
  });

  it('say a noun that all services have once, and the hours', () => {
    const handyman = {
      name: 'Brackenfold & Sons',
      category: 'Handyman',
      city: 'Saint Augustine',
      country: 'US',
      service: ['Window repair', 'Gutter repair', 'Roof repair'],
      hours: 'Mon to Fri 08:00 to 17:00',
    };
    const text = settledFor(handyman, { title: 'Brackenfold', metaDescription: null, mainText: '' })?.description.text;
    expect(text).toContain('window, gutter and roof repair');
    expect(text).toContain('Monday to Friday, 8 am to 5 pm.');
  });

  it('describe a page by street, days and phone where little else is known, and by today’s short line', () => {
    const salon = {
      name: 'Haarhuis Rekelhof',
      category: 'Hair salon',
      city: 'Zwolle',
      country: 'NL',
      street: 'Kapelweg 12',
      hours: 'Tue to Sat 09:00 to 17:30, or by appointment',
      phone: '038 555 01 33',
    };
    const described = (over: Partial<typeof salon>, metaDescription: string | null) =>
      settledFor({ ...salon, ...over }, { title: 'Haarhuis Rekelhof', metaDescription, mainText: '' }, 'nl')
        ?.description.text;
    expect(described({}, null)).toMatch(
      /^Haarhuis Rekelhof in Zwolle, Kapelweg 12\. .*dinsdag tot en met zaterdag.*\. Telefoon 038 555 01 33\.$/,
    );
    expect(described({}, 'Kapper voor het hele gezin')).toMatch(
      /^Kapper voor het hele gezin in Zwolle, Kapelweg 12\. /,
    );
    expect(described({ street: 'Kapelweg' }, null)).toBe('');
    expect(described({ category: '' }, null)).toBe('');
  });

  it('describe a page by its areas and phone, by more services, or by a sentence about the whole business', () => {
    const foot = { name: 'Pedicure Rekelhof', category: 'Podiatrist', city: 'Zwolle', country: 'NL' };
    const page = { title: 'Pedicure Rekelhof', metaDescription: null, mainText: '' };
    const described = (over: Readonly<Record<string, string | string[]>>) =>
      settledFor({ ...foot, phone: '+31 38 555 01 33', ...over }, page, 'nl')?.description.text;
    expect(described({ area: ['Hattem', 'Kampen', 'Raalte'] })).toMatch(
      /Zwolle\. Ook in Hattem, Kampen en Raalte\. Telefoon/,
    );
    const service = ['Eeltbehandeling', 'Nagelherstel', 'Wondzorg', 'Massage', 'Voetanalyse'];
    expect(described({ service })).toMatch(/massage en voetanalyse\. Telefoon/);
    const sentence = 'Pedicure Rekelhof is een pedicure voor kwetsbare voeten, gespecialiseerd in reuma en diabetes.';
    expect(described({ phone: '', sentence })).toContain(sentence);
    // Neither a street with a telephone nor a title of two words says anything.
    expect(described({ street: 'Kapelweg 12, eerste verdieping aan de achterzijde' })).toBe('');
    const title = 'Zwolle Pedicure | Rekelhof';
    expect(settledFor({ ...foot, sentence }, { ...page, title }, 'nl')?.description.text).not.toMatch(
      /^Zwolle Pedicure\. /,
    );
  });

  it('stand behind a list of trades, and never behind an item with a comma', () => {
    const firm = { name: 'Falk', category: 'Plumber', city: 'Duluth', country: 'US' };
    const headings = heading('Experts in Plumbing, Heating and Cooling');
    expect(settledFor(firm, { title: 'Falk', headings })?.heading.text).toBe(
      'Experts in Plumbing, Heating and Cooling in Duluth',
    );
    const vet = {
      ...firm,
      category: 'Veterinarian',
      service: ['Check-ups, vaccines', 'X-rays', 'Surgery', 'Dental care'],
    };
    const page = { title: 'Falk', metaDescription: null, mainText: '' };
    expect(settledFor({ ...vet, phone: '218-555-0133' }, page)?.description.text).not.toContain('Check-ups');
  });

  it('are written for no section of a page, no line before a list, and no slogan behind a name', () => {
    const headingFor = (category: string, ...texts: string[]) =>
      settledFor(
        { name: 'Falk', category, city: 'Duluth', country: 'US' },
        { title: 'Falk', headings: texts.map((text) => ({ level: 1 as const, text })) },
      )?.heading.text;
    expect(headingFor('Plumber', 'We also repair drains such as:')).toMatch(/lumber in Duluth/);
    expect(headingFor('Plumber', 'Falk joy in drains')).not.toMatch(/in drains in/);
    expect(headingFor('Restaurant', 'Welcome to Falk', 'Menu')).not.toContain('Menu');
  });

  it('get no second place, and keep the capitals of whose the business is', () => {
    const firm = { name: "Harper's Gutters", category: 'Gutter service', city: 'Kalden', country: 'US' };
    const text = 'Gutters in Elkhead Valley. Known across the valley.';
    const page = { title: 'Home', headings: heading('Elkhead Valley Gutter Cleaning Done Right'), mainText: text };
    expect(settledFor(firm, page)?.heading.text ?? '').not.toContain('Kalden');
    const sold = { ...firm, service: ["Harper's Gutter Guards", 'Gutter Cleaning', 'Gutter Repair'] };
    expect(settledFor(sold, { title: 'Home', metaDescription: null })?.description.text).toContain(
      "Harper's gutter guards",
    );
  });

  it('keep a slogan whole behind what and where', () => {
    const firm = { name: 'Falk', category: 'Plumber', city: 'Duluth', country: 'US', service: ['Copper roofs'] };
    const worded = (text: string) => settledFor(firm, { title: 'Falk', headings: heading(text) })?.heading.text;
    expect(worded('Copper roofs, made to last.')).toBe('Plumber in Duluth: Copper roofs, made to last');
    // A question, a second place, and what is too long for a heading stay as they are.
    const others = [
      'Copper roofs, again?',
      'Copper roofs, and Minneapolis',
      `Copper roofs${', made to last'.repeat(4)}`,
    ];
    for (const one of others) expect(worded(one), one).not.toContain(': Copper');
  });

  it('stay whole around the town, but for praise in front', () => {
    const firm = { name: 'Falk Plumbing', category: 'Plumber', city: 'Duluth', country: 'US' };
    const worded = (text: string) => settledFor(firm, { title: 'Falk', headings: heading(text) })?.heading.text;
    expect(worded('Falk Plumbing Warmth for every soul')).toBe('Falk Plumbing in Duluth: Warmth for every soul');
    expect(worded('Plumbing – so that nothing drips')).toBe('Plumbing in Duluth – so that nothing drips');
    expect(worded('Plumbing for barns and older houses')).toBe('Plumbing in Duluth for barns and older houses');
  });

  it('describe a page with the town behind the name', () => {
    const firm = { name: 'Falk Plumbing', category: 'Plumber', city: 'Duluth', country: 'US' };
    const metaDescription =
      'Falk Plumbing provides plumbing and tiling, copper roofs and slate walls, and answers the phone on Sundays.';
    expect(settledFor(firm, { title: 'Falk', metaDescription })?.description.text).toBe(
      metaDescription.replace('Plumbing provides', 'Plumbing in Duluth provides'),
    );
  });

  it('name the trade in front of a name where today’s says it, and come sooner in another order', () => {
    const firm = { name: 'Elektrofalk Werkstatt', category: 'Electrician', city: 'Kassel', country: 'DE' };
    const title = 'Elektrofalk Werkstatt | Der freundliche Elektriker in der Nachbarschaft';
    expect(settledFor(firm, { title }, 'de')?.title.text).toBe('Elektriker in Kassel | Elektrofalk Werkstatt');
    const late = 'Falkenauer Gesellschaft zur Pflege des Hauses — Elektriker für Altbau und Neubau in Kassel';
    expect(settledFor({ ...firm, name: 'Falkenauer Gesellschaft' }, { title: late }, 'de')?.title).toMatchObject({
      gains: ['cutOff'],
      text: late.split(' — ').toReversed().join(' | '),
    });
  });

  it('are kept while the trade is unknown and they tell more than name and place', () => {
    const guests = { name: 'Falkenhof', city: 'Duluth', country: 'US' };
    const title = 'Falkenhof Duluth | A quiet cabin with a stove';
    expect(settledFor(guests, { title })?.title.outcome).toBe('keep');
    expect(settledFor(guests, { title: 'Falkenhof Duluth | Cabin' })?.title.outcome).toBe('ask');
  });

  it('end in the town where a slogan ends in the trade', () => {
    const practice = { name: 'Falk', category: 'Physical therapist', city: 'Getafe', country: 'ES' };
    const worded = (text: string) =>
      settledFor(practice, { title: 'Falk', headings: heading(text), mainText: text }, 'es')?.heading.text;
    expect(worded('Vuelve a caminar ligero gracias a la fisioterapia')).toBe(
      'Vuelve a caminar ligero gracias a la fisioterapia en Getafe',
    );
  });

  it('take over since when a slogan says', () => {
    const firm = { name: 'Falk', category: 'Plumber', city: 'Duluth', country: 'US' };
    expect(settledFor(firm, { title: 'Falk', headings: heading('Masterly quality since 1974') })?.heading.text).toMatch(
      /^Plumber in Duluth since 1974$/,
    );
    const nameless = { category: 'Plumber', city: 'Duluth', country: 'US' };
    const worded = (text: string) => settledFor(nameless, { title: '', headings: heading(text) })?.heading.text;
    expect([worded('Experience and care'), worded('Experience by Falkenau')]).toEqual([
      'Plumber in Duluth',
      'Plumber in Duluth: Experience by Falkenau',
    ]);
  });

  it('ask a business of the whole country for no town', () => {
    const movers = { name: 'Falk', category: 'Moving company', city: 'Duluth', country: 'US' };
    const title = 'Falk | Moving company, nationwide';
    expect(settledFor(movers, { title })?.title).toMatchObject({ outcome: 'keep', text: title });
  });

  it('say the trade of a name once', () => {
    const salon = { name: 'Pedicuresalon Zuidhof', category: 'Nail salon', city: 'Emmen', country: 'NL' };
    const sheet = settledFor(salon, { title: 'Pedicuresalon Zuidhof - Home' }, 'nl');
    expect(sheet?.title.text).not.toMatch(/edicuresalon.*edicuresalon/);
  });
});
