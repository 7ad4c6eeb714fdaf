import { z } from 'zod';

/** A value that matches a schema, or that it cannot be made to. */
export type Fitted = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

const UNFIT: Fitted = { ok: false };
const fitted = (value: unknown): Fitted => ({ ok: true, value });

/**
 * Fits a stored value to a schema of another release without inventing data: missing or invalid fields become null, an
 * empty list or absent where the schema allows that, and invalid entries of a list or record are dropped. A missing number,
 * text or boolean that the schema requires cannot be filled in: then the enclosing value does not fit. Fields that the
 * schema does not name stay; parsing removes them. Pure.
 */
export function fitToSchema(schema: z.core.$ZodType, value: unknown): Fitted {
  if (z.safeParse(schema, value).success) return fitted(value);
  if (schema instanceof z.ZodOptional) return orElse(fitToSchema(schema.def.innerType, value), undefined);
  if (schema instanceof z.ZodNullable) return orElse(fitToSchema(schema.def.innerType, value), null);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return orElse(fitToSchema(schema.def.innerType, value), undefined);
  if (schema instanceof z.ZodArray) return fitList(schema, value);
  if (schema instanceof z.ZodRecord) return fitRecord(schema, value);
  if (schema instanceof z.ZodObject) return isRecord(value) ? fitObject(schema, value) : UNFIT;
  return UNFIT;
}

function orElse(inner: Fitted, instead: null | undefined): Fitted {
  return inner.ok && inner.value !== undefined ? inner : fitted(instead);
}

function fitList(schema: z.ZodArray, value: unknown): Fitted {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value) && value !== undefined) return UNFIT;
  const kept = entries.flatMap((entry) => {
    const entryFitted = fitToSchema(schema.def.element, entry);
    return entryFitted.ok ? [entryFitted.value] : [];
  });
  return checked(schema, kept);
}

function fitRecord(schema: z.ZodRecord, value: unknown): Fitted {
  if (!isRecord(value)) return value === undefined ? checked(schema, {}) : UNFIT;
  const kept = Object.entries(value).flatMap(([key, entry]) => {
    const entryFitted = fitToSchema(schema.def.valueType, entry);
    const isKnownKey = z.safeParse(schema.def.keyType, key).success;
    return isKnownKey && entryFitted.ok ? [[key, entryFitted.value] as const] : [];
  });
  return checked(schema, Object.fromEntries(kept));
}

function fitObject(schema: z.ZodObject, value: Readonly<Record<string, unknown>>): Fitted {
  const result: Record<string, unknown> = { ...value };
  for (const [key, child] of Object.entries(schema.shape)) {
    const childFitted = fitToSchema(child, value[key]);
    if (!childFitted.ok) return UNFIT;
    if (childFitted.value === undefined) delete result[key];
    else result[key] = childFitted.value;
  }
  return checked(schema, result);
}

/** Refinements of the whole, such as a minimum length, may still fail. */
function checked(schema: z.core.$ZodType, value: unknown): Fitted {
  return z.safeParse(schema, value).success ? fitted(value) : UNFIT;
}

/** A JSON object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
