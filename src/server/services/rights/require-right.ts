import { cheapestPlanWith, hasRight, PLAN_TERMS, RIGHTS, type Right } from '#shared/product/rights.ts';
import { hasRole, type Role } from '#shared/product/roles.ts';
import { apiError } from '../api-error.ts';
import { getPlan, type Viewer, type ViewerAccount } from '../viewer.ts';

/** The signed-in account. Throws 401 for a visitor. */
export function requireAccount(viewer: Viewer): ViewerAccount {
  if (viewer.account === null) throw apiError('not-signed-in', 'Please log in first.');
  return viewer.account;
}

/** The account, if it has this operator's role. Throws 401 for a visitor, 403 for everybody else. */
export function requireRole(viewer: Viewer, role: Exclude<Role, 'user'>): ViewerAccount {
  const account = requireAccount(viewer);
  if (!hasRole(account.role, role)) throw apiError('forbidden', 'This part is for the operator of this server.');
  return account;
}

/**
 * Throws 402 when the plan of a program's account has no right to send mail, 403 when its key has none. People need no
 * extra right to mail a report.
 */
export function requireMailRight(viewer: Viewer): void {
  const key = viewer.account?.programKey;
  if (key === undefined) return;
  requireRight(viewer, 'apiMail');
  if (!key.mayMail)
    throw apiError('forbidden', 'This key may not email reports. Allow it in your account settings, under "API keys".');
}

/** Throws 402 with the plan to offer when the viewer's plan lacks this right. */
export function requireRight(viewer: Viewer, right: Right): void {
  if (hasRight(getPlan(viewer), right)) return;
  const plan = cheapestPlanWith(right);
  throw apiError('plan-required', `“${RIGHTS[right].title}” is part of ${PLAN_TERMS[plan].name}.`, {
    details: { right, plan },
  });
}
