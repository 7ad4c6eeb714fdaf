import {
  changeFlagEndpoint,
  createPublicClaimEndpoint,
  deletePublicClaimEndpoint,
  listAllPublicClaimsEndpoint,
  listFlagsEndpoint,
  updatePublicClaimEndpoint,
} from '#shared/api/admin/content.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeFlag } from '../../../services/admin/change-flag.ts';
import { createPublicClaim } from '../../../services/admin/create-public-claim.ts';
import { deletePublicClaim } from '../../../services/admin/delete-public-claim.ts';
import { listFlags } from '../../../services/admin/list-flags.ts';
import { listPublicClaims } from '../../../services/admin/list-public-claims.ts';
import { updatePublicClaim } from '../../../services/admin/update-public-claim.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers the operator's endpoints for feature flags and public claims, and returns them. */
export function registerAdminContentRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, listFlagsEndpoint, ({ viewer }) => listFlags(core, viewer));
  registerEndpoint(app, changeFlagEndpoint, ({ viewer, param, body }) => changeFlag(core, viewer, param('name'), body));
  registerEndpoint(app, listAllPublicClaimsEndpoint, ({ viewer }) => listPublicClaims(core, viewer));
  registerEndpoint(app, createPublicClaimEndpoint, ({ viewer, body }) => createPublicClaim(core, viewer, body));
  registerEndpoint(app, updatePublicClaimEndpoint, ({ viewer, param, body }) =>
    updatePublicClaim(core, viewer, param('statementId'), body),
  );
  registerEndpoint(app, deletePublicClaimEndpoint, ({ viewer, param }) =>
    deletePublicClaim(core, viewer, param('statementId')),
  );
  return [
    listFlagsEndpoint,
    changeFlagEndpoint,
    listAllPublicClaimsEndpoint,
    createPublicClaimEndpoint,
    updatePublicClaimEndpoint,
    deletePublicClaimEndpoint,
  ];
}
