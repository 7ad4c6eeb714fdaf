import type { Score } from '#shared/audit/score-bands.ts';
import { bandNameOf, bandWordOf } from '#shared/report/band-words.ts';
import { classNames } from '#web/lib/class-names.ts';
import { BandWord } from './score-band.tsx';

interface ScoreRingProps {
  readonly score: Score;
  /** What the score could be with everything measured; null draws no bracket. */
  readonly range: { readonly low: number; readonly high: number } | null;
  /** Words under the band word, such as "with 2 actions done". */
  readonly note?: string | undefined;
  readonly className?: string;
}

const centre = 170;
const arcRadius = 130;
const bracketRadius = 149;
/** Keeps the fill inside its rim at both ends, in hundredths of the circle. */
const rimShare = 0.32;

/** The score as a ring, with the bracket of what is not known yet around it. */
export function ScoreRing({ score, range, note, className }: ScoreRingProps) {
  const isDoubtful = range !== null && Math.round(range.high) > Math.round(range.low);
  return (
    <div
      role="img"
      aria-label={ringLabel(score, isDoubtful ? range : null, note)}
      data-band={bandNameOf(score)}
      className={classNames('score-ring relative mx-auto aspect-square', className)}
    >
      <svg viewBox="14 14 312 312" fill="none" aria-hidden="true" className="size-full overflow-visible">
        {score === null ? <DashedTrack /> : <FilledTrack score={score} />}
        {isDoubtful && <Bracket low={range.low} high={range.high} />}
        <LimitMark at={50} />
        <LimitMark at={80} />
      </svg>
      <div aria-hidden className="absolute inset-0 grid place-content-center justify-items-center text-center">
        <span className="-ml-[0.03em] font-[600] font-display text-score leading-[0.86] tracking-figure">
          {score ?? '–'}
        </span>
        <span className="mt-3 text-ink-2 text-note leading-[1.2]">{score === null ? 'no score yet' : 'of 100'}</span>
        <BandWord score={score} className="mt-0.5 text-body lg:text-body-wide" />
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
  const ends = [low, high].map((at) => ({
    at,
    from: pointAt(at, bracketRadius - 5),
    to: pointAt(at, bracketRadius + 5),
  }));
  return (
    <g className="stroke-ink" strokeLinecap="round">
      <path d={arcPath(low, high, bracketRadius)} strokeWidth="2" />
      {ends.map(({ at, from, to }) => (
        <path key={at} d={`M${from}L${to}`} strokeWidth="2.5" />
      ))}
    </g>
  );
}

function LimitMark({ at }: { readonly at: number }) {
  const d = `M${pointAt(at, arcRadius - 15)}L${pointAt(at, arcRadius - 21)}`;
  return <path d={d} strokeWidth="1.5" strokeLinecap="round" className="stroke-ink-3" />;
}

/** The point of the circle of radius `r` where `value` of 100 ends, clockwise from the top. */
function pointAt(value: number, r: number): string {
  const angle = (value / 100) * 2 * Math.PI;
  return `${(centre + r * Math.sin(angle)).toFixed(1)},${(centre - r * Math.cos(angle)).toFixed(1)}`;
}

function arcPath(from: number, to: number, r: number): string {
  const end = Math.min(to, from + 99.9);
  return `M${pointAt(from, r)}A${r} ${r} 0 ${end - from > 50 ? 1 : 0} 1 ${pointAt(end, r)}`;
}

/** The ring in words. */
export function ringLabel(score: Score, range: ScoreRingProps['range'], note?: string): string {
  const result = score === null ? 'Score not measured.' : `Score ${score} of 100, ${bandWordOf(score).toLowerCase()}.`;
  const doubt = range === null ? '' : ` Possible range ${Math.round(range.low)} to ${Math.round(range.high)}.`;
  return `${result}${doubt}${note === undefined ? '' : ` ${note}.`}`;
}
