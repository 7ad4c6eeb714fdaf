import { cannotMeasure, type FixAdvice } from './check-evaluation.ts';

/** The common action for too few reviews, whichever factor finds that. Google forbids rewards and asking satisfied customers only. */
export const ASK_FOR_REVIEWS: FixAdvice = {
  action: 'Ask every customer for a review',
  how: 'Send the link right after each job. Ask every customer, happy or not, and offer nothing for it.',
};

/** For those without customers (`hasNoCustomers`). */
export const NO_CUSTOMERS = cannotMeasure(
  'An organization like yours needn’t show reviews, so this counts neither for nor against you.',
);
