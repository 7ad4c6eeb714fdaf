import { describe, expect, it } from 'vitest';
import { CATEGORIES, CATEGORIES_BY_LABEL } from '../facts/category/category-tables.ts';
import { foldText } from '../facts/language/fold-text.ts';
import { WRITTEN_TERMS } from '../facts/language/written-terms.ts';

describe('categories', () => {
  it('have a label of their own, whatever its case', () => {
    const labels = CATEGORIES.map(({ label }) => foldText(label));
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  });

  it('are under categories that exist, and never under themselves', () => {
    for (const { label, under } of CATEGORIES) {
      const above = new Set([label]);
      for (let one = under; one !== undefined; one = CATEGORIES_BY_LABEL.get(one)?.under) {
        expect(CATEGORIES_BY_LABEL.has(one), `${label} is under ${one}`).toBe(true);
        expect(above.has(one), `${label} is under itself`).toBe(false);
        above.add(one);
      }
    }
  });

  it('have terms as texts are looked through for: folded, with no mark but the asterisk', () => {
    const odd = WRITTEN_TERMS.filter(({ text }) => text !== foldText(text).trim() || /[,~?^!|]/.test(text));
    expect(odd.map(({ category, language, text }) => `${category.label} ${language}: ${text}`)).toEqual([]);
  });

  it('have a gender with each noun where the language has genders', () => {
    for (const { label, nouns } of CATEGORIES) {
      expect(nouns.en.gender, `${label} en`).toBeNull();
      expect(nouns.de.gender, `${label} de`).toMatch(/^[mfn]$/);
      for (const language of ['fr', 'es'] as const)
        expect(nouns[language].gender, `${label} ${language}`).toMatch(/^[mf]$/);
    }
  });
});
