import type { ReactNode, Ref } from 'react';
import type { Analysis } from '#shared/audit/analysis.ts';
import { FACTOR_GROUPS } from '#shared/audit/factor-labels.ts';
import { measurableWeight } from '#shared/audit/score-arithmetic.ts';
import type { Score } from '#shared/audit/score-bands.ts';
import { getBandLabel, getBandName } from '#shared/report/band-labels.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatDuration, formatMoment } from '#shared/text/day-words.ts';
import { Opening, openingPicture } from '#web/components/report-layout.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreRing } from '#web/components/score-ring.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import type { WhatIfSummary } from './report-state.ts';
import { WhyThisScore } from './why-this-score.tsx';

interface ReportOpeningProps {
  readonly analysis: Analysis;
  readonly whatIf: WhatIfSummary;
  readonly onClearTicks: () => void;
  readonly actions: ReactNode;
  /** A note on this copy of the report that its reader must see; null when there is none. */
  readonly notice: ReactNode;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** The result: the score, one sentence, the coverage, the two sub-scores. */
export function ReportOpening({ analysis, whatIf, onClearTicks, actions, notice, headingRef }: ReportOpeningProps) {
  const isWhatIf = whatIf.tickedCount > 0;
  // A report of earlier rules shows its own numbers.
  const shown = isWhatIf ? whatIf : analysis;
  const ringNote = isWhatIf ? `with ${formatCount(whatIf.tickedCount, 'action')} done` : undefined;
  return (
    <Opening
      head={<WhatAndWhen analysis={analysis} />}
      actions={actions}
      picture={
        <>
          <ScoreRing score={shown.overallScore} range={shown.scoreRange} note={ringNote} className={openingPicture} />
          {isWhatIf && <WhatIfNote today={analysis.overallScore} gain={whatIf.pointsGained} onClear={onClearTicks} />}
        </>
      }
    >
      <h1
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        className="font-[500] text-verdict leading-[1.18] tracking-[-0.022em]"
      >
        {analysis.verdict}
      </h1>
      <p className="mt-5 max-w-[33.6em] text-ink-2">
        <Coverage analysis={analysis} />
      </p>
      {notice !== null && <p className="mt-3 max-w-[33.6em] font-[560] text-note">{notice}</p>}
      <div className="mt-8 grid gap-x-12 gap-y-5 lg:grid-cols-2">
        {FACTOR_GROUPS.map(({ subScore, label }) => (
          <SubScore
            key={subScore}
            label={label}
            score={shown.subScores[subScore]}
            today={isWhatIf ? analysis.subScores[subScore] : null}
            measured={measuredWeightOf(analysis, subScore)}
          />
        ))}
      </div>
      <WhyThisScore analysis={analysis} />
    </Opening>
  );
}

function WhatAndWhen({ analysis }: { readonly analysis: Analysis }) {
  const { site, collectedAt, collectedInMs } = analysis;
  const pages = site.pages.filter(({ problem }) => problem === null).length;
  return (
    <>
      <span className="font-[650] text-body text-ink [overflow-wrap:anywhere]">{formatHost(analysis.websiteUrl)}</span>
      <br />
      {formatMoment(collectedAt)}, {pages > 0 ? `${formatCount(pages, 'page')} read in` : 'read in'}{' '}
      {formatDuration(collectedInMs)}.
    </>
  );
}

function Coverage({ analysis }: { readonly analysis: Analysis }) {
  const { coverage, scoreRange, overallScore } = analysis;
  const share = Math.round(coverage * 100);
  const anywhere = `anywhere from ${Math.round(scoreRange.low)} to ${Math.round(scoreRange.high)}`;
  if (coverage === 0) return 'We couldn’t check anything that matters on this site, so there’s no score.';
  if (overallScore === null)
    return `We could check ${share}% of what matters, too little for a score. It could be ${anywhere}.`;
  if (share >= 100) return 'We checked everything that matters.';
  return `We could check ${share}% of what matters. The rest could move your score to ${anywhere}.`;
}

interface WhatIfNoteProps {
  readonly today: Score;
  readonly gain: number;
  readonly onClear: () => void;
}

function WhatIfNote({ today, gain, onClear }: WhatIfNoteProps) {
  return (
    <div className="mt-3 text-center text-ink-2 text-note" data-screen-only>
      <p>
        {today === null
          ? 'Today too little is checked for a score.'
          : `Today ${today}. ${formatGain(gain)} with what you ticked.`}
      </p>
      <TextButton onClick={onClear}>Clear ticks</TextButton>
    </div>
  );
}

interface SubScoreProps {
  readonly label: string;
  readonly score: Score;
  /** Today's score, while the displayed one is a what-if; null otherwise. */
  readonly today: Score;
  readonly measured: { readonly weight: number; readonly of: number };
}

function SubScore({ label, score, today, measured }: SubScoreProps) {
  return (
    <div data-band={getBandName(score)} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-2">
      <h2 className="font-[660] font-text text-body leading-[1.3] tracking-normal">{label}</h2>
      <span className="font-[580] font-display text-figure-lg leading-none">{score ?? '–'}</span>
      <ScoreBar score={score} markAt={today ?? undefined} className="col-span-full mb-2" />
      <p className="col-span-full text-caption text-ink-2 leading-[1.45]">
        {getBandLabel(score)}. {Math.round((100 * measured.weight) / measured.of)}% checked.
      </p>
    </div>
  );
}

function measuredWeightOf({ factors }: Analysis, subScore: 'mapsReadiness' | 'aiReadiness') {
  const isAi = subScore === 'aiReadiness';
  const group = Object.values(factors).filter(({ category }) => (category === 'ai') === isAi);
  return {
    weight: group.reduce((sum, { measuredWeight }) => sum + measuredWeight, 0),
    of: group.reduce((sum, factor) => sum + measurableWeight(factor), 0),
  };
}
