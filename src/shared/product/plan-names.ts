/** Each includes the previous ones. Without their schema, so that the first script of the start page needs no zod. */
export const PLANS = ['free', 'pro', 'agency'] as const;
