import type { Analysis } from '#shared/audit/analysis.ts';
import { writeCsv } from '#shared/delimited/write-csv.ts';

const COLUMNS = [
  'Step',
  'What to do',
  'Priority',
  'Points it gains',
  'Points are',
  'Effort',
  'Factor',
  'How',
  'Check ids',
  'Step id',
] as const;

/** The plan of an analysis as a table, in its own order. Pure. */
export function planCsv({ actionPlan, factors }: Pick<Analysis, 'actionPlan' | 'factors'>): string {
  const rows = actionPlan.map((step, at) => [
    String(at + 1),
    step.title,
    step.priority,
    String(step.pointsGained),
    step.gain === 'upTo' ? 'at most' : 'exact',
    step.effort,
    factors[step.factor].label,
    step.description,
    step.checkIds.join(' '),
    step.id,
  ]);
  return writeCsv([COLUMNS, ...rows]);
}
