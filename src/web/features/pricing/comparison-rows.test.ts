import { describe, expect, it } from 'vitest';
import { PLANS } from '#shared/product/plan-names.ts';
import { hasRight, PLAN_TERMS, RIGHTS } from '#shared/product/rights.ts';
import { comparisonGroups } from './comparison-rows.ts';

const rows = comparisonGroups().flatMap((group) => group.rows);

describe('the comparison of plans', () => {
  it('has one row for every right and every amount of the table', () => {
    const keys = [...Object.keys(RIGHTS), ...Object.keys(PLAN_TERMS.free.limits)];
    expect(rows.map(({ key }) => key).sort()).toEqual(keys.sort());
  });

  it('says of every right exactly what the server decides by', () => {
    for (const [right, words] of Object.entries(RIGHTS)) {
      const row = rows.find(({ key }) => key === right);
      expect(row).toMatchObject(words);
      for (const plan of PLANS) {
        const isIncluded = PLAN_TERMS[plan].rights[row?.key as keyof typeof RIGHTS];
        expect(row?.cells[plan]).toEqual({
          isIncluded,
          words: isIncluded ? 'Included' : 'Not included',
          isAmount: false,
        });
      }
    }
  });

  it('puts a right under the first plan that has it', () => {
    const [free, pro, agency] = comparisonGroups();
    expect(free?.rows.every(({ cells }) => cells.free.isIncluded)).toBe(true);
    expect(pro?.rows.every(({ cells }) => !cells.free.isIncluded && cells.pro.isIncluded)).toBe(true);
    expect(agency?.rows.every(({ cells }) => !cells.pro.isIncluded && cells.agency.isIncluded)).toBe(true);
    expect(hasRight('pro', 'keywordTools')).toBe(true);
  });

  it('shows amounts as they are, nothing as not included, no end as such', () => {
    const cells = (key: string) => rows.find((row) => row.key === key)?.cells;
    expect(cells('keywords')?.free).toEqual({ isIncluded: true, words: '4', isAmount: true });
    expect(cells('keywords')?.pro.words).toBe('All');
    expect(cells('auditHistoryDays')?.free.words).toBe('30 days');
    expect(cells('bulkUrls')?.pro).toMatchObject({ isIncluded: false, isAmount: false });
    expect(cells('bulkUrls')?.agency.words).toBe('50');
  });
});
