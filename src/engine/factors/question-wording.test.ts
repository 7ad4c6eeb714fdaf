import { describe, expect, it } from 'vitest';
import type { Address } from '#shared/audit/business.ts';
import type { QuestionTopic } from './question-topics.ts';
import { wordTopic } from './question-wording.ts';

function advise(
  label: string | null,
  topic: QuestionTopic,
  given: { isServiceArea?: boolean; areas?: string[]; address?: Address } = {},
) {
  const category = label === null ? null : { label, schemaType: null };
  return wordTopic(topic, {
    category,
    isServiceArea: given.isServiceArea ?? null,
    serviceAreas: given.areas ?? [],
    openingHours: null,
    address: given.address ?? null,
  }).action;
}

describe('wordTopic', () => {
  it.each([
    ['Plumber', 'availability', 'Answer how soon you can help'],
    ['Book store', 'availability', 'Answer how to order'],
    ['Cafe', 'availability', 'Answer how to get a table'],
    ['Holiday apartment rental', 'availability', 'Answer how to book'],
    ['Holiday apartment rental', 'hours', 'Answer when guests can arrive'],
    ['Plumber', 'cost', 'Answer what your work costs'],
    ['Book store', 'cost', 'Answer what it costs'],
    ['Plumber', 'area', 'Answer which towns you serve'],
    ['Book store', 'area', 'Answer how to get to you'],
  ] as const)('asks of a %s for its %s as customers do: %s', (label, topic, action) => {
    expect(advise(label, topic)).toBe(action);
  });

  it('asks for towns where the site says that it travels or names areas, and for the way where customers come', () => {
    expect(advise('Book store', 'area', { isServiceArea: true })).toBe('Answer which towns you serve');
    expect(advise('Book store', 'area', { areas: ['Leeds'] })).toBe('Answer which towns you serve');
    expect(advise('Dentist', 'area', { isServiceArea: false })).toBe('Answer how to get to you');
  });

  it('asks nobody for the way to a town without a street', () => {
    const address = { street: null, city: 'San Jose', region: null, postalCode: null, country: 'US' };
    expect(advise('Book store', 'area', { address })).toBe('Answer where you are or work');
    expect(advise('Book store', 'area', { address: { ...address, street: '4 Mill Lane' } })).toBe(
      'Answer how to get to you',
    );
  });

  it('asks an unknown trade in words that fit any, and for its towns where it says that it travels', () => {
    expect(advise(null, 'cost')).toBe('Answer what it costs');
    expect(advise(null, 'area', { isServiceArea: true })).toBe('Answer which towns you serve');
    expect(advise(null, 'area')).toBe('Answer where you are or work');
    expect(advise(null, 'hours')).toBe('Answer when people can reach you');
    expect(advise(null, 'availability')).toBe('Answer how people book or order');
  });
});
