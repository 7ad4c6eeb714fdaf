import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeFacts, getFacts, getProfile, stateProfile } from '#shared/api/facts.ts';
import { changeFacts as change } from '../../services/facts/change-facts.ts';
import { getFacts as get } from '../../services/facts/get-facts.ts';
import { getProfile as profileOf, stateProfile as state } from '../../services/facts/owner-profile.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the endpoints of what owners tell about their business, and returns them. */
export function registerFactRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  registerEndpoint(app, getFacts, ({ viewer, param }) => get(audits, viewer, param('auditId')));
  registerEndpoint(app, changeFacts, ({ viewer, param, body }) =>
    change(audits, viewer, param('auditId'), body.changes),
  );
  registerEndpoint(app, getProfile, ({ viewer, param }) => profileOf(audits, viewer, param('auditId')));
  registerEndpoint(app, stateProfile, ({ viewer, param, body }) => state(audits, viewer, param('auditId'), body));
  return [getFacts, changeFacts, getProfile, stateProfile];
}
