import {
  changeRole as changeRoleContract,
  getUser as getUserContract,
  grantAddOn as grantAddOnContract,
  grantPlan as grantPlanContract,
  listPurchases as listPurchasesContract,
  listUsers as listUsersContract,
  refundPurchase as refundPurchaseContract,
  revokePlan as revokePlanContract,
  sendPasswordReset as sendPasswordResetContract,
  signOutUser as signOutUserContract,
  suspendUser as suspendUserContract,
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

/** Registers what operators see and change of accounts and payments, and returns the endpoints. */
export function registerAdminUserRoutes(app: App, { admin }: Pick<AppDeps, 'admin'>): readonly Endpoint[] {
  const { core } = admin;
  registerEndpoint(app, listUsersContract, ({ viewer, query }) => listUsers(core, viewer, query));
  registerEndpoint(app, getUserContract, ({ viewer, param }) => getUser(core, viewer, param('userId')));
  registerEndpoint(app, grantPlanContract, ({ viewer, param, body }) => grantPlan(core, viewer, param('userId'), body));
  registerEndpoint(app, revokePlanContract, ({ viewer, param, body }) =>
    revokePlan(core, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, grantAddOnContract, ({ viewer, param, body }) =>
    grantAddOn(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, changeRoleContract, ({ viewer, param, body }) =>
    changeRole(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, suspendUserContract, ({ viewer, param, body }) =>
    suspendUser(core, viewer, param('userId'), body),
  );
  registerEndpoint(app, signOutUserContract, ({ viewer, param, body }) =>
    signOutUser(core, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, sendPasswordResetContract, ({ viewer, param, body }) =>
    sendPasswordReset(admin, viewer, param('userId'), body.reason),
  );
  registerEndpoint(app, listPurchasesContract, ({ viewer, query }) => listPurchases(core, viewer, query));
  registerEndpoint(app, refundPurchaseContract, ({ viewer, param, body }) =>
    refundPurchase(admin, viewer, param('purchaseId'), body.reason),
  );
  return [
    listUsersContract,
    getUserContract,
    grantPlanContract,
    revokePlanContract,
    grantAddOnContract,
    changeRoleContract,
    suspendUserContract,
    signOutUserContract,
    sendPasswordResetContract,
    listPurchasesContract,
    refundPurchaseContract,
  ];
}
