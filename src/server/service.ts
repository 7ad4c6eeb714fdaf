import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { App } from './http/app-context.ts';
import { openWebFiles } from './http/web-files.ts';
import { type AuditJob, openAuditQueue } from './jobs/audit-queue.ts';
import { Dispatcher } from './jobs/dispatcher.ts';
import { Housekeeping } from './jobs/housekeeping.ts';
import { runAuditJob } from './jobs/run-audit-job.ts';
import type { Log } from './log.ts';
import type { AuditEngine } from './services/audit-engine.ts';
import type { AuditServices } from './services/audits/audit-services.ts';
import { EventHub } from './services/audits/event-hub.ts';
import { LastChanceLane } from './services/audits/last-chance-lane.ts';
import { openAnnouncements } from './store/announcements.ts';
import { openBundleFiles } from './store/bundle-files.ts';
import type { Database } from './store/database.ts';
import { isMigrated, migrateDatabase } from './store/migrate.ts';
import { selectRunningRunIds } from './store/site-runs.ts';

/** A database that takes longer to answer is as good as away. */
const READINESS_MS = 1000;

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly engine: AuditEngine;
  readonly log: Log;
  readonly secret: string;
  readonly now: () => number;
}

/** The service without a port: tables brought up to date, queue open, audits being worked on, the app to be served. */
export interface Service {
  readonly app: App;
  /** From now on not ready, and no new job begins. */
  drain(): void;
  /** Waits until the running jobs have ended; those that still run after `graceMs` are handed back. */
  finishJobs(graceMs: number): Promise<void>;
  /** Closes everything that was opened for the service, engine and database included. Jobs are handed back. */
  close(): Promise<void>;
}

/** Opens the service. What an earlier process left unfinished on an embedded database is taken up at once. */
export async function openService(parts: ServiceParts): Promise<Service> {
  const { config, database, engine, log, now, secret } = parts;
  await migrateDatabase(database);
  const [queue, webFiles] = await Promise.all([openAuditQueue(database, log), openWebFiles(config.webDir)]);
  if (database.kind === 'pglite') await queue.giveUpOrphans(await selectRunningRunIds(database.orm));

  let isDraining = false;
  const hub = new EventHub();
  const announcements = await openAnnouncements(database, {
    onJob: () => dispatcher.wake(),
    onEvents: (siteRunId) => hub.tellGap(siteRunId),
    onGap: () => {
      dispatcher.wake();
      hub.tellGapToAll();
    },
  });
  const services: AuditServices = {
    database,
    engine,
    bundles: openBundleFiles(config.dataDir),
    hub,
    lastChanceLane: new LastChanceLane(),
    settings: config.audits,
    log,
    now,
    secret,
    publish(siteRunId, events) {
      hub.publish(siteRunId, events);
      announcements.eventsKept(siteRunId);
    },
    enqueue: async (tx, siteRunId) => {
      await queue.add(tx, siteRunId);
      await announcements.jobAdded(tx);
    },
    wakeDispatcher: () => dispatcher.wake(),
  };
  const dispatcher = new Dispatcher<AuditJob>({
    slots: config.audits.concurrency,
    take: (count) => queue.take(count),
    run: (job, signal) => runAuditJob({ services, queue, onGivenUp }, job, signal),
    keepAlive: (jobs) => queue.keepAlive(jobs),
    log,
  });
  const housekeeping = new Housekeeping(services, queue);
  // The job waits for its next attempt by now, or is dead.
  const onGivenUp = () => {
    dispatcher.wake();
    housekeeping.buryDeadJobs();
  };
  const app = createApp({
    config,
    audits: services,
    log,
    now,
    secret,
    webFiles,
    findUnreadiness: () => findUnreadiness(database),
    isDraining: () => isDraining,
  });
  dispatcher.start();
  housekeeping.start();
  return {
    app,
    drain() {
      isDraining = true;
      dispatcher.takeNoMore();
    },
    finishJobs: (graceMs) => dispatcher.stop(graceMs),
    async close() {
      isDraining = true;
      await dispatcher.stop(0);
      await housekeeping.stop();
      await announcements.close();
      await queue.stop();
      await engine.close();
      await database.close();
    },
  };
}

/** Why the server cannot take work: null when it can. */
async function findUnreadiness(database: Database): Promise<string | null> {
  const slow = new Promise<string>((resolve) => setTimeout(resolve, READINESS_MS, 'database-slow').unref());
  const asked = isMigrated(database.orm).then(
    (isCurrent) => (isCurrent ? null : 'database-not-migrated'),
    () => 'database-away',
  );
  return Promise.race([asked, slow]);
}
