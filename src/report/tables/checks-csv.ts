import type { Analysis } from '#shared/audit/analysis.ts';
import type { Check, CheckStatus } from '#shared/audit/check.ts';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';

const COLUMNS = [
  'Factor',
  'Check',
  'Check id',
  'Status',
  'Points',
  'Most points',
  'Share of the whole score (%)',
  'What was seen',
  'What to do',
  'Effort',
  'Evidence: page',
  'Evidence: words',
  'Rule',
  'Rule: address',
  'Rule: read on',
  'Would be measured by',
] as const;

const STATUS_WORDS = {
  pass: 'pass',
  partial: 'partly',
  fail: 'fail',
  notMeasured: 'not measured',
} as const satisfies Record<CheckStatus, string>;

/** Separates several pieces of evidence in one cell: simple parsers would split the row at a line break. */
const BETWEEN = ' | ';

/** Every check of an analysis as a table, in report order. Points of a check that was not measured are empty. Pure. */
export function checksCsv({ factors }: Pick<Analysis, 'factors'>): string {
  const rows = FACTOR_KEYS.flatMap((key) => {
    const { label, weight, checks } = factors[key];
    const mostPoints = checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
    return checks.map((check) => [
      label,
      ...rowOf(check, mostPoints === 0 ? 0 : (weight * check.maxPoints) / mostPoints),
    ]);
  });
  return writeCsv([COLUMNS, ...rows]);
}

function rowOf(check: Check, share: number): string[] {
  const { evidence, rule } = check;
  const isMeasured = check.status !== 'notMeasured';
  return [
    check.label,
    check.id,
    STATUS_WORDS[check.status],
    isMeasured ? plainNumber(check.points) : '',
    plainNumber(check.maxPoints),
    plainNumber(share),
    check.finding,
    check.fix ?? '',
    check.effort,
    evidence.flatMap(({ url }) => url ?? []).join(BETWEEN),
    evidence.map(({ quote }) => quote.replace(/\s+/g, ' ')).join(BETWEEN),
    rule.name,
    rule.url ?? '',
    rule.date,
    check.measuredBy ?? '',
  ];
}

/** At most two decimals, with a point: spreadsheets of every locale can be set to parse that. */
function plainNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}
