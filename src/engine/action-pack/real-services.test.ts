import { expect, it } from 'vitest';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { realServices } from './real-services.ts';

const HOME = anOutlinePage({ headings: [{ level: 1, text: 'Welcome' }] });
const LEAK_DETECTION = anOutlinePage({
  url: 'https://harborandpine.example/leak-detection',
  title: 'Leak detection in Duluth',
  headings: [{ level: 1, text: 'Leak detection' }],
});

function namesFor(label: string): string[] {
  const whole = aMaterial();
  const { business } = whole.analysis;
  const category = business.category === null ? null : { ...business.category, label };
  const material = {
    ...whole,
    analysis: { ...whole.analysis, business: { ...business, category, services: [] } },
    outline: { ...whole.outline, pages: [HOME, LEAK_DETECTION] },
  };
  return realServices(material, 'en').map(({ name }) => name);
}

it('drafts a page for each service where customers look for one, none for what a shop sells', () => {
  expect(namesFor('Plumber')).toHaveLength(4);
  expect(namesFor('Bakery')).toEqual([]);
});
