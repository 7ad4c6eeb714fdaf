import { and, count, desc, eq } from 'drizzle-orm';
import type { ReviewCampaignDraft } from '#shared/api/review-day.ts';
import { users } from '../accounts/account-schema.ts';
import type { Orm } from '../database/database.ts';
import { reviewCampaigns } from '../fixes/fixes-schema.ts';

export interface ReviewCampaignRecord {
  readonly id: string;
  readonly draft: ReviewCampaignDraft;
  readonly createdAt: Date;
  /** Identifies the version: it rises with every change. */
  readonly updatedAt: Date;
}

const columns = {
  id: reviewCampaigns.id,
  draft: reviewCampaigns.draft,
  createdAt: reviewCampaigns.createdAt,
  updatedAt: reviewCampaigns.updatedAt,
};

/** An account's campaigns, the newest first; those of another release that cannot be parsed are left out. */
export async function selectReviewCampaigns(orm: Orm, accountId: string): Promise<ReviewCampaignRecord[]> {
  const rows = await orm
    .select(columns)
    .from(reviewCampaigns)
    .where(eq(reviewCampaigns.accountId, accountId))
    .orderBy(desc(reviewCampaigns.createdAt), desc(reviewCampaigns.id));
  return rows.flatMap((row) => readable(row) ?? []);
}

/** One campaign of this account; null when it has none with this id. */
export async function findReviewCampaign(
  orm: Orm,
  accountId: string,
  campaignId: string,
): Promise<ReviewCampaignRecord | null> {
  const [row] = await orm.select(columns).from(reviewCampaigns).where(isOwn(accountId, campaignId));
  return readable(row);
}

/** Inserts a campaign unless the account has `limit` of them; then nothing is written and the result is false. */
export async function insertReviewCampaign(
  orm: Orm,
  accountId: string,
  record: ReviewCampaignRecord,
  limit: number,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    // Locking the account's row serializes parallel requests, so that they cannot exceed the limit.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, accountId)).for('update');
    const [kept] = await tx
      .select({ count: count() })
      .from(reviewCampaigns)
      .where(eq(reviewCampaigns.accountId, accountId));
    if ((kept?.count ?? 0) >= limit) return false;
    await tx.insert(reviewCampaigns).values({ ...record, accountId });
    return true;
  });
}

/** Replaces the version `replaces` by a draft; null when that version is not current any more. */
export async function updateReviewCampaign(
  orm: Orm,
  accountId: string,
  { id, draft, replaces, updatedAt }: Omit<ReviewCampaignRecord, 'createdAt'> & { readonly replaces: Date },
): Promise<ReviewCampaignRecord | null> {
  const [row] = await orm
    .update(reviewCampaigns)
    .set({ draft, updatedAt })
    .where(and(isOwn(accountId, id), eq(reviewCampaigns.updatedAt, replaces)))
    .returning(columns);
  return readable(row);
}

/** Deletes one of an account's campaigns; false when it has none with this id. */
export async function deleteReviewCampaignRow(orm: Orm, accountId: string, campaignId: string): Promise<boolean> {
  const rows = await orm
    .delete(reviewCampaigns)
    .where(isOwn(accountId, campaignId))
    .returning({ id: reviewCampaigns.id });
  return rows.length === 1;
}

function readable(
  row: (Omit<ReviewCampaignRecord, 'draft'> & { readonly draft: ReviewCampaignDraft | null }) | undefined,
): ReviewCampaignRecord | null {
  return row === undefined || row.draft === null ? null : { ...row, draft: row.draft };
}

function isOwn(accountId: string, campaignId: string) {
  return and(eq(reviewCampaigns.id, campaignId), eq(reviewCampaigns.accountId, accountId));
}
