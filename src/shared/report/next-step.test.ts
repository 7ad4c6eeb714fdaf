import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { findNextStep } from './next-step.ts';

const analysis = sampleAuditedAnalysis();

describe('findNextStep', () => {
  it('is the first action of the plan, with the factor it is listed under', () => {
    const [first] = analysis.actionPlan;
    const step = findNextStep(analysis);
    expect(step?.action).toBe(first);
    expect(step?.factor.key).toBe(first?.factor);
  });

  it('is silent when there is nothing to do', () => {
    expect(findNextStep({ ...analysis, actionPlan: [] })).toBeNull();
  });
});
