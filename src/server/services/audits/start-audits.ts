import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { startAuditsEndpoint } from '#shared/api/audits.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import { claimKey } from '../../store/requests/idempotency-keys.ts';
import { ApiError, apiError } from '../api-error.ts';
import { requireAccount, requireRight } from '../rights/require-right.ts';
import { idempotencyScope, type Viewer } from '../viewer.ts';
import type { AuditServices } from './audit-services.ts';
import { startAudit } from './start-audit.ts';

type Answer = z.input<typeof startAuditsEndpoint.response>;

export interface StartAuditsInput {
  readonly urls: readonly string[];
  readonly idempotencyKey: string | null;
}

/**
 * Starts an audit for each URL; one that is refused does not affect the others. A repeated request with the same key
 * returns the audits it started and retries the refused ones. Throws 401 for a visitor, 402 without Agency, 400 for more
 * URLs than the plan allows at once, 409 for a key that was used for another request.
 */
export async function startAudits(services: AuditServices, viewer: Viewer, input: StartAuditsInput): Promise<Answer> {
  const { plan } = requireAccount(viewer);
  requireRight(viewer, 'bulkAudits');
  const limit = getPlanLimit(plan, 'bulkUrls');
  if (limit !== null && input.urls.length > limit)
    throw apiError('invalid-request', `At most ${limit} websites can be audited in one go.`, { details: { limit } });
  await claimWholeKey(services, viewer, input);
  const audits: Answer['audits'] = [];
  for (const [index, url] of input.urls.entries()) {
    audits.push(await startOne(services, viewer, url, keyOfUrl(input.idempotencyKey, index)));
  }
  return { audits };
}

async function startOne(
  services: AuditServices,
  viewer: Viewer,
  url: string,
  idempotencyKey: string | null,
): Promise<Answer['audits'][number]> {
  try {
    const { started } = await startAudit(services, viewer, {
      request: { url },
      idempotencyKey,
      endpoint: startAuditsEndpoint.path,
      isBatch: true,
    });
    services.log.info('audit_started', { auditId: started.auditId, bulk: true });
    return { url, ...started };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { url, error: error.response.error, code: error.response.code };
  }
}

async function claimWholeKey({ database, now }: AuditServices, viewer: Viewer, input: StartAuditsInput): Promise<void> {
  if (input.idempotencyKey === null) return;
  const requestHash = hash(JSON.stringify([startAuditsEndpoint.path, input.urls]));
  const key = { scope: idempotencyScope(viewer), key: input.idempotencyKey };
  if (!(await claimKey(database.orm, key, requestHash, new Date(now()))))
    throw apiError('idempotency-conflict', 'This Idempotency-Key was already used for another request. Use a new one.');
}

/** Each URL gets its own key, made of the request's key and its position. */
function keyOfUrl(idempotencyKey: string | null, index: number): string | null {
  return idempotencyKey === null ? null : hash(`${index}\n${idempotencyKey}`);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
