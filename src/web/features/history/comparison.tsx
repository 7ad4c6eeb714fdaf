import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AuditComparison, ComparedMoment } from '#shared/history/audit-comparison.ts';
import { hasRight } from '#shared/product/rights.ts';
import { formatHost, formatPageUrl } from '#shared/report/safe-link.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { GitCompareArrows, Lock, SearchX } from '#web/components/icons/index.ts';
import { ScoreBar } from '#web/components/score-bar.tsx';
import { ScoreText } from '#web/components/score-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { paths } from '#web/paths.ts';
import { ChangeItem } from './change-item.tsx';
import { type ChangeGroup, changeGroups } from './change-rows.ts';
import {
  type CauseLine,
  causeLabels,
  causeLines,
  comparisonVerdict,
  formatPointsDelta,
  roundingNote,
} from './comparison-text.ts';
import { HistoryFailure, HistoryFrame, HistoryNotice } from './history-frame.tsx';
import { changesQuery } from './history-queries.ts';
import { LockedComparison } from './locked-comparison.tsx';

interface ComparisonProps {
  readonly auditId: string;
  readonly since: string | undefined;
}

/** Why one audit differs from another of the same business. */
export function ComparisonView({ auditId, since }: ComparisonProps) {
  const auth = useCurrentUser();
  const plan = auth.status === 'authenticated' ? auth.user.plan : 'free';
  const isLocked = auth.status !== 'loading' && !hasRight(plan, 'history');
  const isAsked = auth.status !== 'loading' && !isLocked;
  const { data, error, refetch } = useQuery({ ...changesQuery(auditId, since), enabled: isAsked });
  if (isLocked) return <Locked />;
  if (data !== undefined) {
    return data.comparison === null ? (
      <NothingEarlier auditId={auditId} />
    ) : (
      <LoadedComparison comparison={data.comparison} />
    );
  }
  if (error === null) return <ComparisonSkeleton />;
  if (!(error instanceof ApiCallError)) return <HistoryFailure error={error} onRetry={() => void refetch()} />;
  switch (error.status) {
    case 402:
      return <Locked />;
    case 404:
      return <MissingComparison />;
    default:
      return <HistoryFailure error={error} onRetry={() => void refetch()} />;
  }
}

function Locked() {
  return (
    <HistoryNotice icon={Lock} title="Comparing is part of Pro">
      <LockedComparison />
      <TextButton asChild>
        <Link to={paths.history.to()}>See your audits</Link>
      </TextButton>
    </HistoryNotice>
  );
}

function LoadedComparison({ comparison }: { readonly comparison: AuditComparison }) {
  const { businessId, before, after, factors, isOtherAddress, isSameReading, changes } = comparison;
  const groups = changeGroups(changes);
  const lines = causeLines(comparison, groups);
  return (
    <HistoryFrame
      back={{ to: paths.businessHistory.to(businessId), label: 'All audits of this business' }}
      title={comparisonVerdict(comparison, groups)}
      lead={
        <>
          <bdi className="[overflow-wrap:anywhere]">{formatHost(after.url)}</bdi>
          {isSameReading && groups.length > 0 && <p>Both audits use the same check of your site.</p>}
          {isOtherAddress && (
            <p>
              These are two addresses of one domain: <bdi>{formatPageUrl(before.url)}</bdi> and{' '}
              <bdi>{formatPageUrl(after.url)}</bdi>. What differs may only be that.
            </p>
          )}
        </>
      }
    >
      <div className="grid items-start gap-x-16 gap-y-10 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-2 gap-x-6">
          <Moment title="Before" moment={before} />
          <Moment title="Now" moment={after} />
        </div>
        {lines !== null && lines.length > 0 && <Sum lines={lines} comparison={comparison} />}
      </div>
      {groups.map((group) => (
        <Group key={group.cause} group={group} />
      ))}
      {factors.length > 0 && <FactorMoves factors={factors} />}
    </HistoryFrame>
  );
}

function Moment({ title, moment }: { readonly title: string; readonly moment: ComparedMoment }) {
  const { auditId, createdAt, overallScore } = moment;
  return (
    <div className="grid min-w-0 content-start gap-2 border-ink border-t-[1.5px] pt-4">
      <h2 className="font-[620] font-text text-note text-ink-2 leading-[1.4] tracking-normal">
        {title}, {formatMoment(createdAt)}
      </h2>
      <p className="flex min-h-[3.5rem] flex-wrap items-baseline gap-x-2.5 [&_b]:text-[clamp(2.5rem,6vw,3.5rem)]">
        <ScoreText score={overallScore} />
      </p>
      <ScoreBar score={overallScore} className="mb-2" />
      <Link to={paths.audit.to(auditId)} className="inline-flex min-h-11 items-center font-[620] text-note">
        Open report<span className="sr-only">, {title}</span>
      </Link>
    </div>
  );
}

