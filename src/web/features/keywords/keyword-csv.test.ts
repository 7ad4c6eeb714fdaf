import { expect, it } from 'vitest';
import { keywordFileName, writeKeywordCsv } from './keyword-csv.ts';
import type { KeywordRow } from './keyword-rows.ts';

const row: KeywordRow = {
  id: 'r1',
  keyword: '=cmd',
  cluster: 'Frozen pipes',
  rationale: 'Customers say it.',
  intent_stage: 'Transactional',
  priority_score: 5,
  suggested_gbp_placements: ['Services', 'Posts'],
  suggested_on_site_targets: ['FAQ'],
  example_post_prompt: 'Write about it.',
  geo_modifiers: ['Duluth'],
};

it('chosen keywords are a table of a row each, in which no cell is a formula', () => {
  const [heading, ...rows] = writeKeywordCsv([row]).trim().split('\r\n');
  expect(heading).toMatch(/Keyword,Cluster,Intent,/);
  expect(rows).toEqual([
    `"'=cmd",Frozen pipes,Transactional,5,Customers say it.,"Services; Posts",FAQ,Write about it.,Duluth`,
  ]);
});

it('their file is named after the business and the day', () => {
  expect(keywordFileName('Harbor & Pine Plumbing', '2026-11-21')).toBe('keywords-harbor-pine-plumbing-2026-11-21.csv');
});
