import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { MailKind } from '#server/services/mail/mail-kinds.ts';
import { users } from '#server/store/accounts/account-schema.ts';
import { mails } from '#server/store/admin/operator-schema.ts';
import { addOnGrants, planGrants } from '#server/store/billing/billing-schema.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import { post, type ServiceFixture, visitor } from './server-fixture.ts';

export const PASSWORD = 'a lantern on the porch';

/** A signed-in user. */
export interface TestAccount {
  readonly id: string;
  readonly email: string;
  /** Sends requests with this account's cookies. */
  readonly ask: ServiceFixture['ask'];
  /** Signs in again, after a logout or when the session has ended. */
  signIn(): Promise<void>;
  /** Grants a plan from now on, or revokes every grant with `free`. */
  setPlan(plan: Plan): Promise<void>;
  grantAddOn(addOnId: AddOnId, auditId: string): Promise<void>;
}

/** Signs up with a new address, in a new browser or in `ask`'s, and sets the account's plan and role. */
export async function openAccount(
  { service, database }: Pick<ServiceFixture, 'service' | 'database'>,
  { plan = 'free', role = 'user', ask = visitor(service) }: { plan?: Plan; role?: Role; ask?: ServiceFixture['ask'] },
): Promise<TestAccount> {
  const email = `${plan}-${role}-${randomUUID().slice(0, 8)}@porchlight.example`;
  await register(ask, email, PASSWORD);
  const { orm } = database;
  const [user] = await orm.update(users).set({ role }).where(eq(users.email, email)).returning({ id: users.id });
  if (user === undefined) throw new Error('The account that signed up is not there.');
  const userId = user.id;
  const setPlan = async (next: Plan) => {
    await orm.update(planGrants).set({ revokedAt: new Date() }).where(eq(planGrants.userId, userId));
    const grant = { id: randomUUID(), userId, plan: next, reason: 'test', grantedBy: 'test', createdAt: new Date() };
    if (next !== 'free') await orm.insert(planGrants).values(grant);
  };
  await setPlan(plan);
  return {
    id: userId,
    email,
    ask,
    signIn: () => logIn(ask, email, PASSWORD),
    setPlan,
    grantAddOn: async (addOnId, auditId) => {
      await orm.insert(addOnGrants).values({ id: randomUUID(), userId, auditId, addOnId, grantedAt: new Date() });
    },
  };
}

async function register(ask: ServiceFixture['ask'], email: string, password: string): Promise<void> {
  const response = await ask('/api/auth/register', post({ email, password }));
  if (response.status !== 200) throw new Error(`Signing up was answered ${response.status}: ${await response.text()}`);
}

async function logIn(ask: ServiceFixture['ask'], email: string, password: string): Promise<void> {
  const response = await ask('/api/auth/login', post({ email, password }));
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`);
}

/** A browser that has just signed up. */
export async function signUp(
  { service }: ServiceFixture,
  email: string,
  password = PASSWORD,
): Promise<ServiceFixture['ask']> {
  const ask = visitor(service);
  await register(ask, email, password);
  return ask;
}

/** A browser that has just signed in. */
export async function signIn(
  { service }: ServiceFixture,
  email: string,
  password = PASSWORD,
): Promise<ServiceFixture['ask']> {
  const ask = visitor(service);
  await logIn(ask, email, password);
  return ask;
}

/** The id of the account with this address. */
export async function findAccountId({ database }: ServiceFixture, email: string): Promise<string> {
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
