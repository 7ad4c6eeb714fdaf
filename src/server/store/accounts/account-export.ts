import { asc, desc, eq, or } from 'drizzle-orm';
import type { BusinessCorrections } from '#shared/audit/business.ts';
import { mails, pageEvents } from '../admin/operator-schema.ts';
import { businesses } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';

export interface OwnedBusiness {
  readonly id: string;
  readonly domain: string;
  readonly corrections: BusinessCorrections | null;
  readonly createdAt: Date;
}

/** An account's businesses with their corrections, the oldest first. */
export async function selectAccountBusinesses(orm: Orm, accountId: string): Promise<OwnedBusiness[]> {
  return orm
    .select({
      id: businesses.id,
      domain: businesses.domain,
      corrections: businesses.corrections,
      createdAt: businesses.createdAt,
    })
    .from(businesses)
    .where(eq(businesses.accountId, accountId))
    .orderBy(asc(businesses.createdAt), asc(businesses.id));
}

/** The mails about an account or to its address, without their texts, the oldest first. */
export async function selectAccountMails(
  orm: Orm,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<{ kind: string; to: string; subject: string; createdAt: Date; status: string }[]> {
  return orm
    .select({
      kind: mails.kind,
      to: mails.recipient,
      subject: mails.subject,
      createdAt: mails.createdAt,
      status: mails.status,
    })
    .from(mails)
    .where(or(eq(mails.userId, id), eq(mails.recipient, email)))
    .orderBy(asc(mails.createdAt), asc(mails.id));
}

/** The newest `count` page events sent while the account was signed in, the oldest first. */
export async function selectAccountPageEvents(
  orm: Orm,
  userId: string,
  count: number,
): Promise<{ name: string; at: Date; properties: Record<string, unknown> }[]> {
  const newest = await orm
    .select({ name: pageEvents.name, at: pageEvents.at, properties: pageEvents.properties })
    .from(pageEvents)
    .where(eq(pageEvents.userId, userId))
    .orderBy(desc(pageEvents.at), desc(pageEvents.id))
    .limit(count);
  return newest.toReversed();
}
