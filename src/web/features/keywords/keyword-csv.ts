import { writeCsv } from '#shared/delimited/write-csv.ts';
import type { KeywordRow } from './keyword-rows.ts';

const heading = [
  'Keyword',
  'Cluster',
  'Intent',
  'Priority (1 to 5)',
  'Why',
  'On the profile',
  'On the website',
  'Post prompt',
  'Places',
];

/** The selected keywords as a table. There is no column for search volumes, because there is no source for them. */
export function writeKeywordCsv(rows: readonly KeywordRow[]): string {
  return writeCsv([
    heading,
    ...rows.map((row) => [
      row.keyword,
      row.cluster,
      row.intent_stage,
      String(row.priority_score),
      row.rationale,
      row.suggested_gbp_placements.join('; '),
      row.suggested_on_site_targets.join('; '),
      row.example_post_prompt,
      row.geo_modifiers.join('; '),
    ]),
  ]);
}

/** `keywords-harbor-pine-plumbing-2026-11-21.csv`: letters and digits only, safe on every file system. */
export function keywordFileName(businessName: string, day: string): string {
  const name = businessName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `keywords-${name === '' ? 'business' : name}-${day}.csv`;
}
