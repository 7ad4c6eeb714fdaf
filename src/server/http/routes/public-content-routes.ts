import type { Endpoint } from '#shared/api/endpoint.ts';
import { getFlags } from '#shared/api/flags.ts';
import { recordPageEvent } from '#shared/api/page-events.ts';
import { listStatements } from '#shared/api/statements.ts';
import { recordPageEvent as record } from '../../services/page-events/record-page-event.ts';
import { getFlagPercents } from '../../services/public-content/get-flag-percents.ts';
import { getPublishedStatements } from '../../services/public-content/get-published-statements.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers what every page may ask and tell, and returns the endpoints. */
export function registerPublicContentRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, recordPageEvent, ({ viewer, body }) => record(core, viewer, body));
  registerEndpoint(app, getFlags, () => getFlagPercents(core));
  registerEndpoint(app, listStatements, () => getPublishedStatements(core));
  return [recordPageEvent, getFlags, listStatements];
}
