import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * The address in the header `List-Unsubscribe` (RFC 8058): mail programs send a POST to it by themselves, with a form body
 * that says nothing more. It never acts on GET, which link scanners send.
 */
export const unsubscribeEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary: 'No more reports and news to the address of a signed link. Messages about an account still come.',
  callers: 'anyone',
  body: null,
  // What a mail program or a link scanner adds to the address must not keep anybody from unsubscribing.
  query: z.looseObject({ token: typedText({ most: 600, least: 1 }) }),
  response: Done,
  status: 200,
});
