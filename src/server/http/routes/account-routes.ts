import {
  changeEmail,
  changePassword,
  deleteAccount,
  exportAccount,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '#shared/api/account.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeEmail as askForEmail } from '../../services/accounts/change-email.ts';
import { changePassword as setPassword } from '../../services/accounts/change-password.ts';
import { deleteAccount as removeAccount } from '../../services/accounts/delete-account.ts';
import { exportAccount as exportAll } from '../../services/accounts/export-account.ts';
import { listSessions as list } from '../../services/accounts/list-sessions.ts';
import { revokeOtherSessions as revokeOthers } from '../../services/accounts/revoke-other-sessions.ts';
import { revokeSession as revoke } from '../../services/accounts/revoke-session.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';
import { clearAccountToken } from '../session-cookie.ts';

const DONE = { success: true } as const;

/** Registers what an account can do about itself, and returns the endpoints. */
export function registerAccountRoutes(
  app: App,
  { accounts, audits, config: { isHttps } }: AppDeps,
): readonly Endpoint[] {
  registerEndpoint(app, changePassword, async ({ viewer, body }) => {
    await setPassword(accounts, viewer, body);
    return DONE;
  });

  registerEndpoint(app, changeEmail, async ({ viewer, body }) => {
    await askForEmail(accounts, viewer, body);
    return DONE;
  });

  registerEndpoint(app, listSessions, async ({ viewer }) => ({ sessions: await list(accounts, viewer) }));

  registerEndpoint(app, revokeSession, async (call) => {
    await revoke(accounts, call.viewer, call.param('sessionId'));
    return DONE;
  });

  registerEndpoint(app, revokeOtherSessions, async ({ viewer }) => {
    await revokeOthers(accounts, viewer);
    return DONE;
  });

  registerEndpoint(app, exportAccount, ({ viewer }) => exportAll(accounts, audits, viewer));

  registerEndpoint(app, deleteAccount, async ({ viewer, body, context }) => {
    await removeAccount(accounts, viewer, body.currentPassword);
    clearAccountToken(context, isHttps);
    return DONE;
  });

  return [changePassword, changeEmail, listSessions, revokeSession, revokeOtherSessions, exportAccount, deleteAccount];
}
