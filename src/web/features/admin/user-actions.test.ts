import { describe, expect, it } from 'vitest';
import type { AdminUserDetail } from '#shared/api/admin/users.ts';
import { buildUserActions, type UserActionName } from './user-actions.ts';

const plain: AdminUserDetail = {
  user: {
    id: 'u1',
    email: 'ada@harbor.example',
    emailVerified: true,
    plan: 'free',
    planSource: 'free',
    role: 'user',
    isSuspended: false,
    auditCount: 0,
    createdAt: '2026-11-01T10:00:00Z',
    lastSeenAt: null,
  },
  subscription: null,
  grants: [],
  purchases: [],
  addOns: [],
  sessions: 1,
  audits: [],
};
const owner = { id: 'o1', isOwner: true };
const support = { id: 's1', isOwner: false };

function obstacleOf(detail: AdminUserDetail, operator: { id: string; isOwner: boolean }, name: UserActionName) {
  return buildUserActions(detail, operator).find((act) => act.name === name)?.obstacle;
}

describe('what can be done to an account', () => {
  it('leaves support the two things that help people in, and says why not the others', () => {
    const free = buildUserActions(plain, support).filter(({ obstacle }) => obstacle === null);
    expect(free.map(({ name }) => name)).toEqual(['password-reset', 'sign-out']);
    expect(obstacleOf(plain, support, 'grant-plan')).toBe('Only an owner can do this.');
  });

  it('lets support sign out users only', () => {
    const colleague = { ...plain, user: { ...plain.user, role: 'support' as const } };
    expect(obstacleOf(colleague, support, 'sign-out')).toBe('Only an owner can sign an operator out.');
    expect(obstacleOf(colleague, owner, 'sign-out')).toBeNull();
  });

  it('offers to take a plan back only while one is granted', () => {
    expect(obstacleOf(plain, owner, 'revoke-plan')).toBeUndefined();
    const grant = {
      id: 'g1',
      plan: 'pro' as const,
      until: null,
      reason: 'a trial',
      grantedBy: 'owner@porchlight.example',
      createdAt: '2026-11-02T10:00:00Z',
      isActive: true,
    };
    expect(obstacleOf({ ...plain, grants: [grant] }, owner, 'revoke-plan')).toBeNull();
    expect(obstacleOf({ ...plain, grants: [{ ...grant, isActive: false }] }, owner, 'revoke-plan')).toBeUndefined();
  });

  it('gives add-ons to finished audits only', () => {
    const audit = { auditId: 'a1', url: 'https://a.example/', overallScore: null, createdAt: '2026-11-02T10:00:00Z' };
    const failed = { ...plain, audits: [{ ...audit, status: 'failed' as const }] };
    const done = { ...plain, audits: [{ ...audit, status: 'done' as const }] };
    expect(obstacleOf(failed, owner, 'grant-add-on')).toBe('There is no finished audit to give one to.');
    expect(obstacleOf(done, owner, 'grant-add-on')).toBeNull();
  });

  it('gives a role to confirmed accounts of others only', () => {
    expect(obstacleOf(plain, owner, 'change-role')).toBeNull();
    expect(obstacleOf(plain, { ...owner, id: 'u1' }, 'change-role')).toMatch(/their own role/);
    const unconfirmed = { ...plain, user: { ...plain.user, emailVerified: false } };
    expect(obstacleOf(unconfirmed, owner, 'change-role')).toMatch(/not confirmed/);
  });

  it('never suspends an owner, and lets a suspended account in again', () => {
    const ownerAccount = { ...plain, user: { ...plain.user, role: 'owner' as const } };
    expect(obstacleOf(ownerAccount, owner, 'suspend')).toBe('Owners cannot be suspended. Change the role first.');
    const suspended = { ...plain, user: { ...plain.user, isSuspended: true } };
    expect(obstacleOf(suspended, owner, 'suspend')).toBeUndefined();
    expect(obstacleOf(suspended, owner, 'let-in')).toBeNull();
    expect(obstacleOf(suspended, support, 'password-reset')).toBe('This account is suspended. Let it in again first.');
  });
});
