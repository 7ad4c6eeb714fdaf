import { describe, expect, it } from 'vitest';
import type { BusinessSummary } from '#shared/api/history.ts';
import { arrangeBusinesses, countFilters, writeBusinessCsv } from './client-list.ts';

function business(id: string, given: Partial<BusinessSummary> & { readonly of?: readonly (number | null)[] } = {}) {
  const { of = [60], ...rest } = given;
  const at = '2026-11-03T09:42:00.000Z';
  return {
    businessId: id,
    domain: `${id}.example`,
    name: null,
    newestAuditId: `a-${id}`,
    newestAt: at,
    newestStatus: 'done',
    scores: of.map((score, index) => ({ auditId: `${id}${index}`, at, score })),
    scoreRange: { low: 40, high: 80 },
    subScores: { mapsReadiness: 50, aiReadiness: null },
    step: { title: 'Say what you do', effort: 'minutes', pointsGained: 3, gain: 'exact' },
    isWatched: false,
    ...rest,
  } satisfies BusinessSummary;
}

const list = [
  business('bakery', { name: 'Émile’s Bakery', of: [70, 64], newestAt: '2026-11-05T00:00:00.000Z' }),
  business('anvil', { of: [30, 45], isWatched: true, step: null }),
  business('cedar', { of: [81], step: { title: 'Add hours', effort: 'minutes', pointsGained: 9, gain: 'upTo' } }),
  business('dune', { of: [null], scoreRange: { low: 12, high: 88 } }),
];
const all = { search: '', order: 'gain', filter: 'all' } as const;
const idsOf = (view: Parameters<typeof arrangeBusinesses>[1]) =>
  arrangeBusinesses(list, view).map(({ businessId }) => businessId);

describe('the list of businesses', () => {
  it.each([
    ['gain', ['cedar', 'bakery', 'dune', 'anvil']],
    ['score', ['anvil', 'bakery', 'cedar', 'dune']],
    ['drop', ['bakery', 'anvil', 'cedar', 'dune']],
    ['newest', ['bakery', 'anvil', 'cedar', 'dune']],
    ['name', ['anvil', 'cedar', 'dune', 'bakery']],
  ] as const)('is put in order by %s', (order, ids) => {
    expect(idsOf({ ...all, order })).toEqual(ids);
  });

  it('is narrowed by band, watch, loss, and a part of name or website', () => {
    expect([...countFilters(list)]).toEqual([
      ['all', 4],
      ['poor', 1],
      ['mid', 1],
      ['good', 1],
      ['watched', 1],
      ['dropped', 1],
    ]);
    expect(idsOf({ ...all, filter: 'poor' })).toEqual(['anvil']);
    expect(idsOf({ ...all, filter: 'dropped' })).toEqual(['bakery']);
    expect(idsOf({ ...all, search: ' BAKERY ' })).toEqual(['bakery']);
    expect(idsOf({ ...all, search: 'example', filter: 'watched' })).toEqual(['anvil']);
  });

  it('is written as a table that no spreadsheet runs', () => {
    const [, first = '', second = ''] = writeBusinessCsv([
      business('evil', { name: '=HYPERLINK("x")', of: [50, 60] }),
      business('none', { of: [], scoreRange: null, step: null }),
    ]).split('\r\n');
    expect(first).toBe(
      `"'=HYPERLINK(""x"")",evil.example,60,40,80,Needs work,Say what you do,A few minutes,3,10,no,2026-11-03`,
    );
    expect(second).toBe(',none.example,,,,,,,,,no,2026-11-03');
  });
});
