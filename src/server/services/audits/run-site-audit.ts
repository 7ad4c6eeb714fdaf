import type { AuditEvent } from '#shared/audit/progress.ts';
import {
  type ClaimedRun,
  claimRun,
  countFailures,
  type EndedRun,
  endRun,
  releaseRun,
} from '../../store/audits/site-runs.ts';
import type { Orm } from '../../store/database/database.ts';
import type { SiteRunOutcome } from '../audit-engine.ts';
import type { AuditServices } from './audit-services.ts';
import { EventRecorder } from './event-recorder.ts';
import { failDeadRun } from './fail-dead-run.ts';

/**
 * How one attempt ended. `superseded`: a later attempt has taken over, nothing was written. `handed-back`: the process
 * is going down. `postponed`: another run has its last attempt just now.
 */
export type AttemptEnd = 'ended' | 'already-ended' | 'superseded' | 'handed-back' | 'postponed' | 'dead';

/** A run is tried three times. The third time it has the lane for itself. */
const FAILURES_BEFORE_LAST_CHANCE = 2;

/** Waits between attempts at keeping a result, for a database that is away for a moment. */
const STORE_RETRY_MS: readonly number[] = [200, 1000, 3000, 8000];

/** The job behind an attempt. */
export interface AttemptJob {
  /** Ends it in the transaction that it is given. */
  readonly acknowledge: (tx: Orm) => Promise<void>;
  /** Whether somebody else's would begin if this one ended now. */
  readonly isWaitedFor: () => Promise<boolean>;
}

/**
 * One attempt at a site run: reads and evaluates the site, keeps the evidence, then keeps result, last events and the end
 * of the job in one transaction. A job whose run has ended is acknowledged at once. When `signal` ends
 * it the run is put back. Rejects for a fault of ours; the queue then brings another attempt.
 */
export async function runSiteAudit(
  services: AuditServices,
  siteRunId: string,
  job: AttemptJob,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  const { database, now } = services;
  const run = await claimRun(database.orm, siteRunId, FAILURES_BEFORE_LAST_CHANCE - 1, new Date(now()));
  if (run !== null) return attemptRun(services, run, job, signal);
  const failures = await countFailures(database.orm, siteRunId);
  if (failures === FAILURES_BEFORE_LAST_CHANCE) return runLastChance(services, siteRunId, job, signal);
  if (failures !== null) await failDeadRun(services, siteRunId);
  await database.orm.transaction(job.acknowledge);
  return failures === null ? 'already-ended' : 'dead';
}

async function runLastChance(
  services: AuditServices,
  siteRunId: string,
  job: AttemptJob,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  const leave = services.lastChanceLane.enter();
  if (leave === null) return 'postponed';
  try {
    const run = await claimRun(services.database.orm, siteRunId, FAILURES_BEFORE_LAST_CHANCE, new Date(services.now()));
    return run === null ? 'superseded' : await attemptRun(services, run, job, signal);
  } finally {
    leave();
  }
}

async function attemptRun(
  services: AuditServices,
  run: ClaimedRun,
  job: AttemptJob,
  signal: AbortSignal,
): Promise<AttemptEnd> {
  const { database, engine, log, now } = services;
  const { id: siteRunId, attempt } = run;
  const recorder = new EventRecorder(services, run);
  const begun = performance.now();
  try {
    const outcome = await engine.run(run, (event) => recorder.record(event), signal, job.isWaitedFor);
    const bundleDigest = outcome.bundle === null ? null : await services.bundles.save(outcome.bundle);
    const events = await recorder.finish(lastEventOf(outcome));
    const ended: EndedRun = { siteRunId, attempt, result: outcome, bundleDigest, finishedAt: new Date(now()), events };
    const isKept = await keepPatiently(services, ended, job);
    const ms = Math.round(performance.now() - begun);
    log.info('site_run_ended', { siteRunId, attempt, outcome: outcome.kind, isKept, ms });
    if (isKept) services.publish(siteRunId, events);
    if (isKept) services.wakeTasks();
    return isKept ? 'ended' : 'superseded';
  } catch (error) {
    await recorder.abandon();
    if (!signal.aborted) throw error;
    await releaseRun(database.orm, run);
    return 'handed-back';
  }
}

function lastEventOf(outcome: SiteRunOutcome): AuditEvent {
  if (outcome.kind === 'done') return { type: 'done', overallScore: outcome.analysis.overallScore };
  return { type: 'failed', ...outcome.failure };
}

async function keepPatiently(services: AuditServices, ended: EndedRun, job: AttemptJob): Promise<boolean> {
  const { database, log } = services;
  const keep = () =>
    database.orm.transaction(async (tx) => {
      const isKept = await endRun(tx, ended);
      if (!isKept) return false;
      await job.acknowledge(tx);
      const { siteRunId, result } = ended;
      if (result.kind === 'done') await services.addTask(tx, { kind: 'prepare-reports', siteRunId });
      return true;
    });
  for (const waitMs of STORE_RETRY_MS) {
    try {
      return await keep();
    } catch (error) {
      log.warn('result_store_retry', { siteRunId: ended.siteRunId, waitMs, error });
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return keep();
}
