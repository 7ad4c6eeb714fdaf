import type { ScorePoint } from '#shared/api/history.ts';

/** The viewBox matches the displayed size, so that strokes are not scaled. */
const width = 96;
const height = 32;
const room = 4;
/** Minimum range of scores, so that a change of a point or two looks small. */
const leastRange = 40;

/** The last scores as a sparkline. Hidden from screen readers, because the score is beside it. */
export function SparkLine({ scores }: { readonly scores: readonly ScorePoint[] }) {
  const measured = scores.flatMap(({ score }) => score ?? []);
  const middle = (Math.min(...measured) + Math.max(...measured)) / 2;
  const range = Math.max(leastRange, Math.max(...measured) - Math.min(...measured));
  const step = (width - 2 * room) / Math.max(1, measured.length - 1);
  const points = measured.map((score, index) => ({
    x: room + index * step,
    y: height / 2 - ((height - 2 * room) * (score - middle)) / range,
  }));
  const last = points.at(-1);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="overflow-visible"
    >
      {points.length > 1 && (
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-2 stroke-ink"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
      {last !== undefined && <circle cx={last.x} cy={last.y} r="3.5" className="fill-ink" />}
    </svg>
  );
}
