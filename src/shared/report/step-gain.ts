import type { ActionPlanItem } from '../audit/analysis.ts';
import { formatGain } from './format-number.ts';

type Gain = Pick<ActionPlanItem, 'pointsGained' | 'gain'>;

/** What a step gains, inside a sentence: "+3.2 points", or "up to +6.5 points" where its checks were not measured yet. */
export function describeStepGain({ pointsGained, gain }: Gain): string {
  return `${gain === 'upTo' ? 'up to ' : ''}${formatGain(pointsGained)} points`;
}

/** The words below the figure of a step's gain: "points", or "points at most". */
export function nameGainUnit({ gain }: Pick<Gain, 'gain'>): string {
  return gain === 'upTo' ? 'points at most' : 'points';
}
