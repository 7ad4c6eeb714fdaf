import { PaymentError } from '#providers/payment-error.ts';
import { refuse } from '../api-error.ts';
import type { PaymentServices } from './payment-services.ts';

const RETRY_AFTER_SECONDS = 10;

/** Asks the payment service for somebody who waits: what goes wrong there is told to them in a sentence, with 503. */
export async function askGateway<Answer>({ core }: PaymentServices, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    core.log.error('payment-service-failed', { problem: error.problem, error });
    throw refuse(
      'temporarily-unavailable',
      'The payment service cannot be reached. Nothing was charged. Please try again.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    );
  }
}
