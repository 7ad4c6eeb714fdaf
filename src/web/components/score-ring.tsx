import type { Score } from '#shared/audit/score-bands.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import {
  isDoubtful,
  ring,
  ringArc,
  ringFigure,
  ringLabel,
  ringTick,
  type ScoreRange,
} from '#shared/report/ring-drawing.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BandLabel } from './score-band.tsx';

interface ScoreRingProps {
  readonly score: Score;
  /** The score if everything were measured; null draws no bracket. */
  readonly range: ScoreRange | null;
  /** Text under the band word, such as "with 2 actions done". */
  readonly note?: string | undefined;
  readonly className?: string;
}

const { centre, arcRadius, bracketRadius, rimShare } = ring;

/** The score as a ring, surrounded by the bracket of the unmeasured part. */
export function ScoreRing({ score, range, note, className }: ScoreRingProps) {
  const doubt = isDoubtful(range) ? range : null;
  const { figure, of } = ringFigure(score, range);
  return (
    <div
      role="img"
      aria-label={ringLabel(score, doubt, note)}
      data-band={getBandName(score)}
      className={classNames('score-ring @container relative mx-auto aspect-square', className)}
    >
      <svg viewBox={ring.viewBox} fill="none" aria-hidden="true" className="size-full overflow-visible">
        {score === null ? <DashedTrack /> : <FilledTrack score={score} />}
        {doubt !== null && <Bracket low={doubt.low} high={doubt.high} />}
        <LimitMark at={50} />
        <LimitMark at={80} />
      </svg>
      {/* Forced colors would lay a plate behind the figure, over the ring. */}
      <div
        aria-hidden
        className="absolute inset-0 grid place-content-center justify-items-center text-center forced-color-adjust-none"
      >
        <span
          className={classNames(
            '-ml-[0.03em] font-[600] font-display leading-[0.86] tracking-figure',
            figure.length > 3 ? 'text-[clamp(2rem,18cqi,4rem)]' : 'text-[clamp(3.25rem,34cqi,7.25rem)]',
          )}
        >
          {figure}
        </span>
        <span className="mt-[3cqi] text-ink-2 text-note leading-[1.2] @max-[14rem]:text-caption">{of}</span>
        <BandLabel
          score={score}
          className="mt-0.5 text-body @max-[11rem]:text-[0.75rem] @max-[14rem]:text-caption lg:text-body-wide"
        />
        {note !== undefined && <span className="mt-1 max-w-[18ch] text-caption text-ink-2 leading-[1.3]">{note}</span>}
      </div>
    </div>
  );
}

function FilledTrack({ score }: { readonly score: number }) {
  const circle = {
    cx: centre,
    cy: centre,
    r: arcRadius,
    pathLength: 100,
    transform: `rotate(-90 ${centre} ${centre})`,
  };
  const fill = Math.max(0, score - 2 * rimShare);
  return (
    <>
      <circle cx={centre} cy={centre} r={arcRadius} strokeWidth="24" className="stroke-line-2" />
      <circle cx={centre} cy={centre} r={arcRadius} strokeWidth="21.5" className="stroke-sunk" />
      <circle
        {...circle}
        strokeWidth="24"
        strokeDasharray={`${score} ${100 - score}`}
        className="ring-arc stroke-(--rim)"
      />
      <circle
        {...circle}
        strokeWidth="20.5"
        strokeDasharray={`${fill} ${100 - fill}`}
        strokeDashoffset={-rimShare}
        className="ring-arc stroke-(--fill)"
      />
    </>
  );
}

/** Dashed outline: not measured. */
function DashedTrack() {
  return [arcRadius - 12, arcRadius + 12].map((r) => (
    <circle key={r} cx={centre} cy={centre} r={r} strokeWidth="1.5" strokeDasharray="5 4" className="stroke-ink-3" />
  ));
}

function Bracket({ low, high }: { readonly low: number; readonly high: number }) {
  return (
    <g className="stroke-ink" strokeLinecap="round">
      <path d={ringArc(low, high, bracketRadius)} strokeWidth="2" />
      {[low, high].map((at) => (
        <path key={at} d={ringTick(at, bracketRadius - 5, bracketRadius + 5)} strokeWidth="2.5" />
      ))}
    </g>
  );
}

function LimitMark({ at }: { readonly at: number }) {
  return (
    <path
      d={ringTick(at, arcRadius - 15, arcRadius - 21)}
      strokeWidth="1.5"
      strokeLinecap="round"
      className="stroke-ink-3"
    />
  );
}
