import { expect, it } from 'vitest';
import { FACT_KINDS, type Fact, type FactSheet } from '#shared/fixes/fact-sheet.ts';
import {
  countFactRows,
  describeCounts,
  describeFactOrigin,
  describeFactState,
  describeWhere,
  factGroups,
  formatRowValue,
} from './fact-groups.ts';

const fact = (over: Partial<Fact>): Fact => ({
  id: 'x',
  kind: 'service',
  value: 'Drain cleaning',
  foundValue: null,
  state: 'found',
  origin: { kind: 'page', url: 'https://plumber.example/', quote: 'Drain cleaning' },
  ...over,
});

const rowsOf = (facts: readonly Fact[], open: FactSheet['open'] = []) =>
  factGroups({ facts: [...facts], open }, []).flatMap(({ rows }) => rows);

it('shows every kind of fact in one row', () => {
  const facts = FACT_KINDS.map((kind) => fact({ id: kind, kind }));
  const shown = rowsOf(facts).flatMap((row) => row.facts.map(({ kind }) => kind));
  expect(shown.toSorted()).toEqual([...FACT_KINDS].toSorted());
});

it('has a row for what every business should say, and none for the rest until it is known', () => {
  const ids = rowsOf([]).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['name', 'phone', 'address', 'hours', 'service', 'price', 'guarantee']));
  expect(ids).not.toContain('award');
  expect(rowsOf([fact({ kind: 'award' })]).map(({ id }) => id)).toContain('award');
});

it('finds what the owner has not looked at', () => {
  const facts = [fact({}), fact({ id: 'y', state: 'confirmed' }), fact({ id: 'z', state: 'rejected' })];
  const groups = factGroups({ facts }, []);
  expect(groups.flatMap(({ unreviewed }) => unreviewed.map(({ id }) => id))).toEqual(['x']);
});

it('shows nothing as known that its owner was not asked about yet, and all of it once confirmed', () => {
  const unsure = fact({ id: 's', kind: 'sentence', value: 'We came in 1998.', certainty: 'unsure' });
  const groups = factGroups({ facts: [unsure] }, []);
  expect(groups.flatMap(({ rows }) => rows.flatMap(({ facts }) => facts))).toEqual([]);
  expect(groups.flatMap(({ unreviewed }) => unreviewed)).toEqual([]);
  const sentences = [
    { ...unsure, state: 'confirmed' as const },
    fact({ id: 't', kind: 'sentence', value: 'Dana leads every job.' }),
  ];
  const shown = rowsOf(sentences).find(({ id }) => id === 'sentence');
  expect(shown?.facts).toEqual(sentences);
  expect(shown === undefined ? '' : formatRowValue(shown)).toBe('2 sentences');
});

it('asks about a claim of a single line in its row, as one to sort out', () => {
  const once = fact({ id: 'c', kind: 'credential', value: 'Fully insured', certainty: 'unsure' });
  const groups = factGroups({ facts: [once] }, []);
  expect(groups.flatMap(({ unreviewed }) => unreviewed)).toEqual([once]);
  expect(describeFactState(once)).toBe('Not sure: is it right?');
  expect(countFactRows(groups)).toMatchObject({ known: 0, open: 1 });
  expect(countFactRows(factGroups({ facts: [{ ...once, state: 'confirmed' }] }, []))).toMatchObject({
    known: 1,
    open: 0,
  });
});

it('counts each row once: several services are one fact, and what is wrong is neither known nor missing', () => {
  const facts = [fact({}), fact({ id: 'y' }), fact({ id: 'z', kind: 'hours', state: 'rejected' })];
  const none = countFactRows(factGroups({ facts: [] }, []));
  expect(none).toEqual({ known: 0, open: 0, missing: none.missing });
  const open = [{ kind: 'name' as const, values: ['Larkhill'] }];
  expect(countFactRows(factGroups({ facts, open }, []))).toEqual({ known: 1, open: 1, missing: none.missing - 3 });
});

it('asks about numbers that differ on the website, until the owner has looked at one', () => {
  const place = { url: '', place: 'footer' as const, name: null, address: null };
  const table = [{ ...place, phone: '218 555 0124', conflicts: ['phone' as const] }];
  const main = fact({ id: 'a', kind: 'phone', value: '(218) 555-0142' });
  const other = fact({ id: 'b', kind: 'phone', value: '(218) 555-0124' });
  const rivals = (facts: Fact[], napTable: Parameters<typeof factGroups>[1] = table) =>
    factGroups({ facts }, napTable).flatMap((group) => group.rows.flatMap((row) => row.rivals));
  expect(rivals([main])).toEqual([main.value, '218 555 0124']);
  expect(rivals([main, other])).toEqual([main.value, other.value]);
  expect(rivals([main], [{ ...place, phone: '218 555 0124', conflicts: ['name'] }])).toEqual([]);
  expect(rivals([{ ...main, state: 'confirmed' }, other])).toEqual([]);
  expect(rivals([])).toEqual([]);
  expect(countFactRows(factGroups({ facts: [main] }, table))).toMatchObject({ known: 1, open: 1 });
});

it.each([
  [{ known: 12, open: 1, missing: 9 }, '12 facts. One to sort out, 9 missing.'],
  [{ known: 1, open: 0, missing: 2 }, '1 fact. 2 missing.'],
  [{ known: 20, open: 2, missing: 0 }, '20 facts. 2 to sort out.'],
  [{ known: 20, open: 0, missing: 0 }, '20 facts.'],
])('says the counts in a line: %j', (counts, line) => {
  expect(describeCounts(counts)).toBe(line);
});

it('shows an address as on a letter, long lists by their beginning, and quotes by their number', () => {
  const address = [
    fact({ kind: 'street', value: '2114 Lantern St' }),
    fact({ kind: 'postalCode', value: '55802' }),
    fact({ kind: 'city', value: 'Duluth' }),
    fact({ kind: 'region', value: 'MN' }),
  ];
  expect(formatRowValue({ id: 'address', facts: address })).toBe('2114 Lantern St, Duluth, MN 55802');
  const town = [fact({ kind: 'city', value: 'Duluth' })];
  expect(formatRowValue({ id: 'address', facts: town })).toBe('Duluth');
  const services = Array.from({ length: 8 }, (_, at) => fact({ id: String(at), value: `S${at}` }));
  expect(formatRowValue({ id: 'service', facts: services })).toBe('S0, S1, S2, S3, S4, S5 and 2 more');
  const rejected = fact({ id: 'r', value: 'Hats', state: 'rejected' });
  expect(formatRowValue({ id: 'service', facts: [rejected, fact({})] })).toBe('Drain cleaning');
  expect(formatRowValue({ id: 'service', facts: [rejected] })).toBe('Hats');
  const quotes = services.map((one) => ({ ...one, kind: 'quote' as const }));
  expect(formatRowValue({ id: 'quote', facts: quotes })).toBe('8');
});

it('says where facts were found: the places, the one page, or the number of pages', () => {
  const about = fact({ origin: { kind: 'page', url: 'https://plumber.example/about', quote: '' } });
  expect(describeWhere([fact({})], 11)).toBe('Seen in 11 places');
  expect(describeWhere([fact({})], 1)).toBe('Home page');
  expect(describeWhere([about], 0)).toBe('/about');
  expect(describeWhere([about, fact({})], 0)).toBe('2 pages');
  expect(describeWhere([], 0)).toBeNull();
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
