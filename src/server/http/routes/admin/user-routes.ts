import {
  changeRoleEndpoint,
  getUserEndpoint,
  grantAddOnEndpoint,
  grantPlanEndpoint,
  listPurchasesEndpoint,
  listUsersEndpoint,
  refundPurchaseEndpoint,
  revokePlanEndpoint,
  sendPasswordResetEndpoint,
  signOutUserEndpoint,
  suspendUserEndpoint,
} from '#shared/api/admin/users.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeRole } from '../../../services/admin/change-role.ts';
import { getUser } from '../../../services/admin/get-user.ts';
import { grantAddOn } from '../../../services/admin/grant-add-on.ts';
import { grantPlan } from '../../../services/admin/grant-plan.ts';
import { listPurchases } from '../../../services/admin/list-purchases.ts';
import { listUsers } from '../../../services/admin/list-users.ts';
import { refundPurchase } from '../../../services/admin/refund-purchase.ts';
import { revokePlan } from '../../../services/admin/revoke-plan.ts';
import { sendPasswordReset } from '../../../services/admin/send-password-reset.ts';
import { signOutUser } from '../../../services/admin/sign-out-user.ts';
import { suspendUser } from '../../../services/admin/suspend-user.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers the operator's endpoints for accounts and payments, and returns them. */
export function registerAdminUserRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, listUsersEndpoint, ({ viewer, query }) => listUsers(core, viewer, query));
  registerEndpoint(app, getUserEndpoint, ({ viewer, param }) => getUser(core, viewer, param('userId')));
  registerEndpoint(app, grantPlanEndpoint, ({ viewer, param, body }) => grantPlan(core, viewer, param('userId'), body));
  registerEndpoint(app, revokePlanEndpoint, ({ viewer, param, body }) =>
    revokePlan(core, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, grantAddOnEndpoint, ({ viewer, param, body }) =>
    grantAddOn(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, changeRoleEndpoint, ({ viewer, param, body }) =>
    changeRole(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, suspendUserEndpoint, ({ viewer, param, body }) =>
    suspendUser(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, signOutUserEndpoint, ({ viewer, param, body }) =>
    signOutUser(core, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, sendPasswordResetEndpoint, ({ viewer, param, body }) =>
    sendPasswordReset(admin, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, listPurchasesEndpoint, ({ viewer, query }) => listPurchases(core, viewer, query));
  registerEndpoint(app, refundPurchaseEndpoint, ({ viewer, param, body }) =>
    refundPurchase(admin, viewer, param('purchaseId'), body.reason),
  );
  return [
    listUsersEndpoint,
    getUserEndpoint,
    grantPlanEndpoint,
    revokePlanEndpoint,
    grantAddOnEndpoint,
    changeRoleEndpoint,
    suspendUserEndpoint,
    signOutUserEndpoint,
    sendPasswordResetEndpoint,
    listPurchasesEndpoint,
    refundPurchaseEndpoint,
  ];
}
