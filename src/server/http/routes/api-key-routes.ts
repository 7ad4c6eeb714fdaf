import {
  changeApiKeyEndpoint,
  createApiKeyEndpoint,
  deleteApiKeyEndpoint,
  listApiKeysEndpoint,
} from '#shared/api/account.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeApiKey } from '../../services/api-keys/change-api-key.ts';
import { createApiKey } from '../../services/api-keys/create-api-key.ts';
import { deleteApiKey } from '../../services/api-keys/delete-api-key.ts';
import { listApiKeys } from '../../services/api-keys/list-api-keys.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints for API keys and returns them. */
export function registerApiKeyRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, listApiKeysEndpoint, ({ viewer }) => listApiKeys(core, viewer));
  registerEndpoint(app, createApiKeyEndpoint, ({ viewer, body }) => createApiKey(core, viewer, body));
  registerEndpoint(app, changeApiKeyEndpoint, ({ viewer, param, body }) =>
    changeApiKey(core, viewer, param('keyId'), body),
  );
  registerEndpoint(app, deleteApiKeyEndpoint, ({ viewer, param }) => deleteApiKey(core, viewer, param('keyId')));
  return [listApiKeysEndpoint, createApiKeyEndpoint, changeApiKeyEndpoint, deleteApiKeyEndpoint];
}
