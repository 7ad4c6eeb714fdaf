import { index, integer, json, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { LastCheck } from '#shared/api/fix-verification.ts';
import { Keyword } from '#shared/api/keywords.ts';
import { ReviewCampaignDraft } from '#shared/api/review-day.ts';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { OwnerStatement } from '#shared/fixes/owner-profile.ts';
import { users } from '../accounts/account-schema.ts';
import { audits, businesses, siteRuns } from '../audits/audit-schema.ts';
import { readAs, storedJson } from '../database/stored-json.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The content of a site run's pages that Fix-It texts need: see `site-outline.ts`. Extracted from the bundle once. */
export const siteOutlines = pgTable('site_outlines', {
  siteRunId: uuid('site_run_id')
    .primaryKey()
    .references(() => siteRuns.id, { onDelete: 'cascade' }),
  /** A `SiteOutline`, compressed (see `compressed-json.ts`). */
  outline: text('outline').notNull(),
});

/** The owner's override of one fact of the business; it outlives the audit that found the fact. */
export const factOverrides = pgTable(
  'fact_overrides',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    factId: text('fact_id').notNull(),
    kind: text('kind').$type<FactKind>().notNull(),
    state: text('state', { enum: ['confirmed', 'corrected', 'added', 'rejected'] }).notNull(),
    value: text('value'),
    foundValue: text('found_value'),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.factId] })],
);

/** Profile values that a website cannot show: stated by the owner, or imported from the owner's Google Takeout file. */
export const ownerProfiles = pgTable('owner_profiles', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  stated: storedJson('stated', readAs(OwnerStatement)),
  statedAt: time('stated_at'),
  /** A `TakeoutProfile`, compressed. */
  takeout: text('takeout'),
  takeoutAt: time('takeout_at'),
});

/** What was extracted from files that an owner uploaded: one of each kind per business. The files themselves are not stored. */
export const ownerFiles = pgTable(
  'owner_files',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** An `OwnerFileKind`; a later release may know more. */
    kind: text('kind').notNull(),
    /** The `Kept...` of its kind (`shared/owner-files/stored-files.ts`), compressed. */
    content: text('content').notNull(),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.kind] })],
);

/** Text generated for an audit, stored so that it stays the same until its facts change or another variant is requested. */
export const generatedTexts = pgTable(
  'generated_texts',
  {
    auditId: text('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    /** The kind of text, `description`, `qa`, `h1`, ..., with its other parameters. */
    kind: text('kind').notNull(),
    variant: integer('variant').notNull(),
    /** The digest of the facts it was written from: with another digest it is written again. */
    factsDigest: text('facts_digest').notNull(),
    written: json('written').$type<unknown>().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.kind, table.variant] })],
);

/** The fix state of one plan step of a business. A step without a row is suggested. */
export const fixStates = pgTable(
  'fix_states',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The check that the step makes pass. */
    checkId: text('check_id').notNull(),
    /** `applied`: the owner says so. `seen`: verified on the site. */
    state: text('state', { enum: ['applied', 'seen'] }).notNull(),
    appliedAt: time('applied_at'),
    seenAt: time('seen_at'),
    /** What the newest recheck found before and after, for the screen. */
    lastCheck: storedJson('last_check', readAs(LastCheck)),
    /** Points of the overall score credited when it was seen. */
    pointsGained: real('points_gained'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.checkId] })],
);

/** Review Day campaigns of an account, without data of the owner's customers. */
export const reviewCampaigns = pgTable(
  'review_campaigns',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    draft: storedJson('draft', readAs(ReviewCampaignDraft)).notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('review_campaigns_account').on(table.accountId, table.updatedAt)],
);

/** Keywords that an owner chose for the report of an audit. */
export const reportKeywords = pgTable('report_keywords', {
  auditId: text('audit_id')
    .primaryKey()
    .references(() => audits.id, { onDelete: 'cascade' }),
  keywords: storedJson('keywords', readAs(z.array(Keyword))).notNull(),
  chosenAt: time('chosen_at').notNull(),
});

/** The result of an add-on for its audit, and the owner's input for it (pasted reviews, rivals' URLs). */
export const addOnPacks = pgTable(
  'add_on_packs',
  {
    auditId: text('audit_id')
      .notNull()
      .references(() => audits.id, { onDelete: 'cascade' }),
    addOnId: text('add_on_id').notNull(),
    input: json('input').$type<unknown>(),
    /** The pack, compressed; null while it is being made. */
    pack: text('pack'),
    factsDigest: text('facts_digest'),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.auditId, table.addOnId] })],
);
