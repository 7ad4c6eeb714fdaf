import { z } from 'zod';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * The address in the header `List-Unsubscribe` (RFC 8058): mail programs send a POST to it by themselves, with a form body
 * that says nothing more. It never acts on GET, which link scanners send.
 */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'No more reports and news to the address of a signed link. Messages about an account still come.',
  callers: 'anyone',
  body: null,
  query: z.object({ token: z.string().min(1).max(600) }),
  response: Done,
  status: 200,
});
