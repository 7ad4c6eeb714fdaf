import { expect, it } from 'vitest';
import { DEFAULT_FLAG_PERCENTS, FLAG_NAMES, isInRollout } from './flags.ts';

it('the five screens under rollout are for everybody, until the operator says otherwise', () => {
  expect(FLAG_NAMES).toEqual(['NEW_NAVIGATION', 'NEW_HOMEPAGE', 'NEW_REPORT_UX', 'WORKSPACE_TIP', 'AUDIT_V2']);
  for (const flag of FLAG_NAMES) {
    expect([0, 99].map((bucket) => isInRollout(DEFAULT_FLAG_PERCENTS[flag], bucket))).toEqual([true, true]);
  }
});
