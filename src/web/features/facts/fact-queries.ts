import { queryOptions } from '@tanstack/react-query';
import { getFactsEndpoint, getProfileEndpoint } from '#shared/api/facts.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** What is known about the business of an audit. */
export function factsQuery(auditId: string) {
  return queryOptions({
    queryKey: ['facts', auditId],
    queryFn: ({ signal }) => callEndpoint(getFactsEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** What the owner told of the Google profile. */
export function profileQuery(auditId: string) {
  return queryOptions({
    queryKey: ['profile', auditId],
    queryFn: ({ signal }) => callEndpoint(getProfileEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}
