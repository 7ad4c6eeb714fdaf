import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, min } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { createLog } from '#server/log.ts';
import type { AuditEngine } from '#server/services/audit-engine.ts';
import { createAuditCaches } from '#server/services/audits/audit-caches.ts';
import { EventHub } from '#server/services/audits/event-hub.ts';
import { FinalAttemptLock } from '#server/services/audits/final-attempt-lock.ts';
import { runSiteAudit } from '#server/services/audits/run-site-audit.ts';
import { startAudit } from '#server/services/audits/start-audit.ts';
import { composeGeneratedParts } from '#server/services/fixes/compose-generated-parts.ts';
import type { Viewer } from '#server/services/viewer.ts';
import { reconcileAccountWatches } from '#server/services/watch/reconcile-watches.ts';
import type { WatchServices } from '#server/services/watch/watch-services.ts';
import { createWatchTick } from '#server/services/watch/watch-tick.ts';
import { findPlan } from '#server/store/accounts/account-plans.ts';
import { users } from '#server/store/accounts/account-schema.ts';
import { mailSuppressions, mails } from '#server/store/admin/operator-schema.ts';
import { audits, rateLimits, siteRuns } from '#server/store/audits/audit-schema.ts';
import { planGrants } from '#server/store/billing/billing-schema.ts';
import type { Database } from '#server/store/database/database.ts';
import { watches } from '#server/store/reports/reports-schema.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import type { AuditFailure } from '#shared/audit/audit-failure.ts';
import type { Plan } from '#shared/product/plans.ts';
import { HOUR_MS } from '#shared/time/durations.ts';
import { sampleAnalysis } from './sample-analysis.ts';
import { SECRET } from './server-fixture.ts';
import { createStubEngine } from './stub-engine.ts';

const ANALYSIS = sampleAnalysis();

/** The content of a site, and the outcome of crawling it. */
export interface WatchedSite {
  readonly phone: string;
  readonly blocked: readonly string[];
  readonly isHidden: boolean;
  readonly isRobotsTxtReadable: boolean;
  readonly failure: AuditFailure | null;
}

const SITE: WatchedSite = {
  phone: '+12185550142',
  blocked: ['OAI-SearchBot', 'GPTBot', 'ClaudeBot'],
  isHidden: false,
  isRobotsTxtReadable: true,
  failure: null,
};

/** The evaluation of a site, `strictness` being what another release of the rules evaluates differently. */
function evaluate(url: string, site: WatchedSite, rules: { version: string; isStrict: boolean }): Analysis {
  const { factors, business } = ANALYSIS;
  const { aiCrawlerAccess, websiteH1 } = factors;
  const [known] = aiCrawlerAccess.checks;
  if (known === undefined) throw new Error('The sample analysis has no check of readers.');
  const indexable = {
    ...known,
    id: 'aiCrawlerAccess.indexable',
    label: 'The home page may be shown in search results',
    status: site.isHidden ? ('fail' as const) : ('pass' as const),
    points: site.isHidden ? 0 : known.maxPoints,
    evidence: site.isHidden ? [{ url, quote: '<meta name="robots" content="noindex">' }] : [],
  };
  const bots = aiCrawlerAccess.bots.map((bot) => {
    const isBlocked = site.blocked.includes(bot.token);
    return {
      ...bot,
      verdict: isBlocked ? ('blocked' as const) : ('allowed' as const),
      rule: isBlocked ? 'Disallow: /' : null,
    };
  });
  const h1Checks = websiteH1.checks.map((check) =>
    rules.isStrict && check.status === 'pass' ? { ...check, status: 'fail' as const, points: 0 } : check,
  );
  const { phones } = business;
  return {
    ...ANALYSIS,
    websiteUrl: url,
    algorithmVersion: rules.version,
    business: {
      ...business,
      phones: phones.map((phone) => (phone.isMain ? { ...phone, e164: site.phone, display: site.phone } : phone)),
    },
    site: {
      ...ANALYSIS.site,
      robotsTxt: { ...ANALYSIS.site.robotsTxt, status: site.isRobotsTxtReadable ? 'found' : 'unreadable' },
    },
    factors: {
      ...factors,
      websiteH1: { ...websiteH1, checks: h1Checks },
      aiCrawlerAccess: { ...aiCrawlerAccess, bots, checks: [...aiCrawlerAccess.checks, indexable] },
    },
  };
}

