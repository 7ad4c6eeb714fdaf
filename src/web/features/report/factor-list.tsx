import type { Analysis } from '#shared/audit/analysis.ts';
import type { FactorKey } from '#shared/audit/factor-keys.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import type { FactorBase } from '#shared/audit/factors.ts';
import { computeFactorRange } from '#shared/audit/score-arithmetic.ts';
import { formatNumber } from '#shared/report/format-number.ts';
import { describeLeftOut } from '#shared/report/weight-labels.ts';
import { FactLines } from '#web/components/fact-lines.tsx';
import { ScoreGroup } from '#web/components/score-group.tsx';
import { ScoreRow } from '#web/components/score-row.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { factorAnchor } from '#web/lib/fix-anchor.ts';
import { CheckRow } from './check-row.tsx';
import { factorFacts } from './factor-facts.ts';

/** All factors in their two groups; each opens to its checks. */
export function FactorList({ analysis }: { readonly analysis: Analysis }) {
  const { factors, subScores } = analysis;
  return FACTOR_GROUPS.map(({ subScore, label, factors: keys }) => {
    const score = subScores[subScore];
    return (
      <ScoreGroup key={subScore} title={label} note={score === null ? 'Not measured' : `${score} of 100`}>
        {keys.map((key) => (
          <Disclosure
            key={key}
            id={factorAnchor(key)}
            data-on-paper="open"
            className="border-line-2 border-t last:border-b"
            summary={
              <ScoreRow
                name={factors[key].label}
                note={factors[key].summary}
                score={factors[key].score}
                range={computeFactorRange(factors[key])}
                end={<DisclosureArrow className="size-5" />}
              />
            }
          >
            <FactorDetails analysis={analysis} factorKey={key} />
          </Disclosure>
        ))}
      </ScoreGroup>
    );
  });
}

function FactorDetails({ analysis, factorKey }: { readonly analysis: Analysis; readonly factorKey: FactorKey }) {
  const factor = analysis.factors[factorKey];
  const facts = factorFacts(analysis, factorKey);
  return (
    <div className="pb-8">
      {factor.notMeasured !== null && <NotMeasured factor={factor} hint={factor.notMeasured} />}
      {factorKey === 'aiCrawlerAccess' && analysis.factors.aiCrawlerAccess.warning !== null && (
        <p className="max-w-[35.84em] pb-4 text-ink-2">{analysis.factors.aiCrawlerAccess.warning}</p>
      )}
      {facts.length > 0 && <FactLines facts={facts} className="mb-4" />}
      {factor.checks.map((check) => (
        <CheckRow key={check.id} check={check} />
      ))}
      <FactorSum factor={factor} />
    </div>
  );
}

interface NotMeasuredProps {
  readonly factor: FactorBase;
  readonly hint: { readonly hint: string; readonly measuredBy: readonly string[] };
}

function NotMeasured({ factor, hint: { hint, measuredBy } }: NotMeasuredProps) {
  return (
    <div className="mb-4 grid max-w-[35.84em] gap-2 border-ink-3 border-t-[1.5px] border-dashed pt-4 text-ink-2">
      <p>
        {hint} {describeLeftOut(factor, 'you')}
      </p>
      {measuredBy.length > 0 && (
        <p>
          <b className="text-ink">What would measure it:</b> {measuredBy.join('; ')}.
        </p>
      )}
    </div>
  );
}

/** The sum of the measured checks' points, and their weight in the whole. */
function FactorSum({ factor }: { readonly factor: FactorBase }) {
  const { score, checks, weight, measuredWeight } = factor;
  if (score === null) return null;
  const measured = checks.filter(({ status, maxPoints }) => status !== 'notMeasured' && maxPoints > 0);
  const earned = measured.reduce((sum, { points }) => sum + points, 0);
  const possible = measured.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
  const isPartly = weight - measuredWeight > 0.05;
  return (
    <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-ink border-t-[1.5px] pt-4 font-[620]">
      <span>
        {measured.map(({ points }) => formatNumber(points)).join(' + ')} = {formatNumber(earned)} of{' '}
        {formatNumber(possible)}
        {possible !== 100 && `, which is ${score} of 100`}
      </span>
      <span>
        Weight {formatNumber(measuredWeight)}
        {isPartly && ` of ${formatNumber(weight)}: the rest was not measured`}
      </span>
    </p>
  );
}
