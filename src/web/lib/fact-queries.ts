import { queryOptions } from '@tanstack/react-query';
import { getFactsEndpoint, getProfileEndpoint } from '#shared/api/facts.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** The fact sheet of an audit's business. */
export function factsQuery(auditId: string) {
  return queryOptions({
    queryKey: ['facts', auditId],
    queryFn: ({ signal }) => callEndpoint(getFactsEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}

/** The owner's input on the Google profile. */
export function profileQuery(auditId: string) {
  return queryOptions({
    queryKey: ['profile', auditId],
    queryFn: ({ signal }) => callEndpoint(getProfileEndpoint, { params: { auditId }, signal }),
    networkMode: 'always',
  });
}
