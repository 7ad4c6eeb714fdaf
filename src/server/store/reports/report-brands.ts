import { eq } from 'drizzle-orm';
import { ReportBrand } from '#shared/report/report-brand.ts';
import { readStored } from '#shared/stored/read-stored.ts';
import type { Orm } from '../database/database.ts';
import { reportBrands } from './reports-schema.ts';

/** The brand of an account, whatever its plan; null when there is none, or when today's rules refuse it. */
export async function findReportBrand(orm: Orm, accountId: string): Promise<ReportBrand | null> {
  const [row] = await orm.select().from(reportBrands).where(eq(reportBrands.accountId, accountId));
  return row === undefined ? null : readStored(ReportBrand, row);
}

/** Stores a brand, replacing the account's earlier one. */
export async function upsertReportBrand(
  orm: Orm,
  accountId: string,
  brand: ReportBrand,
  updatedAt: Date,
): Promise<void> {
  const row = { ...brand, updatedAt };
  await orm
    .insert(reportBrands)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: reportBrands.accountId, set: row });
}

/** Deletes the account's brand: its reports carry our name again. */
export async function deleteReportBrand(orm: Orm, accountId: string): Promise<void> {
  await orm.delete(reportBrands).where(eq(reportBrands.accountId, accountId));
}
