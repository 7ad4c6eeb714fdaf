import { describe, expect, it } from 'vitest';
import { AuditResult } from '#shared/api/audits.ts';
import { sampleAuditedAnalysis } from '#test/sample-analysis.ts';
import { analysisUnderBrand, underBrand } from './our-name.ts';

const brand = { name: 'North & Co' };

describe('underBrand', () => {
  it.each([
    ['Porchlight practice value', 'North & Co practice value'],
    ['PorchlightBot was let in. Porchlight Bot too.', 'our bot was let in. our bot too.'],
    ['A porch with a light', 'A porch with a light'],
    ['Your heading says “Porchlight Café”.', 'Your heading says “Porchlight Café”.'],
  ])('%s', (text, expected) => {
    expect(underBrand(text, brand)).toBe(expected);
  });

  it('takes a name as it is, and leaves everything without a brand', () => {
    expect(underBrand('Porchlight practice value', { name: "$& $1 $'" })).toBe("$& $1 $' practice value");
    expect(underBrand('PorchlightBot', null)).toBe('PorchlightBot');
  });
});

describe('analysisUnderBrand', () => {
  const analysis = AuditResult.parse(sampleAuditedAnalysis());

  it('leaves our name in no sentence', () => {
    expect(JSON.stringify(analysis)).toContain('Porchlight');
    expect(JSON.stringify(analysisUnderBrand(analysis, brand))).not.toContain('Porchlight');
  });

  it('changes nothing else, and nothing without a brand', () => {
    expect(analysisUnderBrand(analysis, null)).toBe(analysis);
    const back = JSON.stringify(analysisUnderBrand(analysis, brand)).replaceAll('North & Co', 'Porchlight');
    expect(back).toBe(JSON.stringify(analysis));
  });

  it('leaves what the site says', () => {
    const access = analysis.factors.aiCrawlerAccess;
    const [bot] = access.bots;
    if (bot === undefined) throw new Error('The fixture has no reader.');
    const quoting = {
      ...analysis,
      factors: {
        ...analysis.factors,
        aiCrawlerAccess: { ...access, bots: [{ ...bot, rule: 'User-agent: PorchlightBot' }] },
      },
    };
    expect(JSON.stringify(analysisUnderBrand(quoting, brand))).toContain('User-agent: PorchlightBot');
  });
});
