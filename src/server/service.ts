import { openPdfMaker } from '#report/pdf/pdf-maker.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { App } from './http/app-context.ts';
import { openWebFiles } from './http/web-files.ts';
import { type AuditJob, openAuditQueue } from './jobs/audit-queue.ts';
import { Dispatcher } from './jobs/dispatcher.ts';
import { Housekeeping } from './jobs/housekeeping.ts';
import { openBoss } from './jobs/open-boss.ts';
import { runAuditJob } from './jobs/run-audit-job.ts';
import { runTask, type TaskHandlers } from './jobs/run-task.ts';
import { queueNightlyTasks } from './jobs/schedule.ts';
import { openTaskQueue, type TaskJob } from './jobs/task-queue.ts';
import type { Log } from './log.ts';
import { operatorParts } from './operator/fill-page.ts';
import { openAccountServices } from './services/accounts/account-services.ts';
import type { AdminServices } from './services/admin/admin-services.ts';
import { ProviderCalls } from './services/admin/provider-calls.ts';
import type { AuditEngine } from './services/audit-engine.ts';
import type { AuditServices } from './services/audits/audit-services.ts';
import { cleanUp } from './services/audits/clean-up.ts';
import { EventHub } from './services/audits/event-hub.ts';
import { LastChanceLane } from './services/audits/last-chance-lane.ts';
import { sweepBundles } from './services/audits/sweep-bundles.ts';
import { type BackupServices, type MadeBackup, makeBackup } from './services/backup/make-backup.ts';
import { makeNightlyBackup } from './services/backup/nightly-backup.ts';
import { applyPaymentEvent } from './services/billing/apply-payment-event.ts';
import { closePayDesk } from './services/billing/close-pay-desk.ts';
import { endSubscription } from './services/billing/end-subscription.ts';
import { openPaymentServices } from './services/billing/payment-services.ts';
import { reconcilePayments } from './services/billing/reconcile-payments.ts';
import type { CoreServices } from './services/core-services.ts';
import { openFixServices } from './services/fixes/fix-services.ts';
import { openMailServices } from './services/mail/mail-services.ts';
import { sendMail } from './services/mail/send-mail.ts';
import { dressReportMail } from './services/reports/dress-report-mail.ts';
import { openWatchRound } from './services/watch/open-watch-round.ts';
import { openAnnouncements } from './store/announcements.ts';
import { openBundleFiles } from './store/bundle-files.ts';
import type { Database } from './store/database.ts';
import type { MailRecord } from './store/mails.ts';
import { isMigrated, migrateDatabase } from './store/migrate.ts';
import { selectRunningRunIds } from './store/site-runs.ts';

