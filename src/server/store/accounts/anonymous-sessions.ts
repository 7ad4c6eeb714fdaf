import { eq, sql } from 'drizzle-orm';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { audits, businesses, sessions } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

/** A business of a visitor's that the account has too. */
export interface SharedBusiness {
  readonly visitorBusinessId: string;
  readonly accountBusinessId: string;
  readonly visitorCorrections: BusinessCorrections | null;
  readonly accountCorrections: BusinessCorrections | null;
}

/** Makes whoever else works with this anonymous session wait. False when it has ended: there is nothing to take over. */
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

/** Moves the audits of a visitor's business into the account's business of that domain, and drops the visitor's. */
export async function mergeBusiness(
  tx: Orm,
  { visitorBusinessId, accountBusinessId }: SharedBusiness,
  corrections: BusinessCorrections | null,
): Promise<void> {
  await tx.update(audits).set({ businessId: accountBusinessId }).where(eq(audits.businessId, visitorBusinessId));
  await tx.update(businesses).set({ corrections }).where(eq(businesses.id, accountBusinessId));
  await tx.delete(businesses).where(eq(businesses.id, visitorBusinessId));
}

/** Gives the account everything that is left of the visitor's, and ends the anonymous session. */
export async function moveAnonymousRows(tx: Orm, sessionId: string, accountId: string): Promise<void> {
  const owner = { sessionId: null, accountId };
  await tx.update(businesses).set(owner).where(eq(businesses.sessionId, sessionId));
  await tx.update(audits).set(owner).where(eq(audits.sessionId, sessionId));
  await tx.delete(sessions).where(eq(sessions.id, sessionId));
}
