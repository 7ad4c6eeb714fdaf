import { z } from 'zod';
import { FACTOR_GROUPS, FACTOR_LABELS } from '../audit/factor-labels.ts';
import type { FactorKey } from '../audit/factors.ts';

/** What a report says of a factor that its release did not have. */
export const NOT_CHECKED_THEN = 'Not checked in this audit.';
const RUN_AGAIN = 'We didn’t check this yet when this audit was made. Run it again to check it.';

/** Values of a choice that say nothing was seen, the clearest first. */
const NOTHING_SEEN = ['NOT_MEASURED', 'notMeasured', 'unknown', 'NONE'];

/**
 * A factor as it stands in an analysis that was made before there was such a factor: not measured, and without weight, because
 * the score, coverage and range of that analysis were worked out without it. `shape` is the factor's schema of today; fields of its own are
 * as blank as their type allows. Pure.
 */
export function uncheckedFactor(key: FactorKey, shape: z.core.$ZodType): unknown {
  const isAi = FACTOR_GROUPS.some(
    ({ subScore, factors }) => subScore === 'aiReadiness' && factors.some((name) => name === key),
  );
  const blank = blankOf(shape);
  return {
    ...(typeof blank === 'object' ? blank : {}),
    key,
    label: FACTOR_LABELS[key],
    category: isAi ? 'ai' : 'website',
    weight: 0,
    summary: NOT_CHECKED_THEN,
    notMeasured: { hint: RUN_AGAIN, measuredBy: [] },
  };
}

/** The emptiest value of a schema. Only for parts that nothing is concluded from. */
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
