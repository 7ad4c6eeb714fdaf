import { dryRunEndpoint } from '#shared/api/dry-run.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  generateDescriptionEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generateQaEndpoint,
} from '#shared/api/generate.ts';
import { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { apiError } from '../../services/api-error.ts';
import { evaluateChecklist } from '../../services/checklist/evaluate-checklist.ts';
import { tryChanges } from '../../services/checklist/try-changes.ts';
import { generateAuditDescription } from '../../services/fixes/generate-description.ts';
import { generateAuditHeadings } from '../../services/fixes/generate-headings.ts';
import { generateAuditMeta } from '../../services/fixes/generate-meta.ts';
import { generateAuditQa } from '../../services/fixes/generate-qa.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Each holds the evidence of an audit in memory and takes about a second of CPU time. */
const MOST_DRY_RUNS_AT_ONCE = 2;
const DRY_RUN_WAIT_SECONDS = 3;

/**
 * Registers the generated texts of an audit, its checklist and its dry runs. They are requested by GET and may cost a model call, so only our own pages and
 * programs may ask.
 */
export function registerGenerateRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): readonly Endpoint[] {
  registerEndpoint(app, generateDescriptionEndpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditDescription(fixes, viewer, query);
  });
  registerEndpoint(app, generateQaEndpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditQa(fixes, viewer, query);
  });
  registerEndpoint(app, generateH1Endpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditHeadings(fixes, viewer, query);
  });
  registerEndpoint(app, generateMetaEndpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditMeta(fixes, viewer, query);
  });
  registerEndpoint(app, seoChecklistEndpoint, ({ viewer, body }) => evaluateChecklist(fixes, viewer, body));
  let dryRuns = 0;
  registerEndpoint(app, dryRunEndpoint, async ({ viewer, param, body }) => {
    if (dryRuns >= MOST_DRY_RUNS_AT_ONCE)
      throw apiError('overloaded', 'Other changes are being tried right now. Please try again in a few seconds.', {
        retryAfterSeconds: DRY_RUN_WAIT_SECONDS,
      });
    dryRuns += 1;
    try {
      return await tryChanges(fixes.audits, viewer, param('auditId'), body.changes);
    } finally {
      dryRuns -= 1;
    }
  });
  return [
    generateDescriptionEndpoint,
    generateQaEndpoint,
    generateH1Endpoint,
    generateMetaEndpoint,
    seoChecklistEndpoint,
    dryRunEndpoint,
  ];
}
