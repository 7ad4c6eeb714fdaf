import { cannotMeasure, type FixAdvice } from './check-evaluation.ts';

/** The common action for too few reviews, whichever factor finds that. Google forbids rewards and asking satisfied customers only. */
export const ASK_FOR_REVIEWS: FixAdvice = {
  action: 'Ask every customer for a review',
  how: 'Send the link right after each job. Ask every customer, happy or not, and offer nothing for it.',
};

/** A parish or a food bank has no customers to be quoted. */
export const NO_CUSTOMERS = cannotMeasure(
  'An organisation like yours needn’t show reviews, so this counts neither for nor against you.',
);
