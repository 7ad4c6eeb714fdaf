import { expect, it } from 'vitest';
import { aMaterial, anOutlinePage } from '#test/writing-material.ts';
import { changeHome } from './home-change.ts';

const NO_TEXTS = { title: null, description: null, heading: null, opening: null, questions: [] };

function demoted(...texts: string[]): readonly string[] {
  const whole = aMaterial();
  const pages = [anOutlinePage({ headings: texts.map((text) => ({ level: 1, text })) })];
  return changeHome({ ...whole, outline: { ...whole.outline, pages } }, NO_TEXTS).demoted;
}

it('keeps the main heading that says what and where, and makes the others smaller', () => {
  expect(demoted('Welcome', 'Plumber in Duluth', 'Our team')).toEqual(['Welcome', 'Our team']);
});

it('makes none smaller that reads like the main one', () => {
  expect(demoted('Plumber in Duluth', 'Plumber in Duluth')).toEqual([]);
  expect(demoted('Plumber in Duluth', 'Our team', 'Plumber in Duluth')).toEqual(['Our team']);
});

it('makes none smaller where none says what, where or who', () => {
  expect(demoted('See our offer', 'Our smile', 'Follow us')).toEqual([]);
});

it('makes none smaller that says what the others do not', () => {
  expect(demoted('Welcome to Duluth', 'Leak detection')).toEqual([]);
});

it('leaves to the owner what says too little and cannot be written, and says what is missing', () => {
  const whole = aMaterial();
  const pages = [
    anOutlinePage({ title: 'Plumber in Duluth', headings: [{ level: 1, text: 'The tap of the year, in Proctor' }] }),
  ];
  const { open } = changeHome({ ...whole, outline: { ...whole.outline, pages } }, NO_TEXTS);
  expect(open.map(({ part }) => part)).toEqual(['description', 'heading']);
  expect(open.at(-1)?.why).toContain('what you do');
});

it('writes no first sentence that repeats the main heading', () => {
  const whole = aMaterial();
  const { description } = whole.analysis.factors;
  const checks = description.checks
    .slice(0, 1)
    .map((one) => ({ ...one, id: 'description.opening', status: 'fail' as const }));
  const factors = { ...whole.analysis.factors, description: { ...description, checks } };
  const outline = { ...whole.outline, pages: [anOutlinePage({ headings: [{ level: 1, text: 'Hello' }] })] };
  const openingBelow = (heading: string) =>
    changeHome(
      { ...whole, outline, analysis: { ...whole.analysis, factors } },
      { ...NO_TEXTS, heading, opening: 'Harbor & Pine Plumbing: plumber in Duluth.' },
    ).opening;
  expect(openingBelow('Plumber in Duluth')).not.toBeNull();
  expect(openingBelow('Harbor & Pine Plumbing: Plumber in Duluth')).toBeNull();
});
