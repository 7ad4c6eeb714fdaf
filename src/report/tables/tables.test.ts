import { describe, expect, it } from 'vitest';
import { FACTOR_KEYS } from '#shared/audit/factor-keys.ts';
import { computeMean } from '#shared/audit/score-arithmetic.ts';
import { readGoldenAnalyses, readGoldenAnalysis } from '#test/golden/golden-analyses.ts';
import { readCsv } from '#test/read-csv.ts';
import { checksCsv } from './checks-csv.ts';
import { planCsv } from './plan-csv.ts';

/** The rows as objects keyed by the header row. */
function byColumn(csv: string): Record<string, string>[] {
  const [names = [], ...rows] = readCsv(csv);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [names[at] ?? '', cell])));
}

describe.each([...readGoldenAnalyses()])('%s', (_, analysis) => {
  const checks = FACTOR_KEYS.flatMap((key) => analysis.factors[key].checks);

  it('has a row for each check, and its points make the score again', () => {
    const rows = byColumn(checksCsv(analysis));
    expect(rows.map((row) => row['Check id'])).toEqual(checks.map(({ id: checkId }) => checkId));
    let measured = 0;
    let earned = 0;
    let whole = 0;
    for (const row of rows) {
      const share = Number(row['Share of the whole score (%)']);
      whole += share;
      if (row.Status === 'not measured' || Number(row['Most points']) === 0) continue;
      measured += share;
      earned += (share * Number(row.Points)) / Number(row['Most points']);
    }
    expect(whole).toBeCloseTo(100, 0);
    // A gate caps the score, and too little measured makes none: the points themselves make the mean.
    expect(Math.abs((100 * earned) / measured - (computeMean(analysis.factors) ?? 0))).toBeLessThan(1.5);
    expect(measured / whole).toBeCloseTo(analysis.coverage, 2);
  });

  it('has a row for each step of the plan', () => {
    const rows = byColumn(planCsv(analysis));
    expect(rows.map((row) => row['Step id'])).toEqual(analysis.actionPlan.map((step) => step.id));
    expect(rows.map((row) => Number(row['Points it gains']))).toEqual(
      analysis.actionPlan.map(({ pointsGained }) => pointsGained),
    );
  });
});

it('holds no cell that a spreadsheet would run, whatever the site says', () => {
  const analysis = readGoldenAnalysis('us-roofer-elementor');
  const forms = [
    '=1+1',
    '+1+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ];
  for (const form of forms) {
    const said = `${form}|cmd "x", y`;
    const { websiteH1 } = analysis.factors;
    const hostile = {
      ...analysis,
      actionPlan: analysis.actionPlan.map((step) => ({ ...step, title: said, description: said })),
      factors: {
        ...analysis.factors,
        websiteH1: {
          ...websiteH1,
          label: said,
          checks: websiteH1.checks.map((check) => ({
            ...check,
            label: said,
            finding: said,
            fix: said,
            measuredBy: said,
            evidence: [{ url: said, quote: said }],
            rule: { ...check.rule, name: said },
          })),
        },
      },
    };
    for (const csv of [checksCsv(hostile), planCsv(hostile)])
      for (const cell of readCsv(csv).flat())
        expect(cell, JSON.stringify(form)).not.toMatch(/^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/);
  }
});
