import { beforeAll, describe, expect, it } from 'vitest';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { businessWording } from '../compose/business-slots.ts';
import { composeQa } from '../compose/compose-qa.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyWith } from '../verify/verify-text.ts';
import type { WritingMaterial } from '../writing-material.ts';
import { composeContentIdeas } from './compose-content-ideas.ts';
import { composeQaRewrites } from './compose-qa-rewrites.ts';

describe('what is suggested to write next', () => {
  let materials: ReadonlyMap<string, WritingMaterial>;
  beforeAll(async () => {
    materials = await readRecordedMaterials();
  });
  const of = (site: string): WritingMaterial => {
    const material = materials.get(site);
    if (material === undefined) throw new Error(`No site ${site}`);
    return material;
  };

  it('are ten to twenty ideas with a title and how to do it, without claims about the business', () => {
    for (const [site, material] of materials) {
      const ideas = composeContentIdeas(material, 0);
      expect(ideas.length, site).toBeGreaterThanOrEqual(9);
      expect(ideas.length).toBeLessThanOrEqual(20);
      expect(new Set(ideas.map((idea) => idea.split('\n')[0])).size).toBe(ideas.length);
      const index = indexFacts({ ...material.sheet, language: 'en' }, 2026);
      for (const idea of ideas) {
        const [title = '', how = '', ...rest] = idea.split('\n');
        expect(rest).toEqual([]);
        expect(title.length).toBeLessThan(80);
        expect(how.split(/(?<=[.!?”])\s/).length, idea).toBeGreaterThanOrEqual(2);
        // Words of the site are quoted; how many photos to take or questions to collect is said to the owner, not of the business.
        const own = idea.replace(/“[^”]*”/g, 'it');
        // They are advice, not a text of the business: its own words need no fact, figures do.
        const claims = verifyWith(index, own).unsupported.filter(
          ({ kind, words }) => kind === 'value' && /\d/.test(words),
        );
        if (material.sheet.language === 'en') expect(claims, idea).toEqual([]);
      }
    }
  });

  it('put the right article before a trade that begins with a vowel', () => {
    const material = of('us-roofer-elementor');
    const facts = material.sheet.facts.map((fact) =>
      fact.kind === 'category' ? { ...fact, value: 'Auto repair shop' } : fact,
    );
    const titles = composeContentIdeas({ ...material, sheet: { ...material.sheet, facts } }, 0).map(
      (idea) => idea.split('\n')[0],
    );
    expect(titles).toContain('Questions to ask an auto repair shop before deciding');
  });

  it('name one page for a service and none for a town', () => {
    const ideas = composeContentIdeas(of('us-roofer-elementor'), 0);
    expect(ideas.filter((idea) => /Belgrade|Livingston|Three Forks/.test(idea))).toHaveLength(1);
    expect(ideas.some((idea) => idea.startsWith('Deepen your page about roof replacement\n'))).toBe(true);
    expect(ideas.some((idea) => idea.startsWith('A page of its own for '))).toBe(true);
  });

  it('are rewrites with an example that the facts carry', () => {
    for (const [site, material] of materials) {
      const answers = composeQa(material, 30, 0).map(({ answer }) => answer.text);
      const rewrites = composeQaRewrites(material, 0);
      if (businessWording(material).isForeign) continue;
      expect(rewrites.length, site).toBeGreaterThan(0);
      expect(rewrites.length).toBeLessThanOrEqual(12);
      for (const { pageSection, exampleQuestion, exampleAnswer, issue, suggestion } of rewrites) {
        // Composed answers are held against the facts where they are composed.
        expect(answers).toContain(exampleAnswer);
        expect(pageSection).toMatch(/^\p{Lu}/u);
        expect(exampleQuestion).toMatch(/[?？]$/);
        expect(issue).toMatch(/\.$/);
        expect(suggestion).toMatch(/\.$/);
      }
      expect(new Set(rewrites.map(({ exampleQuestion }) => exampleQuestion)).size).toBeGreaterThan(rewrites.length / 2);
    }
  });

  it.each([
    [null, 'Asked, not answered'],
    ['Yes.', 'Answered in a few words'],
    ['word '.repeat(120), 'Answered at length'],
    ['Great question, many ask it. We open at 8.', 'Answered late'],
    ['We always do our very own thing for everybody who comes along.', 'Answered without a fact'],
  ])('say of the answer %j: %s', (answer, status) => {
    const material = of('us-barber-godaddy');
    const question = {
      question: 'Do I need to book?',
      answer,
      url: material.outline.pages[0]?.url ?? '',
      place: 'text',
    } as const;
    const business = { ...material.analysis.business, questions: [question] };
    const [first] = composeQaRewrites({ ...material, analysis: { ...material.analysis, business } }, 0);
    expect(first).toMatchObject({ currentStatus: status, pageSection: 'Your home page: “Do I need to book?”' });
  });

  it('leave a good answer alone', () => {
    const material = of('us-barber-godaddy');
    const answer = 'The barbershop is open Tuesday to Friday from 9 am to 6 pm and on Saturday until 4 pm.';
    const question = {
      question: 'When are you open?',
      answer,
      url: material.analysis.websiteUrl,
      place: 'text',
    } as const;
    const business = { ...material.analysis.business, questions: [question] };
    const rewrites = composeQaRewrites({ ...material, analysis: { ...material.analysis, business } }, 0);
    expect(rewrites.every(({ currentStatus }) => currentStatus === 'Not asked')).toBe(true);
    expect(rewrites.some(({ exampleQuestion }) => exampleQuestion === 'When are you open?')).toBe(false);
  });
});
