import { desc, eq } from 'drizzle-orm';
import type { MailKind } from '#server/services/mail/mail-kinds.ts';
import { users } from '#server/store/account-schema.ts';
import { mails } from '#server/store/operator-schema.ts';
import { post, type ServiceFixture, visitor } from './server-fixture.ts';

export const PASSWORD = 'correct horse battery staple';

/** A browser that has just signed up. */
export async function signUp(
  { service }: ServiceFixture,
  email: string,
  password = PASSWORD,
): Promise<ServiceFixture['ask']> {
  const ask = visitor(service);
  const response = await ask('/api/auth/register', post({ email, password }));
  if (response.status !== 200) throw new Error(`Signing up was answered ${response.status}: ${await response.text()}`);
  return ask;
}

/** A browser that has just signed in. */
export async function signIn(
  { service }: ServiceFixture,
  email: string,
  password = PASSWORD,
): Promise<ServiceFixture['ask']> {
  const ask = visitor(service);
  const response = await ask('/api/auth/login', post({ email, password }));
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`);
  return ask;
}

/** The id of the account with this address. */
export async function accountIdOf({ database }: ServiceFixture, email: string): Promise<string> {
  const [row] = await database.orm.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (row === undefined) throw new Error(`There is no account ${email}.`);
  return row.id;
}

/** The texts of the mails of one kind to an address, the newest first. */
export async function mailsTo({ database }: ServiceFixture, to: string, kind: MailKind): Promise<string[]> {
  const rows = await database.orm
    .select({ kind: mails.kind, text: mails.text })
    .from(mails)
    .where(eq(mails.recipient, to))
    .orderBy(desc(mails.createdAt));
  return rows.filter((row) => row.kind === kind).map(({ text }) => text);
}

/** The token in the link of a mail. */
export function tokenIn(mail: string | undefined): string {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(mail ?? '')?.[1];
  if (token === undefined) throw new Error('The mail has no link with a token.');
  return token;
}
