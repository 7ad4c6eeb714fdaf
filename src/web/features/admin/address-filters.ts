import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { LIMITS } from '#shared/product/limits.ts';

/** The search text, cut to the length that the server accepts. */
export function readSearch(params: URLSearchParams): string | undefined {
  const text = (params.get('search') ?? '').trim().slice(0, LIMITS.maxEmailLength);
  return text === '' ? undefined : text;
}

/** The value of a filter when it is one of its schema, undefined otherwise. */
export function readChoice<T>(params: URLSearchParams, name: string, schema: z.ZodType<T>): T | undefined {
  const parsed = schema.safeParse(params.get(name));
  return parsed.success ? parsed.data : undefined;
}

/** The query parameters with one of them changed; an empty one is removed. */
export function withFilter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === '') changed.delete(name);
  else changed.set(name, value);
  return changed;
}

/** The filters of a list, kept in the query string: a filtered list can be reloaded, bookmarked and shared. */
export function useAddressFilters() {
  const [params, setParams] = useSearchParams();
  return {
    params,
    search: readSearch(params),
    setFilter: (name: string, value: string) =>
      setParams((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true }),
  };
}
