import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { type AuditResult, getAuditEndpoint } from '#shared/api/audits.ts';
import { getAudit } from '../../services/audits/get-audit.ts';
import { getFlagPercents } from '../../services/public-content/get-flag-percents.ts';
import type { App, AppDeps, AppEnv } from '../app-context.ts';
import { findsViewer } from '../guards/find-viewer.ts';
import { pagePolicy } from '../guards/security-headers.ts';

const PATH = '/audit';

/**
 * Serves the page of a report with its first view in it, readable before any script. In all other cases, also when the audit
 * cannot be read, the app's page for every path follows: it asks for the audit itself and says what is wrong.
 */
export function registerReportPageRoute(app: App, deps: AppDeps): void {
  const { reportPage } = deps.webFiles;
  if (reportPage === null) return;
  app.get(PATH, compress(), findsViewer(deps), async (c, next) => {
    const result = await findResult(deps, c);
    if (result === null) return next();
    const { pathname, search } = new URL(c.req.url);
    const html = await reportPage.render(result, pathname + search, preloadResult(result));
    return c.html(html, 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': pagePolicy(reportPage.scriptHashes, deps.config.isHttps),
    });
  });
}

/** The viewer's result; null where there is none, or where some visitors have another report. */
async function findResult({ audits, core }: AppDeps, c: Context<AppEnv>): Promise<AuditResult | null> {
  const auditId = c.req.query('id');
  if (auditId === undefined) return null;
  try {
    if ((await getFlagPercents(core)).flags.NEW_REPORT_UX < 100) return null;
    return (await getAudit(audits, await c.get('findViewer')(), auditId)).result ?? null;
  } catch {
    return null;
  }
}

/** Has the browser ask for what the app will ask for, while it still loads. */
function preloadResult({ auditId }: AuditResult): string {
  const path = getAuditEndpoint.path.replace(':auditId', encodeURIComponent(auditId));
  return `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`;
}
