import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { findNextStep } from './next-step.ts';

const analysis = sampleAuditedAnalysis();

describe('findNextStep', () => {
  it('names the lowest measured factor and its most useful action', () => {
    const step = findNextStep(analysis);
    expect(step?.factor.key).toBe('websiteH1');
    expect(step?.action?.id).toBe('h1');
  });

  it('never names a factor that was not measured', () => {
    const factors = { ...analysis.factors, websiteH1: { ...analysis.factors.websiteH1, score: null } };
    expect(findNextStep({ ...analysis, factors })?.factor.key).toBe('qaUpdates');
  });

  it('is silent when there is nothing to do', () => {
    expect(findNextStep({ ...analysis, actionPlan: [] })).toBeNull();
  });
});
