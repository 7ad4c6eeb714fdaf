import { describe, expect, it } from 'vitest';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { findNextStep, getHeadline, unreadStepLeadsTo } from './next-step.ts';

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

describe('a step about what was not measured', () => {
  const [first] = analysis.factors.napConsistency.checks;
  const leadsTo = (measuredBy: string | null, status: 'notMeasured' | 'fail' = 'notMeasured') => {
    const { napConsistency } = analysis.factors;
    const checks = first === undefined ? [] : [{ ...first, status, measuredBy }];
    const factors = { ...analysis.factors, napConsistency: { ...napConsistency, checks } };
    return unreadStepLeadsTo({ checkIds: [first?.id ?? ''] }, { factors });
  };

  it('leads to the facts, to the profile or to a new audit, and offers no look', () => {
    expect(leadsTo('your phone number, added under Your facts')).toBe('facts');
    expect(leadsTo('your Google Takeout file or what you type in under Your Google profile')).toBe('profile');
    expect(leadsTo('photos in the page itself')).toBe('newAudit');
    expect(leadsTo(null, 'fail')).toBeNull();
  });
});
