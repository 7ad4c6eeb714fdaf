import type { z } from 'zod';
import { wellFormedValue } from '../text/cut-text.ts';
import { fitToSchema, isRecord } from './fit-to-schema.ts';
import { applySteps, type UpgradeStep } from './upgrade-steps.ts';

/**
 * A stored JSON value of any release in the shape of this one: the steps it has not had, then what is missing as null, empty or
 * absent, and entries that this release does not know left out (`fitToSchema`). Halves of characters, which a cut emoji left, are replaced. Null where it is nothing of the kind. Pure.
 */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  steps: readonly UpgradeStep[] = [],
): z.output<Schema> | null {
  const whole = wellFormedValue(value);
  const current = isRecord(whole) ? applySteps(steps, whole) : whole;
  const asItIs = schema.safeParse(current);
  if (asItIs.success) return asItIs.data;
  const fitted = fitToSchema(schema, current);
  return fitted.ok ? (schema.safeParse(fitted.value).data ?? null) : null;
}
