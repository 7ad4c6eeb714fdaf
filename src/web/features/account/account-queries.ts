import { queryOptions } from '@tanstack/react-query';
import { listApiKeysEndpoint, listSessionsEndpoint } from '#shared/api/account.ts';
import { getOpenAccessEndpoint } from '#shared/api/account-access.ts';
import { getDataSettingsEndpoint } from '#shared/api/data-retention.ts';
import { getReportBrandEndpoint } from '#shared/api/report-brand.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The account's sessions. Other tabs and devices change them, so cached data is never shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callEndpoint(listSessionsEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** What grants access to the account without its password. */
export const openAccessQuery = queryOptions({
  queryKey: ['account', 'access'],
  queryFn: ({ signal }) => callEndpoint(getOpenAccessEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The account's API keys. */
export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: ({ signal }) => callEndpoint(listApiKeysEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The name, color and logo on the account's reports. */
export const reportBrandQuery = queryOptions({
  queryKey: ['account', 'report-brand'],
  queryFn: ({ signal }) => callEndpoint(getReportBrandEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** How long audits are kept, and their businesses. */
export const dataSettingsQuery = queryOptions({
  queryKey: ['account', 'data-settings'],
  queryFn: ({ signal }) => callEndpoint(getDataSettingsEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});
