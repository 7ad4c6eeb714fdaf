import { expect, it } from 'vitest';
import { FACT_KINDS, type Fact } from '#shared/fixes/fact-sheet.ts';
import { describeFactOrigin, describeFactState, factGroups } from './fact-groups.ts';

const fact = (over: Partial<Fact>): Fact => ({
  id: 'x',
  kind: 'service',
  value: 'Drain cleaning',
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://plumber.example/', quote: 'Drain cleaning' },
  ...over,
});

it('shows every kind of fact in one group', () => {
  const facts = FACT_KINDS.map((kind) => fact({ id: kind, kind }));
  const shown = factGroups({ facts }).flatMap((group) => group.facts.map(({ kind }) => kind));
  expect(shown.toSorted()).toEqual([...FACT_KINDS].toSorted());
});

it('counts what the owner has not looked at', () => {
  const groups = factGroups({
    facts: [fact({}), fact({ id: 'y', state: 'confirmed' }), fact({ id: 'z', state: 'rejected' })],
  });
  expect(groups.find(({ id }) => id === 'what')?.openCount).toBe(1);
});

it('shows the state of a fact and its source', () => {
  expect(describeFactState(fact({}))).toBeNull();
  expect(describeFactState(fact({ state: 'rejected' }))).toBe('Wrong, not used');
  const own = fact({ origin: { kind: 'owner', at: '2026-11-22T09:00:00Z' } });
  expect([describeFactState(own), describeFactOrigin(own)]).toEqual([
    'Stated by you',
    'You told us this on Nov 22, 2026.',
  ]);
  const file = fact({ origin: { kind: 'takeout', at: '2026-11-22T09:00:00Z', file: 'Harbor' } });
  expect(describeFactState(file)).toBe('From Google Takeout');
});
