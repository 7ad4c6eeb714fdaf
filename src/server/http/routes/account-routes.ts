import { z } from 'zod';
import {
  AccountExport,
  changeEmailEndpoint,
  changePasswordEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
  listSessionsEndpoint,
  revokeOtherSessionsEndpoint,
  revokeSessionEndpoint,
} from '#shared/api/account.ts';
import { endAccessAfterResetEndpoint, endAccessEndpoint, getOpenAccessEndpoint } from '#shared/api/account-access.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { changeEmail } from '../../services/accounts/change-email.ts';
import { changePassword } from '../../services/accounts/change-password.ts';
import { deleteAccount } from '../../services/accounts/delete-account.ts';
import { endAccess, endAccessAfterReset, getOpenAccess } from '../../services/accounts/end-access.ts';
import { type AccountExportParts, exportAccount } from '../../services/accounts/export-account.ts';
import { listSessions } from '../../services/accounts/list-sessions.ts';
import { revokeOtherSessions } from '../../services/accounts/revoke-other-sessions.ts';
import { revokeSession } from '../../services/accounts/revoke-session.ts';
import type { App, AppDeps } from '../app-context.ts';
import { readQuery } from '../read-query.ts';
import { registerEndpoint, requireCaller } from '../register-endpoint.ts';
import { clearAccountToken } from '../session-cookie.ts';

const DONE = { success: true } as const;
const { audits: ExportedAudits, ...EXPORTED } = AccountExport.shape;
const ExportedAccount = z.object(EXPORTED);

/** The JSON of `AccountExport` in pieces, each parsed by the contract. */
async function* writeExport({ account, audits }: AccountExportParts): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  yield bytes(`${JSON.stringify(ExportedAccount.parse(account)).slice(0, -1)},"audits":[`);
  let separator = '';
  for await (const audit of audits) {
    yield bytes(`${separator}${JSON.stringify(ExportedAudits.element.parse(audit))}`);
    separator = ',';
  }
  yield bytes(']}');
}

/** Registers the account's own endpoints and returns them. */
export function registerAccountRoutes(
  app: App,
  { accounts, audits, config: { isHttps } }: AppDeps,
): readonly Endpoint[] {
  registerEndpoint(app, changePasswordEndpoint, async ({ viewer, body }) => {
    await changePassword(accounts, viewer, body);
    return DONE;
  });

  registerEndpoint(app, changeEmailEndpoint, async ({ viewer, body }) => {
    await changeEmail(accounts, viewer, body);
    return DONE;
  });

  registerEndpoint(app, listSessionsEndpoint, async ({ viewer }) => ({
    sessions: await listSessions(accounts, viewer),
  }));

  registerEndpoint(app, revokeSessionEndpoint, async (call) => {
    await revokeSession(accounts, call.viewer, call.param('sessionId'));
    return DONE;
  });

  registerEndpoint(app, revokeOtherSessionsEndpoint, async ({ viewer }) => {
    await revokeOtherSessions(accounts, viewer);
    return DONE;
  });

  registerEndpoint(app, getOpenAccessEndpoint, ({ viewer }) => getOpenAccess(accounts, viewer));
  registerEndpoint(app, endAccessEndpoint, ({ viewer }) => endAccess(accounts, viewer));
  registerEndpoint(app, endAccessAfterResetEndpoint, ({ viewer, body }) =>
    endAccessAfterReset(accounts, viewer, body.token),
  );

  app.on(exportAccountEndpoint.method, exportAccountEndpoint.path, async (c) => {
    const viewer = await c.get('findViewer')();
    requireCaller(exportAccountEndpoint, viewer);
    readQuery(c, null);
    const body = ReadableStream.from(writeExport(await exportAccount(accounts, audits, viewer)));
    return c.body(body, exportAccountEndpoint.status, { 'Content-Type': 'application/json' });
  });

  registerEndpoint(app, deleteAccountEndpoint, async ({ viewer, body, context }) => {
    await deleteAccount(accounts, viewer, body.currentPassword);
    clearAccountToken(context, isHttps);
    return DONE;
  });

  return [
    changePasswordEndpoint,
    changeEmailEndpoint,
    listSessionsEndpoint,
    revokeSessionEndpoint,
    revokeOtherSessionsEndpoint,
    getOpenAccessEndpoint,
    endAccessEndpoint,
    endAccessAfterResetEndpoint,
    exportAccountEndpoint,
    deleteAccountEndpoint,
  ];
}
