import { describe, expect, it } from 'vitest';
import type { Keyword, KeywordStrategy } from '#shared/api/keywords.ts';
import { keywordFileName, writeKeywordCsv } from './keyword-csv.ts';
import { filterRows, listKeywordRows, noFilters, placementOptions, toggled, toggledAll } from './keyword-rows.ts';

function keyword(text: string, part: Partial<Keyword> = {}): Keyword {
  return {
    keyword: text,
    rationale: `Why ${text}`,
    intent_stage: 'Transactional',
    priority_score: 3,
    suggested_gbp_placements: ['Services'],
    suggested_on_site_targets: [],
    example_post_prompt: `Write about ${text}`,
    geo_modifiers: [],
    ...part,
  };
}

const strategy: KeywordStrategy = {
  business: { name: 'Harbor & Pine' },
  clusters: [
    {
      cluster_label: 'Repair',
      keywords: [
        keyword('café pipe repair', { priority_score: 3, intent_stage: 'Local Intent', geo_modifiers: ['Duluth'] }),
        keyword('pipe repair', { priority_score: 5, intent_stage: 'Commercial Investigation' }),
      ],
    },
    {
      cluster_label: 'Heaters',
      keywords: [
        keyword('water heater', { priority_score: 5, suggested_on_site_targets: ['Title', 'FAQ'] }),
        keyword('pipe repair', { priority_score: 3 }),
      ],
    },
  ],
};
const rows = listKeywordRows(strategy);
const idsOf = (filters: Partial<typeof noFilters>) =>
  filterRows(rows, { ...noFilters, ...filters }).map(({ id }) => id);

it('sorts by priority, then by intent, and keeps equal phrases of two clusters apart', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    'Heaters\nwater heater',
    'Repair\npipe repair',
    'Heaters\npipe repair',
    'Repair\ncafé pipe repair',
  ]);
});

describe('filterRows', () => {
  it.each([
    [{ search: '  CAFE  repair ' }, ['Repair\ncafé pipe repair']],
    [{ search: 'duluth' }, ['Repair\ncafé pipe repair']],
    [{ search: 'heaters' }, ['Heaters\nwater heater', 'Heaters\npipe repair']],
    [{ search: 'nothing such' }, []],
    [{ intent: 'Local Intent' as const }, ['Repair\ncafé pipe repair']],
    [{ priority: 5 }, ['Heaters\nwater heater', 'Repair\npipe repair']],
    [{ placement: 'FAQ' }, ['Heaters\nwater heater']],
    [{ priority: 5, intent: 'Local Intent' as const }, []],
  ])('%j', (filters, expected) => expect(idsOf(filters)).toEqual(expected));
  it('lets everything through without filters', () => expect(idsOf({})).toHaveLength(4));
});

it('offers every placement once, by its letters', () => {
  expect(placementOptions(rows)).toEqual(['FAQ', 'Services', 'Title']);
});

it('selects and unselects one or all shown, and leaves what is not shown', () => {
  const one = toggled(new Set(), 'a');
  expect([[...one], [...toggled(one, 'a')]]).toEqual([['a'], []]);
  const all = toggledAll(new Set(['hidden']), rows);
  expect(all.size).toBe(5);
  expect([...toggledAll(all, rows)]).toEqual(['hidden']);
});

describe('the export', () => {
  it('runs nothing in a spreadsheet and claims no volume', () => {
    const [first] = listKeywordRows({
      ...strategy,
      clusters: [{ cluster_label: '=x', keywords: [keyword('@SUM(1)')] }],
    });
    const csv = writeKeywordCsv(first === undefined ? [] : [first]);
    expect(csv).toContain(`"'@SUM(1)","'=x",Transactional,3`);
    expect(csv.toLowerCase()).not.toContain('volume');
  });
  it.each([
    ['Harbor & Pine Plumbing', 'keywords-harbor-pine-plumbing-2026-11-21.csv'],
    ['../../etc', 'keywords-etc-2026-11-21.csv'],
    ['Éclair', 'keywords-eclair-2026-11-21.csv'],
    ['北京', 'keywords-business-2026-11-21.csv'],
  ])('names the file of %s', (name, expected) => expect(keywordFileName(name, '2026-11-21')).toBe(expected));
});
