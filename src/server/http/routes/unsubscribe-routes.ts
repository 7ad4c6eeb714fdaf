import type { Done } from '#shared/api/done.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { unsubscribeEndpoint } from '#shared/api/unsubscribe.ts';
import { unsubscribeAddress } from '../../services/mail/unsubscribe-address.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers unsubscribing by a signed link and returns its endpoint. */
export function registerUnsubscribeRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, unsubscribeEndpoint, async ({ query }): Promise<Done> => {
    await unsubscribeAddress(core, query.token);
    return { success: true };
  });
  // Mail programs that know no one-click send people here: they are asked first, because link scanners follow links too.
  app.get(unsubscribeEndpoint.path, (c) =>
    c.redirect(`/unsubscribe?${new URLSearchParams({ token: c.req.query('token') ?? '' })}`, 303),
  );
  return [unsubscribeEndpoint];
}
