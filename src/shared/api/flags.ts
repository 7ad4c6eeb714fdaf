import { z } from 'zod';
import { FLAG_NAMES } from '../product/flags.ts';
import { defineEndpoint } from './endpoint.ts';

export const FlagPercents = z.object({ flags: z.record(z.enum(FLAG_NAMES), z.number().int().min(0).max(100)) });
export type FlagPercents = z.infer<typeof FlagPercents>;

export const getFlagsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/flags',
  summary: 'The share of visitors, in percent, that has each screen under rollout.',
  callers: 'anyone',
  body: null,
  query: null,
  response: FlagPercents,
  status: 200,
});
