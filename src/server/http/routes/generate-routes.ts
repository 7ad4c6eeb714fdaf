import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  generateDescriptionEndpoint,
  generateH1Endpoint,
  generateMetaEndpoint,
  generateQaEndpoint,
} from '#shared/api/generate.ts';
import { seoChecklistEndpoint } from '#shared/api/seo-checklist.ts';
import { evaluateChecklist } from '../../services/checklist/evaluate-checklist.ts';
import { generateAuditDescription } from '../../services/fixes/generate-description.ts';
import { generateAuditHeadings } from '../../services/fixes/generate-headings.ts';
import { generateAuditMeta } from '../../services/fixes/generate-meta.ts';
import { generateAuditQa } from '../../services/fixes/generate-qa.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/**
 * Registers the generated texts of an audit. They are requested by GET and may cost a model call, so only our own pages and
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
  return [
    generateDescriptionEndpoint,
    generateQaEndpoint,
    generateH1Endpoint,
    generateMetaEndpoint,
    seoChecklistEndpoint,
  ];
}
