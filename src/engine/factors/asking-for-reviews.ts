import type { FixAdvice } from './check-evaluation.ts';

/** The one thing to do about too few reviews, whichever factor misses them. Google forbids rewards and picking the happy ones. */
export const ASK_FOR_REVIEWS: FixAdvice = {
  action: 'Ask every customer for a review',
  how: 'Send each one the link right after the job. Ask all, happy or not, offer nothing for it, and spread it over the weeks.',
};
