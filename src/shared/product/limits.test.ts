import { expect, it } from 'vitest';
import { LIMITS } from './limits.ts';

it('the numbers of the specification are its own', () => {
  expect(LIMITS).toMatchObject({
    descriptionLength: 750,
    minPasswordLength: 8,
    qaCount: 8,
    regenerateVariants: 3,
    keywordPriorityMax: 5,
    answerPresenceWindowDays: 7,
    referralWindowDays: 90,
    fallbackUpgradeGain: 20,
  });
});