/** A database that takes longer to answer is as good as away. */
const READINESS_MS = 1000;
/** Tasks mostly wait for outside services. */
const TASK_SLOTS = 8;

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
  /** For whoever sits at the terminal. */
  readonly admin: AdminServices;
  /** Copies everything into a new file in a folder. */
  readonly backUp: (folder: string) => Promise<MadeBackup>;
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
  const [boss, webFiles] = await Promise.all([
    openBoss(database, log),
    openWebFiles(
      config.webDir,
      config.publicUrl.origin,
      operatorParts(config.operator, config.publicUrl.origin, config.periods),
    ),
  ]);
  const queue = await openAuditQueue(boss);
  const taskQueue = await openTaskQueue(boss);
  if (database.kind === 'pglite') await queue.giveUpOrphans(await selectRunningRunIds(database.orm));

  let isDraining = false;
  const hub = new EventHub();
  const announcements = await openAnnouncements(database, {
    onJob: () => {
      dispatcher.wake();
      taskDispatcher.wake();
    },
    onEvents: (siteRunId) => hub.tellGap(siteRunId),
    onGap: () => {
      dispatcher.wake();
      taskDispatcher.wake();
      hub.tellGapToAll();
    },
  });
  const core: CoreServices = {
    database,
    log,
    now,
    secret,
    config,
    addTask: async (tx, task, options) => {
      await taskQueue.add(tx, task, options);
      await announcements.jobAdded(tx);
    },
    wakeTasks: () => taskDispatcher.wake(),
  };
  const providerCalls = new ProviderCalls(core);
  const accounts = openAccountServices(core);
  const payments = openPaymentServices(core, (call) => providerCalls.record('stripe', { ...call, costMicroUsd: 0 }));
  await closePayDesk(core);
  const mails = openMailServices(core, (call) => providerCalls.record('smtp', { ...call, costMicroUsd: 0 }));
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
  const fixes = openFixServices(core, services, (call) => providerCalls.record('model', call));
  const backups: BackupServices = {
    ...{ database, bundles: services.bundles, secret, isOwnSecret: config.secret === null, now, log },
  };
  const pdf = openPdfMaker();
  const dressMail = (mail: MailRecord) => dressReportMail({ core, audits: services, fixes, pdf }, mail);
  const handlers: TaskHandlers = {
    'make-backup': (_, signal) => makeNightlyBackup(backups, config.backup, signal),
    'sweep-bundles': (_, signal) => sweepBundles(services, signal),
    'send-mail': ({ mailId }, signal) => sendMail({ ...mails, dressMail }, mailId, signal),
    'apply-payment-event': ({ eventId }) => applyPaymentEvent(payments, eventId),
    'reconcile-payments': (_, signal) => reconcilePayments(payments, signal),
    'end-subscription': ({ subscriptionId }) => endSubscription(payments, subscriptionId),
  };
  const dispatcher = new Dispatcher<AuditJob>({
    slots: config.audits.concurrency,
    take: (count) => queue.take(count),
    run: (job, signal) => runAuditJob({ services, queue, onGivenUp }, job, signal),
    keepAlive: (jobs) => queue.keepAlive(jobs),
    log,
  });
  const taskDispatcher = new Dispatcher<TaskJob>({
    slots: TASK_SLOTS,
    take: (count) => taskQueue.take(count),
    run: (job, signal) => runTask({ queue: taskQueue, handlers, orm: database.orm, log }, job, signal),
    keepAlive: (jobs) => taskQueue.keepAlive(jobs),
    log,
  });
  const housekeeping = new Housekeeping(
    services,
    queue,
    providerCalls,
    () => cleanUp({ ...services, periods: config.periods }),
    () => queueNightlyTasks(core),
    openWatchRound({ core, audits: services }),
  );
  // The job waits for its next attempt by now, or is dead.
  const onGivenUp = () => {
    dispatcher.wake();
    housekeeping.buryDeadJobs();
  };
  const admin: AdminServices = { core, accounts, payments, audits: services, providerCalls };
  const app = createApp({
    config,
    core,
    audits: services,
    fixes,
    accounts,
    admin,
    payments,
    mails,
    pdf,
    log,
    now,
    secret,
    webFiles,
    findUnreadiness: () => findUnreadiness(database),
    isDraining: () => isDraining,
  });
  dispatcher.start();
  taskDispatcher.start();
  housekeeping.start();
  return {
    app,
    admin,
    backUp: (folder) => makeBackup(backups, folder),
    drain() {
      isDraining = true;
      dispatcher.takeNoMore();
      taskDispatcher.takeNoMore();
    },
    async finishJobs(graceMs) {
      await Promise.all([dispatcher.stop(graceMs), taskDispatcher.stop(graceMs)]);
    },
    async close() {
      isDraining = true;
      await Promise.all([dispatcher.stop(0), taskDispatcher.stop(0)]);
      await housekeeping.stop();
      await accounts.settle();
      await pdf.close();
      await payments.gateway?.close();
      await fixes.model?.close();
      await announcements.close();
      await boss.stop({ graceful: false, close: true });
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
