import { createApiKey, deleteApiKey, listApiKeys } from '#shared/api/account.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { createApiKey as create } from '../../services/api-keys/create-api-key.ts';
import { deleteApiKey as remove } from '../../services/api-keys/delete-api-key.ts';
import { listApiKeys as list } from '../../services/api-keys/list-api-keys.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints for keys of programs and returns them. */
export function registerApiKeyRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, listApiKeys, ({ viewer }) => list(core, viewer));
  registerEndpoint(app, createApiKey, ({ viewer, body }) => create(core, viewer, body.name));
  registerEndpoint(app, deleteApiKey, ({ viewer, param }) => remove(core, viewer, param('keyId')));
  return [listApiKeys, createApiKey, deleteApiKey];
}
