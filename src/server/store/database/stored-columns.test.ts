import { globSync, readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgJson, PgJsonb, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as accountSchema from '../accounts/account-schema.ts';
import * as operatorSchema from '../admin/operator-schema.ts';
import * as schema from '../audits/audit-schema.ts';
import * as billingSchema from '../billing/billing-schema.ts';
import * as fixesSchema from '../fixes/fixes-schema.ts';
import * as reportsSchema from '../reports/reports-schema.ts';

const DOCS = readFileSync(new URL('../../../../docs/stored-data.md', import.meta.url), 'utf8');

/** JSON columns that are not read by `storedJson`, and who reads them so that rows of another release do no harm. */
const READ_BY_THEIR_USERS: ReadonlySet<string> = new Set([
  // Each by the schema of its endpoint, add-on, text or kind of event: see docs/stored-data.md.
  'idempotency_keys.answer',
  'add_on_packs.input',
  'generated_texts.written',
  'business_events.details',
  'mock_gateway_objects.data',
  // By no schema: shown as they stand.
  'operator_log.details',
  'page_events.properties',
]);

const schemas = [accountSchema, billingSchema, fixesSchema, operatorSchema, reportsSchema, schema];
const columns = schemas
  .flatMap((one) => Object.values(one).filter((value) => is(value, PgTable)))
  .flatMap((table) => {
    const { name, columns: found } = getTableConfig(table);
    return found.map((column) => ({ name: `${name}.${column.name}`, column }));
  });

describe('the JSON columns', () => {
  it('are those of all schema files', () => {
    const files = globSync('src/server/store/*/*-schema.ts');
    expect(files).toHaveLength(schemas.length);
    expect(columns.length).toBeGreaterThan(100);
  });

  it('are parsed by functions that accept rows of other releases', () => {
    const plain = columns.filter(({ column }) => is(column, PgJson) || is(column, PgJsonb)).map(({ name }) => name);
    expect(plain.filter((name) => !READ_BY_THEIR_USERS.has(name))).toEqual([]);
  });

  it('stand each in the documentation', () => {
    const json = columns.filter(({ column }) => column.getSQLType().startsWith('json')).map(({ name }) => name);
    expect(json.length).toBeGreaterThan(10);
    expect(json.filter((name) => !DOCS.includes(`\`${name}\``))).toEqual([]);
  });

  it('and what is compressed is opened in the store alone', () => {
    const users = globSync('src/**/*.ts').filter((path) => readFileSync(path, 'utf8').includes('decompressJson'));
    const outside = users.filter((path) => !path.startsWith('src/server/store/') && !path.endsWith('.test.ts'));
    expect(outside).toEqual([]);
  });
});
