import type { Done } from '#shared/api/done.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { unsubscribeEndpoint } from '#shared/api/unsubscribe.ts';
import { unsubscribeAddress } from '../../services/mail/unsubscribe-address.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers unsubscribing through a signed link and returns its endpoint. */
export function registerUnsubscribeRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, unsubscribeEndpoint, async ({ query }): Promise<Done> => {
    await unsubscribeAddress(core, query.token);
    return { success: true };
  });
  // Mail programs without one-click support open this page, which asks first, because link scanners follow links too.
  app.get(unsubscribeEndpoint.path, (c) =>
    c.redirect(`/unsubscribe?${new URLSearchParams({ token: c.req.query('token') ?? '' })}`, 303),
  );
  return [unsubscribeEndpoint];
}
