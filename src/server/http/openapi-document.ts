import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import { z } from 'zod';
import { AUDIT_EVENTS_PATH } from '#shared/api/audits.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { FileEndpoint } from '#shared/api/file-endpoint.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { ErrorBody } from '#shared/errors.ts';

const JSON_TYPE = 'application/json';
const API_KEY = 'apiKey';

/** The OpenAPI 3.1 document of these endpoints, from the schemas that parse their requests and responses. */
export function createOpenApiDocument(endpoints: readonly Endpoint[], files: readonly FileEndpoint[]): unknown {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  openAPIRegistry.registerComponent('securitySchemes', API_KEY, {
    type: 'http',
    scheme: 'bearer',
    description: 'A key for programs, from /api/account/api-keys (Agency).',
  });
  for (const endpoint of endpoints) openAPIRegistry.registerPath(describe(endpoint));
  openAPIRegistry.registerPath({
    method: 'get',
    path: openApiPath(AUDIT_EVENTS_PATH),
    summary: 'What an audit tells while it runs, as server-sent events; Last-Event-ID resumes.',
    request: { params: pathParameters(AUDIT_EVENTS_PATH) },
    responses: {
      200: { description: 'One event per line of data', content: { 'text/event-stream': { schema: AuditEvent } } },
      default: errorResponse,
    },
  });
  for (const file of files) openAPIRegistry.registerPath(describeFile(file));
  return getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Porchlight',
      version: '1',
      description: 'How visible a local business is in local search and AI answers, from its website address.',
    },
  });
}

const errorResponse = {
  description: 'What went wrong, as a sentence and a stable code',
  content: { [JSON_TYPE]: { schema: ErrorBody } },
};

function describe(endpoint: Endpoint): RouteConfig {
  return {
    ...describeRequest(endpoint),
    responses: {
      [endpoint.status]: { description: endpoint.summary, content: { [JSON_TYPE]: { schema: endpoint.response } } },
      default: errorResponse,
    },
  };
}

function describeFile(file: FileEndpoint): RouteConfig {
  const mediaType = file.type.split(';')[0] ?? file.type;
  return {
    ...describeRequest(file),
    responses: {
      200: { description: file.summary, content: { [mediaType]: { schema: z.string() } } },
      default: errorResponse,
    },
  };
}

/** Fields that JSON endpoints and files share. */
type Requested = Omit<Endpoint, 'response' | 'status'>;

function describeRequest(endpoint: Requested): Omit<RouteConfig, 'responses'> {
  const { body, query } = endpoint;
  const isRequired = endpoint.isBodyOptional !== true;
  return {
    method: methodName(endpoint.method),
    path: openApiPath(endpoint.path),
    summary: endpoint.summary,
    ...(endpoint.isForPrograms ? { security: securityOf(endpoint) } : {}),
    request: {
      params: pathParameters(endpoint.path),
      ...(query instanceof z.ZodObject ? { query } : {}),
      ...(body === null ? {} : { body: { required: isRequired, content: { [JSON_TYPE]: { schema: body } } } }),
    },
  };
}

/** The security requirement: an API key, or none where anonymous callers are allowed. */
function securityOf({ callers }: Pick<Endpoint, 'callers'>): Record<string, string[]>[] {
  return callers === 'anyone' ? [{ [API_KEY]: [] }, {}] : [{ [API_KEY]: [] }];
}

function methodName(method: Endpoint['method']): RouteConfig['method'] {
  switch (method) {
    case 'GET':
      return 'get';
    case 'POST':
      return 'post';
    case 'PUT':
      return 'put';
    case 'DELETE':
      return 'delete';
    default:
      return method satisfies never;
  }
}

function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

function pathParameters(path: string): z.ZodObject {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', z.string()]);
  return z.object(Object.fromEntries(names));
}
