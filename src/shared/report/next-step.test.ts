import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { findNextStep, getHeadline } from './next-step.ts';

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

describe('the headline above the step', () => {
  const step = findNextStep(analysis);
  const title = step?.action.title ?? '';

  it.each([
    [`It lacks a heading. ${title}.`, 'It lacks a heading.'],
    [`Your site says what you do. Next: ${title}.`, 'Your site says what you do.'],
    ['We found nothing else to improve.', 'We found nothing else to improve.'],
  ])('leaves out the sentence that names the step: %s', (verdict, headline) => {
    expect(getHeadline({ verdict }, step)).toBe(headline);
  });

  it('is whole where no step is left', () => {
    expect(getHeadline({ verdict: `Do this. ${title}.` }, null)).toBe(`Do this. ${title}.`);
  });
});
