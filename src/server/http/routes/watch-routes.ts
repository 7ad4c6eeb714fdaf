import type { Endpoint } from '#shared/api/endpoint.ts';
import { getWatch, listWatches, setWatch } from '#shared/api/watch.ts';
import { getWatch as get } from '../../services/watch/get-watch.ts';
import { listWatches as list } from '../../services/watch/list-watches.ts';
import { setWatch as set } from '../../services/watch/set-watch.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints of watched businesses, and returns them. */
export function registerWatchRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, getWatch, ({ viewer, param }) => get(core, viewer, param('businessId')));
  registerEndpoint(app, setWatch, ({ viewer, param, body }) => set(core, viewer, param('businessId'), body));
  registerEndpoint(app, listWatches, ({ viewer }) => list(core, viewer));
  return [getWatch, setWatch, listWatches];
}
