import type { SchemaTypes } from '#engine/facts/category/local-business-types.ts';
import { readSchemaOrgVocabulary } from './schema-org-vocabulary.ts';

/** The types of schema.org, as the installed `schema-dts` has them. */
export function compileSchemaTypes(): SchemaTypes {
  const { types, isBelow } = readSchemaOrgVocabulary();
  const { localBusiness = [], other = [] } = Object.groupBy(types, (type) =>
    isBelow(type, 'LocalBusiness') ? 'localBusiness' : 'other',
  );
  const above = Object.fromEntries(
    localBusiness.map((type) => [type, localBusiness.filter((other) => other !== type && isBelow(type, other))]),
  );
  return { localBusiness, other, above };
}
