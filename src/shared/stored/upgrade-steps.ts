import { z } from 'zod';

/** A stored JSON value of any release. */
export type StoredValue = Readonly<Record<string, unknown>>;

/**
 * Upgrades a stored value from one version of its format to the next. Pure: it depends only on the value, so that the same
 * stored row always reads the same. The first step of a list leads from version 1 to 2, and so on.
 */
export type UpgradeStep = (stored: StoredValue) => StoredValue;

const Versioned = z.looseObject({ schemaVersion: z.number().int().min(1).optional() });

/** The version that a list of steps leads to. */
export function versionAfter(steps: readonly UpgradeStep[]): number {
  return steps.length + 1;
}

/**
 * Applies the pending steps to a stored value. A value without `schemaVersion` is version 1; one of a later release is
 * unchanged. The result has no version. Null for anything but an object.
 */
export function applySteps(steps: readonly UpgradeStep[], value: unknown): StoredValue | null {
  const parsed = Versioned.safeParse(value);
  if (!parsed.success) return null;
  const { schemaVersion = 1, ...stored } = parsed.data;
  return steps.slice(schemaVersion - 1).reduce<StoredValue>((current, step) => step(current), stored);
}
