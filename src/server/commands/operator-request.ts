import { parseArgs } from 'node:util';
import { z } from 'zod';
import { NewPassword } from '#shared/api/auth.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { Role } from '#shared/product/roles.ts';
import { typedEmail } from '#shared/text/typed-email.ts';

const GrantedPlan = z.enum(['pro', 'agency']);
/** The service decides whether it is a valid address and answers with a sentence; it is not a usage error. */
const Email = typedEmail({ most: LIMITS.maxEmailLength, isOnlyCompared: true });
/** A day that exists: JavaScript would read February 30 as March 2. */
const Day = z.iso.date();

/** A request of the operator command, also as sent through the socket to a running server. */
export const OperatorRequest = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('create'), email: Email, password: NewPassword }),
  z.object({ verb: z.literal('list') }),
  z.object({ verb: z.literal('role'), email: Email, role: Role }),
  z.object({ verb: z.literal('grant'), email: Email, plan: GrantedPlan, until: Day.nullable() }),
  z.object({ verb: z.literal('reset-link'), email: Email }),
]);
export type OperatorRequest = z.infer<typeof OperatorRequest>;

/** A request as typed on the command line. The password is asked for afterwards, so that it does not show in the process list. */
export type TypedRequest = Exclude<OperatorRequest, { verb: 'create' }> | { verb: 'create'; email: string };

export const USAGE = `Usage:
  npm run operator -- create you@example.com            make an owner's account; asks for the password
  npm run operator -- list                              who is an operator
  npm run operator -- role EMAIL owner|support|user     change what an account may do
  npm run operator -- grant EMAIL pro|agency [--until 2027-01-31]
                                                        give a plan, for good or up to and including a day
  npm run operator -- reset-link EMAIL                  a link for a new password
`;

/** Parses the command line; null when it matches none of the lines in `USAGE`. */
export function parseOperatorRequest(args: readonly string[]): TypedRequest | null {
  const words = readPositionals(args);
  if (words === null) return null;
  const [verb, email, last, ...more] = words.positionals;
  if (more.length > 0 || (words.until !== undefined && verb !== 'grant')) return null;
  if (verb === 'create') return last === undefined ? parseCreate(email) : null;
  const parsed = OperatorRequest.safeParse(readFields(verb, email, last, words.until));
  return parsed.success && parsed.data.verb !== 'create' ? parsed.data : null;
}

function parseCreate(email: string | undefined): TypedRequest | null {
  const parsed = Email.safeParse(email);
  return parsed.success ? { verb: 'create', email: parsed.data } : null;
}

function readFields(
  verb: string | undefined,
  email: string | undefined,
  last: string | undefined,
  until: string | undefined,
): unknown {
  switch (verb) {
    case 'list':
      return email === undefined ? { verb } : null;
    case 'role':
      return { verb, email, role: last };
    case 'grant':
      return { verb, email, plan: last, until: until ?? null };
    case 'reset-link':
      return last === undefined ? { verb, email } : null;
    default:
      return null;
  }
}

function readPositionals(args: readonly string[]): { positionals: string[]; until: string | undefined } | null {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { until: { type: 'string' } },
      allowPositionals: true,
    });
    return { positionals, until: values.until };
  } catch {
    return null;
  }
}
