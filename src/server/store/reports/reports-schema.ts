import { boolean, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/account-schema.ts';
import { audits, businesses } from '../audits/audit-schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A link that shows one report to anybody who has it. The address is made of the id and a keyed hash of it, so that the table
 * alone opens nothing.
 */
export const shareLinks = pgTable(
  'share_links',
  {
    id: text('id').primaryKey(),
    auditId: text('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
    /** How often the page was opened, by whomever; nothing is kept of who it was. */
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: time('last_opened_at'),
  },
  (table) => [
    index('share_links_audit').on(table.auditId, table.createdAt),
    index('share_links_expires_at').on(table.expiresAt),
  ],
);

/** The name, colour and logo that an agency's reports carry instead of ours. */
export const reportBrands = pgTable('report_brands', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** `#rrggbb`. */
  colour: text('colour').notNull(),
  /** Whom a reader of the report writes to; null: nobody is named. */
  contact: text('contact'),
  /** A PNG, base64; null: the name stands in its place. */
  logo: text('logo'),
  updatedAt: time('updated_at').notNull(),
});

/** What an account decides about its data. An account without a row has the defaults. */
export const accountSettings = pgTable('account_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Audits older than this are deleted; null: kept for as long as the account. */
  keepAuditsDays: integer('keep_audits_days'),
  updatedAt: time('updated_at').notNull(),
});

/** A business whose site is read again by itself. How often is a matter of the account's plan at that moment. */
export const watches = pgTable(
  'watches',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** What is read: the address as the newest audit was asked for. */
    target: text('target').notNull(),
    /** Mails about changes and alerts; off: they only stand in the history. */
    sendsMail: boolean('sends_mail').notNull(),
    nextScanAt: time('next_scan_at'),
    lastScanAt: time('last_scan_at'),
    /** The audit that a change is told against: the last one that had a result. */
    comparedAuditId: text('compared_audit_id').references(() => audits.id, { onDelete: 'set null' }),
    /** Scans in a row that had no result. */
    failures: integer('failures').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('watches_next_scan_at').on(table.nextScanAt),
    index('watches_compared_audit').on(table.comparedAuditId),
  ],
);

/** What happened to a business, for its history: scans, changes, alerts, steps that were done. Rows are only ever added. */
export const businessEvents = pgTable(
  'business_events',
  {
    /** Made of what it is about, so that the same thing is never told twice. */
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: time('at').notNull(),
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    details: json('details').$type<unknown>().notNull(),
  },
  (table) => [
    index('business_events_business').on(table.businessId, table.at),
    index('business_events_audit').on(table.auditId),
  ],
);
