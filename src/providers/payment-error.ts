import { z } from 'zod';

/** Why a call to the payment service failed: temporarily, no such object, card declined, or permanently. */
export type PaymentProblem = 'later' | 'no-such-object' | 'card-declined' | 'refused';

/** A failed call to the payment service. The message contains its codes, never its text, which may quote people and keys. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly problem: PaymentProblem;
  /** The payment service's own code, such as `charge_already_refunded`. */
  readonly code: string | null;

  constructor(problem: PaymentProblem, code: string | null, message: string) {
    super(message);
    this.problem = problem;
    this.code = code;
  }
}

const StripeFailure = z.object({
  type: z.string(),
  code: z.string().optional(),
  param: z.string().optional(),
  statusCode: z.number().optional(),
  requestId: z.string().optional(),
});

/** Converts what the SDK threw; errors of other origin are returned unchanged. */
export function readStripeFailure(error: unknown): unknown {
  const parsed = StripeFailure.safeParse(error);
  if (!parsed.success || !parsed.data.type.startsWith('Stripe')) return error;
  const { type, code = null, param, statusCode, requestId } = parsed.data;
  const words = [type, statusCode, code, param, requestId].filter((word) => word !== undefined && word !== null);
  return new PaymentError(
    type === 'StripeCardError' ? 'card-declined' : problemOf(statusCode, code),
    code,
    `Stripe: ${words.join(', ')}`,
  );
}

function problemOf(status: number | undefined, code: string | null): PaymentProblem {
  if (code === 'resource_missing' || status === 404) return 'no-such-object';
  // A wrong key may be right after the operator has corrected it.
  if (status === undefined || status >= 500 || [401, 403, 409, 429].includes(status)) return 'later';
  return 'refused';
}
