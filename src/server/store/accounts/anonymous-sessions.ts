import { eq, sql } from 'drizzle-orm';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { audits, businesses, sessions } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

/** A visitor's business with a domain that the account has a business of. */
export interface SharedBusiness {
  readonly visitorBusinessId: string;
  readonly accountBusinessId: string;
  readonly visitorCorrections: BusinessCorrections | null;
  readonly accountCorrections: BusinessCorrections | null;
}

/** Locks the anonymous session. False when it has ended: there is nothing to claim. */
export async function lockVisitorSession(tx: Orm, sessionId: string): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
  return rows.length > 0;
}

/** The visitor's businesses whose domain the account has a business of. */
export async function selectSharedBusinesses(tx: Orm, sessionId: string, accountId: string): Promise<SharedBusiness[]> {
  const ofAccount = tx
    .select({ id: businesses.id, domain: businesses.domain, corrections: businesses.corrections })
    .from(businesses)
    .where(eq(businesses.accountId, accountId))
    .as('of_account');
  return tx
    .select({
      visitorBusinessId: businesses.id,
      accountBusinessId: ofAccount.id,
      visitorCorrections: businesses.corrections,
      accountCorrections: ofAccount.corrections,
    })
    .from(businesses)
    .innerJoin(ofAccount, eq(ofAccount.domain, businesses.domain))
    .where(eq(businesses.sessionId, sessionId));
}

/** Moves the audits of a visitor's business to the account's business of that domain, and deletes the visitor's. */
export async function mergeBusiness(
  tx: Orm,
  { visitorBusinessId, accountBusinessId }: SharedBusiness,
  corrections: BusinessCorrections | null,
): Promise<void> {
  await tx.update(audits).set({ businessId: accountBusinessId }).where(eq(audits.businessId, visitorBusinessId));
  await tx.update(businesses).set({ corrections }).where(eq(businesses.id, accountBusinessId));
  await tx.delete(businesses).where(eq(businesses.id, visitorBusinessId));
}

/** Moves the remaining rows of the visitor to the account, and ends the anonymous session. */
export async function moveAnonymousRows(tx: Orm, sessionId: string, accountId: string): Promise<void> {
  const owner = { sessionId: null, accountId };
  await tx.update(businesses).set(owner).where(eq(businesses.sessionId, sessionId));
  await tx.update(audits).set(owner).where(eq(audits.sessionId, sessionId));
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}
