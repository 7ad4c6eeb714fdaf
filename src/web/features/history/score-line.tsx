import type { CSSProperties, ReactNode } from 'react';
import type { HistoryAudit, HistoryEvent } from '#shared/api/history.ts';
import { getBandName } from '#shared/report/band-labels.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { eventMarks, weightiest } from './event-marks.ts';
import { type LineGeometry, type LineMark, type LinePoint, lineGeometry } from './line-geometry.ts';

interface ScoreLineProps {
  readonly audits: readonly HistoryAudit[];
  readonly events: readonly HistoryEvent[];
}

/** The scores of one URL over time, with the events between them. */
export function ScoreLine({ audits, events }: ScoreLineProps) {
  const line = lineGeometry(audits, events);
  if (line === null) return null;
  return (
    <figure className="grid gap-1">
      <div role="img" aria-label={summaryOf(line)} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2">
        <div className="relative h-[clamp(11rem,26vw,17rem)]">
          {line.ticks.map(({ score, y }) => (
            <span
              key={score}
              className="absolute right-0 -translate-y-1/2 text-caption text-ink-2 leading-none"
              style={{ top: `${y}%` }}
            >
              {score}
            </span>
          ))}
        </div>
        <div className="relative h-[clamp(11rem,26vw,17rem)]">
          <Lines line={line} />
          {line.points.map((point, index) => (
            <Dot
              key={point.auditId}
              point={point}
              name={index === 0 ? 'first' : index === line.points.length - 1 ? 'last' : null}
            />
          ))}
        </div>
        <div className="relative col-start-2 h-9">
          {line.marks.map((mark) => (
            <Mark key={mark.events[0]?.id} mark={mark} />
          ))}
        </div>
      </div>
      <p aria-hidden className="ml-10 flex justify-between text-caption text-ink-2">
        <span>{formatLongDay(line.firstAt)}</span>
        <span>{formatLongDay(line.lastAt)}</span>
      </p>
      <Legend line={line} />
    </figure>
  );
}

function summaryOf({ points, firstAt, lastAt }: LineGeometry): string {
  const scores = points.map(({ score }) => score);
  return `Score from ${scores[0]} on ${formatLongDay(firstAt)} to ${scores.at(-1)} on ${formatLongDay(lastAt)}, in ${scores.length} audits; lowest ${Math.min(...scores)}, highest ${Math.max(...scores)}.`;
}

/** Grid and line. Stretched to the available size, with a constant stroke width. */
function Lines({ line: { points, ticks, marks } }: { readonly line: LineGeometry }) {
  const ruleMarks = marks.filter(({ events }) => events.some(({ kind }) => kind === 'rules-changed'));
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {ticks.map(({ score, y }) => (
        <line key={score} x1="0" x2="100" y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {ruleMarks.map(({ x }) => (
        <line
          key={x}
          x1={x}
          x2={x}
          y1="0"
          y2="100"
          vectorEffect="non-scaling-stroke"
          strokeDasharray="3 4"
          className="stroke-edge"
        />
      ))}
      {points.slice(1).map((point, index) => {
        const before = points[index];
        return (
          before !== undefined && (
            <line
              key={point.auditId}
              x1={before.x}
              y1={before.y}
              x2={point.x}
              y2={point.y}
              vectorEffect="non-scaling-stroke"
              strokeLinecap="round"
              {...(point.isByOtherRules && { strokeDasharray: '2 6' })}
              className="stroke-[2.25] stroke-ink"
            />
          )
        );
      })}
    </svg>
  );
}

/** Scheduled scans are drawn smaller than requested audits. */
function Dot({ point, name }: { readonly point: LinePoint; readonly name: 'first' | 'last' | null }) {
  const { x, y, score, isWatch } = point;
  return (
    <span data-band={getBandName(score)} className="absolute" style={at(x, y)}>
      <span
        className={`absolute -translate-1/2 rounded-full border-(--rim) bg-(--fill) ${isWatch ? 'size-2 border' : 'size-3.5 border-2'}`}
      />
      {name !== null && (
        <span
          className={`absolute bottom-2.5 font-[580] font-display text-figure leading-none ${name === 'first' ? '-translate-x-1/4' : '-translate-x-3/4'}`}
        >
          {score}
        </span>
      )}
    </span>
  );
}

function Mark({ mark: { x, events } }: { readonly mark: LineMark }) {
  const kind = weightiest(events);
  if (kind === null) return null;
  const Icon = eventMarks[kind].icon;
  return (
    <span className="absolute top-2 -translate-x-1/2" style={{ left: `${x}%` }}>
      <Icon className={kind === 'alert' || kind === 'site-down' ? 'size-4.5 text-amber-line' : 'size-4.5'} />
    </span>
  );
}

/** A legend with only the marks that are in the picture. */
function Legend({ line: { points, marks } }: { readonly line: LineGeometry }) {
  const kinds = new Set(marks.flatMap(({ events }) => weightiest(events) ?? []));
  const hasWatch = points.some(({ isWatch }) => isWatch) && points.some(({ isWatch }) => !isWatch);
  return (
    <figcaption className="ml-10 flex flex-wrap gap-x-5 gap-y-1 pt-2 text-caption text-ink-2">
      {hasWatch && (
        <>
          <LegendItem word="Audit">
            <span className="size-3 rounded-full border-2 border-ink-2" />
          </LegendItem>
          <LegendItem word="Regular check">
            <span className="size-2 rounded-full border border-ink-2" />
          </LegendItem>
        </>
      )}
      {[...kinds].map((kind) => {
        const { icon: Icon, word } = eventMarks[kind];
        return (
          <LegendItem key={kind} word={word}>
            <Icon aria-hidden className="size-4" />
          </LegendItem>
        );
      })}
    </figcaption>
  );
}

function LegendItem({ word, children }: { readonly word: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {children}
      {word}
    </span>
  );
}

function at(x: number, y: number): CSSProperties {
  return { left: `${x}%`, top: `${y}%` };
}
