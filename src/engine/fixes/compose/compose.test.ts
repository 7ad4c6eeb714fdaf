import { beforeAll, describe, expect, it } from 'vitest';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { profileRuleBreaks } from '#shared/fixes/profile-rule-breaks.ts';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { SAMPLE_SHEETS } from '#test/sample-fact-sheets.ts';
import { getBusinessTerms } from '../../factors/business-terms.ts';
import { verifyText } from '../verify/verify-text.ts';
import { composePosts } from '../write/compose-posts.ts';
import { composeTemplates } from '../write/compose-templates.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
import { businessWording, type KnownBusiness, spokenWording } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { composeHeadings } from './compose-headings.ts';
import { composeMeta } from './compose-meta.ts';
import { composeQa } from './compose-qa.ts';
import { getFirstWord } from './composed-text.ts';

const VARIANTS: readonly TextVariant[] = [0, 1, 2];
const YEAR = 2026;

const samples: [string, KnownBusiness][] = Object.entries(SAMPLE_SHEETS).map(([id, sheet]) => [
  id,
  { sheet, analysis: { websiteUrl: `https://${id.toLowerCase()}.example/` } },
]);
let recorded: ReadonlyMap<string, WritingMaterial>;
const businesses = (): [string, KnownBusiness][] => [
  ...samples,
  ...[...recorded].flatMap(([id, material]) =>
    inEveryLanguage(material).map((one): [string, KnownBusiness] => [`${id} ${one.sheet.language}`, one]),
  ),
];
const own = (): [string, KnownBusiness][] => [...samples, ...written()];
/** The recorded sites in a language that texts are written in. */
const written = () => [...recorded].filter(([, material]) => !businessWording(material).isForeign);

beforeAll(async () => {
  recorded = await readRecordedMaterials();
});

it('write nothing for a site in a language without wordings, rather than English', () => {
  const foreign = [...recorded.values()].filter((material) => spokenWording(material).isForeign);
  expect(foreign.length).toBeGreaterThan(0);
  for (const material of foreign) {
    expect(composeDescription(material, 0).text).toBe('');
    expect(composeHeadings(material, 0).ideas).toEqual([]);
    expect(composeQa(material, 24).filter(({ url }) => url === null)).toEqual([]);
    expect(composePosts(material)).toEqual([]);
    expect(composeTemplates(material, 0).size).toBe(0);
  }
});

/** Everything that must hold of any composed text. */
function expectGrounded(text: GroundedText, { sheet }: KnownBusiness, where: string) {
  const ids = new Set(sheet.facts.map(({ id }) => id));
  for (const sentence of text.sentences) for (const id of sentence.factIds) expect(ids, where).toContain(id);
  expect(text.text, where).toBe(text.sentences.map((sentence) => sentence.text).join(' '));
  expect(text.text, where).not.toMatch(/\{|\}|undefined|null| {2}|\s[.,;]|\.\./);
  expect(verifyText(text.text, sheet, YEAR).unsupported, `${where}: ${text.text}`).toEqual([]);
}

function expectNoRepeatedOpening(text: GroundedText, where: string) {
  const openings = text.sentences.map(getFirstWord);
  expect(new Set(openings).size, `${where}: ${text.text}`).toBe(openings.length);
}

