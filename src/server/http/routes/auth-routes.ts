import {
  forgotPassword,
  getMe,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#shared/api/auth.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { currentUser } from '../../services/accounts/current-user.ts';
import { logIn } from '../../services/accounts/log-in.ts';
import { logOut } from '../../services/accounts/log-out.ts';
import { registerAccount, type SignedInBrowser } from '../../services/accounts/register-account.ts';
import { requestReset } from '../../services/accounts/request-reset.ts';
import { resendVerification as mailAgain } from '../../services/accounts/resend-verification.ts';
import { resetPassword as reset } from '../../services/accounts/reset-password.ts';
import { verifyEmail as verify } from '../../services/accounts/verify-email.ts';
import { requireAccount } from '../../services/rights/require-right.ts';
import type { App, AppDeps } from '../app-context.ts';
import { type Call, registerEndpoint } from '../register-endpoint.ts';
import {
  clearAccountToken,
  clearSessionToken,
  readAccountToken,
  readKnownBrowserCookie,
  writeAccountToken,
  writeKnownBrowserCookie,
} from '../session-cookie.ts';

const DONE = { success: true } as const;

/** Registers signing up, in and out, and what mailed links do. Better Auth's own endpoints are not served: what is not named here is 404. */
export function registerAuthRoutes(app: App, { accounts, config: { isHttps } }: AppDeps): readonly Endpoint[] {
  const signIn = ({ context, viewer }: Call<unknown, unknown>, browser: SignedInBrowser) => {
    writeAccountToken(context, browser.token, isHttps);
    writeKnownBrowserCookie(context, browser.knownBrowser, isHttps);
    if (viewer.visitorSessionId !== null) clearSessionToken(context, isHttps);
    return DONE;
  };

  registerEndpoint(app, getMe, async ({ viewer }) => ({ ...DONE, user: currentUser(requireAccount(viewer)) }));

  registerEndpoint(app, register, async (call) => {
    const input = { ...call.body, userAgent: userAgentOf(call) };
    return signIn(call, await registerAccount(accounts, call.viewer, input));
  });

  registerEndpoint(app, login, async (call) => {
    const knownBrowser = readKnownBrowserCookie(call.context, isHttps);
    const input = { ...call.body, userAgent: userAgentOf(call), knownBrowser };
    return signIn(call, await logIn(accounts, call.viewer, input));
  });

  registerEndpoint(app, logout, async ({ context }) => {
    await logOut(accounts, readAccountToken(context, isHttps));
    clearAccountToken(context, isHttps);
    return DONE;
  });

  registerEndpoint(app, forgotPassword, async ({ viewer, body }) => {
    await requestReset(accounts, viewer, body.email);
    return DONE;
  });

  registerEndpoint(app, resetPassword, async ({ viewer, body }) => {
    await reset(accounts, viewer, body);
    return DONE;
  });

  registerEndpoint(app, verifyEmail, async ({ viewer, body }) => ({
    ...DONE,
    email: await verify(accounts, viewer, body.token),
  }));

  registerEndpoint(app, resendVerification, async ({ viewer }) => {
    await mailAgain(accounts, viewer);
    return DONE;
  });

  return [getMe, register, login, logout, forgotPassword, resetPassword, verifyEmail, resendVerification];
}

function userAgentOf({ context }: Call<unknown, unknown>): string {
  return context.req.header('user-agent') ?? '';
}
