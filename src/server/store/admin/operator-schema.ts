import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { MAIL_STATUSES } from '#shared/api/admin/mails.ts';
import { users } from '../accounts/account-schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A message to one address: queued, sent, or in the outbox because no mail server is configured. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Prevents a second copy of the same message: for example kind, audit and recipient. */
    uniqueKey: text('unique_key').notNull().unique(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The one-click unsubscribe link; null for messages about the account itself. */
    unsubscribeUrl: text('unsubscribe_url'),
    status: text('status', { enum: MAIL_STATUSES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** The lease of the current attempt, which ends early only when the attempt does. */
    claimedUntil: time('claimed_until'),
    /** Set just before the message goes to the mail server: until it answers, it is unknown whether it has the message. */
    handedOverAt: time('handed_over_at'),
    messageId: text('message_id'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('mails_created_at').on(table.createdAt, table.id),
    index('mails_user').on(table.userId),
    index('mails_waiting').on(table.status).where(sql`${table.status} in ('queued', 'failed', 'outbox')`),
  ],
);

/** Suppressed addresses. */
export const mailSuppressions = pgTable('mail_suppressions', {
  /** Lower case. */
  email: text('email').primaryKey(),
  reason: text('reason', { enum: ['bounce', 'complaint', 'unsubscribe', 'operator'] }).notNull(),
  note: text('note'),
  createdAt: time('created_at').notNull(),
});

/** Actions of operators. Append-only. */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** The operator's address, or `terminal`, as text that outlives the account. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    reason: text('reason'),
    details: json('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('operator_log_at').on(table.at)],
);

/** Feature flags whose percentage differs from the compiled-in one. */
export const featureFlags = pgTable('feature_flags', {
  name: text('name').primaryKey(),
  percent: integer('percent').notNull(),
  changedAt: time('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** Claims and testimonials. Those without a basis are stored but not shown. */
export const publicClaims = pgTable('public_claims', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['claim', 'testimonial'] }).notNull(),
  text: text('text').notNull(),
  author: text('author'),
  authorRole: text('author_role'),
  basis: text('basis'),
  isPublished: boolean('is_published').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** Usage events sent by pages. */
export const pageEvents = pgTable(
  'page_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    name: text('name').notNull(),
    /** A random id of one browser session. */
    userAbId: text('user_ab_id').notNull(),
    /** Its flag bucket, 0 to 99. */
    bucket: integer('bucket').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    properties: json('properties').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('page_events_at').on(table.at), index('page_events_user').on(table.userId)],
);

/** Calls to outside services by day and hour: results and costs. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    provider: text('provider').notNull(),
    /** A UTC day, `2026-11-21`. */
    day: text('day').notNull(),
    /** The hour of the day, for figures of the last 24 hours. */
    hour: integer('hour').notNull(),
    calls: integer('calls').notNull(),
    failures: integer('failures').notNull(),
    /** Millionths of a US dollar. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
    lastFailureAt: time('last_failure_at'),
    lastFailure: text('last_failure'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day, table.hour] })],
);

/** When each scheduled task last began, so that only one process runs it. */
export const schedules = pgTable('schedules', {
  name: text('name').primaryKey(),
  lastBegunAt: time('last_begun_at').notNull(),
});
