import { z } from 'zod';
import type { FactorKey } from '../audit/factor-keys.ts';
import { FACTOR_TABLE } from '../audit/factor-table.ts';

/** The text for a factor that the audit's release did not have. */
export const NOT_CHECKED_THEN = 'Not checked in this audit.';
const RUN_AGAIN = 'We didn’t check this yet when this audit was made. Run it again to check it.';

/** Enum values that mean "nothing was seen", the clearest first. */
const NOTHING_SEEN = ['NOT_MEASURED', 'notMeasured', 'unknown', 'NONE'];

/**
 * A factor in an analysis that is older than the factor: not measured, and without weight, because the score, coverage and
 * range of that analysis were computed without it. `shape` is the factor's current schema; its own fields are as blank as
 * their type allows. Pure.
 */
export function uncheckedFactor(key: FactorKey, shape: z.core.$ZodType): unknown {
  const { label, category } = FACTOR_TABLE[key];
  const blank = blankOf(shape);
  return {
    ...(typeof blank === 'object' ? blank : {}),
    key,
    label,
    category,
    weight: 0,
    summary: NOT_CHECKED_THEN,
    notMeasured: { hint: RUN_AGAIN, measuredBy: [] },
  };
}

/** The emptiest value of a schema. Only for parts that no conclusion is drawn from. */
function blankOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return undefined;
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(schema.shape).map(([key, child]) => [key, blankOf(child)]));
  if (schema instanceof z.ZodEnum)
    return NOTHING_SEEN.find((choice) => schema.options.includes(choice)) ?? schema.options[0];
  return [false, 0, '', {}].find((value) => z.safeParse(schema, value).success);
}
