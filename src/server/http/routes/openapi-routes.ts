import type { Endpoint } from '#shared/api/endpoint.ts';
import type { FileEndpoint } from '#shared/api/file-endpoint.ts';
import type { App } from '../app-context.ts';
import { readQuery } from '../read-query.ts';

/** `/api/openapi.json`: the contract as an OpenAPI document, built on the first request to keep the start fast. */
export function registerOpenApiRoutes(app: App, endpoints: readonly Endpoint[], files: readonly FileEndpoint[]): void {
  let document: Promise<unknown> | null = null;
  app.get('/api/openapi.json', async (c) => {
    readQuery(c, null);
    document ??= import('../openapi-document.ts').then(({ createOpenApiDocument }) =>
      createOpenApiDocument(endpoints, files),
    );
    return c.json(await document, 200, { 'Cache-Control': 'public, max-age=300' });
  });
}
