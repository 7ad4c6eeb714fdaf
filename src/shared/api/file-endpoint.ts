import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * An endpoint that responds with a file instead of JSON. Like `Endpoint` it is a value: the server's route, the OpenAPI
 * document and the developer page are derived from it.
 */
export interface FileEndpoint<
  Body extends z.ZodType | null = z.ZodType | null,
  Query extends z.ZodType | null = z.ZodType | null,
  Path extends `/api/${string}` = `/api/${string}`,
> extends Pick<Endpoint<Body, Query>, 'summary' | 'callers' | 'isForPrograms' | 'body' | 'query'> {
  readonly method: 'GET' | 'POST';
  readonly path: Path;
  /** The media type of the file, as in the response. */
  readonly type: string;
}

/** Gives a file endpoint its exact type. */
export function defineFile<
  Body extends z.ZodType | null,
  Query extends z.ZodType | null,
  Path extends `/api/${string}`,
>(file: FileEndpoint<Body, Query, Path>): FileEndpoint<Body, Query, Path> {
  return file;
}
