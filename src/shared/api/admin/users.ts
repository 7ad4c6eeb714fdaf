import { z } from 'zod';
import { typedText } from '#shared/text/typed-text.ts';
import { ADD_ONS } from '../../product/add-ons.ts';
import { Plan } from '../../product/plans.ts';
import { Role } from '../../product/roles.ts';
import { AuditStatus } from '../audits.ts';
import { PurchaseView, SubscriptionView } from '../billing.ts';
import { Done } from '../done.ts';
import { defineEndpoint } from '../endpoint.ts';
import { definePage, PageQuery } from '../paging.ts';

/** Why an operator does something; recorded in the log. */
export const Reason = typedText({ most: 500, least: 3, missing: 'Say why, in a few words: it goes into the log.' });

export const AdminUser = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  plan: Plan,
  planSource: z.enum(['free', 'subscription', 'grant']),
  role: Role,
  isSuspended: z.boolean(),
  auditCount: z.number().int(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const listUsersEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, the newest first; `search` looks in the address, `plan` filters.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional(), plan: Plan.optional() }),
  response: definePage(AdminUser),
  status: 200,
});

/** An add-on that an audit has. */
export const GrantedAddOn = z.object({
  id: z.string(),
  addOnId: z.string(),
  title: z.string(),
  auditId: z.string().nullable(),
  source: z.enum(['purchase', 'operator']),
  grantedAt: z.string(),
  isRevoked: z.boolean(),
});

export const AdminUserDetail = z.object({
  user: AdminUser,
  subscription: SubscriptionView.nullable(),
  grants: z.array(
    z.object({
      id: z.string(),
      plan: Plan,
      until: z.string().nullable(),
      reason: z.string(),
      grantedBy: z.string(),
      createdAt: z.string(),
      isActive: z.boolean(),
    }),
  ),
  purchases: z.array(PurchaseView.extend({ isRefundable: z.boolean() })),
  addOns: z.array(GrantedAddOn),
  sessions: z.number().int(),
  audits: z.array(
    z.object({
      auditId: z.string(),
      url: z.string(),
      status: AuditStatus,
      overallScore: z.number().int().nullable(),
      createdAt: z.string(),
    }),
  ),
});
export type AdminUserDetail = z.infer<typeof AdminUserDetail>;

export const getUserEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:userId',
  summary: 'One account with its plan, payments and newest audits.',
  callers: 'support',
  body: null,
  query: null,
  response: AdminUserDetail,
  status: 200,
});

export const grantPlanEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/plan',
  summary:
    'Give an account a plan, for good or until a day, in place of an earlier grant. A subscription is not touched.',
  callers: 'owner',
  body: z.object({ plan: Plan.exclude(['free']), until: z.iso.datetime().nullable(), reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const revokePlanEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/plan/revoke',
  summary: 'Take a granted plan back at once. What is paid for stays.',
  callers: 'owner',
  body: z.object({ reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const grantAddOnEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/add-ons',
  summary: 'Give one of the account’s audits an add-on.',
  callers: 'owner',
  body: z.object({
    addOnId: z.enum(ADD_ONS.map(({ id }) => id)),
    auditId: typedText({ most: 100, least: 1 }),
    reason: Reason,
  }),
  query: null,
  response: Done,
  status: 200,
});

export const changeRoleEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/role',
  summary: 'Make an account a user, a supporter or an owner. The last owner stays one.',
  callers: 'owner',
  body: z.object({ role: Role, reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const suspendUserEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/suspend',
  summary: 'Keep an account from signing in and end its sessions, or let it in again. Owners cannot be suspended.',
  callers: 'owner',
  body: z.object({ suspended: z.boolean(), reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const signOutUserEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/sign-out',
  summary: 'End all sessions of an account. Support can do this for users only.',
  callers: 'support',
  body: z.object({ reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const sendPasswordResetEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/password-reset',
  summary: 'Send an account the link for a new password, on its owner’s request.',
  callers: 'support',
  body: z.object({ reason: Reason }),
  query: null,
  response: Done,
  status: 202,
});

export const refundPurchaseEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/admin/purchases/:purchaseId/refund',
  summary: 'Give a payment back in full within 30 days: the add-on goes, a subscription ends at once.',
  callers: 'owner',
  body: z.object({ reason: Reason }),
  query: null,
  response: Done,
  status: 200,
});

export const AdminPurchase = PurchaseView.extend({
  userId: z.string().nullable(),
  email: z.string().nullable(),
  isRefundable: z.boolean(),
});
export type AdminPurchase = z.infer<typeof AdminPurchase>;

export const listPurchasesEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/purchases',
  summary: 'Payments, the newest first.',
  callers: 'support',
  body: null,
  query: PageQuery.extend({ search: typedText({ most: 254 }).optional() }),
  response: definePage(AdminPurchase),
  status: 200,
});
