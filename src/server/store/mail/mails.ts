import { and, desc, eq, inArray, isNull, like, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { MailStatus } from '#shared/api/admin/mails.ts';
import { mails } from '../admin/operator-schema.ts';
import { audits } from '../audits/audit-schema.ts';
import type { Orm } from '../database/database.ts';
import { containsText } from '../database/like-pattern.ts';

export type NewMailRow = typeof mails.$inferInsert;
export type MailRecord = typeof mails.$inferSelect;

/** One attempt at sending; its number prevents an overtaken attempt from writing. */
export interface MailAttempt {
  readonly mailId: string;
  readonly number: number;
}

const ENDED_OR_ASIDE: readonly MailStatus[] = ['sent', 'suppressed', 'failed', 'outbox'];
/** Matches a URL in text or HTML, up to the end of an attribute or tag. */
const LINK_PATTERN = 'https?://[^[:space:]"<>]+';
const LINK_LEFT_OUT = '[link left out]';

/** Inserts a mail; false when its unique key exists. */
export async function insertMail(tx: Orm, mail: NewMailRow): Promise<boolean> {
  const rows = await tx
    .insert(mails)
    .values(mail)
    .onConflictDoNothing({ target: mails.uniqueKey })
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** A mail, or null. */
export async function selectMail(orm: Orm, mailId: string): Promise<MailRecord | null> {
  const [row] = await orm.select().from(mails).where(eq(mails.id, mailId));
  return row ?? null;
}

/** Claims a mail for one attempt until `until`. Null when it is not queued, or another attempt is under way. */
export async function claimMail(orm: Orm, mailId: string, now: Date, until: Date): Promise<MailAttempt | null> {
  const [row] = await orm
    .update(mails)
    .set({ claimedUntil: until, attempts: sql`${mails.attempts} + 1` })
    .where(and(isWaiting(mailId, now), isNull(mails.handedOverAt)))
    .returning({ number: mails.attempts });
  return row === undefined ? null : { mailId, number: row.number };
}

/** Records that the message is about to go to the mail server. False when this attempt was overtaken or the mail is gone. */
export async function markMailHandedOver(orm: Orm, attempt: MailAttempt, now: Date): Promise<boolean> {
  const rows = await orm
    .update(mails)
    .set({ handedOverAt: now })
    .where(and(isOf(attempt), isNull(mails.handedOverAt)))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** The result of an attempt. */
export interface MailOutcome {
  readonly status: MailStatus;
  readonly lastError: string | null;
}

/** Ends a failed attempt. False when it was overtaken. */
export async function settleMail(tx: Orm, attempt: MailAttempt, outcome: MailOutcome): Promise<boolean> {
  const rows = await tx
    .update(mails)
    .set({ ...outcome, claimedUntil: null, handedOverAt: null })
    .where(isOf(attempt))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** Ends a successful attempt. Links are removed from the stored copy. */
export async function markMailSent(tx: Orm, attempt: MailAttempt, messageId: string, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({
      status: 'sent',
      lastError: null,
      claimedUntil: null,
      messageId,
      sentAt: now,
      text: withoutLinks(mails.text),
      html: withoutLinks(mails.html),
    })
    .where(isOf(attempt));
}

/** Gives a mail its final state without an attempt, such as for a suppressed address. */
export async function setAsideMail(tx: Orm, mailId: string, outcome: MailOutcome, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ ...outcome, claimedUntil: null, handedOverAt: null })
    .where(isWaiting(mailId, now));
}

/** Requeues a failed mail, or one from the outbox. False when it is neither. */
export async function requeueMail(tx: Orm, mailId: string): Promise<boolean> {
  const rows = await tx
    .update(mails)
    .set({ status: 'queued', lastError: null, claimedUntil: null, handedOverAt: null })
    .where(and(eq(mails.id, mailId), inArray(mails.status, ['failed', 'outbox'])))
    .returning({ id: mails.id });
  return rows.length > 0;
}

/** The columns of a list, without the text. */
const LISTED = {
  id: mails.id,
  kind: mails.kind,
  recipient: mails.recipient,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  lastError: mails.lastError,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};
export type ListedMail = Pick<MailRecord, keyof typeof LISTED>;

export interface MailFilter {
  readonly search: string | null;
  readonly status: MailStatus | null;
  /** The last row of the previous page. */
  readonly after: { readonly at: Date; readonly id: string } | null;
}

/** Mails, the newest first. */
export async function selectMails(
  orm: Orm,
  { search, status, after }: MailFilter,
  limit: number,
): Promise<ListedMail[]> {
  const conditions: (SQL | undefined)[] = [];
  if (status !== null) conditions.push(eq(mails.status, status));
  if (search !== null) conditions.push(or(containsText(mails.recipient, search), containsText(mails.subject, search)));
  if (after !== null) {
    const isSameTime = and(eq(mails.createdAt, after.at), lt(mails.id, after.id));
    conditions.push(or(lt(mails.createdAt, after.at), isSameTime));
  }
  return orm
    .select(LISTED)
    .from(mails)
    .where(and(...conditions))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

/** Removes links from stored mails of a kind made before `before`. */
export async function removeMailLinks(orm: Orm, kind: string, before: Date): Promise<void> {
  await orm
    .update(mails)
    .set({ text: withoutLinks(mails.text), html: withoutLinks(mails.html) })
    .where(
      and(eq(mails.kind, kind), lt(mails.createdAt, before), or(like(mails.text, '%://%'), like(mails.html, '%://%'))),
    );
}

/** Deletes finished mails made before `before`; those of `outboxKinds` also from the outbox. */
export async function deleteOldMails(orm: Orm, before: Date, outboxKinds: readonly string[]): Promise<void> {
  const isOver = inArray(mails.status, ['sent', 'suppressed', 'failed']);
  const isStale = and(eq(mails.status, 'outbox'), inArray(mails.kind, [...outboxKinds]));
  await orm.delete(mails).where(and(or(isOver, isStale), lt(mails.createdAt, before)));
}

/** Deletes finished mails of `kinds` whose audit, the second part of their unique key, no longer exists. */
export async function deleteMailsWithoutAudit(orm: Orm, kinds: readonly string[]): Promise<void> {
  const hasAudit = sql`exists (select from ${audits} where ${audits.id} = split_part(${mails.uniqueKey}, ':', 2))`;
  await orm
    .delete(mails)
    .where(and(inArray(mails.kind, [...kinds]), inArray(mails.status, [...ENDED_OR_ASIDE]), not(hasAudit)));
}

/** The text without links, as in the stored copy of a sent mail. */
export function leaveOutLinks(text: string): string {
  return text.replace(/https?:\/\/[^\s"<>]+/g, LINK_LEFT_OUT);
}

function withoutLinks(column: typeof mails.text | typeof mails.html): SQL<string> {
  return sql<string>`regexp_replace(${column}, ${LINK_PATTERN}, ${LINK_LEFT_OUT}, 'g')`;
}

function isWaiting(mailId: string, now: Date): SQL | undefined {
  const isFree = or(isNull(mails.claimedUntil), lte(mails.claimedUntil, now));
  return and(eq(mails.id, mailId), eq(mails.status, 'queued'), isFree);
}

function isOf({ mailId, number }: MailAttempt): SQL | undefined {
  return and(eq(mails.id, mailId), eq(mails.status, 'queued'), eq(mails.attempts, number));
}
