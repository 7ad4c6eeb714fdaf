import { queryOptions } from '@tanstack/react-query';
import { listApiKeys, listSessions } from '#shared/api/account.ts';
import { getDataSettings } from '#shared/api/data-care.ts';
import { getReportBrand } from '#shared/api/report-brand.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Where the account is signed in. Other tabs and devices change it: never shown from an earlier visit of the page. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callEndpoint(listSessions, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The account's keys for programs. */
export const apiKeysQuery = queryOptions({
  queryKey: ['account', 'api-keys'],
  queryFn: ({ signal }) => callEndpoint(listApiKeys, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** The name, colour and logo on the account's reports. */
export const reportBrandQuery = queryOptions({
  queryKey: ['account', 'report-brand'],
  queryFn: ({ signal }) => callEndpoint(getReportBrand, { signal }),
  networkMode: 'always',
  staleTime: 0,
});

/** How long audits are kept, and the businesses they are of. */
export const dataSettingsQuery = queryOptions({
  queryKey: ['account', 'data-settings'],
  queryFn: ({ signal }) => callEndpoint(getDataSettings, { signal }),
  networkMode: 'always',
  staleTime: 0,
});