export interface WorldAccount {
  readonly id: string;
  readonly email: string;
}

export type WatchWorld = Awaited<ReturnType<typeof openWatchWorld>>;

/**
 * A migrated database (emptied first), the real services for audits and watches, sites that can be changed and a clock that
 * is set. `processes` processes run the watches; what they queue is crawled at once.
 */
export async function openWatchWorld(database: Database, processes = 1) {
  for (const table of [mails, mailSuppressions, users, siteRuns, rateLimits]) await database.orm.delete(table);
  const sites = new Map<string, WatchedSite>();
  const rules = { version: 'rules-1', isStrict: false };
  const attempts: WorldAttempt[] = [];
  const clock = { now: Date.parse('2027-01-31T10:00:00Z') };
  const wish = { mayKill: false };
  const services = servicesOver(database, engineOf(sites, rules, attempts), clock, wish);
  const rounds = Array.from({ length: processes }, () => createWatchTick(services));
  const { orm } = database;

  // Sequentially, and only committed rows, like the queue does.
  let working = Promise.resolve();
  function work(): Promise<void> {
    working = working.then(async () => {
      const queued = await orm.select({ id: siteRuns.id }).from(siteRuns).where(eq(siteRuns.status, 'queued'));
      for (const { id } of queued)
        await runSiteAudit(
          services.audits,
          id,
          {
            acknowledge: async () => {},
            waiting: { isWaitedFor: async () => false, endSoon: new AbortController().signal },
          },
          new AbortController().signal,
        );
    });
    return working;
  }
  async function round(): Promise<void> {
    await Promise.all(rounds.map((one) => one()));
    await work();
  }
  const nextDue = async (): Promise<number> => {
    const [row] = await orm
      .select({ at: min(watches.nextScanAt) })
      .from(watches)
      .where(eq(watches.isOn, true));
    return row?.at?.getTime() ?? Number.POSITIVE_INFINITY;
  };
  return {
    database,
    services,
    clock,
    rules,
    wish,
    attempts,
    round,
    /** Sets the content of a site from now on. */
    changeSite(host: string, values: Partial<WatchedSite>): void {
      sites.set(host, { ...(sites.get(host) ?? SITE), ...values });
    },
    /** Advances the time until `until`, with a tick whenever something is due, and one afterwards. */
    async passUntil(until: string): Promise<void> {
      const end = Date.parse(until);
      for (;;) {
        const due = await nextDue();
        clock.now = Math.min(end, Math.max(due, clock.now) + 1000);
        await round();
        // The scan's notifications; an hour later retries, and mails that wait for other sites.
        for (const ms of [30_000, HOUR_MS, 30_000]) {
          clock.now = Math.min(end, clock.now + ms);
          await round();
        }
        if (clock.now >= end) return;
      }
    },
    async openAccount(plan: Plan, name = randomUUID().slice(0, 8)): Promise<WorldAccount> {
      const at = new Date(clock.now);
      const email = `${name}@owner.example`;
      const id = `account-${name}`;
      await orm.insert(users).values({ id, name, email, emailVerified: true, createdAt: at, updatedAt: at });
      if (plan !== 'free') await this.setPlan({ id, email }, plan);
      return { id, email };
    },
    /** What the billing and the operator's verbs do when a plan changes. */
    async setPlan({ id }: WorldAccount, plan: Plan, isTold = true): Promise<void> {
      const at = new Date(clock.now);
      const before = await findPlan(orm, id, at);
      await orm
        .update(planGrants)
        .set({ revokedAt: at })
        .where(and(eq(planGrants.userId, id), isNull(planGrants.revokedAt)));
      const grant = { id: randomUUID(), userId: id, plan, reason: 'test', grantedBy: 'test', createdAt: at };
      if (plan !== 'free') await orm.insert(planGrants).values(grant);
      if (isTold) await reconcileAccountWatches(services.core, orm, id, before);
    },
    /** Audits a site; returns the business. */
    async audit({ id, email }: WorldAccount, url: string): Promise<string> {
      const plan = await findPlan(orm, id, new Date(clock.now));
      const viewer: Viewer = {
        owner: { kind: 'account', accountId: id },
        account: { id, email, emailVerified: true, plan, role: 'user', createdAt: new Date(0), sessionId: 'session' },
        visitorSessionId: null,
        addressKey: id,
      };
      const { started } = await startAudit(services.audits, viewer, {
        request: { url, fresh: true },
        idempotencyKey: null,
        endpoint: '/api/audits',
      });
      await work();
      const [row] = await orm.select({ id: audits.businessId }).from(audits).where(eq(audits.id, started.auditId));
      return row?.id ?? '';
    },
    /** The days of the scans so far of one business, or of all. */
    async scans(businessId?: string): Promise<string[]> {
      return (await this.scanTimes(businessId)).map((at) => at.toISOString().slice(0, 10));
    },
    async scanTimes(businessId?: string): Promise<Date[]> {
      const isOf = businessId === undefined ? undefined : eq(audits.businessId, businessId);
      const rows = await orm
        .select({ at: audits.createdAt })
        .from(audits)
        .where(and(eq(audits.origin, 'watch'), isOf))
        .orderBy(asc(audits.createdAt));
      return rows.map(({ at }) => at);
    },
    watch: async (businessId: string) => {
      const [row] = await orm.select().from(watches).where(eq(watches.businessId, businessId));
      return row ?? null;
    },
    mails: async () => orm.select().from(mails).orderBy(asc(mails.createdAt)),
    /** The readings of sites so far, in the order in which they were asked for. */
    runs: async () => orm.select().from(siteRuns).orderBy(asc(siteRuns.createdAt)),
  };
}

