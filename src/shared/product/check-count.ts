/** Checks of one audit, over all fourteen factors. A test counts them in whole audits of recorded sites. */
export const CHECK_COUNT = 86;
