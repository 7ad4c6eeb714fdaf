import type { HistoryAudit, HistoryEvent } from '#shared/api/history.ts';

/** A point of the line, in percent of the picture from the left and from the top. */
export interface LinePoint {
  readonly auditId: string;
  readonly x: number;
  readonly y: number;
  readonly score: number;
  readonly isWatch: boolean;
  /** Evaluated with other rules than the point before, so the line up to it is not a direct comparison. */
  readonly isByOtherRules: boolean;
}

/** Overlapping marks are merged into one. */
export interface LineMark {
  readonly x: number;
  readonly events: readonly HistoryEvent[];
}

export interface LineGeometry {
  readonly points: readonly LinePoint[];
  readonly marks: readonly LineMark[];
  /** Horizontal grid lines and their positions. */
  readonly ticks: readonly { readonly score: number; readonly y: number }[];
  readonly firstAt: string;
  readonly lastAt: string;
}

/** Margin at both sides, so that the first and the last point are not cut off. */
const sideRoom = 4;
/** Minimum range of scores above the highest and below the lowest point. */
const scoreRoom = 8;
/** Marks closer than this, in percent of the width, are merged: a mark is 18 px wide, a phone's picture 290 px. */
const markWidth = 7;

/**
 * Computes the layout of the line: scored audits of one URL by time, events between them, and a range of scores that shows
 * movements without exaggerating them. Null with less than two points. Pure.
 */
export function lineGeometry(audits: readonly HistoryAudit[], events: readonly HistoryEvent[]): LineGeometry | null {
  const scored = audits
    .flatMap((audit) =>
      audit.overallScore === null || audit.isOtherAddress ? [] : [{ audit, score: audit.overallScore }],
    )
    .toSorted((one, other) => Date.parse(one.audit.createdAt) - Date.parse(other.audit.createdAt));
  const first = scored[0]?.audit;
  const last = scored.at(-1)?.audit;
  if (first === undefined || last === undefined || scored.length < 2) return null;
  const [from, to] = [Date.parse(first.createdAt), Date.parse(last.createdAt)];
  const xOf = (at: string) => {
    const share = to === from ? 1 : (Date.parse(at) - from) / (to - from);
    return sideRoom + share * (100 - 2 * sideRoom);
  };
  const { low, high, step } = scoreRange(scored.map(({ score }) => score));
  const yOf = (score: number) => (100 * (high - score)) / (high - low);
  return {
    points: scored.map(({ audit, score }, index) => ({
      auditId: audit.auditId,
      x: xOf(audit.createdAt),
      y: yOf(score),
      score,
      isWatch: audit.origin === 'watch',
      isByOtherRules: index > 0 && scored[index - 1]?.audit.algorithmVersion !== audit.algorithmVersion,
    })),
    marks: marksOf(
      // An event after the last audit is placed at the right edge.
      events.map((event) => ({ event, x: Math.min(Math.max(xOf(event.at), sideRoom), 100 - sideRoom) })),
    ),
    ticks: Array.from({ length: (high - low) / step + 1 }, (_, index) => ({
      score: high - index * step,
      y: yOf(high - index * step),
    })),
    firstAt: first.createdAt,
    lastAt: last.createdAt,
  };
}

/** Multiples of ten around the scores, at least forty apart. */
function scoreRange(scores: readonly number[]): { low: number; high: number; step: number } {
  let low = Math.max(0, Math.floor((Math.min(...scores) - scoreRoom) / 10) * 10);
  let high = Math.min(100, Math.ceil((Math.max(...scores) + scoreRoom) / 10) * 10);
  while (high - low < 40) {
    if (high < 100) high += 10;
    if (high - low < 40 && low > 0) low -= 10;
  }
  const step = high - low > 50 ? 20 : 10;
  if ((high - low) % step !== 0) low = Math.max(0, low - 10);
  return { low, high, step: (high - low) % step === 0 ? step : 10 };
}

function marksOf(placed: readonly { readonly event: HistoryEvent; readonly x: number }[]): LineMark[] {
  const marks: { x: number; events: HistoryEvent[] }[] = [];
  for (const { event, x } of placed.toSorted((one, other) => one.x - other.x)) {
    const near = marks.at(-1);
    if (near !== undefined && x - near.x < markWidth) near.events.push(event);
    else marks.push({ x, events: [event] });
  }
  return marks;
}
