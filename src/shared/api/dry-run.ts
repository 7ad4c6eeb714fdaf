import { z } from 'zod';
import { DRY_RUN_LIMITS, DryRun, PageChange } from '../audit/dry-run.ts';
import { defineEndpoint } from './endpoint.ts';

export const dryRunEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/audits/:auditId/dry-run',
  summary:
    'What planned changes of an own site would gain and lose: the stored pages are changed and judged again. Nothing is published or stored.',
  callers: 'anyone',
  isForPrograms: true,
  body: z.strictObject({
    changes: z
      .array(PageChange)
      .min(1, 'Name at least one change.')
      .max(DRY_RUN_LIMITS.changes, `At most ${DRY_RUN_LIMITS.changes} changes can be tried at once.`),
  }),
  bodyLimitBytes: 2_000_000,
  query: null,
  response: DryRun,
  status: 200,
});
