import type { z } from 'zod';

/**
 * Who may call an endpoint: `signed_in` is any account, `support` and `owner` are the operator's roles (an owner may do
 * what support may). Finer rights, such as whose object it is, are checked in the verb.
 */
export type Caller = 'anyone' | 'signed-in' | 'support' | 'owner';

/**
 * An endpoint as a value: the server registers its route from it, the client and the OpenAPI document come from the
 * same value. `path` uses `:name` for parameters. `response` is parsed before it leaves the server.
 */
export interface Endpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Query extends z.ZodType | null = z.ZodType | null,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly callers: Caller;
  /** A key for programs opens it too. Without this a key is refused: a stolen one must not reach account or operator. */
  readonly isForPrograms?: true;
  readonly body: Body;
  /** A request without a body is one with `{}`. */
  readonly isBodyOptional?: true;
  readonly query: Query;
  readonly response: Response;
  readonly status: 200 | 201 | 202;
}

/** Gives an endpoint its exact type. */
export function defineEndpoint<
  Body extends z.ZodType | null,
  Query extends z.ZodType | null,
  Response extends z.ZodType,
>(endpoint: Endpoint<Body, Query, Response>): Endpoint<Body, Query, Response> {
  return endpoint;
}
