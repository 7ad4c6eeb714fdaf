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
import { WaySignals } from './jobs/way-signals.ts';
import type { Log } from './log.ts';
import { operatorParts } from './operator/fill-page.ts';
import { programLimitsHtml } from './operator/program-limits-html.ts';
import { openAccountServices } from './services/accounts/account-services.ts';
import type { PasswordHashes } from './services/accounts/password-hashes.ts';
import type { AdminServices } from './services/admin/admin-services.ts';
import { ProviderCalls } from './services/admin/provider-calls.ts';
import type { AuditEngine } from './services/audit-engine.ts';
import { createAuditCaches } from './services/audits/audit-caches.ts';
import type { AuditServices } from './services/audits/audit-services.ts';
import { cleanUp } from './services/audits/clean-up.ts';
import { EventHub } from './services/audits/event-hub.ts';
import { FinalAttemptLock } from './services/audits/final-attempt-lock.ts';
import { sweepBundles } from './services/audits/sweep-bundles.ts';
import { type BackupServices, type MadeBackup, makeBackup } from './services/backup/make-backup.ts';
import { makeNightlyBackup } from './services/backup/nightly-backup.ts';
import { applyPaymentEvent } from './services/billing/apply-payment-event.ts';
import { closeMockGateway } from './services/billing/close-mock-gateway.ts';
import { endSubscription } from './services/billing/end-subscription.ts';
import { openPaymentServices } from './services/billing/payment-services.ts';
import { reconcilePayments } from './services/billing/reconcile-payments.ts';
import type { CoreServices } from './services/core-services.ts';
import { composeGeneratedParts } from './services/fixes/compose-generated-parts.ts';
import { openFixServices } from './services/fixes/fix-services.ts';
import { limitEvaluations } from './services/limit-evaluations.ts';
import { UntrustedProxy } from './services/limits/untrusted-proxy.ts';
import { openMailServices } from './services/mail/mail-services.ts';
import { sendMail } from './services/mail/send-mail.ts';
import { attachBrandedPdf } from './services/reports/attach-branded-pdf.ts';
import { prepareReports } from './services/reports/prepare-reports.ts';
import { createWatchTick } from './services/watch/watch-tick.ts';
import { openBundleFiles } from './store/audits/bundle-files.ts';
import type { Database } from './store/database/database.ts';
import { findDiskProblem } from './store/database/find-disk-problem.ts';
import { isMigrated, migrateDatabase } from './store/database/migrate.ts';
import { openPubSub } from './store/database/pubsub.ts';
import type { MailRecord } from './store/mail/mails.ts';

/** A database that takes longer to answer counts as unreachable. */
const READINESS_MS = 1000;
/** Tasks mostly wait for outside services. */
const TASK_SLOTS = 8;

export interface ServiceParts {
  readonly config: Config;
  readonly database: Database;
  readonly engine: AuditEngine;
  /** Writes the texts of an audit; `composeGeneratedParts` by default. */
  readonly composeParts?: typeof composeGeneratedParts;
  readonly log: Log;
  readonly secret: string;
  readonly now: () => number;
  /** How passwords are hashed. Default: with the parameters of a public server. */
  readonly passwords?: PasswordHashes;
}

/** The service without a port: tables migrated, queues open, audits running, the app ready to be served. */
export interface AppService {
  readonly app: App;
  /** Services for the operator's terminal. */
  readonly admin: AdminServices;
  /** Writes a backup of everything to a new file in a folder. */
  readonly backUp: (folder: string) => Promise<MadeBackup>;
  /** Reports not ready from now on and starts no new job. */
  drain(): void;
  /** Waits for running jobs; those still running after `graceMs` are handed back. */
  finishJobs(graceMs: number): Promise<void>;
  /** Closes everything that was opened for the service, including engine and database. Jobs are handed back. */
  close(): Promise<void>;
}

