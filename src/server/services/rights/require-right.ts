import { cheapestPlanWith, hasRight, PLAN_TERMS, RIGHTS, type Right } from '#shared/product/rights.ts';
import { hasRole, type Role } from '#shared/product/roles.ts';
import { refuse } from '../api-error.ts';
import { planOf, type Viewer, type ViewerAccount } from '../viewer.ts';

/** The account that is signed in. Throws 401 for a visitor. */
export function requireAccount(viewer: Viewer): ViewerAccount {
  if (viewer.account === null) throw refuse('not-signed-in', 'Please log in first.');
  return viewer.account;
}

/** The account, when it has an operator's role. Throws 401 for a visitor, 403 for everybody else. */
export function requireRole(viewer: Viewer, role: Exclude<Role, 'user'>): ViewerAccount {
  const account = requireAccount(viewer);
  if (!hasRole(account.role, role)) throw refuse('forbidden', 'This part is for the operator of this server.');
  return account;
}

/** Throws 402 with the plan to offer when the viewer's plan has not this right. */
export function requireRight(viewer: Viewer, right: Right): void {
  if (hasRight(planOf(viewer), right)) return;
  const plan = cheapestPlanWith(right);
  throw refuse('plan-required', `${RIGHTS[right].title} comes with ${PLAN_TERMS[plan].name}.`, {
    details: { right, plan },
  });
}
