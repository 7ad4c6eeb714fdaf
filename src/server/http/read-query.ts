import type { Context } from 'hono';
import { z } from 'zod';
import { cutText } from '#shared/text/cut-text.ts';
import { apiError } from '../services/api-error.ts';

/**
 * The query of a request, each name once. A name unknown to `schema` is refused: silently ignoring a parameter would answer
 * a different question. Throws 400.
 */
export function readQuery(c: Context, schema: z.ZodType | null): Record<string, string> {
  const known = namesOf(schema);
  const query: Record<string, string> = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (known !== null && !known.includes(name)) throw unknownParameter(name, known);
    const [value, ...more] = values;
    if (value === undefined || more.length > 0)
      throw apiError('invalid-request', `The request is not valid: ${name} is given more than once.`);
    query[name] = value;
  }
  return query;
}

/** The parameter names of a schema; null when the schema allows any (`z.looseObject`). */
function namesOf(schema: z.ZodType | null): readonly string[] | null {
  if (!(schema instanceof z.ZodObject)) return [];
  return schema.def.catchall instanceof z.ZodUnknown ? null : Object.keys(schema.shape);
}

/** Unknown names are quoted up to this length. */
const MOST_NAME_CHARACTERS = 40;

function unknownParameter(name: string, known: readonly string[]): Error {
  const shown = name.length > MOST_NAME_CHARACTERS ? `${cutText(name, MOST_NAME_CHARACTERS)}...` : name;
  const taken = known.length === 0 ? 'This address takes no parameters.' : `This address takes: ${known.join(', ')}.`;
  return apiError('invalid-request', `There is no parameter "${shown.toWellFormed()}". ${taken}`, {
    details: { issues: [{ field: shown.toWellFormed(), message: 'There is no such parameter.' }] },
  });
}
