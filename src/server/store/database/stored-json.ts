import { customType } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { readStored } from '#shared/stored/read-stored.ts';
import type { UpgradeStep } from '#shared/stored/upgrade-steps.ts';

/**
 * A JSON column whose rows may have been written by any release: selecting it returns the value in the current format.
 * `read` returns null for anything else; callers skip such a row or treat the value as unset. Plain SQL queries must call
 * `read` themselves.
 */
export function storedJson<Value>(name: string, read: (value: unknown) => Value | null) {
  return customType<{ data: Value | null; driverData: unknown }>({
    dataType: () => 'json',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => read(typeof value === 'string' ? parseJson(value) : value),
  })(name);
}

/** Parses a column by a schema after migrating older formats. */
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
