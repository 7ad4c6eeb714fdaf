import type { AdminUserDetail } from '#shared/api/admin/users.ts';

export type UserActionName =
  | 'grant-plan'
  | 'revoke-plan'
  | 'grant-add-on'
  | 'change-role'
  | 'suspend'
  | 'let-in'
  | 'sign-out'
  | 'password-reset';

/** An action on an account. `obstacle` says why it is not possible; null when it is. */
export interface UserAction {
  readonly name: UserActionName;
  readonly title: string;
  readonly note: string;
  readonly obstacle: string | null;
}

const OWNERS_ONLY = 'Only an owner can do this.';
const SUSPENDED = 'This account is suspended. Let it in again first.';

function obstacleToRole(user: AdminUserDetail['user'], operatorId: string): string | null {
  if (user.id === operatorId) return 'Nobody changes their own role: another owner can.';
  // An operator's role can always be revoked.
  if (user.role !== 'user') return null;
  if (user.isSuspended) return SUSPENDED;
  return user.emailVerified ? null : 'This account has not confirmed its email address yet.';
}

/**
 * The actions on an account, in display order. Mirrors the contract's rules so that no action is offered that would be
 * rejected; the server enforces them.
 */
export function buildUserActions(
  { user, grants, audits, sessions }: AdminUserDetail,
  operator: { readonly id: string; readonly isOwner: boolean },
): UserAction[] {
  const forOwners = (obstacle: string | null = null) => (operator.isOwner ? obstacle : OWNERS_ONLY);
  const hasGrant = grants.some(({ isActive }) => isActive);
  const hasFinishedAudit = audits.some(({ status }) => status === 'done');
  return [
    {
      name: 'grant-plan',
      title: hasGrant ? 'Grant another plan' : 'Grant a plan',
      note: 'For good or until a day. A subscription is not touched.',
      obstacle: forOwners(),
    },
    ...(hasGrant
      ? [
          {
            name: 'revoke-plan' as const,
            title: 'Take the granted plan back',
            note: 'At once. What is paid for stays.',
            obstacle: forOwners(),
          },
        ]
      : []),
    {
      name: 'grant-add-on',
      title: 'Give an audit an add-on',
      note: 'As if it had been bought for that audit.',
      obstacle: forOwners(hasFinishedAudit ? null : 'There is no finished audit to give one to.'),
    },
    {
      name: 'password-reset',
      title: 'Send a link for a new password',
      note: 'When the person asks for it.',
      obstacle: user.isSuspended ? SUSPENDED : null,
    },
    {
      name: 'sign-out',
      title: 'Sign out everywhere',
      note: sessions === 0 ? 'The account is signed in nowhere.' : 'Ends all sessions of the account.',
      obstacle: !operator.isOwner && user.role !== 'user' ? 'Only an owner can sign an operator out.' : null,
    },
    {
      name: 'change-role',
      title: 'Change the role',
      note: 'User, support or owner. The last owner stays one.',
      obstacle: forOwners(obstacleToRole(user, operator.id)),
    },
    user.isSuspended
      ? { name: 'let-in', title: 'Let in again', note: 'The account can sign in again.', obstacle: forOwners() }
      : {
          name: 'suspend',
          title: 'Suspend',
          note: 'Ends all sessions and keeps the account from signing in.',
          obstacle: forOwners(user.role === 'owner' ? 'Owners cannot be suspended. Change the role first.' : null),
        },
  ];
}
