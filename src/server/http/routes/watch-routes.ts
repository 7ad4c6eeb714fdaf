import type { Endpoint } from '#shared/api/endpoint.ts';
import { getWatchEndpoint, listWatchesEndpoint, setWatchEndpoint } from '#shared/api/watch.ts';
import { getWatch } from '../../services/watch/get-watch.ts';
import { listWatches } from '../../services/watch/list-watches.ts';
import { setWatch } from '../../services/watch/set-watch.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints of watched businesses, and returns them. */
export function registerWatchRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, getWatchEndpoint, ({ viewer, param }) => getWatch(core, viewer, param('businessId')));
  registerEndpoint(app, setWatchEndpoint, ({ viewer, param, body }) =>
    setWatch(core, viewer, param('businessId'), body),
  );
  registerEndpoint(app, listWatchesEndpoint, ({ viewer }) => listWatches(core, viewer));
  return [getWatchEndpoint, setWatchEndpoint, listWatchesEndpoint];
}