/** Opens the service. On an embedded database, work that an earlier process left unfinished is resumed at once. */
export async function openService(parts: ServiceParts): Promise<AppService> {
  const { config, database, log, now, secret, composeParts = composeGeneratedParts } = parts;
  const engine = limitEvaluations(parts.engine);
  await migrateDatabase(database);
  const [boss, webFiles] = await Promise.all([
    openBoss(database, log),
    openWebFiles(
      config.webDir,
      config.publicUrl.origin,
      operatorParts(config.operator, config.publicUrl.origin, config.periods, programLimitsHtml(config.audits.limits)),
    ),
  ]);
  const rules = { slots: config.audits.concurrency, runningPerAddress: config.audits.runningPerAddress };
  const queue = await openAuditQueue(boss, database, rules, now);
  const taskQueue = await openTaskQueue(boss);
  if (database.kind === 'pglite') await queue.giveUpOrphans();

  let isDraining = false;
  const hub = new EventHub();
  const announcements = await openPubSub(database, {
    onJob: () => {
      dispatcher.wake();
      taskDispatcher.wake();
    },
    onEvents: (siteRunId) => hub.announceGap(siteRunId),
    onGap: () => {
      dispatcher.wake();
      taskDispatcher.wake();
      hub.announceGapToAll();
    },
  });
  const core: CoreServices = {
    database,
    log,
    now,
    secret,
    config,
    untrustedProxy: new UntrustedProxy({ log, now }),
    addTask: async (tx, task, options) => {
      await taskQueue.add(tx, task, options);
      await announcements.jobAdded(tx);
    },
    wakeTasks: () => taskDispatcher.wake(),
  };
  const providerCalls = new ProviderCalls(core);
  const accounts = openAccountServices(core, parts.passwords);
  const payments = openPaymentServices(core, (call) => providerCalls.record('stripe', { ...call, costMicroUsd: 0 }));
  await closeMockGateway(core);
  const mails = openMailServices(core, (call) => providerCalls.record('smtp', { ...call, costMicroUsd: 0 }));
  const services: AuditServices = {
    database,
    engine,
    composeParts,
    bundles: openBundleFiles(config.dataDir),
    caches: createAuditCaches(),
    hub,
    lastChanceLane: new FinalAttemptLock(),
    settings: config.audits,
    log,
    now,
    secret,
    publish(siteRunId, events) {
      hub.publish(siteRunId, events);
      announcements.eventsKept(siteRunId);
    },
    enqueue: async (tx, siteRunId, place) => {
      await queue.add(tx, siteRunId, place);
      await announcements.jobAdded(tx);
    },
    wakeDispatcher: () => dispatcher.wake(),
    addTask: core.addTask,
    wakeTasks: core.wakeTasks,
  };
  const fixes = openFixServices(core, services, (call) => providerCalls.record('model', call));
  const backups: BackupServices = {
    ...{ database, bundles: services.bundles, secret, isOwnSecret: config.secret === null, now, log },
  };
  const pdf = openPdfMaker();
  const addMailExtras = (mail: MailRecord) => attachBrandedPdf({ core, audits: services, fixes, pdf }, mail);
  const handlers: TaskHandlers = {
    'make-backup': (_, signal) => makeNightlyBackup(backups, config.backup, signal),
    'sweep-bundles': (_, signal) => sweepBundles(services, signal),
    'send-mail': ({ mailId }, signal) => sendMail({ ...mails, addMailExtras }, mailId, signal),
    'apply-payment-event': ({ eventId }) => applyPaymentEvent(payments, eventId),
    'reconcile-payments': (_, signal) => reconcilePayments(payments, signal),
    'prepare-reports': (task, signal) => prepareReports(services, task, signal),
    'end-subscription': ({ subscriptionId }) => endSubscription(payments, subscriptionId),
  };
  const ways = new WaySignals();
  const dispatcher: Dispatcher<AuditJob> = new Dispatcher({
    slots: config.audits.concurrency,
    take: (count, running) => queue.take(count, running),
    run: (job, shutdown) => {
      const isWaitedFor = () => queue.isWaitedFor(job, dispatcher.running);
      return ways.run(job.id, shutdown, (signal, endSoon) =>
        runAuditJob({ services, queue, onGivenUp, waiting: { isWaitedFor, endSoon } }, job, signal),
      );
    },
    makeWay: async (running) => {
      for (const way of await queue.makeWay(running)) {
        log.info('site_run_makes_way', { siteRunId: way.id, how: way.how });
        ways.tell(way);
      }
    },
    keepAlive: (jobs) => queue.keepAlive(jobs),
    mayHoldBack: () => queue.mayHoldBack(),
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
    createWatchTick({ core, audits: services }),
  );
  // By now the job waits for its next attempt, or is dead.
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
    findUnreadiness: async () => (await findUnreadiness(database)) ?? (await findDiskProblem(config.dataDir)),
    isDraining: () => isDraining,
  });
  if (config.runsJobs) {
    dispatcher.start();
    taskDispatcher.start();
  } else {
    dispatcher.takeNoMore();
    taskDispatcher.takeNoMore();
  }
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

/** Why the server cannot take work; null when it can. */
async function findUnreadiness(database: Database): Promise<string | null> {
  const slow = new Promise<string>((resolve) => setTimeout(resolve, READINESS_MS, 'database-slow').unref());
  const asked = isMigrated(database.orm).then(
    (isCurrent) => (isCurrent ? null : 'database-not-migrated'),
    () => 'database-unavailable',
  );
  return Promise.race([asked, slow]);
}
