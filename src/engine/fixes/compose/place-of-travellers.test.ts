import { describe, expect, it } from 'vitest';
import { factSheet } from '#test/sample-fact-sheets.ts';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { buildActionPack } from '../../action-pack/build-action-pack.ts';
import { composePackTexts } from '../../action-pack/compose-pack-texts.ts';
import { businessWording } from './business-slots.ts';
import { composeDescription } from './compose-description.ts';
import { composeQa } from './compose-qa.ts';

/** A business whose post goes to a village, with the towns where it works. */
function material(isServiceArea: boolean | null) {
  const { sheet } = aMaterial();
  const { facts } = factSheet('en', { city: ['Little Post'], region: ['MN'], area: ['Duluth', 'Cloquet'] });
  const others = sheet.facts.filter(({ kind }) => !['city', 'region', 'area', 'street'].includes(kind));
  const outline = { pages: [anOutlinePage()], statedFacts: [], robotsTxt: null };
  return aMaterial({ sheet: { ...sheet, facts: [...others, ...facts], isServiceArea }, outline });
}

describe('where a business is, in its texts', () => {
  it('is the first of its areas where it travels', () => {
    const { slots, areas } = businessWording(material(true));
    expect(slots.get('city')?.text).toBe('Duluth');
    expect(areas.map(({ text }) => text)).toEqual(['Cloquet']);
  });

  it.each([false, null])('is the town of its address elsewhere (%s)', (isServiceArea) => {
    expect(businessWording(material(isServiceArea)).slots.get('city')?.text).toBe('Little Post');
  });

  it('its street is said only where customers come', () => {
    const { sheet } = material(true);
    const street = factSheet('en', { street: ['Mill Lane 4'] }).facts;
    const travelling = aMaterial({ sheet: { ...sheet, facts: [...sheet.facts, ...street] } });
    expect(businessWording(travelling).slots.has('street')).toBe(false);
    const shop = { ...material(false).sheet, facts: [...material(false).sheet.facts, ...street] };
    expect(businessWording(aMaterial({ sheet: shop })).slots.get('street')?.text).toBe('Mill Lane 4');
  });

  it('nobody is asked to come to a business that travels, and its towns are one list', () => {
    const travelling = material(true);
    for (const variant of [0, 1, 2] as const) {
      const questions = composeQa(travelling, 40).flatMap(({ question, answer }) => [question, answer.text]);
      const description = composeDescription(travelling, variant).text;
      for (const text of [description, ...questions])
        expect(text).not.toMatch(/come to (?:us|\S+ for)|our doors|come and see|find us at|reasons? for a visit/i);
      expect(description.split('Cloquet').length).toBeLessThanOrEqual(2);
    }
  });

  it('its pack names the town where it works, in every text and bundle', () => {
    const travelling = material(true);
    const texts = composePackTexts(travelling, 'en');
    for (const text of [texts.title, texts.heading, texts.opening]) expect(text).toContain('Duluth');
    expect(JSON.stringify(texts)).not.toContain('Little Post');
    const { pack } = buildActionPack(travelling, texts);
    expect(pack.bundles.map(({ city }) => city)).toEqual(pack.bundles.map(() => 'Duluth'));
  });

  it('the village is in no description and in no answer', () => {
    for (const variant of [0, 1, 2] as const) {
      const answers = composeQa(material(true), 40).map(({ answer }) => answer.text);
      for (const text of [composeDescription(material(true), variant).text, ...answers])
        expect(text).not.toContain('Little Post');
    }
  });
});
