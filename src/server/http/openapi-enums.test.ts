import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openServiceFixture } from '#test/server-fixture.ts';

const FOLDER = new URL('../../shared/api/', import.meta.url);
const Contract = z.object({
  method: z.string(),
  path: z.string().startsWith('/api/'),
  callers: z.string(),
  body: z.instanceof(z.ZodType).nullable(),
  query: z.instanceof(z.ZodType).nullable(),
});
type Contract = z.infer<typeof Contract>;

/** Every endpoint that a module of the contract exports. */
async function findContracts(): Promise<Contract[]> {
  const files = readdirSync(FOLDER, { recursive: true }).map(String);
  const modules = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const exported: unknown[] = [];
  for (const name of modules) exported.push(...Object.values(await import(new URL(name, FOLDER).href)));
  return exported.flatMap((one) => {
    const contract = Contract.safeParse(one);
    return contract.success ? [contract.data] : [];
  });
}

/** `field.inner[]: a | b` for each list of words that a schema allows, however it is wrapped. */
function enumsOf(schema: unknown, path = ''): string[] {
  if (schema instanceof z.ZodEnum) return [entry(path, schema.options)];
  // Of several values of one literal the document names the first alone: such schemas are enums.
  if (schema instanceof z.ZodLiteral && schema.values.size > 1) return [entry(path, [...schema.values])];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) => enumsOf(field, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return enumsOf(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return enumsOf(schema.valueType, `${path}{}`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => enumsOf(option, path));
  if (schema instanceof z.ZodPipe) return enumsOf(schema.in, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
    return enumsOf(schema.unwrap(), path);
  return [];
}

const Described = z.looseObject({
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  additionalProperties: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

/** The same of what the document says. */
function describedEnums(schema: unknown, path = ''): string[] {
  const parsed = Described.safeParse(schema);
  if (!parsed.success) return [];
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [], enum: words } = parsed.data;
  return [
    ...(words === undefined
      ? []
      : [
          entry(
            path,
            words.filter((word) => word !== null),
          ),
        ]),
    ...Object.entries(properties).flatMap(([name, field]) => describedEnums(field, `${path}.${name}`)),
    ...describedEnums(items, `${path}[]`),
    ...describedEnums(additionalProperties, `${path}{}`),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((one) => describedEnums(one, path)),
  ];
}

function entry(path: string, words: readonly unknown[]): string {
  return `${path}: ${words.map(String).toSorted().join(' | ')}`;
}

const Operation = z.object({
  parameters: z.array(z.object({ name: z.string(), schema: z.unknown() })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
});
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

it('names the words that each field of a request may be', async () => {
  const fixture = await openServiceFixture();
  const { paths } = Document.parse(await (await fixture.ask('/api/openapi.json')).json());
  await fixture.close();
  const contracts = await findContracts();
  let lists = 0;
  for (const { method, path, body, query } of contracts) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const wanted = [...enumsOf(query), ...enumsOf(body)];
    const found = [
      ...(operation?.parameters ?? []).flatMap(({ name, schema }) => describedEnums(schema, `.${name}`)),
      ...Object.values(operation?.requestBody?.content ?? {}).flatMap(({ schema }) => describedEnums(schema)),
    ];
    lists += wanted.length;
    expect(found, `${method} ${path}`).toEqual(expect.arrayContaining(wanted));
  }
  expect(contracts.length).toBeGreaterThan(90);
  expect(lists).toBeGreaterThan(15);
});
