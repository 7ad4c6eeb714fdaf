import { beforeAll, describe, expect, it } from 'vitest';
import type { OutlinePage } from '#shared/fixes/site-outline.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { readRecordedMaterials } from '#test/recorded-materials.ts';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage, aTalkativeMaterial } from '#test/writing-material.ts';
import { composeQa } from '../compose/compose-qa.ts';
import { indexFacts } from '../verify/fact-index.ts';
import { verifyText } from '../verify/verify-text.ts';
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

  it('are ideas from facts with a title and how to do it, without claims about the business', () => {
    for (const [site, material] of materials) {
      const ideas = composeContentIdeas(material);
      expect(ideas.length, site).toBeLessThanOrEqual(12);
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
        const claims = verifyText(index, own).unsupported.filter(
          ({ kind, words }) => kind === 'value' && /\d/.test(words),
        );
        if (material.sheet.language === 'en') expect(claims, idea).toEqual([]);
      }
    }
  });

  it('name one page for a service and none for a town', () => {
    const ideas = composeContentIdeas(of('us-roofer-elementor'));
    expect(ideas.filter((idea) => /Belgrade|Livingston|Three Forks/.test(idea))).toHaveLength(1);
    expect(ideas.some((idea) => idea.startsWith('Deepen your page about roof replacement\n'))).toBe(true);
    expect(ideas.some((idea) => idea.startsWith('A page of its own for '))).toBe(true);
  });

  it('make no page of what only says for whom it is, nor of the trade itself', () => {
    const { analysis, ...material } = aMaterial();
    const sheet = factSheet('fr', {
      category: 'Barber shop',
      city: 'Vannes',
      service: ['Prestation enfant', 'Prestations homme', 'Barbier', 'Rasage au coupe-chou'],
    });
    const business = { ...analysis.business, category: { label: 'Barber shop', schemaType: null }, services: [] };
    const ideas = composeContentIdeas({ ...material, sheet, analysis: { ...analysis, business } }).join('\n');
    expect(ideas).toContain('A page of its own for rasage au coupe-chou');
    expect(ideas).not.toMatch(/enfant|homme|barbier/);
  });

  it('explain credentials on the page about the business, unless they have a page', () => {
    const page = (path: string, title: string) => anOutlinePage({ url: `https://rohr.example/${path}`, title });
    const { outline, ...material } = aMaterial();
    const sheet = factSheet('de', { category: 'Electrician', credential: ['Innungsbetrieb', 'Meisterbetrieb'] });
    const pages = [page('', 'Rohr'), page('weg', 'So arbeiten wir'), page('ueber-uns', 'Rohr seit 1950')];
    const ideaWith = (more: OutlinePage[]) =>
      composeContentIdeas({ ...material, sheet, outline: { ...outline, pages: [...pages, ...more] } }).find((idea) =>
        idea.startsWith('What your credentials mean'),
      );
    expect(ideaWith([])).toContain(
      'on the page “Rohr seit 1950” what stands behind “Innungsbetrieb”, “Meisterbetrieb”',
    );
    expect(ideaWith([page('innungsbetrieb', 'Was das heißt')])).toContain('what stands behind “Meisterbetrieb”');
  });

  it('are rewrites of what the site answers at length or late, and repeat no answer of the fix', () => {
    const material = aTalkativeMaterial();
    const rewrites = composeQaRewrites(material);
    const answers = composeQa(material, LIMITS.qaCount).map(({ answer }) => answer.text);
    expect(rewrites.map(({ currentStatus }) => currentStatus)).toEqual(['Answered at length', 'Answered at length']);
    for (const { exampleAnswer, exampleQuestion, pageSection } of rewrites) {
      expect(answers).not.toContain(exampleAnswer);
      expect(exampleAnswer).toMatch(/^We .* within two days\.$/);
      expect(pageSection).toContain(exampleQuestion);
    }
  });
});
