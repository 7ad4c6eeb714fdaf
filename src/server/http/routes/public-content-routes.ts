import { getAuditTimesEndpoint } from '#shared/api/audit-times.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { getFlagsEndpoint } from '#shared/api/flags.ts';
import { recordPageEventEndpoint } from '#shared/api/page-events.ts';
import { listPublicClaimsEndpoint } from '#shared/api/public-claims.ts';
import { recordPageEvent } from '../../services/page-events/record-page-event.ts';
import { openAuditTimes } from '../../services/public-content/get-audit-times.ts';
import { getFlagPercents } from '../../services/public-content/get-flag-percents.ts';
import { getPublishedClaims } from '../../services/public-content/get-published-claims.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the public endpoints that every page may call, and returns them. */
export function registerPublicContentRoutes(app: App, { core }: Pick<AppDeps, 'core'>): readonly Endpoint[] {
  registerEndpoint(app, recordPageEventEndpoint, ({ viewer, body }) => recordPageEvent(core, viewer, body));
  registerEndpoint(app, getFlagsEndpoint, () => getFlagPercents(core));
  registerEndpoint(app, listPublicClaimsEndpoint, () => getPublishedClaims(core));
  const auditTimes = openAuditTimes(core);
  registerEndpoint(app, getAuditTimesEndpoint, () => auditTimes());
  return [recordPageEventEndpoint, getFlagsEndpoint, listPublicClaimsEndpoint, getAuditTimesEndpoint];
}
