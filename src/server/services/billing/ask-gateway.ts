import { PaymentError } from '#providers/payment-error.ts';
import { CARD_DECLINED } from '#shared/product/payment-text.ts';
import { apiError } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';

const RETRY_AFTER_SECONDS = 10;

/** Calls the payment service for a waiting user: failures become a sentence with 503, or 409 for a declined card. */
export async function askGateway<Answer>({ core }: PaymentServices, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (error.problem === 'card-declined') throw apiError('card-declined', CARD_DECLINED);
    core.log.error('payment_service_failed', { problem: error.problem, error });
    throw apiError(
      'temporarily-unavailable',
      'The payment service cannot be reached. Nothing was charged. Please try again.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
}
