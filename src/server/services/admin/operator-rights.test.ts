import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#shared/product/roles.ts';
import { openServiceFixture, type ServiceFixture } from '#test/server-fixture.ts';
import { operatorLog } from '../../store/admin/operator-schema.ts';
import { ApiError } from '../api-error.ts';
import type { Viewer } from '../viewer.ts';
import type { AdminServices } from './admin-services.ts';
import { changeFlag } from './change-flag.ts';
import { changeRole } from './change-role.ts';
import { createPublicClaim } from './create-public-claim.ts';
import { deletePublicClaim } from './delete-public-claim.ts';
import { getMetrics } from './get-metrics.ts';
import { getOverview } from './get-overview.ts';
import { getQueue } from './get-queue.ts';
import { getUser } from './get-user.ts';
import { grantAddOn } from './grant-add-on.ts';
import { grantPlan } from './grant-plan.ts';
import { listAllAudits } from './list-all-audits.ts';
import { listFlags } from './list-flags.ts';
import { listLog } from './list-log.ts';
import { listProviders } from './list-providers.ts';
import { listPublicClaims } from './list-public-claims.ts';
import { listPurchases } from './list-purchases.ts';
import { listUsers } from './list-users.ts';
import { retryJob } from './retry-job.ts';
import { revokePlan } from './revoke-plan.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { signOutUser } from './sign-out-user.ts';
import { suspendUser } from './suspend-user.ts';
import { updatePublicClaim } from './update-public-claim.ts';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture();
});
afterAll(() => fixture.close());

const reason = 'because';
const page = { limit: 10 };
const claim = {
  kind: 'claim',
  text: 'T',
  author: null,
  authorRole: null,
  basis: null,
  isPublished: false,
} as const;

/** Every verb, who may use it, and what it answers those to whom it is open about something that is not there. */
const VERBS: readonly (readonly [
  name: string,
  needed: 'support' | 'owner',
  call: (admin: AdminServices, by: Viewer) => Promise<unknown>,
  answer: 'ok' | 'not-found',
])[] = [
  ['listUsers', 'support', ({ core }, by) => listUsers(core, by, page), 'ok'],
  ['getUser', 'support', ({ core }, by) => getUser(core, by, 'nobody'), 'not-found'],
  ['listPurchases', 'support', ({ core }, by) => listPurchases(core, by, page), 'ok'],
  ['listAllAudits', 'support', ({ core }, by) => listAllAudits(core, by, page), 'ok'],
  ['getQueue', 'support', ({ core }, by) => getQueue(core, by), 'ok'],
  ['listProviders', 'support', (admin, by) => listProviders(admin, by), 'ok'],
  ['listFlags', 'support', ({ core }, by) => listFlags(core, by), 'ok'],
  ['listStatements', 'support', ({ core }, by) => listPublicClaims(core, by), 'ok'],
  ['getMetrics', 'support', ({ core }, by) => getMetrics(core, by, 7), 'ok'],
  ['getOverview', 'support', ({ core }, by) => getOverview(core, by), 'ok'],
  ['listLog', 'support', ({ core }, by) => listLog(core, by, page), 'ok'],
  ['retryJob', 'support', (admin, by) => retryJob(admin, by, crypto.randomUUID()), 'not-found'],
  ['retryJob of no id', 'support', (admin, by) => retryJob(admin, by, "'; drop table users"), 'not-found'],
  ['signOutUser', 'support', ({ core }, by) => signOutUser(core, by, 'nobody', reason), 'not-found'],
  ['sendPasswordReset', 'support', (admin, by) => sendPasswordReset(admin, by, 'nobody', reason), 'not-found'],
  [
    'grantPlan',
    'owner',
    ({ core }, by) => grantPlan(core, by, 'nobody', { plan: 'pro', until: null, reason }),
    'not-found',
  ],
  ['revokePlan', 'owner', ({ core }, by) => revokePlan(core, by, 'nobody', reason), 'not-found'],
  [
    'grantAddOn',
    'owner',
    ({ core }, by) => grantAddOn(core, by, 'nobody', { addOnId: 'qa-year-pack', auditId: 'a', reason }),
    'not-found',
  ],
  ['changeRole', 'owner', ({ core }, by) => changeRole(core, by, 'nobody', { role: 'user', reason }), 'not-found'],
  ['suspendUser', 'owner', ({ core }, by) => suspendUser(core, by, 'nobody', { suspended: true, reason }), 'not-found'],
  ['changeFlag', 'owner', ({ core }, by) => changeFlag(core, by, 'NO_FLAG', { percent: 1, reason }), 'not-found'],
  ['updateStatement', 'owner', ({ core }, by) => updatePublicClaim(core, by, 'nothing', claim), 'not-found'],
  ['deleteStatement', 'owner', ({ core }, by) => deletePublicClaim(core, by, 'nothing'), 'not-found'],
  ['createStatement', 'owner', ({ core }, by) => createPublicClaim(core, by, claim), 'ok'],
];

const CALLERS = ['visitor', 'user', 'support', 'owner'] as const;

function viewerOf(caller: (typeof CALLERS)[number]): Viewer {
  const nobody = { owner: null, account: null, visitorSessionId: null, addressKey: 'key' };
  return caller === 'visitor' ? nobody : { ...nobody, account: accountOf(caller) };
}

function accountOf(role: Role): Viewer['account'] {
  const id = `the-${role}`;
  // The best plan: money opens no operator's room.
  const rest = { emailVerified: true, plan: 'agency', createdAt: new Date(0), sessionId: 's' } as const;
  return { id, email: `${id}@mail.example`, role, ...rest };
}

function expected(caller: (typeof CALLERS)[number], needed: 'support' | 'owner', answer: string): string {
  if (caller === 'visitor') return 'not-signed-in';
  return CALLERS.indexOf(caller) >= CALLERS.indexOf(needed) ? answer : 'forbidden';
}

describe.each(VERBS)('%s', (_, needed, call, answer) => {
  it.each(CALLERS)('answers a %s as the rights say, and logs nothing that was not done', async (caller) => {
    const { admin } = fixture.service;
    const before = await fixture.database.orm.$count(operatorLog);
    const got = await call(admin, viewerOf(caller)).then(
      () => 'ok',
      (error: unknown) => {
        if (error instanceof ApiError) return error.response.code;
        throw error;
      },
    );
    expect(got).toBe(expected(caller, needed, answer));
    const isDone = got === 'ok' && needed === 'owner';
    expect(await fixture.database.orm.$count(operatorLog)).toBe(before + (isDone ? 1 : 0));
  });
});
