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
