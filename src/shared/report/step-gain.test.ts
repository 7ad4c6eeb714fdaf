import { expect, it } from 'vitest';
import { describeStepGain, nameGainUnit } from './step-gain.ts';

it('says “up to” only where the points are a most', () => {
  expect(describeStepGain({ pointsGained: 6.5, gain: 'upTo' })).toBe('up to +6.5 points');
  expect(describeStepGain({ pointsGained: 3.2, gain: 'exact' })).toBe('+3.2 points');
  // An audit of an earlier release.
  expect(describeStepGain({ pointsGained: 3.2 })).toBe('+3.2 points');
  expect([nameGainUnit({ gain: 'upTo' }), nameGainUnit({ gain: 'exact' })]).toEqual(['points at most', 'points']);
});
