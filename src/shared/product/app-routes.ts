import { PUBLIC_PAGES } from './public-pages.ts';

/**
 * The paths of all screens, as patterns with `:name` for a part. The server responds to these with the app and to
 * everything else with the app's not-found page and status 404.
 */
export const APP_ROUTES: readonly string[] = [
  ...PUBLIC_PAGES.map(({ path }) => path),
  '/audit',
  '/audit/v2/:businessId',
  '/audit-v2/:businessId',
  '/history',
  '/history/:businessId',
  '/changes/:auditId',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/u/upgrade',
  '/checkout/success',
  '/checkout/cancel',
  '/account',
  '/account/billing',
  '/account/settings',
  '/admin',
  '/admin/users',
  '/admin/users/:userId',
  '/admin/purchases',
  '/admin/audits',
  '/admin/queue',
  '/admin/mails',
  '/admin/mails/:mailId',
  '/admin/suppressions',
  '/admin/providers',
  '/admin/flags',
  '/admin/rollout-metrics',
  '/admin/content',
  '/admin/log',
];

/** The screens of the mock gateway, which exist only where it is enabled. */
export const MOCK_GATEWAY_ROUTES: readonly string[] = ['/pay-desk/portal', '/pay-desk/:checkoutId'];

/** True for a path of the app; ignores a trailing slash. */
export function isAppRoute(path: string, { isMockGatewayOpen }: { readonly isMockGatewayOpen: boolean }): boolean {
  const parts = split(path);
  return [...APP_ROUTES, ...(isMockGatewayOpen ? MOCK_GATEWAY_ROUTES : [])].some((route) => {
    const pattern = split(route);
    return (
      pattern.length === parts.length && pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
