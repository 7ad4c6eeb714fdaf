import { PLAN_TERMS } from '#shared/product/rights.ts';
import type { AdminServices } from '../services/admin/admin-services.ts';
import { changeRole } from '../services/admin/change-role.ts';
import { createOwner } from '../services/admin/create-owner.ts';
import { findUserByEmail } from '../services/admin/find-user-by-email.ts';
import { grantPlan } from '../services/admin/grant-plan.ts';
import { listOperators } from '../services/admin/list-operators.ts';
import { TERMINAL } from '../services/admin/operator.ts';
import { showResetLink } from '../services/admin/show-reset-link.ts';
import type { OperatorRequest } from './operator-request.ts';

/** Services that a request at the terminal needs. Both a running server and a standalone command can provide them. */
export type TerminalServices = Pick<AdminServices, 'core' | 'accounts'>;

const REASON = 'at the terminal of the server';

/** Carries out a request made at the terminal and returns the lines to print. Throws `ApiError` as the services do. */
export async function answerOperatorRequest(services: TerminalServices, request: OperatorRequest): Promise<string[]> {
  const { core } = services;
  switch (request.verb) {
    case 'create': {
      const { email } = await createOwner(services, TERMINAL, { ...request, reason: REASON });
      return [`${email} is an owner now and can log in at ${new URL('/login', core.config.publicUrl).href}`];
    }
    case 'list':
      return describeOperators(await listOperators(core, TERMINAL));
    case 'role': {
      const { id, email } = await findUserByEmail(core, TERMINAL, request.email);
      await changeRole(core, TERMINAL, id, { role: request.role, reason: REASON });
      return [`${email} has the role ${request.role} now.`];
    }
    case 'grant': {
      const { id, email } = await findUserByEmail(core, TERMINAL, request.email);
      const until = request.until === null ? null : lastMomentOf(request.until);
      await grantPlan(core, TERMINAL, id, { plan: request.plan, until, reason: REASON });
      return [
        `${email} has ${PLAN_TERMS[request.plan].name} now${request.until === null ? '' : `, until ${request.until}`}.`,
      ];
    }
    case 'reset-link': {
      const { id } = await findUserByEmail(core, TERMINAL, request.email);
      const link = await showResetLink(services, TERMINAL, { userId: id, reason: REASON });
      return [link, 'It works once, within the next hour. Earlier links no longer work.'];
    }
    default:
      return request satisfies never;
  }
}

function describeOperators(operators: Awaited<ReturnType<typeof listOperators>>): string[] {
  if (operators.length === 0) return ['Nobody is an operator yet.'];
  const width = Math.max(...operators.map(({ email }) => email.length));
  return operators.map(
    ({ email, role, emailVerified }) =>
      `${email.padEnd(width)}  ${role.padEnd('support'.length)}  ${emailVerified ? 'confirmed' : 'not confirmed'}`,
  );
}

/** The last millisecond of a UTC day. */
function lastMomentOf(day: string): string {
  return `${day}T23:59:59.999Z`;
}
