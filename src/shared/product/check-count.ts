import { FACTOR_KEYS } from '../audit/factor-keys.ts';
import { FACTOR_TABLE } from '../audit/factor-table.ts';

/** The number of checks of one audit, over all factors. A test counts them in whole audits of recorded sites. */
export const CHECK_COUNT = FACTOR_KEYS.reduce((sum, key) => sum + FACTOR_TABLE[key].checkCount, 0);
