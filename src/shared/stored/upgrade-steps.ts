import { z } from 'zod';

/** A stored value as JSON, of whichever release. */
export type StoredValue = Readonly<Record<string, unknown>>;

/**
 * Brings a stored value from one version of its shape to the next. Pure: it knows nothing but the value, so that the same stored row
 * always reads the same. The first step of a list leads from version 1 to 2, and so on.
 */
export type UpgradeStep = (stored: StoredValue) => StoredValue;

const Versioned = z.looseObject({ schemaVersion: z.number().int().min(1).optional() });

/** The version that a list of steps leads to. */
export function versionAfter(steps: readonly UpgradeStep[]): number {
  return steps.length + 1;
}

/**
 * Applies the steps that a stored value has not had yet. A value without `schemaVersion` was written before versions were and is of
 * the first; one of a later release is left as it is. The answer carries no version. Null for what is no object.
 */
export function applySteps(steps: readonly UpgradeStep[], value: unknown): StoredValue | null {
  const parsed = Versioned.safeParse(value);
  if (!parsed.success) return null;
  const { schemaVersion = 1, ...stored } = parsed.data;
  return steps.slice(schemaVersion - 1).reduce<StoredValue>((current, step) => step(current), stored);
}
