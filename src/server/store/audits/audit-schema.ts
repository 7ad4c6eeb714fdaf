import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { readAuditFailure } from '#shared/audit/audit-failure.ts';
import { BusinessCorrections } from '#shared/audit/business.ts';
import { AuditEvent } from '#shared/audit/progress.ts';
import { users } from '../accounts/account-schema.ts';
import { readAs, storedJson } from '../database/stored-json.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Anonymous sessions of browsers. Only the hash of the cookie is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
);

/** A session's or account's business: its registrable domain and its owner's corrections. */
export const businesses = pgTable(
  'businesses',
  {
    id: text('id').primaryKey(),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => users.id, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    corrections: storedJson('corrections', readAs(BusinessCorrections)),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    unique('businesses_owner_domain').on(table.sessionId, table.accountId, table.domain).nullsNotDistinct(),
    check('businesses_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.accountId}) = 1`),
  ],
);

/** A site run: it has no owner and no personal data, and is shared by the audits that asked for it. */
export const siteRuns = pgTable(
  'site_runs',
  {
    id: uuid('id').primaryKey(),
    /** Requests with the same key can share a site run. */
    targetKey: text('target_key').notNull(),
    /** The visitor's input, normalised. */
    target: text('target').notNull(),
    schemeTyped: boolean('scheme_typed').notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed'] }).notNull(),
    /** Fencing number, raised with every attempt; only the newest attempt may write. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that ended with an internal error or a killed process. */
    failures: integer('failures').notNull().default(0),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    /** The analysis, compressed (see `compressed-json.ts`). */
    analysis: text('analysis'),
    overallScore: integer('overall_score'),
    algorithmVersion: text('algorithm_version'),
    failure: storedJson('failure', readAuditFailure),
    /** The digest that names the evidence bundle's file. */
    bundleDigest: text('bundle_digest'),
  },
  (table) => [
    index('site_runs_target').on(table.targetKey, table.createdAt),
    index('site_runs_unfinished').on(table.status).where(sql`${table.status} in ('queued', 'running')`),
    index('site_runs_finished_at').on(table.finishedAt),
    index('site_runs_failed').on(table.finishedAt).where(sql`${table.status} = 'failed'`),
    index('site_runs_bundle').on(table.bundleDigest),
  ],
);

/** One visitor's or account's view of a site run. The id is unguessable (128 bit). */
export const audits = pgTable(
  'audits',
  {
    id: text('id').primaryKey(),
    siteRunId: uuid('site_run_id')
      .notNull()
      .references(() => siteRuns.id),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    accountId: text('account_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** Who started it: a person, or the watch of the business. */
    origin: text('origin', { enum: ['asked', 'watch'] })
      .notNull()
      .default('asked'),
    /** When the watch processed this finished audit; null: not yet, or not a scan. */
    processedAt: time('processed_at'),
    /** The owner's corrections used for this audit; null: none. */
    corrections: storedJson('corrections', readAs(BusinessCorrections)),
    /** The analysis evaluated with `corrections`; null: not evaluated yet, or no corrections. */
    analysis: text('analysis'),
  },
  (table) => [
    index('audits_session').on(table.sessionId, table.createdAt),
    index('audits_account').on(table.accountId, table.createdAt),
    index('audits_created_at').on(table.createdAt, table.id),
    index('audits_business').on(table.businessId, table.createdAt),
    index('audits_site_run').on(table.siteRunId),
    check('audits_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.accountId}) = 1`),
  ],
);

/** The events of a site run in order. Ids rise across attempts, so that a client can resume after one. */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** No foreign key: rows are only inserted by a select on their run, and checking each of 60 rows would cost more. */
    siteRunId: uuid('site_run_id').notNull(),
    id: integer('id').notNull(),
    event: storedJson('event', readAs(AuditEvent)).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteRunId, table.id] })],
);

/** Responses already given, to be repeated for repeated requests. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The caller: an account, a session, or the address of a caller without one. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** The started audit, or another response: exactly one is set. */
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'cascade' }),
    answer: json('answer').$type<unknown>(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
    index('idempotency_keys_audit').on(table.auditId),
  ],
);

/** Counts per key and time window. Addresses are stored only as keyed hashes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStartMs: bigint('window_start_ms', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.windowStartMs] }),
    index('rate_limits_expires_at').on(table.expiresAt),
  ],
);

/** What the callers of the queue have used lately (`fair-turns.ts`), in milliseconds. Addresses are stored only as keyed hashes. */
export const queueCallers = pgTable(
  'queue_callers',
  {
    /** The lane and the widest caller. */
    key: text('key').primaryKey(),
    /** Its last start, or when it asked with nothing unfinished. */
    since: doublePrecision('since').notNull(),
    /** When its rest is over. */
    due: doublePrecision('due').notNull(),
    /** Its start tag. */
    used: doublePrecision('used').notNull(),
    /** How long its last run took. */
    takes: doublePrecision('takes').notNull(),
    /** The virtual time at its last start. */
    clock: doublePrecision('clock').notNull(),
  },
  (table) => [index('queue_callers_since').on(table.since)],
);
