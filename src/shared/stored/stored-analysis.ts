import type { z } from 'zod';
import { ActionPlanItem, Analysis } from '../audit/analysis.ts';
import { FACTOR_KEYS } from '../audit/factor-keys.ts';
import { Factors } from '../audit/factors.ts';
import { wellFormedValue } from '../text/cut-text.ts';
import { fitToSchema, isRecord } from './fit-to-schema.ts';
import { restateMeasuring } from './restate-measuring.ts';
import { uncheckedFactor } from './unchecked-factor.ts';
import { applySteps, type StoredValue, type UpgradeStep, versionAfter } from './upgrade-steps.ts';

/**
 * Upgrade steps from each version of a stored analysis to the next. A step is needed only where a field moves or changes
 * its meaning, or where a new one can be neither null, empty nor absent: a factor or field that an older analysis lacks is
 * filled in as not measured without one.
 */
const STEPS: readonly UpgradeStep[] = [restateMeasuring];

/** The version of the analyses that this release writes. */
export const ANALYSIS_VERSION = versionAfter(STEPS);

/** What lists show of the step to take next. */
export const StepSummary = ActionPlanItem.pick({ title: true, effort: true, pointsGained: true, gain: true });

/** The fields of an analysis that lists show: reading these alone is much faster. */
const ListedFields = Analysis.pick({
  businessName: true,
  overallScore: true,
  coverage: true,
  algorithmVersion: true,
  scoreRange: true,
  subScores: true,
  actionPlan: true,
}).transform(({ actionPlan: [step], ...head }) => ({
  ...head,
  step: step === undefined ? null : StepSummary.parse(step),
}));

/** An analysis for storing: with its schema version. */
export function asStoredAnalysis<Kept extends object>(analysis: Kept): Kept & { readonly schemaVersion: number } {
  return { schemaVersion: ANALYSIS_VERSION, ...analysis };
}

/**
 * Reads a stored analysis of any release in the format of this one: the only function that does. Factors that the audit did
 * not have are present and not measured; fields and factors of a later release are dropped. `schema` is `Analysis` on the server
 * and that of an answer in a browser. Null when the value is no analysis, or when a step is missing.
 */
export function readStoredAnalysis<Schema extends z.ZodType<Pick<Analysis, 'factors'>>>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const stored = applySteps(STEPS, wellFormedValue(value));
  if (stored === null) return null;
  const asItIs = schema.safeParse(stored);
  if (asItIs.success) return asItIs.data;
  const fitted = fitToSchema(schema, withFactorsOfToday(stored));
  return fitted.ok ? (schema.safeParse(fitted.value).data ?? null) : null;
}

/** The same for the fields that lists show. */
export function readListedFields(value: unknown): z.infer<typeof ListedFields> | null {
  const stored = applySteps(STEPS, wellFormedValue(value));
  return stored === null ? null : (ListedFields.safeParse(stored).data ?? null);
}

function withFactorsOfToday(stored: StoredValue): StoredValue {
  const { factors } = stored;
  if (!isRecord(factors)) return stored;
  const today = FACTOR_KEYS.map((key) => {
    const shape = Factors.shape[key];
    const fitted = fitToSchema(shape, factors[key]);
    return [key, fitted.ok ? fitted.value : uncheckedFactor(key, shape)] as const;
  });
  return { ...stored, factors: Object.fromEntries(today) };
}