/** The sentence without what is the business's own. */
function skeletonOf(sentence: string, { sheet }: KnownBusiness): string {
  const words = new Set(sheet.facts.flatMap(({ value }) => value.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []));
  return sentence
    .toLowerCase()
    .replace(/[\p{L}\p{N}’]+/gu, (word) => (words.has(word) || words.has(word.replace(/s$/, '')) ? '#' : word))
    .replace(/#(?:[\s,]+(?:and|und|et|y|#))*/g, '#');
}

describe('descriptions', () => {
  it('keep the rules of profiles and begin no two sentences alike', () => {
    for (const [id, business] of businesses()) {
      for (const variant of VARIANTS) {
        const text = composeDescription(business, variant);
        expect(text.text.length, id).toBeGreaterThan(0);
        expect(profileRuleBreaks(text.text), `${id}: ${text.text}`).toEqual([]);
        expectGrounded(text, business, `${id} ${variant}`);
        expectNoRepeatedOpening(text, id);
      }
    }
  });

  it('say category or name and the town in the first 250 characters', () => {
    for (const [id, business] of own()) {
      const { sheet } = business;
      const city = sheet.facts.find(({ kind }) => kind === 'city')?.value;
      const start = composeDescription(business, 0).text.slice(0, 250);
      // French draws "à Le Mans" together.
      if (city !== undefined) expect(start, id).toContain(city.replace(/^Le /, ''));
    }
    for (const [id, { analysis, ...material }] of written()) {
      const words = getBusinessTerms(analysis.business);
      const start = composeDescription({ ...material, analysis }, 0).text.slice(0, 250);
      if (words.knowsCategory)
        expect(words.namesCategory(start) || words.namesBusiness(start), `${id}: ${start}`).toBe(true);
    }
  });

  it('are long enough where facts carry it, and short where they do not', () => {
    for (const id of ['enPlumber', 'deElectric', 'frPlumber', 'esClinic']) {
      const sample = samples.find(([name]) => name === id)?.[1];
      for (const variant of VARIANTS) {
        const length = sample === undefined ? 0 : composeDescription(sample, variant).text.length;
        expect(length, `${id} ${variant}`).toBeGreaterThanOrEqual(350);
      }
    }
    const thin = samples.find(([name]) => name === 'enThin')?.[1];
    expect(thin === undefined ? '' : composeDescription(thin, 0).text).toMatch(
      /^Okafor Tailoring is .{5,60}Leicester[^.]*\.$/,
    );
  });

  it('are another text in each variant where there is something to say', () => {
    for (const [id, business] of own()) {
      const texts = new Set(VARIANTS.map((variant) => composeDescription(business, variant).text));
      if (business.sheet.facts.length >= 8) expect(texts.size, id).toBe(3);
    }
  });

  it('share no three sentences between two businesses', () => {
    const texts = own().map(([id, business]) => ({
      id,
      skeletons: composeDescription(business, 0).sentences.map(({ text }) => skeletonOf(text, business)),
    }));
    let shared = 0;
    let pairs = 0;
    for (const [place, one] of texts.entries()) {
      for (const other of texts.slice(place + 1)) {
        const both = one.skeletons.filter((skeleton) => other.skeletons.includes(skeleton));
        expect(both.length, `${one.id} and ${other.id}: ${both.join(' ')}`).toBeLessThan(3);
        shared += both.length / Math.max(1, Math.min(one.skeletons.length, other.skeletons.length));
        pairs += 1;
      }
    }
    expect(shared / pairs).toBeLessThan(0.1);
  });

  it('do not depend on the order in which kinds of facts are listed', () => {
    for (const [id, business] of own()) {
      const kinds = [...new Set(business.sheet.facts.map(({ kind }) => kind))].reverse();
      const facts = kinds.flatMap((kind) => business.sheet.facts.filter((fact) => fact.kind === kind));
      const turned = { ...business, sheet: { ...business.sheet, facts } };
      expect(composeDescription(turned, 1).text, id).toBe(composeDescription(business, 1).text);
    }
  });

  it('leave out what the owner rejected', () => {
    const [, business] = samples[0] ?? [];
    if (business === undefined) throw new Error('There are no samples.');
    const facts = business.sheet.facts.map((fact) =>
      fact.value === 'Drain cleaning' || fact.kind === 'foundedYear' ? { ...fact, state: 'rejected' as const } : fact,
    );
    for (const variant of VARIANTS) {
      const { text } = composeDescription({ ...business, sheet: { ...business.sheet, facts } }, variant);
      expect(text).not.toMatch(/drain|1987/i);
    }
  });
});

describe('headings', () => {
  it('are short, different and grounded', () => {
    for (const [id, business] of businesses()) {
      for (const variant of VARIANTS) {
        const { ideas, subheader } = composeHeadings(business, variant);
        expect(new Set(ideas.map(({ text }) => text)).size, id).toBe(ideas.length);
        for (const idea of [...ideas, subheader]) expectGrounded(idea, business, `${id} heading`);
        for (const { text } of ideas) {
          expect(text.length, text).toBeLessThanOrEqual(70);
          expect(text, id).not.toMatch(/\.$/);
        }
      }
    }
  });

  it('begin with one that names category and place, as the factor asks for', () => {
    for (const [id, { analysis, ...material }] of written()) {
      const words = getBusinessTerms(analysis.business);
      const text = composeHeadings({ ...material, analysis }, 0).ideas[0]?.text ?? '';
      if (words.knowsCategory && analysis.business.category !== null)
        expect(words.namesCategory(text), `${id}: ${text}`).toBe(true);
      if (words.knowsPlace) expect(words.namesPlace(text), `${id}: ${text}`).toBe(true);
    }
  });

  it('are five or six where category, town and two services are known', () => {
    for (const [id, business] of samples) {
      const known = (kind: string) => business.sheet.facts.filter((fact) => fact.kind === kind).length;
      if (known('category') + known('city') === 2 && known('service') > 1)
        expect(composeHeadings(business, 0).ideas.length, id).toBeGreaterThanOrEqual(5);
    }
  });
});

describe('titles and descriptions of pages', () => {
  it('fit into a search result and are grounded', () => {
    for (const [id, material] of recorded) {
      for (const one of inEveryLanguage(material)) {
        for (const page of one.outline.pages) {
          const { role, title, description } = composeMeta(one, page, 0);
          expect(title.text.length, title.text).toBeLessThanOrEqual(60);
          expect(description.text.length, description.text).toBeLessThanOrEqual(160);
          if (role !== 'other' && role !== 'service') expect(title.text, id).not.toBe('');
          for (const text of [title, description]) expectGrounded(text, one, `${id} ${page.url}`);
        }
      }
    }
  });

  it('name category and place on the home page and fill the space where facts allow', () => {
    for (const [id, material] of written()) {
      const [home] = material.outline.pages;
      if (home === undefined) throw new Error(`${id} has no home page.`);
      const { title, description } = composeMeta(material, home, 0);
      const words = getBusinessTerms(material.analysis.business);
      for (const { text } of [title, description]) {
        if (words.knowsPlace) expect(words.namesPlace(text), `${id}: ${text}`).toBe(true);
        if (words.knowsCategory) expect(words.namesCategory(text), `${id}: ${text}`).toBe(true);
      }
      const known = new Set(material.sheet.facts.map(({ kind }) => kind));
      if (known.has('phone') && known.has('street') && known.has('hours'))
        expect(description.text.length, `${id}: ${description.text}`).toBeGreaterThanOrEqual(140);
    }
  });

  it('differ between the pages of a site', () => {
    for (const [id, material] of recorded) {
      const titles = material.outline.pages.flatMap((page) => composeMeta(material, page, 0).title.text || []);
      expect(new Set(titles).size, `${id}: ${titles.join(' / ')}`).toBeGreaterThanOrEqual(
        Math.ceil(titles.length * 0.7),
      );
    }
  });
});
