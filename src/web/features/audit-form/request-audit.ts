import { type AuditStarted, startAuditEndpoint } from '#shared/api/audits.ts';
import { callEndpoint } from '#web/lib/api-client.ts';

/** Requests an audit. The same `idempotencyKey` never starts a second one. Loaded when a form is used. */
export function requestAudit(url: string, idempotencyKey: string): Promise<AuditStarted> {
  return callEndpoint(startAuditEndpoint, { body: { url }, headers: { 'idempotency-key': idempotencyKey } });
}
