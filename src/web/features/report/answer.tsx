import type { ReactNode, Ref } from 'react';
import type { Analysis } from '#shared/audit/analysis.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import type { PartRange } from '#shared/audit/score-arithmetic.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { findNextStep, getHeadline, type NextStep } from '#shared/report/next-step.ts';
import { isDoubtful } from '#shared/report/ring-drawing.ts';
import { Opening, openingPicture, ReportSection } from '#web/components/report-layout.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreRing } from '#web/components/score-ring.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { StepCard } from './next-step.tsx';
import type { WhatIfSummary } from './report-state.ts';
import { linkStep } from './step-anchor.ts';

interface AnswerProps {
  readonly analysis: Analysis;
  readonly step: NextStep | null;
  readonly stepRef: Ref<HTMLDivElement>;
  readonly whatIf: WhatIfSummary;
  readonly onClearTicks: () => void;
  /** A note on this copy of the report that its reader must see; null when there is none. */
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The first screen: the score with its range, one sentence, the next step. */
export function ScoreAnswer({ analysis, step, stepRef, whatIf, onClearTicks, notice, headingRef }: AnswerProps) {
  const isWhatIf = whatIf.tickedCount > 0;
  // A report of earlier rules shows its own numbers.
  const shown = isWhatIf ? whatIf : analysis;
  const ringNote = isWhatIf ? `with ${formatCount(whatIf.tickedCount, 'action')} done` : undefined;
  return (
    <Opening
      picture={
        <>
          <ScoreRing score={shown.overallScore} range={shown.scoreRange} note={ringNote} className={openingPicture} />
          <p className="mx-auto mt-1.5 max-w-[22em] text-ink-2 text-note">
            <Coverage analysis={analysis} />
          </p>
          {isWhatIf && <WhatIfNote today={analysis.overallScore} gain={whatIf.pointsGained} onClear={onClearTicks} />}
        </>
      }
    >
      <h1
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        className="font-[500] text-answer leading-[1.18] tracking-[-0.022em] max-md:text-pretty"
      >
        {getHeadline(analysis, findNextStep(analysis))}
      </h1>
      {notice !== null && <p className="mt-3 max-w-[33.6em] font-[560] text-note">{notice}</p>}
      <div ref={stepRef}>{step !== null && <StepCard step={step} link={linkStep(step.action, analysis, true)} />}</div>
    </Opening>
  );
}

function Coverage({ analysis: { coverage, scoreRange, overallScore } }: Pick<AnswerProps, 'analysis'>) {
  const share = coveragePercent(coverage);
  if (coverage === 0) return 'We couldn’t check anything that matters on this site, so there’s no score.';
  if (overallScore === null) return `We could check only ${share}%, too little for a score.`;
  if (!isDoubtful(scoreRange)) return 'We checked everything that matters.';
  return (
    <>
      Could be{' '}
      <b>
        {Math.round(scoreRange.low)} to {Math.round(scoreRange.high)}
      </b>
      . We checked {share}% so far.
    </>
  );
}

interface WhatIfNoteProps {
  readonly today: Score;
  readonly gain: number;
  readonly onClear: () => void;
}

function WhatIfNote({ today, gain, onClear }: WhatIfNoteProps) {
  return (
    <div className="mt-1 text-ink-2 text-note" data-screen-only>
      <p>
        {today === null
          ? 'Today too little is checked for a score.'
          : `Today ${today}. ${formatGain(gain)} with what you ticked.`}
      </p>
      <TextButton onClick={onClear}>Clear ticks</TextButton>
    </div>
  );
}

interface HalvesProps {
  readonly analysis: Analysis;
  readonly whatIf: WhatIfSummary;
}

/** The two sub-scores, with what they could be. */
export function Halves({ analysis, whatIf }: HalvesProps) {
  const isWhatIf = whatIf.tickedCount > 0;
  const shown = isWhatIf ? whatIf : analysis;
  return (
    <ReportSection
      id="halves"
      title="Two halves of your score"
      lead="The thin line over a bar shows what it could be once everything is checked."
    >
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {FACTOR_GROUPS.map(({ subScore, label }) => (
          <Half
            key={subScore}
            label={label}
            score={shown.subScores[subScore]}
            today={isWhatIf ? analysis.subScores[subScore] : null}
            range={whatIf.subScoreRanges[subScore]}
          />
        ))}
      </div>
      <p className="mt-4" data-screen-only>
        <a href="#arithmetic" className="inline-flex min-h-11 items-center font-[620]">
          {analysis.overallScore === null ? 'How the sum works' : `How we got ${analysis.overallScore}`}
        </a>
      </p>
    </ReportSection>
  );
}

interface HalfProps {
  readonly label: string;
  readonly score: Score;
  /** Today's score, while the displayed one is a what-if; null otherwise. */
  readonly today: Score;
  readonly range: PartRange | null;
}

function Half({ label, score, today, range }: HalfProps) {
  return (
    <div data-band={getBandName(score)} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-4">
      <h3 className="text-body">{label}</h3>
      <span className="font-[580] font-display text-figure-lg leading-none">{score ?? '–'}</span>
      <ScoreBar score={score} range={range} markAt={today ?? undefined} className="col-span-full" />
      <p className="col-span-full text-caption text-ink-2 leading-[1.45]">
        {score === null ? 'Too little checked' : getBandLabel(score)}
        {isDoubtful(range)
          ? `${score === null ? '' : ' so far'}: could be ${Math.round(range.low)} to ${Math.round(range.high)}.`
          : '.'}
      </p>
    </div>
  );
}
