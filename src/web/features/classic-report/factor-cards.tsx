import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_KEYS, type FactorKey } from '#shared/audit/factor-keys.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { type FactLine, FactLines } from '#web/components/fact-lines.tsx';
import { ReportSection } from '#web/components/report-layout.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { breakableName } from '#web/lib/breakable-name.ts';
import { factorAnchor } from '#web/lib/fix-anchor.ts';

interface FactorCardsProps {
  readonly factors: Analysis['factors'];
  readonly getFacts: (key: FactorKey) => readonly FactLine[];
}

/** All factors as cards of one size: name, score, finding; opened, the checks. */
export function FactorCards({ factors, getFacts }: FactorCardsProps) {
  return (
    <ReportSection id="factors" title="Factor scores">
      <ul className="grid gap-x-10 md:grid-cols-2">
        {FACTOR_KEYS.map((key) => (
          <FactorCard key={key} factor={factors[key]} facts={getFacts(key)} />
        ))}
      </ul>
    </ReportSection>
  );
}

interface FactorCardProps {
  readonly factor: Analysis['factors'][FactorKey];
  readonly facts: readonly FactLine[];
}

function FactorCard({ factor: { key, label, score, summary, notMeasured, issues }, facts }: FactorCardProps) {
  return (
    <li
      id={factorAnchor(key)}
      data-band={getBandName(score)}
      className="grid scroll-mt-[calc(var(--bar-height)+var(--next-height)+16px)] content-start gap-3 border-line-2 border-t pt-4 pb-6"
    >
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-body-wide">
        {breakableName(label)}
        <span className="flex items-baseline gap-2 font-[450] text-note">
          <ScoreText score={score} />
        </span>
      </h3>
      <ScoreBar score={score} className="mb-1.5" />
      <p className="text-ink-2 text-note" dir="auto">
        {notMeasured === null ? summary : notMeasured.hint}
      </p>
      {facts.length + issues.length > 0 && (
        <Disclosure
          data-on-paper="open"
          summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
          summary={
            <>
              Details<span className="sr-only"> of {label}</span> <DisclosureArrow />
            </>
          }
        >
          <FactLines facts={facts} className="pb-2" />
          {issues.length > 0 && (
            <ul className="grid gap-2 pb-2 text-note">
              {issues.map((issue) => (
                <li key={issue} dir="auto" className="border-line-2 border-l-2 pl-4 [overflow-wrap:anywhere]">
                  {issue}
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      )}
    </li>
  );
}
