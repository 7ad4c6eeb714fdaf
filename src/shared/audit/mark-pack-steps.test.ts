import { expect, it } from 'vitest';
import type { ActionPlanItem } from './analysis.ts';
import { markPackSteps } from './mark-pack-steps.ts';

const item = (...checkIds: string[]): ActionPlanItem => ({
  id: checkIds[0] ?? '',
  title: 'Write a title',
  description: 'There is none.',
  priority: 'high',
  pointsGained: 3,
  effort: 'minutes',
  factor: 'websiteH1',
  checkIds,
});

it('names the pack where it does the whole item, and nowhere else', () => {
  const plan = markPackSteps([item('a', 'b'), item('a', 'c'), item('d')], new Set(['a', 'b']));
  expect(plan.map(({ description }) => description)).toEqual([
    'There is none. The AEO action pack has it ready to paste.',
    'There is none.',
    'There is none.',
  ]);
});
