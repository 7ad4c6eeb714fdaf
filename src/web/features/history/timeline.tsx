import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { BusinessHistory, HistoryAudit, HistoryEvent } from '#shared/api/history.ts';
import { coveragePercent } from '#shared/audit/coverage-percent.ts';
import { formatCount, formatGain } from '#shared/report/format-number.ts';
import { formatPageUrl } from '#shared/report/safe-link.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { CircleX, LoaderCircle, Lock } from '#web/components/icons/index.ts';
import { ScoreText } from '#web/components/score-row.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { paths } from '#web/paths.ts';
import { eventMarks } from './event-marks.ts';
import { type TimelineRow, timelineRows } from './timeline-rows.ts';

/** More than a year of monthly scans with events; a longer history is collapsed. */
const shownAtFirst = 30;

interface TimelineProps {
  readonly history: BusinessHistory;
  /** In the row of an audit: how to delete it. */
  readonly renderDeletion?: ((audit: HistoryAudit) => ReactNode) | undefined;
}

/** Every audit and event, newest first. */
export function Timeline({ history, renderDeletion }: TimelineProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = timelineRows(history.audits, history.events);
  const shown = isWhole ? rows : rows.slice(0, shownAtFirst);
  return (
    <>
      <ol className="border-ink border-t-[1.5px]">
        {shown.map((row) => (
          <li
            key={row.kind === 'audit' ? row.audit.auditId : row.event.id}
            className="grid gap-x-8 gap-y-1 border-line border-b py-4 md:grid-cols-[13.5rem_minmax(0,1fr)]"
          >
            <time dateTime={row.at} className="text-ink-2 text-note leading-[1.65]">
              {formatMoment(row.at)}
            </time>
            {row.kind === 'audit' ? (
              <AuditRow row={row} canCompare={history.canCompare} renderDeletion={renderDeletion} />
            ) : (
              <EventRow event={row.event} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <TextButton className="mt-3" onClick={() => setWhole(true)}>
          Show {formatCount(rows.length - shown.length, 'older entry', 'older entries')}
        </TextButton>
      )}
      {history.hasOlder && shown.length === rows.length && (
        <p className="mt-3 text-ink-2 text-note">We keep older audits too. This list doesn’t show them.</p>
      )}
    </>
  );
}

interface AuditRowProps {
  readonly row: Extract<TimelineRow, { kind: 'audit' }>;
  readonly canCompare: boolean;
  readonly renderDeletion: TimelineProps['renderDeletion'];
}

function AuditRow({ row: { audit, moved, coverageMoved, hasEarlier }, canCompare, renderDeletion }: AuditRowProps) {
  const { auditId, url, isOtherAddress, isLocked, status } = audit;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Outcome audit={audit} />
        {moved !== null && <span className="font-[600] text-note">{movedWords(moved)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-6">
        <p className="text-ink-2 text-note [overflow-wrap:anywhere]">
          {isOtherAddress && <bdi>{formatPageUrl(url)}. </bdi>}
          {notesOf(audit, coverageMoved).join(' ')}
        </p>
        <div className="flex flex-wrap gap-x-6">
          {!isLocked && (
            <RowLink to={paths.audit.to(auditId)} at={audit.createdAt}>
              {status === 'done' ? 'Open report' : 'Open'}
            </RowLink>
          )}
          {!isLocked && hasEarlier && canCompare && (
            <RowLink to={paths.changes.to(auditId)} at={audit.createdAt}>
              What changed
            </RowLink>
          )}
          {renderDeletion !== undefined && (
            <span className="[&>button]:font-[500] [&>button]:text-ink-2 [&>button]:text-note">
              {renderDeletion(audit)}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

/** A link of a row; its accessible name includes the row, for navigation by links. */
function RowLink({ to, at, children }: { readonly to: string; readonly at: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-[620] text-note">
      {children}
      <span className="sr-only">, audit of {formatMoment(at)}</span>
    </Link>
  );
}

function Outcome({ audit: { status, overallScore, isLocked } }: { readonly audit: HistoryAudit }) {
  if (isLocked)
    return (
      <Sign icon={<Lock aria-hidden />} className="text-ink-2">
        Opens with Pro
      </Sign>
    );
  switch (status) {
    case 'done':
      return (
        <span className="inline-flex items-baseline gap-2">
          <ScoreText score={overallScore} />
        </span>
      );
    case 'failed':
      return (
        <Sign icon={<CircleX aria-hidden />} className="font-[620] text-poor-word">
          Couldn’t be checked
        </Sign>
      );
    case 'queued':
    case 'running':
      return (
        <Sign icon={<LoaderCircle aria-hidden />} className="font-[620]">
          Running
        </Sign>
      );
    default:
      return status satisfies never;
  }
}

function Sign({
  icon,
  className,
  children,
}: {
  readonly icon: ReactNode;
  readonly className: string;
  readonly children: string;
}) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      {icon}
      {children}
    </span>
  );
}

function movedWords(moved: number): string {
  if (moved === 0) return 'unchanged';
  return `${moved > 0 ? 'up' : 'down'} ${Math.abs(moved)}`;
}

/** The coverage is only shown where it changed, because then it may explain a change of the score. */
function notesOf({ origin, isSameReading, coverage, problem }: HistoryAudit, coverageMoved: boolean): string[] {
  return [
    origin === 'watch' ? 'A regular check.' : 'You started it.',
    ...(coverage !== null && coverageMoved ? [`${coveragePercent(coverage)}% of what matters was checked.`] : []),
    ...(isSameReading ? ['The same check of the site as the audit before.'] : []),
    ...(problem === null ? [] : [problem]),
  ];
}

function EventRow({ event: { kind, sentence, points } }: { readonly event: HistoryEvent }) {
  const { icon: Icon, word } = eventMarks[kind];
  const isAlert = kind === 'alert' || kind === 'site-down';
  return (
    <p className={isAlert ? '-ml-3 flex gap-3 rounded-2 bg-amber-wash px-3 py-2' : 'flex gap-3'}>
      <Icon role="img" aria-label={word} className="mt-[0.15em]" />
      <span className="min-w-0 [overflow-wrap:anywhere]" dir="auto">
        {sentence}
        {points !== null && points > 0 && <b className="whitespace-nowrap"> {formatGain(points)} points</b>}
      </span>
    </p>
  );
}
