import { useId } from 'react';
import { Link } from 'react-router';
import type { BusinessSummary } from '#shared/api/history.ts';
import { effortLabels } from '#shared/report/effort-labels.ts';
import { formatGain } from '#shared/report/format-number.ts';
import { ringFigure } from '#shared/report/ring-drawing.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { BandLabel } from '#web/components/score-band.tsx';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { paths } from '#web/paths.ts';
import { businessTitle, lastScore, scoreTrend } from './client-list.ts';
import { SparkLine } from './spark-line.tsx';

interface BusinessRowProps {
  readonly business: BusinessSummary;
  /** For comparing; null: nothing to compare with. */
  readonly tick: {
    readonly isTicked: boolean;
    readonly isFull: boolean;
    readonly onTick: (isTicked: boolean) => void;
  } | null;
}

/** A business: name, score with what it could be, next step, trend, and the points to win. */
export function BusinessRow({ business, tick }: BusinessRowProps) {
  const id = useId();
  return (
    <div className="flex gap-3 py-4">
      {tick !== null && (
        <label
          htmlFor={id}
          className="-m-2.5 flex size-11 flex-none items-center justify-center self-start"
          data-screen-only
        >
          <span className="sr-only">Compare {businessTitle(business)}</span>
          <Tick
            id={id}
            checked={tick.isTicked}
            disabled={tick.isFull && !tick.isTicked}
            onChange={(event) => tick.onTick(event.currentTarget.checked)}
          />
        </label>
      )}
      <div className="business-row min-w-0 flex-1">
        <Named business={business} />
        <Scored business={business} />
        <Step business={business} />
        <Trend business={business} />
        <Gain business={business} />
      </div>
    </div>
  );
}

function Named({ business }: Pick<BusinessRowProps, 'business'>) {
  const { businessId, domain, name, newestAt, newestStatus, isWatched } = business;
  return (
    <div className="min-w-0 self-start [grid-area:name]">
      <Link
        to={paths.businessHistory.to(businessId)}
        className="inline-block -my-3 py-3 font-[640] leading-[1.35] no-underline [overflow-wrap:anywhere] hover:underline"
      >
        <bdi>{name ?? domain}</bdi>
      </Link>
      <span className="block text-ink-2 text-note [overflow-wrap:anywhere]">
        {name !== null && <bdi className="block">{domain}</bdi>}
        <span className="block">
          {newestWords[newestStatus]} {formatLongDay(newestAt)}
        </span>
        {isWatched && 'Checked regularly'}
      </span>
    </div>
  );
}

function Scored({ business }: Pick<BusinessRowProps, 'business'>) {
  const { scoreRange, scores } = business;
  const score = lastScore(business);
  if (scores.length === 0 && scoreRange === null)
    return <span className="text-ink-2 text-note [grid-area:score]">No score</span>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 [grid-area:score]">
      <b className="min-w-9 font-[580] font-display text-figure leading-none">{ringFigure(score, scoreRange).figure}</b>
      <ScoreBar score={score} range={scoreRange} className="min-w-20 flex-1" />
      <BandLabel score={score} className="text-note md:min-w-[6.6rem]" />
    </div>
  );
}

function Step({ business: { step } }: Pick<BusinessRowProps, 'business'>) {
  if (step === null) return null;
  return (
    <p className="text-note leading-[1.4] [grid-area:step]">
      <span className="font-[620]">{step.title}</span>
      <span className="block text-ink-2">{effortLabels[step.effort]}</span>
    </p>
  );
}

function Trend({ business }: Pick<BusinessRowProps, 'business'>) {
  const change = scoreTrend(business);
  return (
    <div className="flex items-center gap-3 text-caption text-ink-2 [grid-area:trend] empty:hidden md:justify-end">
      {business.scores.length > 1 && <SparkLine scores={business.scores} />}
      {change !== null && change !== 0 && (
        <span>
          <span aria-hidden>
            {change > 0 ? '+' : '−'}
            {Math.abs(change)}
          </span>
          <span className="sr-only">
            {change > 0 ? 'up' : 'down'} {Math.abs(change)} since the audit before
          </span>
        </span>
      )}
    </div>
  );
}

function Gain({ business: { step } }: Pick<BusinessRowProps, 'business'>) {
  if (step === null) return null;
  return (
    <p className="text-right [grid-area:gain] self-start">
      <b className="block font-[580] font-display text-figure leading-none">{formatGain(step.pointsGained)}</b>
      <span className="text-caption text-ink-2">
        <span className="sr-only">points </span>
        {step.gain === 'upTo' ? 'at most' : 'to win'}
      </span>
    </p>
  );
}

const newestWords = {
  done: 'Last audit',
  failed: 'Couldn’t be checked on',
  queued: 'Waiting since',
  running: 'Running since',
} as const satisfies Readonly<Record<BusinessSummary['newestStatus'], string>>;
