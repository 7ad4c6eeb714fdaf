import { z } from 'zod';
import type { ProgramEndpoint } from '#shared/api/program-endpoints.ts';

/** A value that an endpoint takes. */
export interface EndpointField {
  readonly name: string;
  readonly isRequired: boolean;
}

/** The names of an endpoint's query and body fields, as its contract parses them. */
export function endpointFields({ query, body }: Pick<ProgramEndpoint, 'query' | 'body'>): {
  readonly query: readonly EndpointField[];
  readonly body: readonly EndpointField[];
} {
  return { query: fieldsOf(query), body: fieldsOf(body) };
}

function fieldsOf(schema: z.ZodType | null): EndpointField[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    isRequired: field instanceof z.ZodType && !field.safeParse(undefined).success,
  }));
}
