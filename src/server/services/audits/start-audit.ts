import { createHash, randomBytes } from 'node:crypto';
import type { AuditRequest, AuditStarted } from '#shared/api/audits.ts';
import { findAuditOwner, insertAudit, type Owner } from '../../store/audits/audits.ts';
import { findSiteRunStatus } from '../../store/audits/site-runs.ts';
import type { Orm } from '../../store/database/database.ts';
import {
  findAnsweredRequest,
  type IdempotencyKey,
  insertAnsweredRequest,
} from '../../store/requests/idempotency-keys.ts';
import { apiError, siteError } from '../api-error.ts';
import { getSiteDomain, idempotencyScope, type Viewer } from '../viewer.ts';
import { beginWatch } from '../watch/begin-watch.ts';
import type { AuditServices } from './audit-services.ts';
import { ensureSession, findRepeatedRequestToken, isGuessable } from './ensure-session.ts';
import { findOrQueueSiteRun, type Target } from './find-or-queue-site-run.ts';

export interface StartAuditInput {
  readonly request: AuditRequest;
  readonly idempotencyKey: string | null;
  /** Separates uses of the same key at different endpoints. */
  readonly endpoint: string;
  /** Part of a bulk request, for which nobody waits at a screen. */
  readonly isBatch?: boolean;
}

export interface StartedAudit {
  readonly started: AuditStarted;
  readonly siteRunId: string;
  readonly owner: Owner;
  /** The cookie to set when the caller came without a valid session. */
  readonly newSessionToken: string | null;
}

/** Another request with the same key was faster; its response is available now. */
class KeyTakenError extends Error {}

/**
 * Starts an audit, or repeats the earlier response for a repeated request. Throws for a URL that cannot be audited (422),
 * too many audits (429), too long a queue (503), or a key that was used for another request (409).
 */
export async function startAudit(
  services: AuditServices,
  viewer: Viewer,
  input: StartAuditInput,
): Promise<StartedAudit> {
  const target = services.engine.parseTarget(input.request.url);
  if (!target.ok) {
    services.log.info('url_rejected', {
      code: target.failure.code,
      url: speakableTarget(input.request.url),
      client: viewer.addressKey,
    });
    throw siteError(target.failure);
  }
  const begin = () =>
    services.database.orm.transaction((tx) => startInTransaction(services, tx, viewer, input, target));
  const started = await begin().catch((error: unknown) => {
    if (error instanceof KeyTakenError) return begin();
    throw error;
  });
  if (started.started.status === 'queued') services.wakeDispatcher();
  if (started.started.status === 'done') services.wakeTasks();
  return started;
}

/** The typed target for the log: without its query, and omitted where it may contain a user name or password. */
function speakableTarget(url: string): string {
  return url.includes('@') ? '[redacted]' : url.replace(/[?#].*$/s, '');
}

async function startInTransaction(
  services: AuditServices,
  tx: Orm,
  viewer: Viewer,
  input: StartAuditInput,
  target: Target,
): Promise<StartedAudit> {
  const key = keyOf(viewer, input);
  const repeated = key === null ? null : await repeatAnswer(services, tx, viewer, input, key);
  if (repeated !== null) return repeated;

  const createdAt = new Date(services.now());
  const { owner, newSessionToken } = await ensureSession(services, tx, viewer, input.idempotencyKey);
  const run = await findOrQueueSiteRun(
    services,
    tx,
    { kind: input.isBatch === true ? 'batch' : 'viewer', viewer },
    target,
    input.request.fresh ?? false,
  );
  const auditId = newId();
  const domain = getSiteDomain(target.url);
  await insertAudit(tx, owner, { id: auditId, siteRunId: run.id, createdAt, domain, newBusinessId: newId() });
  if (run.status === 'done') await services.addTask(tx, { kind: 'prepare-reports', siteRunId: run.id, auditId });
  if (viewer.account !== null) await beginWatch(tx, viewer.account, { auditId, target, now: createdAt });
  if (key !== null) {
    const isFirst = await insertAnsweredRequest(tx, key, { requestHash: hashRequest(input), auditId }, createdAt);
    if (!isFirst) throw new KeyTakenError();
  }
  return { started: { auditId, status: run.status }, siteRunId: run.id, owner, newSessionToken };
}

async function repeatAnswer(
  services: AuditServices,
  tx: Orm,
  viewer: Viewer,
  input: StartAuditInput,
  key: IdempotencyKey,
): Promise<StartedAudit | null> {
  const answered = await findAnsweredRequest(tx, key);
  if (answered === null) return null;
  if (answered.requestHash !== hashRequest(input)) {
    throw apiError('idempotency-conflict', 'This Idempotency-Key was already used for another request. Use a new one.');
  }
  const audit = await findAuditOwner(tx, answered.auditId);
  if (audit === null) return null;
  const status = await findSiteRunStatus(tx, audit.siteRunId);
  const newSessionToken =
    viewer.owner === null ? findRepeatedRequestToken(services.secret, viewer, input.idempotencyKey) : null;
  return {
    started: { auditId: answered.auditId, status },
    siteRunId: audit.siteRunId,
    owner: audit.owner,
    newSessionToken,
  };
}

function keyOf(viewer: Viewer, input: StartAuditInput): IdempotencyKey | null {
  const { idempotencyKey } = input;
  if (idempotencyKey === null) return null;
  // Without a session callers are told apart by their address, which others share.
  if (viewer.owner === null && isGuessable(idempotencyKey)) return null;
  return { scope: idempotencyScope(viewer), key: idempotencyKey };
}

function hashRequest({ endpoint, request }: StartAuditInput): string {
  return createHash('sha256')
    .update(JSON.stringify([endpoint, request.url, request.fresh ?? false]))
    .digest('base64url');
}

/** 128 bits, so that ids cannot be guessed; hexadecimal, so that they are safe in URLs and on command lines. */
function newId(): string {
  return randomBytes(16).toString('hex');
}
