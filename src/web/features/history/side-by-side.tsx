import type { ReactNode } from 'react';
import type { BusinessSummary } from '#shared/api/history.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import { isDoubtful, type ScoreRange } from '#shared/report/ring-drawing.ts';
import { describeStepGain } from '#shared/report/step-gain.ts';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { businessTitle, lastScore } from './client-list.ts';

interface SideBySideProps {
  readonly businesses: readonly BusinessSummary[];
  readonly onClear: () => void;
}

/** The ticked businesses beside each other; on a phone one below the other. */
export function SideBySide({ businesses, onClear }: SideBySideProps) {
  return (
    <section aria-labelledby="side-by-side" className="mb-10 grid gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="side-by-side" className="text-sub">
          Side by side
        </h2>
        <Button variant="plain" onClick={onClear}>
          Clear
        </Button>
      </div>
      <ul className="grid gap-x-8 gap-y-6 border-ink border-t-[1.5px] pt-5 sm:auto-cols-fr sm:grid-flow-col">
        {businesses.map((business) => (
          <li key={business.businessId} className="min-w-0">
            <h3 className="mb-3 font-[640] text-body-wide [overflow-wrap:anywhere]">
              <bdi>{businessTitle(business)}</bdi>
            </h3>
            <dl className="grid gap-3 text-note">
              <Half name="Score" score={lastScore(business)} range={business.scoreRange} />
              <Half name="Maps readiness" score={business.subScores?.mapsReadiness ?? null} />
              <Half name="AI-answer readiness" score={business.subScores?.aiReadiness ?? null} />
              <Row name="Next best step">
                {business.step === null ? (
                  'Nothing left that gains points.'
                ) : (
                  <>
                    {business.step.title}
                    <span className="block text-ink-2">
                      {effortLabels[business.step.effort]}, {describeStepGain(business.step)}
                    </span>
                  </>
                )}
              </Row>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HalfProps {
  readonly name: string;
  readonly score: Score;
  readonly range?: ScoreRange | null;
}

function Half({ name, score, range = null }: HalfProps) {
  return (
    <Row name={name}>
      <span className="flex flex-wrap items-baseline gap-2">
        <ScoreText score={score} />
      </span>
      <ScoreBar score={score} range={range} className="mt-2 block" />
      {isDoubtful(range) && (
        <span className="mt-1 block text-caption text-ink-2">
          Could be {Math.round(range.low)} to {Math.round(range.high)}
        </span>
      )}
    </Row>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1 font-[620]">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
