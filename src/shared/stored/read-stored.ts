import type { z } from 'zod';
import { wellFormedValue } from '../text/cut-text.ts';
import { fitToSchema, isRecord } from './fit-to-schema.ts';
import { applySteps, type UpgradeStep } from './upgrade-steps.ts';

/**
 * Reads a stored JSON value of any release in the format of this one: applies pending upgrade steps, fills missing fields
 * with null, empty or absent, and drops unknown entries (`fitToSchema`). Lone surrogates, left by a truncated emoji, are
 * replaced. Null when the value cannot be read. Pure.
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
