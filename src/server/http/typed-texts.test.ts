import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { TYPED_TEXTS } from '#shared/text/typed-text.ts';

/** Taken exactly as they are sent: a password is any characters, a file is no text, and events of our own pages have a rule of their own. */
const EXACT: ReadonlySet<string> = new Set(['password', 'currentPassword', 'newPassword', 'logo', 'properties']);

/** The names of fields with strings that are neither of a fixed form nor typed text. */
function looseStrings(schema: z.core.$ZodType, path: string, seen = new Set<z.core.$ZodType>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const inner = (one: unknown, at: string) => (one instanceof z.core.$ZodType ? looseStrings(one, at, seen) : []);
  const def: Readonly<Record<string, unknown>> = { ...schema._zod.def };
  if (def.type === 'string') {
    const isFormed = typeof def.format === 'string' || checksOf(def.checks).includes('string_format');
    return isFormed || TYPED_TEXTS.get(schema as z.ZodType) !== undefined ? [] : [path];
  }
  const shape = def.type === 'object' ? Object.entries(def.shape ?? {}) : [];
  const options = Array.isArray(def.options) ? def.options : [];
  return [
    ...shape.flatMap(([key, one]) => (EXACT.has(key) ? [] : inner(one, `${path}.${key}`))),
    ...options.flatMap((one) => inner(one, path)),
    ...[def.element, def.innerType, def.in, def.valueType, def.left, def.right].flatMap((one) => inner(one, path)),
  ];
}

describe('the contract', () => {
  it('takes no string but typed text and texts of a fixed form', async () => {
    const folder = new URL('../../shared/api/', import.meta.url);
    const files = readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => /(?<!\.test)\.ts$/.test(name));
    const found: string[] = [];
    for (const file of files) {
      const values: unknown[] = Object.values(await import(new URL(file, folder).href));
      for (const value of values.filter(isEndpoint)) {
        if (value.body !== null) found.push(...looseStrings(value.body, `${value.method} ${value.path}`));
        if (value.query !== null) found.push(...looseStrings(value.query, `${value.method} ${value.path}?`));
      }
    }
    expect([...new Set(found)]).toEqual([]);
  });
});

function checksOf(checks: unknown): unknown[] {
  return Array.isArray(checks)
    ? checks.map((one) => (one instanceof z.core.$ZodCheck ? one._zod.def.check : null))
    : [];
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'callers' in value;
}
