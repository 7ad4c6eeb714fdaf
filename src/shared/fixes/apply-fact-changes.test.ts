import { describe, expect, it } from 'vitest';
import { applyFactOverrides, type FactOverride } from './apply-fact-changes.ts';
import { type Fact, type FactSheet, usableFacts } from './fact-sheet.ts';

const fact = (id: string, kind: Fact['kind'], value: string): Fact => ({
  id,
  kind,
  value,
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://plumber.example/', quote: value },
});
const sheet = (...facts: Fact[]): FactSheet => ({ businessId: 'b', language: 'en', facts });
const word = (over: Partial<FactOverride>): FactOverride => ({
  factId: 'year',
  kind: 'foundedYear',
  state: 'confirmed',
  value: null,
  foundValue: '1987',
  at: '2026-11-21T09:00:00Z',
  ...over,
});

describe('what the owner says of facts', () => {
  const found = sheet(fact('year', 'foundedYear', '1987'), fact('drain', 'service', 'Drain cleaning'));

  it('confirms, corrects and rejects what was found', () => {
    expect(applyFactOverrides(found, [word({})]).facts[0]).toMatchObject({ value: '1987', state: 'confirmed' });
    expect(applyFactOverrides(found, [word({ state: 'corrected', value: '1978' })]).facts[0]).toMatchObject({
      value: '1978',
      foundValue: '1987',
      state: 'corrected',
      origin: { kind: 'owner' },
    });
    const rejected = applyFactOverrides(found, [word({ state: 'rejected' })]);
    expect(rejected.facts[0]).toMatchObject({ state: 'rejected' });
    expect(usableFacts(rejected).map(({ id }) => id)).toEqual(['drain']);
  });

  it('outlives the audit that found the fact', () => {
    const later = sheet(fact('drain', 'service', 'Drain cleaning'));
    expect(applyFactOverrides(later, [word({})]).facts[1]).toMatchObject({ value: '1987', state: 'confirmed' });
    expect(applyFactOverrides(later, [word({ state: 'corrected', value: '1978' })]).facts[1]).toMatchObject({
      value: '1978',
    });
    expect(applyFactOverrides(later, [word({ state: 'rejected' })]).facts).toHaveLength(1);
  });

  it('outranks another value found later, where there can be one only', () => {
    const later = sheet(fact('other-year', 'foundedYear', '1990'), fact('drain', 'service', 'Drain cleaning'));
    const years = applyFactOverrides(later, [word({ state: 'corrected', value: '1978' })]).facts.filter(
      ({ kind }) => kind === 'foundedYear',
    );
    expect(years.map(({ value }) => value)).toEqual(['1978']);
  });

  it('adds beside what was found, where there can be several', () => {
    const added = word({ factId: 'own', kind: 'service', state: 'added', value: 'Gas fitting', foundValue: null });
    const services = applyFactOverrides(found, [added]).facts.filter(({ kind }) => kind === 'service');
    expect(services.map(({ value, state }) => [value, state])).toEqual([
      ['Drain cleaning', 'found'],
      ['Gas fitting', 'added'],
    ]);
  });
});
