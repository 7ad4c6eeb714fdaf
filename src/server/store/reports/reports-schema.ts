import { boolean, index, integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/account-schema.ts';
import { audits, businesses } from '../audits/audit-schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * A link that shows one report to anybody who has it. Its URL contains the id and a keyed hash of it, so that the table
 * alone gives no access.
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
    /** How often the page was opened; nothing about the visitors is stored. */
    openings: integer('openings').notNull().default(0),
    lastOpenedAt: time('last_opened_at'),
  },
  (table) => [
    index('share_links_audit').on(table.auditId, table.createdAt),
    index('share_links_expires_at').on(table.expiresAt),
  ],
);

/** The name, colour and logo of an agency's reports. */
export const reportBrands = pgTable('report_brands', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** `#rrggbb`. */
  colour: text('colour').notNull(),
  /** The contact for readers of the report; null: none. */
  contact: text('contact'),
  /** A PNG, base64; null: the name is shown instead. */
  logo: text('logo'),
  updatedAt: time('updated_at').notNull(),
});

/** Data settings of an account. Without a row the defaults apply. */
export const accountSettings = pgTable('account_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Audits older than this are deleted; null: kept as long as the account. */
  keepAuditsDays: integer('keep_audits_days'),
  updatedAt: time('updated_at').notNull(),
});

/** A business whose site is scanned regularly. The account's current plan decides how often. */
export const watches = pgTable(
  'watches',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    isOn: boolean('is_on').notNull(),
    /** The target of the newest audit. */
    target: text('target').notNull(),
    /** Whether changes and alerts are mailed; the history shows them anyway. */
    sendsMail: boolean('sends_mail').notNull(),
    nextScanAt: time('next_scan_at'),
    lastScanAt: time('last_scan_at'),
    /** The audit that the next scan is compared with: the last one with a result. */
    comparedAuditId: text('compared_audit_id').references(() => audits.id, { onDelete: 'set null' }),
    /** Consecutive scans without a result. */
    failures: integer('failures').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('watches_next_scan_at').on(table.nextScanAt),
    index('watches_compared_audit').on(table.comparedAuditId),
  ],
);

/** History events of a business: scans, changes, alerts, applied steps. Events never change. */
export const businessEvents = pgTable(
  'business_events',
  {
    /** Derived from its subject, so that an event is stored only once. */
    id: text('id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    at: time('at').notNull(),
    auditId: text('audit_id').references(() => audits.id, { onDelete: 'set null' }),
    details: json('details').$type<unknown>().notNull(),
    /** When a mail about it was queued, or its mails were silenced; null: not yet, or not of a mailed kind. */
    notifiedAt: time('notified_at'),
  },
  (table) => [
    index('business_events_business').on(table.businessId, table.at),
    index('business_events_audit').on(table.auditId),
  ],
);
