import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/store/account-schema.ts';
import { addOnGrants, planGrants } from '#server/store/billing-schema.ts';
import type { AddOnId } from '#shared/product/add-ons.ts';
import type { Plan } from '#shared/product/plans.ts';
import type { Role } from '#shared/product/roles.ts';
import { post, type ServiceFixture, visitor } from './server-fixture.ts';

export const PASSWORD = 'a lantern on the porch';

/** Somebody with an account, signed in. */
export interface TestAccount {
  readonly id: string;
  readonly email: string;
  /** Asks with the cookies of this account's browser. */
  readonly ask: ServiceFixture['ask'];
  /** Signs in again, after a logout or when the session has ended. */
  signIn(): Promise<void>;
  /** Grants a plan from now on, or takes every grant back with `free`. */
  setPlan(plan: Plan): Promise<void>;
  grantAddOn(addOnId: AddOnId, auditId: string): Promise<void>;
}

/** Signs up with a new address, in a new browser or in `ask`'s, and gives the account its plan and role. */
export async function openAccount(
  { service, database }: Pick<ServiceFixture, 'service' | 'database'>,
  { plan = 'free', role = 'user', ask = visitor(service) }: { plan?: Plan; role?: Role; ask?: ServiceFixture['ask'] },
): Promise<TestAccount> {
  const email = `${plan}-${role}-${randomUUID().slice(0, 8)}@porchlight.example`;
  const response = await ask('/api/auth/register', post({ email, password: PASSWORD }));
  if (response.status !== 200) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
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
    signIn: async () => {
      const answer = await ask('/api/auth/login', post({ email, password: PASSWORD }));
      if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
    },
    setPlan,
    grantAddOn: async (addOnId, auditId) => {
      await orm.insert(addOnGrants).values({ id: randomUUID(), userId, auditId, addOnId, grantedAt: new Date() });
    },
  };
}
