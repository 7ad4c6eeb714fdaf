import {
  forgotPasswordEndpoint,
  getMeEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerAccountEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#shared/api/auth.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { currentUser } from '../../services/accounts/current-user.ts';
import { logIn } from '../../services/accounts/log-in.ts';
import { logOut } from '../../services/accounts/log-out.ts';
import { registerAccount, type SignedInBrowser } from '../../services/accounts/register-account.ts';
import { requestReset } from '../../services/accounts/request-reset.ts';
import { resendVerification } from '../../services/accounts/resend-verification.ts';
import { resetPassword } from '../../services/accounts/reset-password.ts';
import { verifyEmail } from '../../services/accounts/verify-email.ts';
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

/**
 * Registers sign-up, login, logout and the targets of mailed links. Better Auth's own endpoints are not served: any path
 * not named here is 404.
 */
export function registerAuthRoutes(app: App, { accounts, config: { isHttps } }: AppDeps): readonly Endpoint[] {
  const signIn = ({ context, viewer }: Call<unknown, unknown>, browser: SignedInBrowser) => {
    writeAccountToken(context, browser.token, isHttps);
    writeKnownBrowserCookie(context, browser.knownBrowser, isHttps);
    if (viewer.visitorSessionId !== null) clearSessionToken(context, isHttps);
    return DONE;
  };

  registerEndpoint(app, getMeEndpoint, async ({ viewer }) => ({ ...DONE, user: currentUser(requireAccount(viewer)) }));

  registerEndpoint(app, registerAccountEndpoint, async (call) => {
    const input = { ...call.body, userAgent: userAgentOf(call) };
    return signIn(call, await registerAccount(accounts, call.viewer, input));
  });

  registerEndpoint(app, loginEndpoint, async (call) => {
    const knownBrowser = readKnownBrowserCookie(call.context, isHttps);
    const input = { ...call.body, userAgent: userAgentOf(call), knownBrowser };
    return signIn(call, await logIn(accounts, call.viewer, input));
  });

  registerEndpoint(app, logoutEndpoint, async ({ context }) => {
    await logOut(accounts, readAccountToken(context, isHttps));
    clearAccountToken(context, isHttps);
    return DONE;
  });

  registerEndpoint(app, forgotPasswordEndpoint, async ({ viewer, body }) => {
    await requestReset(accounts, viewer, body.email);
    return DONE;
  });

  registerEndpoint(app, resetPasswordEndpoint, async ({ viewer, body }) => ({
    ...DONE,
    ...(await resetPassword(accounts, viewer, body)),
  }));

  registerEndpoint(app, verifyEmailEndpoint, async ({ viewer, body }) => ({
    ...DONE,
    email: await verifyEmail(accounts, viewer, body.token),
  }));

  registerEndpoint(app, resendVerificationEndpoint, async ({ viewer }) => {
    await resendVerification(accounts, viewer);
    return DONE;
  });

  return [
    getMeEndpoint,
    registerAccountEndpoint,
    loginEndpoint,
    logoutEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    verifyEmailEndpoint,
    resendVerificationEndpoint,
  ];
}

function userAgentOf({ context }: Call<unknown, unknown>): string {
  return context.req.header('user-agent') ?? '';
}
