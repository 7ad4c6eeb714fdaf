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
import type { OthersWaiting, SiteRunOutcome } from '../audit-engine.ts';
import type { AuditServices } from './audit-services.ts';
import { EventRecorder } from './event-recorder.ts';
import { failDeadRun } from './fail-dead-run.ts';
import { loadRunBefore } from './load-run-before.ts';
import { cacheOutline } from './read-outline.ts';

/**
 * The outcome of one attempt. `superseded`: a later attempt has taken over, nothing was written. `handed-back`: the process
 * is shutting down, or the run makes way. `postponed`: another run holds the lock for final attempts.
 */
export type AttemptEnd = 'ended' | 'already-ended' | 'superseded' | 'handed-back' | 'postponed' | 'dead';

/** A run has three attempts. The third needs the lock for final attempts. */
const FAILURES_BEFORE_LAST_CHANCE = 2;

/** Delays between attempts to store a result, for short database outages. */
const STORE_RETRY_MS: readonly number[] = [200, 1000, 3000, 8000];

/** The job of an attempt. */
export interface AttemptJob {
  /** Completes the job in the given transaction. */
  readonly acknowledge: (tx: Orm) => Promise<void>;
  readonly waiting: OthersWaiting;
}

/**
 * One attempt at a site run: crawls and evaluates the site, stores the evidence, then stores result, last events and the
 * end of the job in one transaction. A job whose run has ended is acknowledged at once. When `signal` aborts, the run is
 * handed back. Rejects for an internal error; the queue then retries.
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
    const earlier = run.isScan ? await loadRunBefore(services, siteRunId) : null;
    const outcome = await engine.run(run, (event) => recorder.record(event), signal, job.waiting, earlier);
    const bundleDigest = outcome.bundle === null ? null : await services.bundles.save(outcome.bundle);
    const events = await recorder.finish(lastEventOf(outcome));
    const ended: EndedRun = { siteRunId, attempt, result: outcome, bundleDigest, finishedAt: new Date(now()), events };
    const kept = await keepPatiently(services, ended, job);
    const isKept = kept !== null;
    const ms = Math.round(performance.now() - begun);
    log.info('site_run_ended', { siteRunId, attempt, outcome: outcome.kind, isKept, ms });
    if (isKept && outcome.kind === 'done') cacheOutline(services, ended, outcome.outline, true);
    if (isKept) services.publish(siteRunId, events);
    if (kept?.hasTask) services.wakeTasks();
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

/** `hasTask`: a task was queued with the result. */
interface StoredEnd {
  readonly hasTask: boolean;
}

/** Stores the result of an attempt; null where a later one has begun. */
async function keepPatiently(services: AuditServices, ended: EndedRun, job: AttemptJob): Promise<StoredEnd | null> {
  const { database, log } = services;
  const keep = () =>
    database.orm.transaction(async (tx) => {
      const kept = await endRun(tx, ended);
      if (kept === null) return null;
      await job.acknowledge(tx);
      const { siteRunId, result } = ended;
      // Without earlier owner input there is nothing to prepare: texts are generated when a report is opened.
      const hasTask = result.kind === 'done' && kept.hasOwnerInput;
      if (hasTask) await services.addTask(tx, { kind: 'prepare-reports', siteRunId });
      return { hasTask };
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
