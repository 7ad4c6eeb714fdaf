import type { ScorePoint } from '#shared/api/history.ts';

/** The picture's own units: drawn at this size, so that its strokes are what they say. */
const width = 96;
const height = 32;
const room = 4;

/** The last scores as a small line, on one scale from 0 to 100 for all businesses. Says nothing to screen readers: the score stands beside it. */
export function SparkLine({ scores }: { readonly scores: readonly ScorePoint[] }) {
  const measured = scores.flatMap(({ score }) => score ?? []);
  const step = (width - 2 * room) / Math.max(1, measured.length - 1);
  const points = measured.map((score, index) => ({
    x: room + (measured.length === 1 ? width - 2 * room : index * step),
    y: room + ((height - 2 * room) * (100 - score)) / 100,
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
      <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} className="stroke-line-2" />
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
