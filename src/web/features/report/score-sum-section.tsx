import type { Analysis } from '#shared/audit/analysis.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { computeScoreSum, describeEarnedPoints, describeScoreSum, type ScoreSum } from '#shared/report/score-sum.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { breakableName } from '#web/lib/breakable-name.ts';

/** The arithmetic of the score: in points first, then line by line, with what was left out. */
export function ScoreSumSection({ analysis }: { readonly analysis: Analysis }) {
  const { factors, overallScore } = analysis;
  const sum = computeScoreSum(factors);
  return (
    <ReportSection id="arithmetic" title={overallScore === null ? 'How the sum works' : `How we got ${overallScore}`}>
      <p className="max-w-measure">{describeEarnedPoints(sum, analysis)}</p>
      {overallScore !== null && <WholeSum sum={sum} analysis={analysis} />}
    </ReportSection>
  );
}

function WholeSum({ sum, analysis }: { readonly sum: ScoreSum; readonly analysis: Analysis }) {
  const { lines, weight, product } = sum;
  return (
    <Disclosure
      className="mt-2"
      data-on-paper="open"
      summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] underline decoration-1 underline-offset-[0.2em]"
      summary={
        <>
          Show the whole sum <DisclosureArrow />
        </>
      }
    >
      <table className="ruled-table mt-2 max-w-[40rem]" data-figures>
        <caption className="sr-only">Score times weight of every factor that was measured</caption>
        <thead>
          <tr>
            <th scope="col">Factor</th>
            <th scope="col">Score</th>
            <th scope="col">Weight</th>
            <th scope="col">Product</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, label, score, measuredWeight }) => (
            <tr key={key}>
              <th scope="row" className="font-[450]!">
                {breakableName(label)}
              </th>
              <td>{score}</td>
              <td>{formatNumber(measuredWeight)}</td>
              <td>{formatNumber(score * measuredWeight)}</td>
            </tr>
          ))}
          <tr className="font-[620]">
            <th scope="row">Sum</th>
            <td />
            <td>{formatNumber(weight)}</td>
            <td>{formatNumber(product)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-3 max-w-measure text-note">{describeScoreSum(sum, analysis)}</p>
    </Disclosure>
  );
}
