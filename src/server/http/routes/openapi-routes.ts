import type { Endpoint } from '#shared/api/endpoint.ts';
import type { FileEndpoint } from '#shared/api/file-endpoint.ts';
import type { App } from '../app-context.ts';

/** `/api/openapi.json`: the contract as an OpenAPI document. Made when first asked for, so that a start need not wait. */
export function registerOpenApiRoutes(app: App, endpoints: readonly Endpoint[], files: readonly FileEndpoint[]): void {
  let document: Promise<unknown> | null = null;
  app.get('/api/openapi.json', async (c) => {
    document ??= import('../openapi-document.ts').then(({ createOpenApiDocument }) =>
      createOpenApiDocument(endpoints, files),
    );
    return c.json(await document, 200, { 'Cache-Control': 'public, max-age=300' });
  });
}
