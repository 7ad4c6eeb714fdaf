import { describe, expect, it } from 'vitest';
import { applyFactOverrides, type FactOverride } from './apply-fact-changes.ts';
import { applyOverrideChange, deriveOverrideChange, mergeFactOverrides } from './apply-fact-overrides.ts';
import type { Fact, FactChange, FactSheet } from './fact-sheet.ts';

const fact = (id: string, kind: Fact['kind'], value: string): Fact => ({
  id,
  kind,
  value,
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://plumber.example/', quote: value },
});
const FOUND: FactSheet = {
  businessId: 'b',
  language: 'en',
  facts: [
    fact('name', 'name', 'Harbor'),
    fact('year', 'foundedYear', '1987'),
    fact('drain', 'service', 'Drain cleaning'),
  ],
};
const AT = '2026-11-22T09:00:00.000Z';
const idOf = (kind: string, value: string) => (value === 'Drain cleaning' ? 'drain' : `${kind}-${value}`);

/** The sheet and the overrides after some changes, in sequence. */
function sheetAfter(...changes: FactChange[]): { sheet: FactSheet; words: FactOverride[]; names: (string | null)[] } {
  let words: FactOverride[] = [];
  const names: (string | null)[] = [];
  for (const change of changes) {
    const step = deriveOverrideChange(change, { sheet: applyFactOverrides(FOUND, words), words, idOf, at: AT });
    if (step === null) throw new Error('no such fact');
    words = applyOverrideChange(words, step);
    if (step.name !== undefined) names.push(step.name);
  }
  return { sheet: applyFactOverrides(FOUND, words), words, names };
}
const valuesOf = ({ sheet }: { sheet: FactSheet }, kind: Fact['kind']) =>
  sheet.facts.filter((one) => one.kind === kind).map(({ value, state }) => `${value} ${state}`);

describe('what an owner says of facts', () => {
  it('confirms, corrects, rejects and takes back', () => {
    expect(valuesOf(sheetAfter({ action: 'confirm', factId: 'year' }), 'foundedYear')).toEqual(['1987 confirmed']);
    const corrected = sheetAfter({ action: 'correct', factId: 'year', value: '1978' });
    expect(valuesOf(corrected, 'foundedYear')).toEqual(['1978 corrected']);
    expect(corrected.words[0]).toMatchObject({ foundValue: '1987', value: '1978' });
    expect(valuesOf(sheetAfter({ action: 'reject', factId: 'drain' }), 'service')).toEqual(['Drain cleaning rejected']);
    const undone = sheetAfter({ action: 'correct', factId: 'year', value: '1978' }, { action: 'undo', factId: 'year' });
    expect(undone.words).toEqual([]);
  });

  it('corrected twice remembers what was found first; corrected back is a confirmation', () => {
    const twice = sheetAfter(
      { action: 'correct', factId: 'year', value: '1978' },
      { action: 'correct', factId: 'year', value: '1979' },
    );
    expect(twice.words).toMatchObject([{ value: '1979', foundValue: '1987', state: 'corrected' }]);
    const back = sheetAfter(
      { action: 'correct', factId: 'year', value: '1978' },
      { action: 'correct', factId: 'year', value: '1987' },
    );
    expect(valuesOf(back, 'foundedYear')).toEqual(['1987 confirmed']);
  });

  it('adds, and rejecting what was added only takes it away', () => {
    const added = sheetAfter({ action: 'add', kind: 'service', value: 'Gas fitting' });
    expect(valuesOf(added, 'service')).toEqual(['Drain cleaning found', 'Gas fitting added']);
    const gone = sheetAfter(
      { action: 'add', kind: 'service', value: 'Gas fitting' },
      { action: 'reject', factId: 'service-Gas fitting' },
    );
    expect(gone.words).toEqual([]);
  });

  it('adding what is there confirms it, what was rejected brings it back, a second of one kind corrects', () => {
    const again = { action: 'add', kind: 'service', value: 'Drain cleaning' } as const;
    expect(valuesOf(sheetAfter(again), 'service')).toEqual(['Drain cleaning confirmed']);
    expect(valuesOf(sheetAfter({ action: 'reject', factId: 'drain' }, again), 'service')).toEqual([
      'Drain cleaning found',
    ]);
    const year = sheetAfter({ action: 'add', kind: 'foundedYear', value: '1990' });
    expect(valuesOf(year, 'foundedYear')).toEqual(['1990 corrected']);
  });

  it('gives a name to the corrections of the audit, not to the words', () => {
    const named = sheetAfter(
      { action: 'confirm', factId: 'name' },
      { action: 'correct', factId: 'name', value: 'Pine' },
    );
    expect(named.names).toEqual(['Pine']);
    expect(named.words).toEqual([]);
  });

  it('knows no fact that is not on the sheet', () => {
    expect(
      deriveOverrideChange({ action: 'confirm', factId: 'gone' }, { sheet: FOUND, words: [], idOf, at: AT }),
    ).toBeNull();
  });
});

it('of two owners’ words the first win and the others fill the gaps', () => {
  const word = (factId: string, kind: Fact['kind'], value: string): FactOverride => ({
    factId,
    kind,
    state: 'added',
    value,
    foundValue: null,
    at: AT,
  });
  const own = [word('a', 'service', 'one'), word('y1', 'foundedYear', '1987')];
  const other = [word('a', 'service', 'other'), word('b', 'service', 'two'), word('y2', 'foundedYear', '1990')];
  expect(mergeFactOverrides(own, other).map(({ factId, value }) => [factId, value])).toEqual([
    ['a', 'one'],
    ['y1', '1987'],
    ['b', 'two'],
  ]);
});
