import { z } from 'zod';
import { PageEventName } from '../product/page-events.ts';
import { Done } from './done.ts';
import { defineEndpoint } from './endpoint.ts';

/** No NUL and no lone surrogate: the database could not return them. */
const Fact = z
  .string()
  .max(200)
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'An event holds characters that cannot be kept.');

/** A few short attributes of an event; no free text of visitors. */
const Properties = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9_]{0,39}$/), z.union([Fact, z.number(), z.boolean(), z.null()]))
  .refine((properties) => Object.keys(properties).length <= 10, 'An event has at most ten properties.');

export const recordPageEventEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/events',
  summary: 'Tell that something happened on a page. Kept for the funnel; no cookie is set by it.',
  callers: 'anyone',
  body: z.object({
    name: PageEventName,
    /** Random, from the browser's session storage; determines the bucket of flags. */
    userAbId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
    properties: Properties.default({}),
  }),
  query: null,
  response: Done,
  status: 202,
});
