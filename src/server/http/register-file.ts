import type { Context } from 'hono';
import type { z } from 'zod';
import type { FileEndpoint } from '#shared/api/file-endpoint.ts';
import type { Viewer } from '../services/viewer.ts';
import type { App, AppEnv } from './app-context.ts';
import { readJsonBody } from './guards/json-body.ts';
import { requireSameSiteRead } from './guards/same-site-read.ts';
import { readQuery } from './read-query.ts';
import { getPathParam, parseWith, requireCaller } from './register-endpoint.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : null;

/** One call of a file endpoint with its parsed input. */
export interface FileCall<Body, Query> {
  readonly body: Body;
  readonly query: Query;
  readonly viewer: Viewer;
  /** A path parameter. */
  param(name: string): string;
}

/**
 * Registers the route of a download: callers are checked first, then requests from other sites are refused, then body and
 * query are parsed. `handle` returns the file as a response.
 */
export function registerFile<Body extends z.ZodType | null, Query extends z.ZodType | null>(
  app: App,
  file: FileEndpoint<Body, Query>,
  handle: (call: FileCall<Parsed<Body>, Parsed<Query>>) => Promise<Response>,
): void {
  app.on(file.method, file.path, async (c: Context<AppEnv>) => {
    const viewer = await c.get('findViewer')();
    requireCaller(file, viewer);
    if (file.method === 'GET') requireSameSiteRead(c, 'navigation');
    const query = parseWith(file.query, readQuery(c, file.query));
    const body = parseWith(file.body, file.body === null ? null : await readJsonBody(c));
    return handle({ body, query, viewer, param: (name) => getPathParam(c, name) });
  });
}
