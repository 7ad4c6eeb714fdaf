import { z } from 'zod';

/** Stripe's recommended maximum age of a signature. */
const TOLERANCE_SECONDS = 300;

const Event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  object: z.literal('event'),
  type: z.string().max(200),
  created: z
    .number()
    .int()
    .transform((value) => new Date(value * 1000)),
  livemode: z.boolean(),
  /** Set for events of connected accounts. */
  account: z.string().nullish(),
  data: z.object({ object: z.object({ object: z.string(), id: z.string().max(255).optional() }) }),
});
export type StripeEvent = z.infer<typeof Event>;

/** Why a message was not accepted as Stripe's. */
export class WebhookRejectedError extends Error {
  override readonly name = 'WebhookRejectedError';
}

/**
 * Parses an event, if it is signed with `secret` over exactly these bytes and its signature is at most five minutes old or
 * ahead (the SDK accepts any future time). Throws `WebhookRejectedError`. Source: docs.stripe.com/webhooks/signature.
 */
export async function readStripeEvent(
  bytes: Uint8Array,
  header: string,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): Promise<StripeEvent> {
  const signedAt = readTimestamp(header);
  if (signedAt - nowMs / 1000 > TOLERANCE_SECONDS) throw new WebhookRejectedError('signed in the future');
  const { default: Stripe } = await import('stripe');
  let event: unknown;
  try {
    // Keep a byte order mark: the signature is over the bytes, not the decoded text.
    const payload = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    event = Stripe.webhooks.constructEvent(payload, header, secret, TOLERANCE_SECONDS, undefined, nowMs);
  } catch (error) {
    const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError;
    throw new WebhookRejectedError(isSignature ? 'the signature does not fit' : 'not readable');
  }
  const parsed = Event.safeParse(event);
  if (!parsed.success) throw new WebhookRejectedError('not an event');
  return parsed.data;
}

/** The only timestamp in the header: with two, the SDK's check and this one could differ. */
function readTimestamp(header: string): number {
  const times = header.split(',').filter((item) => item.startsWith('t='));
  const [time] = times;
  if (time === undefined || times.length > 1 || !/^t=[0-9]{1,12}$/.test(time))
    throw new WebhookRejectedError('no signature');
  return Number(time.slice(2));
}
