import { queryOptions } from '@tanstack/react-query';
import { listApiKeysEndpoint, listSessionsEndpoint } from '#shared/api/account.ts';
import { getOpenAccessEndpoint } from '#shared/api/account-access.ts';
import { getDataSettingsEndpoint } from '#shared/api/data-retention.ts';
import { getReportBrandEndpoint } from '#shared/api/report-brand.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Where the account is signed in. Other tabs and devices change it: never shown from an earlier visit of the page. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callEndpoint(listSessionsEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** What opens the account without its password. */
export const openAccessQuery = queryOptions({
  queryKey: ['account', 'access'],
  queryFn: ({ signal }) => callEndpoint(getOpenAccessEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The account's keys for programs. */
export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: ({ signal }) => callEndpoint(listApiKeysEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The name, colour and logo on the account's reports. */
export const reportBrandQuery = queryOptions({
  queryKey: ['account', 'report-brand'],
  queryFn: ({ signal }) => callEndpoint(getReportBrandEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** How long audits are kept, and the businesses they are of. */
export const dataSettingsQuery = queryOptions({
  queryKey: ['account', 'data-settings'],
  queryFn: ({ signal }) => callEndpoint(getDataSettingsEndpoint, { signal }),
  networkMode: 'always',
  staleTime: 0,
});
