import type { Endpoint } from '#shared/api/endpoint.ts';
import { generatePosts, generateReviewReplies } from '#shared/api/generate-more.ts';
import { generatePostsOf } from '../../services/fixes/generate-posts.ts';
import { generateReviewRepliesOf } from '../../services/fixes/generate-review-replies.ts';
import type { App, AppDeps } from '../app-context.ts';
import { requireSameSiteRead } from '../guards/same-site-read.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Posts and replies for an audit: written without a model, asked for by our own pages and by programs. */
export function registerMoreGenerateRoutes(app: App, { fixes }: Pick<AppDeps, 'fixes'>): readonly Endpoint[] {
  registerEndpoint(app, generatePosts, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generatePostsOf(fixes, viewer, query);
  });
  registerEndpoint(app, generateReviewReplies, ({ viewer, query, context }) => {
    requireSameSiteRead(context, 'call');
    return generateReviewRepliesOf(fixes, viewer, query);
  });
  return [generatePosts, generateReviewReplies];
}
