import type { Endpoint } from '#shared/api/endpoint.ts';
import { generateDescription, generateH1, generateMeta, generateQa } from '#shared/api/generate.ts';
import { seoChecklist } from '#shared/api/seo-checklist.ts';
import { judgeChecklist } from '../../services/checklist/judge-checklist.ts';
import { generateDescriptionOf } from '../../services/fixes/generate-description.ts';
import { generateHeadingsOf } from '../../services/fixes/generate-headings.ts';
import { generateMetaOf } from '../../services/fixes/generate-meta.ts';
import { generateQaOf } from '../../services/fixes/generate-qa.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Texts that are written for an audit. They are read by GET and may cost a model call: only our own pages and programs may ask. */
export function registerGenerateRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): readonly Endpoint[] {
  registerEndpoint(app, generateDescription, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateDescriptionOf(fixes, viewer, query);
  });
  registerEndpoint(app, generateQa, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateQaOf(fixes, viewer, query);
  });
  registerEndpoint(app, generateH1, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateHeadingsOf(fixes, viewer, query);
  });
  registerEndpoint(app, generateMeta, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateMetaOf(fixes, viewer, query);
  });
  registerEndpoint(app, seoChecklist, ({ viewer, body }) => judgeChecklist(fixes, viewer, body));
  return [generateDescription, generateQa, generateH1, generateMeta, seoChecklist];
}
