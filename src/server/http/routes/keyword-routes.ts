import type { Endpoint } from '#shared/api/endpoint.ts';
import {
  addKeywordsToReport,
  generateKeywords,
  getReportKeywords,
  removeKeywordsFromReport,
} from '#shared/api/keywords.ts';
import { generateKeywords as generate } from '../../services/keywords/generate-keywords.ts';
import {
  addReportKeywords as add,
  getReportKeywords as get,
  removeReportKeywords as remove,
} from '../../services/keywords/keep-report-keywords.ts';
import type { App, AppDeps } from '../app-context.ts';
import { registerEndpoint } from '../register-endpoint.ts';

/** Registers the keyword strategy and what is kept of it in reports, and returns the endpoints. */
export function registerKeywordRoutes(app: App, { audits }: Pick<AppDeps, 'audits'>): readonly Endpoint[] {
  registerEndpoint(app, generateKeywords, ({ viewer, body }) => generate(audits, viewer, body));
  registerEndpoint(app, addKeywordsToReport, ({ viewer, param, body }) =>
    add(audits, viewer, param('auditId'), body.keywords),
  );
  registerEndpoint(app, getReportKeywords, ({ viewer, param }) => get(audits, viewer, param('auditId')));
  registerEndpoint(app, removeKeywordsFromReport, ({ viewer, param, query }) =>
    remove(audits, viewer, param('auditId'), query.keyword),
  );
  return [generateKeywords, addKeywordsToReport, getReportKeywords, removeKeywordsFromReport];
}
