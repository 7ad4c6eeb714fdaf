import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  addKeywordsToReportEndpoint,
  generateKeywordsEndpoint,
  getReportKeywordsEndpoint,
  removeKeywordsFromReportEndpoint,
} from '#shared/api/keywords.ts';
import { generateKeywords } from '../../services/keywords/generate-keywords.ts';
import {
  addReportKeywords,
  getReportKeywords,
  removeReportKeywords,
} from '../../services/keywords/keep-report-keywords.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the keyword strategy and the keywords saved for reports, and returns the endpoints. */
export function registerKeywordRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  registerEndpoint(app, generateKeywordsEndpoint, ({ viewer, body }) => generateKeywords(audits, viewer, body));
  registerEndpoint(app, addKeywordsToReportEndpoint, ({ viewer, param, body }) =>
    addReportKeywords(audits, viewer, param('auditId'), body.keywords),
  );
  registerEndpoint(app, getReportKeywordsEndpoint, ({ viewer, param }) =>
    getReportKeywords(audits, viewer, param('auditId')),
  );
  registerEndpoint(app, removeKeywordsFromReportEndpoint, ({ viewer, param, query }) =>
    removeReportKeywords(audits, viewer, param('auditId'), query.keyword),
  );
  return [
    generateKeywordsEndpoint,
    addKeywordsToReportEndpoint,
    getReportKeywordsEndpoint,
    removeKeywordsFromReportEndpoint,
  ];
}
