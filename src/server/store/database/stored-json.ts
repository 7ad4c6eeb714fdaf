import { customType } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { readStored } from '#shared/stored/read-stored.ts';
import type { UpgradeStep } from '#shared/stored/upgrade-steps.ts';

/**
 * A JSON column whose rows may be of any release: whatever selects it gets the value in the shape of this one. `read` answers null for what
 * is nothing of the kind; callers leave such a row out, or take it as not told. A select in plain SQL has to call `read` itself.
 */
export function storedJson<Value>(name: string, read: (value: unknown) => Value | null) {
  return customType<{ data: Value | null; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => read(typeof value === 'string' ? parseJson(value) : value),
  })(name);
}

/** Reads a column by a schema, with the steps its older rows need. */
export function readAs<Schema extends z.ZodType>(
  schema: Schema,
  steps: readonly UpgradeStep[] = [],
): (value: unknown) => z.output<Schema> | null {
  return (value) => readStored(schema, value, steps);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