/** A call of the engine, with the content of the site in the audit before that it was given. */
export interface WorldAttempt {
  readonly target: string;
  readonly before: WatchedSite | null;
}

function engineOf(
  sites: Map<string, WatchedSite>,
  rules: { version: string; isStrict: boolean },
  attempts: WorldAttempt[],
): AuditEngine {
  const textOf = (bundle: Uint8Array) =>
    JSON.parse(Buffer.from(bundle).toString()) as { url: string; site: WatchedSite };
  return {
    ...createStubEngine(),
    async run({ target }, _onEvent, _signal, _waiting, earlier = null) {
      attempts.push({ target, before: earlier === null ? null : textOf(earlier.bundle).site });
      const site = sites.get(new URL(target).hostname) ?? SITE;
      const bundle = Buffer.from(JSON.stringify({ url: target, site }));
      if (site.failure !== null) return { kind: 'failed', failure: site.failure, bundle };
      const outline = { pages: [], statedFacts: [], robotsTxt: null };
      return { kind: 'done', analysis: evaluate(target, site, rules), outline, bundle };
    },
    async reevaluate(bundle) {
      const { url, site } = textOf(bundle);
      return evaluate(url, site, rules);
    },
  };
}

function servicesOver(
  database: Database,
  engine: AuditEngine,
  clock: { now: number },
  wish: { mayKill: boolean },
): WatchServices {
  const bundles = new Map<string, Uint8Array>();
  const config = readConfig({ DATA_DIR: '/nowhere', PUBLIC_URL: 'https://porchlight.example' }, 'v24.0.0');
  const log = createLog('error', () => {});
  const now = () => clock.now;
  const shared = { database, log, now, secret: SECRET };
  return {
    core: { ...shared, config, addTask: async () => {}, wakeTasks: () => {} },
    audits: {
      ...shared,
      engine,
      composeParts: composeGeneratedParts,
      caches: createAuditCaches(),
      bundles: {
        save: async (bundle) => {
          const digest = `bundle-${bundles.size}`;
          bundles.set(digest, bundle);
          return digest;
        },
        read: async (digest) => bundles.get(digest) ?? null,
        remove: async (digest) => void bundles.delete(digest),
        list: async function* () {},
      },
      hub: new EventHub(),
      lastChanceLane: new FinalAttemptLock(),
      settings: config.audits,
      publish: () => {},
      enqueue: async () => {
        if (wish.mayKill) throw new Error('The process died.');
      },
      wakeDispatcher: () => {},
      addTask: async () => {},
      wakeTasks: () => {},
    },
  };
}
