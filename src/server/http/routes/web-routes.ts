import type { Context } from 'hono';
import { isAppRoute } from '#shared/product/app-routes.ts';
import { apiError } from '../../services/api-error.ts';
import type { App, AppDeps, AppEnv } from '../app-context.ts';
import { pagePolicy } from '../guards/security-headers.ts';
import type { WebEncoding, WebFile } from '../web-files.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Porchlight</title>
<p>Porchlight's API is running, but its screens have not been built: run <code>npm run build</code> and start it again.</p></html>`;

/** Serves the built web app. Other paths get the app's page for them, or its 404 page when unknown. */
export function registerWebRoutes(app: App, { webFiles, config }: AppDeps): void {
  const policyOf = ({ scriptHashes }: WebFile) =>
    scriptHashes === null ? null : pagePolicy(scriptHashes, config.isHttps);
  app.get('*', async (c) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/'))
      throw apiError('not-found', 'There is nothing at this address of the API.');
    if (webFiles.fallback === null) return c.html(NOT_BUILT, 503, { 'Retry-After': '60' });
    const file = beginsAnAudit(c) ? webFiles.fallback : webFiles.find(c.req.path);
    if (file !== null) return answerFile(c, file, 200, policyOf(file));
    const { fallback } = webFiles;
    return answerFile(c, fallback, isAppRoute(c.req.path, config.payment) ? 200 : 404, policyOf(fallback));
  });
}

/** True for a visitor who arrives with a URL to audit: the landing page would only flash before the audit. */
function beginsAnAudit(c: Context): boolean {
  return c.req.path === '/' && (c.req.query('url') !== undefined || c.req.query('legacy') !== undefined);
}

async function answerFile(
  c: Context<AppEnv>,
  file: WebFile,
  status: 200 | 404,
  policy: string | null,
): Promise<Response> {
  const encoding = file.isCompressible ? chooseEncoding(c.req.header('accept-encoding')) : 'identity';
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.isDownload ? { 'Content-Disposition': 'attachment' } : {}),
    ETag: encoding === 'identity' ? file.etag : `W/${file.etag}`,
    ...(file.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
    ...(policy === null ? {} : { 'Content-Security-Policy': policy }),
  };
  if (status === 200 && isKnown(c.req.header('if-none-match'), file.etag)) return c.body(null, 304, headers);
  const bytes = await file.read(encoding);
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String(bytes.byteLength);
  return c.body(new Uint8Array(bytes), status, headers);
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((value) => value.trim().replace(/^W\//, '') === etag) ?? false;
}

/** The best encoding that the client accepts; `q=0` excludes one. */
function chooseEncoding(acceptEncoding: string | undefined): WebEncoding {
  const accepted = (acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const accepts = (name: string) =>
    accepted.some((part) => part.split(';')[0]?.trim() === name && !/;\s*q=0(?:\.0{1,3})?$/.test(part));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
