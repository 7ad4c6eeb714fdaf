import type { Context } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { cutText } from '#shared/text/cut-text.ts';
import { apiError } from '../services/api-error.ts';
import { requireAccount, requireRole } from '../services/rights/require-right.ts';
import { isProgram, type Viewer } from '../services/viewer.ts';
import type { App, AppEnv } from './app-context.ts';
import { hasNoBody, readJsonBody } from './guards/json-body.ts';
import { readQuery } from './read-query.ts';

/** Unknown names are quoted up to this length. */
const MOST_NAME_CHARACTERS = 40;

/** One call of an endpoint with its parsed input. */
export interface Call<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly viewer: Viewer;
  /** A path parameter. */
  param(name: string): string;
  /** For cookies, headers and the abort signal of the connection. */
  readonly context: Context<AppEnv>;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : null;

/**
 * Registers the route of an endpoint: callers are checked before anything is read, body and query are parsed before
 * `handle`, and the response is parsed before it is sent, so that only fields of the contract are sent.
 */
export function registerEndpoint<
  Body extends z.ZodType | null,
  Query extends z.ZodType | null,
  Response extends z.ZodType,
>(
  app: App,
  endpoint: Endpoint<Body, Query, Response>,
  handle: (call: Call<Parsed<Body>, Parsed<Query>>) => Promise<z.input<Response>>,
): void {
  app.on(endpoint.method, endpoint.path, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(endpoint, viewer);
    const query = parseWith(endpoint.query, readQuery(c, endpoint.query));
    const call = {
      body: parseWith(endpoint.body, await readBody(c, endpoint)),
      query,
      viewer,
      param: (name: string) => getPathParam(c, name),
      context: c,
    };
    const json = JSON.stringify(endpoint.response.parse(await handle(call)));
    // The length tells `compress` which responses are too short for it.
    const headers = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(json)) };
    return c.body(json, endpoint.status, headers);
  });
}

async function readBody(c: Context<AppEnv>, { body, isBodyOptional, bodyLimitBytes }: Endpoint): Promise<unknown> {
  if (body === null) return null;
  return isBodyOptional === true && hasNoBody(c) ? {} : readJsonBody(c, bodyLimitBytes);
}

/** Throws 401 for a visitor, 403 for an account or a program, unless the contract lists it as a caller. */
export function requireCaller(
  { callers, isForPrograms }: Pick<Endpoint, 'callers' | 'isForPrograms'>,
  viewer: Viewer,
): void {
  if (isProgram(viewer) && isForPrograms !== true)
    throw apiError('forbidden', 'A key for programs does not open this. Log in with a browser.');
  switch (callers) {
    case 'anyone':
      return;
    case 'signed-in':
      requireAccount(viewer);
      return;
    case 'support':
    case 'owner':
      requireRole(viewer, callers);
      return;
    default:
      callers satisfies never;
  }
}

/** Answers 405 on the paths of these endpoints for all other methods. Call it after registering them. */
export function rejectOtherMethods(app: App, endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): void {
  const byPath = Map.groupBy(endpoints, ({ path }) => path);
  for (const [path, group] of byPath) {
    const allowed = group.map(({ method }) => method).join(', ');
    app.all(path, () => {
      throw apiError('method-not-allowed', `This address accepts only ${allowed}.`, { allow: allowed });
    });
  }
}

/** A value parsed by a contract's schema. Throws 400 with a sentence for the first issue. */
export function parseWith<Schema extends z.ZodType | null>(schema: Schema, value: unknown): Parsed<Schema>;
export function parseWith(schema: z.ZodType | null, value: unknown): unknown {
  if (schema === null) return null;
  const parsed = schema.safeParse(value, { error: describeIssue });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.slice(0, 10).map(({ path, message }) => ({ field: path.join('.'), message }));
  throw apiError('invalid-request', issues[0]?.message ?? 'The request is not valid.', { details: { issues } });
}

/** A sentence for an issue for which the contract has none. */
function describeIssue({ code, path, input, ...issue }: z.core.$ZodRawIssue): string {
  const field = path?.length ? `The field ${path.join('.')}` : 'The request';
  if (code === 'unrecognized_keys') return describeUnknown(issue.keys, path);
  if (input === undefined) return `${field} is missing.`;
  if (code === 'too_big') return `${field} is too long or too large.`;
  if (code === 'too_small') return `${field} is empty or too short.`;
  return `${field} is not of the right kind.`;
}

/** Unknown fields are reported, as they are usually typing mistakes. */
function describeUnknown(keys: unknown, path: readonly PropertyKey[] | undefined): string {
  const [first = ''] = Array.isArray(keys) ? keys.map(String) : [];
  const place = path?.length ? ` in ${path.join('.')}` : '';
  return `There is no field "${cutText(first, MOST_NAME_CHARACTERS).toWellFormed()}"${place}.`;
}

/** A parameter of the matched path. */
export function getPathParam(c: Context<AppEnv>, name: string): string {
  const value = c.req.param(name);
  if (value === undefined) throw new Error(`The path has no parameter ${name}.`);
  return value;
}