/** What moved the score, line by line, down to the difference of the two. */
function Sum({ lines, comparison }: { readonly lines: readonly CauseLine[]; readonly comparison: AuditComparison }) {
  const rounding = roundingNote(comparison);
  return (
    <div className="border-ink border-t-[1.5px]">
      <table className="w-full">
        <caption className="pt-4 pb-3 text-left font-[620] text-ink-2 text-note leading-[1.4]">
          Why the score moved
        </caption>
        <tbody>
          {lines.map(({ cause, title, note, points }) => (
            <tr key={cause} className="border-line border-t align-top">
              <th scope="row" className="py-3 pr-4 text-left font-[400]">
                <a href={`#${cause}`} className="font-[620]">
                  {title}
                </a>
                <span className="block text-ink-2 text-note">{note}</span>
              </th>
              <td className="whitespace-nowrap py-3 text-right font-[600]">{formatPointsDelta(points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-ink border-t-[1.5px]">
            <th scope="row" className="py-3 text-left font-[640]">
              Together
            </th>
            <td className="whitespace-nowrap py-3 text-right font-[580] font-display text-figure leading-none">
              {formatPointsDelta(comparison.points?.total ?? 0)}
            </td>
          </tr>
        </tfoot>
      </table>
      {rounding !== null && <p className="text-ink-2 text-note">{rounding}</p>}
    </div>
  );
}

function Group({ group: { cause, rows } }: { readonly group: ChangeGroup }) {
  const { title, lead } = causeLabels[cause];
  return (
    <section id={cause} aria-labelledby={`${cause}-title`} className="border-ink border-t-[1.5px] pt-6 pb-12">
      <div className="mb-5 grid max-w-[44rem] gap-2">
        <h2 id={`${cause}-title`} className="text-sub leading-[1.2]">
          {title}
        </h2>
        <p className="text-ink-2">{lead}</p>
      </div>
      <ul className="border-line border-b">
        {rows.map((row) => (
          <li key={row.key} className="border-line border-t">
            <ChangeItem row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FactorMoves({ factors }: Pick<AuditComparison, 'factors'>) {
  return (
    <section aria-labelledby="factors-title" className="border-ink border-t-[1.5px] pt-6">
      <h2 id="factors-title" className="mb-2 text-sub leading-[1.2]">
        Factors that moved
      </h2>
      <p className="mb-5 text-ink-2">The line on a bar stands where the factor was before.</p>
      <ul className="grid gap-x-12 gap-y-6 md:grid-cols-2">
        {factors.map(({ key, label, before, after }) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-2">
            <span className="font-[620]">{label}</span>
            <span className="whitespace-nowrap text-note">
              <span className="text-ink-2">{before ?? 'not measured'} → </span>
              <b>{after ?? 'not measured'}</b>
            </span>
            <ScoreBar score={after} markAt={before ?? undefined} className="col-span-full mb-2" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingEarlier({ auditId }: { readonly auditId: string }) {
  return (
    <HistoryNotice icon={GitCompareArrows} title="Nothing to compare yet">
      <p className="max-w-measure text-ink-2">
        This is the first finished audit of this address. Check the site again later, and you see here what changed.
      </p>
      <Button asChild variant="ink">
        <Link to={paths.audit.to(auditId)}>Open the report</Link>
      </Button>
    </HistoryNotice>
  );
}

function MissingComparison() {
  return (
    <HistoryNotice icon={SearchX} title="We can’t find these audits">
      <p className="max-w-measure text-ink-2">
        They were started in another browser or account, are of different businesses, or were deleted.
      </p>
      <Button asChild variant="ink">
        <Link to={paths.history.to()}>See your businesses</Link>
      </Button>
    </HistoryNotice>
  );
}

function ComparisonSkeleton() {
  return (
    <HistoryFrame
      back={{ to: paths.history.to(), label: 'All audits of this business' }}
      title={<Skeleton className="h-[1.1em] w-80 max-w-full" />}
      lead={<Skeleton className="h-5 w-48" />}
    >
      <p role="status" className="sr-only">
        Comparing the two audits
      </p>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </HistoryFrame>
  );
}
