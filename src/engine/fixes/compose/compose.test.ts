import { beforeAll, describe, expect, it } from 'vitest';
import type { GroundedText } from '#shared/fixes/grounded-text.ts';
import { inEveryLanguage, readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet, SAMPLE_SHEETS } from '#test/sample-fact-sheets.ts';
import { getBusinessTerms } from '../../factors/business-terms.ts';
import { verifyText } from '../verify/verify-text.ts';
import { composePosts } from '../write/compose-posts.ts';
import { composeTemplates } from '../write/compose-templates.ts';
import type { TextVariant, WritingMaterial } from '../writing-material.ts';
import { businessWording, type KnownBusiness } from './business-slots.ts';
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
/** The recorded sites in a language that texts are written in. */
const written = () => [...recorded].filter(([, material]) => !businessWording(material).isForeign);

beforeAll(async () => {
  recorded = await readRecordedMaterials();
});

it('write nothing for a site in a language without wordings, rather than English', () => {
  const foreign = [...recorded.values()].filter((material) => businessWording(material).isForeign);
  expect(foreign.length).toBeGreaterThan(0);
  for (const material of foreign) {
    expect(composeHeadings(material, 0).ideas).toEqual([]);
    expect(composeQa(material, 24, 0)).toEqual([]);
    expect(composePosts(material, 0)).toEqual([]);
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

describe('questions and answers', () => {
  it('are grounded, each asked once, and short enough to be quoted', () => {
    for (const [id, business] of businesses()) {
      const qa = composeQa(business, 52, 0);
      expect(new Set(qa.map(({ question }) => question)).size, id).toBe(qa.length);
      for (const { question, answer } of qa) {
        expect(question, id).toMatch(/^[¿\p{Lu}\p{N}\p{Lo}].*\?$/u);
        expect(answer.text.split(/\s+/).length, answer.text).toBeLessThanOrEqual(66);
        expectGrounded(answer, business, `${id} ${question}`);
        expectNoRepeatedOpening(answer, `${id} ${question}`);
      }
    }
  });

  it('give what is asked for and begin with what is asked most', () => {
    const plumber = samples.find(([id]) => id === 'enPlumber')?.[1];
    if (plumber === undefined) throw new Error('There is no plumber.');
    const eight = composeQa(plumber, 8, 0);
    expect(eight).toHaveLength(8);
    expect(composeQa(plumber, 52, 0).slice(0, 8)).toEqual(eight);
    expect(composeQa(plumber, 52, 0).length).toBeGreaterThan(30);
    const answers = eight.map(({ answer }) => answer.text).join(' ');
    for (const said of ['water heater repair', 'Hermantown', 'same-day service', '218-555-0123', '8 am'])
      expect(answers).toContain(said);
  });

  it('are not one for each day where little more is known than the hours', () => {
    const sheet = factSheet('en', { name: 'Velvet Fern', phone: '828-555-0177', hours: 'Mon to Sun 09:00 to 18:00' });
    const qa = composeQa({ sheet, analysis: { websiteUrl: 'https://velvetfern.example/' } }, 52, 0);
    expect(qa.length).toBeGreaterThan(1);
    expect(qa.map(({ question }) => question).join(' ')).not.toMatch(/Monday|Tuesday|Wednesday|Thursday|Friday/);
  });

  it('are other words in each variant', () => {
    for (const [id, business] of samples) {
      const [one, other] = [composeQa(business, 8, 0), composeQa(business, 8, 1)];
      if (one.length > 4)
        expect(
          other.map(({ answer }) => answer.text),
          id,
        ).not.toEqual(one.map(({ answer }) => answer.text));
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
