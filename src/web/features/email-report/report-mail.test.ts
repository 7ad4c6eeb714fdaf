import { describe, expect, it } from 'vitest';
import { EmailReportRequest } from '#shared/api/email-report.ts';
import { sampleAnalysis } from '#test/sample-analysis.ts';
import { isSendableAddress, reportMailRequest } from './report-mail.ts';

describe('the address', () => {
  it.each([
    ['', false],
    ['   ', false],
    ['dana', false],
    ['@', true],
    [' dana@harborandpine.example ', true],
  ])('%j may be sent to: %s', (typed, isSendable) => {
    expect(isSendableAddress(typed)).toBe(isSendable);
  });
});

describe('the request', () => {
  it('has the specified fields, and the contract takes it', () => {
    const analysis = sampleAnalysis();
    const request = EmailReportRequest.parse(reportMailRequest(' dana@harborandpine.example ', 'a1', analysis));
    expect(request.email).toBe('dana@harborandpine.example');
    expect(request.auditId).toBe('a1');
    expect(request.auditData).toMatchObject({
      url: 'https://harborandpine.example/',
      domain: 'harborandpine.example',
      score: analysis.overallScore,
      businessName: analysis.businessName,
    });
    const [action] = analysis.actionPlan;
    expect(request.auditData?.actionPlan?.[0]).toEqual({
      title: action?.title,
      description: action?.description,
      priority: action?.priority,
    });
  });

  it('sends no more actions than the contract takes', () => {
    const analysis = sampleAnalysis();
    const [action] = analysis.actionPlan;
    if (action === undefined) throw new Error('The fixture has no plan.');
    const actionPlan = Array.from({ length: 140 }, () => action);
    expect(EmailReportRequest.safeParse(reportMailRequest('a@b', 'a1', { ...analysis, actionPlan })).success).toBe(
      true,
    );
  });
});
