import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * The URL in the header `List-Unsubscribe` (RFC 8058): mail clients send a POST to it, with a form body that adds nothing.
 * It never acts on GET, which link scanners send.
 */
export const unsubscribeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'No more reports and news to the address of a signed link. Messages about an account still come.',
  callers: 'anyone',
  body: null,
  // Parameters added by a mail client or a link scanner must not prevent unsubscribing.
  query: z.looseObject({ token: typedText({ most: 600, least: 1 }) }),
  response: Done,
  status: 200,
});
