import type { z } from 'zod';

/**
 * Who may call an endpoint: `signed_in` is any account, `support` and `owner` are the operator's roles (an owner may do
 * what support may). Finer authorization, such as ownership of an object, happens in the handler.
 */
export type Caller = 'anyone' | 'signed-in' | 'support' | 'owner';

/**
 * An endpoint as a value: the server's route, the client and the OpenAPI document are derived from it. `path` uses `:name`
 * for parameters. `response` is parsed before it is sent.
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
  /** An API key is accepted too. By default keys are rejected: a stolen one must not reach the account or the operator. */
  readonly isForPrograms?: true;
  readonly body: Body;
  /** A request without a body is parsed as `{}`. */
  readonly isBodyOptional?: true;
  /** For bodies larger than usual, such as a pasted page. */
  readonly bodyLimitBytes?: number;
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
