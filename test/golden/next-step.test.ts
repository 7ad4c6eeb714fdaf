import { describe, expect, it } from 'vitest';
import { auditReportData } from '#report/audit-pdf/audit-report-data.ts';
import { sharedReportPage } from '#report/shared-report/shared-report-page.ts';
import { terminalReport } from '#report/terminal-report.ts';
import { writeAuditReport } from '#server/services/mail/templates/audit-report.ts';
import { findNextStep } from '#shared/report/next-step.ts';
import { describeStepGain, nameGainUnit } from '#shared/report/step-gain.ts';
import { sampleAuditedAnalysis } from '../sample-analysis.ts';
import { readGoldenAnalyses } from './golden-analyses.ts';

const recorded = [...readGoldenAnalyses().values()].map((analysis) => ({ ...sampleAuditedAnalysis(), ...analysis }));

const origin = 'https://porchlight.example';
const squashed = (text: string) => text.replace(/\s+/g, ' ');

describe('the step of every recorded site', () => {
  it('is asked of many', () => expect(recorded.length).toBeGreaterThan(18));

  const atMost = recorded.map((analysis) => {
    const [first, ...others] = analysis.actionPlan;
    const actionPlan = first === undefined ? [] : [{ ...first, gain: 'upTo' } as const, ...others];
    return { ...analysis, actionPlan, asked: 'its points a most' };
  });

  it.each([...recorded.map((analysis) => ({ ...analysis, asked: 'as it is' })), ...atMost])('is the same in headline, plan, PDF, mail, shared page and terminal: $websiteUrl, $asked', (analysis) => {
    const step = findNextStep(analysis);
    if (step === null) throw new Error('Every recorded site has something left to do.');
    const { title } = step.action;
    const gain = describeStepGain(step.action);
    const unit = nameGainUnit(step.action);
    expect(analysis.actionPlan[0]).toBe(step.action);
    expect(analysis.verdict).toContain(title);
    expect(analysis.verdict.length).toBeLessThanOrEqual(220);

    const branding = { brand: null, hasWatermark: false };
    const pdf = auditReportData({
      analysis,
      fixes: { description: null, qa: null, headings: null },
      keywords: [],
      branding,
      evidenceDigest: null,
      madeAtMs: Date.parse('2026-11-22T09:00:00Z'),
    });
    expect([pdf.nextStep?.title, pdf.plan.steps[0]?.title]).toEqual([title, title]);
    expect([pdf.nextStep?.unit, pdf.plan.steps[0]?.unit]).toEqual([unit, unit]);

    const mail = writeAuditReport({
      publicUrl: new URL(origin),
      analysis,
      description: null,
      link: { href: `${origin}/r/token`, expiresAt: '2026-12-22T10:00:00.000Z' },
      brand: null,
      unsubscribeUrl: `${origin}/unsubscribe?token=t`,
    });
    const afterHeading = squashed(mail.text).split(/first steps|the next step/i)[1] ?? '';
    expect(afterHeading.slice(0, title.length + 12)).toContain(title);
    expect(afterHeading).toContain(`, ${gain}.`);

    const shared = sharedReportPage({
      analysis,
      branding,
      bundleDigest: null,
      expiresAt: new Date('2026-12-22T16:00:00Z'),
      url: `${origin}/r/a-b`,
      previewUrl: `${origin}/r/a-b/preview.png`,
      verifyUrl: `${origin}/verify?shared=a-b`,
      origin,
    }).html.replaceAll('&amp;', '&');
    for (const opened of ['<p class="what">', '<ol class="plan"><li><div><h3>'])
      expect(shared.split(opened)[1]?.replace(/^<span dir="auto">/, '')).toMatch(new RegExp(`^${RegExp.escape(title)}`));

    expect(shared).toContain(`<b>${gain}</b>`);
    expect(shared).toContain(`</b> ${unit}</p>`);

    expect(squashed(terminalReport(analysis, { colour: false }))).toContain(` 1. ${title} (${gain}, `);
  });
});
