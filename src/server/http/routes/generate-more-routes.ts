import type { Endpoint } from '#shared/api/endpoint.ts';
import { generatePostsEndpoint, generateReviewRepliesEndpoint } from '#shared/api/generate-more.ts';
import { generateAuditPosts } from '../../services/fixes/generate-posts.ts';
import { generateAuditReviewReplies } from '../../services/fixes/generate-review-replies.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers posts and review replies for an audit, written without a model; our own pages and programs may request them. */
export function registerMoreGenerateRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): readonly Endpoint[] {
  registerEndpoint(app, generatePostsEndpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditPosts(fixes, viewer, query);
  });
  registerEndpoint(app, generateReviewRepliesEndpoint, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateAuditReviewReplies(fixes, viewer, query);
  });
  return [generatePostsEndpoint, generateReviewRepliesEndpoint];
}
