import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { FILE_ENDPOINTS } from '#shared/api/file-endpoints.ts';
import type { App, AppDeps, AppEnv } from './http/app-context.ts';
import { answerError } from './http/error-response.ts';
import { findsViewer } from './http/guards/find-viewer.ts';
import { requestLog } from './http/guards/request-log.ts';
import { requireSameOrigin } from './http/guards/same-origin.ts';
import { securityHeaders } from './http/guards/security-headers.ts';
import { notesProxies } from './http/guards/untrusted-proxy.ts';
import { rejectOtherMethods } from './http/register-endpoint.ts';
import { registerAccountRoutes } from './http/routes/account-routes.ts';
import { registerActionPackRoutes } from './http/routes/action-pack-routes.ts';
import { registerAddOnRoutes } from './http/routes/add-on-routes.ts';
import { registerAdminRoutes } from './http/routes/admin/admin-routes.ts';
import { registerApiKeyRoutes } from './http/routes/api-key-routes.ts';
import { registerAuditEventRoutes } from './http/routes/audit-event-routes.ts';
import { registerAuditRoutes } from './http/routes/audit-routes.ts';
import { registerAuthRoutes } from './http/routes/auth-routes.ts';
import { registerBillingRoutes } from './http/routes/billing-routes.ts';
import { registerCheckoutRoutes } from './http/routes/checkout-routes.ts';
import { registerDataRetentionRoutes } from './http/routes/data-retention-routes.ts';
import { registerDiscoveryRoutes } from './http/routes/discovery-routes.ts';
import { registerExportPdfRoutes } from './http/routes/export-pdf-routes.ts';
import { registerExportRoutes } from './http/routes/export-routes.ts';
import { registerFactRoutes } from './http/routes/fact-routes.ts';
import { registerFixVerificationRoutes } from './http/routes/fix-verification-routes.ts';
import { registerMoreGenerateRoutes } from './http/routes/generate-more-routes.ts';
import { registerGenerateRoutes } from './http/routes/generate-routes.ts';
import { registerHealthRoutes } from './http/routes/health-routes.ts';
import { registerHistoryRoutes } from './http/routes/history-routes.ts';
import { registerKeywordRoutes } from './http/routes/keyword-routes.ts';
import { registerMockGatewayRoutes } from './http/routes/mock-gateway-routes.ts';
import { registerOpenApiRoutes } from './http/routes/openapi-routes.ts';
import { registerOwnerFileRoutes } from './http/routes/owner-file-routes.ts';
import { registerPublicContentRoutes } from './http/routes/public-content-routes.ts';
import { registerReportBrandRoutes } from './http/routes/report-brand-routes.ts';
import { registerReportFileRoutes } from './http/routes/report-file-routes.ts';
import { registerReportMailRoutes } from './http/routes/report-mail-routes.ts';
import { registerReportPageRoute } from './http/routes/report-page-route.ts';
import { registerReviewDayRoutes } from './http/routes/review-day-routes.ts';
import { registerShareRoutes } from './http/routes/share-routes.ts';
import { registerSharedReportRoutes } from './http/routes/shared-report-routes.ts';
import { registerUnsubscribeRoutes } from './http/routes/unsubscribe-routes.ts';
import { registerVerifyRoutes } from './http/routes/verify-routes.ts';
import { registerWatchRoutes } from './http/routes/watch-routes.ts';
import { registerWebRoutes } from './http/routes/web-routes.ts';
import { registerWebhookRoutes } from './http/routes/webhook-routes.ts';
import { apiError } from './services/api-error.ts';

/** Assembles the HTTP side. It opens nothing and does not listen: tests call `app.request()`. */
export function createApp(deps: AppDeps): App {
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps.log), securityHeaders(deps.config.isHttps), closeWhenDraining(deps));
  app.use(notesProxies(deps.core.untrustedProxy, deps.config.trustedProxyCount));
  app.use('/api/*', compress({ contentTypeFilter: /^application\/json/ }));
  app.use('/api/*', requireSameOrigin(deps.config.publicUrl), findsViewer(deps));
  app.onError((error, c) => answerError(error, c, deps.log));
  app.notFound((c) => answerError(apiError('not-found', 'There is nothing at this address.'), c, deps.log));

  registerHealthRoutes(app, deps);
  registerWebhookRoutes(app, deps);
  const endpoints = [
    ...registerAuditRoutes(app, deps),
    ...registerFactRoutes(app, deps),
    ...registerOwnerFileRoutes(app, deps),
    ...registerFixVerificationRoutes(app, deps),
    ...registerHistoryRoutes(app, deps),
    ...registerWatchRoutes(app, deps),
    ...registerGenerateRoutes(app, deps),
    ...registerMoreGenerateRoutes(app, deps),
    ...registerAddOnRoutes(app, deps),
    ...registerAuthRoutes(app, deps),
    ...registerAccountRoutes(app, deps),
    ...registerDataRetentionRoutes(app, deps),
    ...registerApiKeyRoutes(app, deps),
    ...registerBillingRoutes(app, deps),
    ...registerCheckoutRoutes(app, deps),
    ...registerMockGatewayRoutes(app, deps),
    ...registerPublicContentRoutes(app, deps),
    ...registerReportBrandRoutes(app, deps),
    ...registerReportFileRoutes(app, deps),
    ...registerReviewDayRoutes(app, deps),
    ...registerVerifyRoutes(app, deps),
    ...registerShareRoutes(app, deps),
    ...registerAdminRoutes(app, deps),
    ...registerUnsubscribeRoutes(app, deps),
    ...registerKeywordRoutes(app, deps),
    ...registerExportRoutes(app, deps),
    ...registerReportMailRoutes(app, deps),
  ];
  registerActionPackRoutes(app, deps);
  registerExportPdfRoutes(app, deps);
  registerAuditEventRoutes(app, deps);
  registerOpenApiRoutes(app, endpoints, FILE_ENDPOINTS);
  rejectOtherMethods(app, [...endpoints, ...FILE_ENDPOINTS]);
  registerSharedReportRoutes(app, deps);
  registerDiscoveryRoutes(app, deps);
  registerReportPageRoute(app, deps);
  registerWebRoutes(app, deps);
  return app;
}

/** While the process shuts down, asks clients to close the connection, so that they reconnect to another process. */
function closeWhenDraining({ isDraining }: AppDeps): Parameters<App['use']>[1] {
  return async (c, next) => {
    await next();
    if (isDraining()) c.res.headers.set('Connection', 'close');
  };
}
