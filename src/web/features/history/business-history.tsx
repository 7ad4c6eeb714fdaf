import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BusinessHistory as History, HistoryAudit } from '#shared/api/history.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { Inbox, SearchX } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { paths } from '#web/paths.ts';
import { CompareForm } from './compare-form.tsx';
import { HistoryFailure, HistoryFrame, HistoryNotice } from './history-frame.tsx';
import { historyQuery } from './history-queries.ts';
import { LockedComparison } from './locked-comparison.tsx';
import { ScoreLine } from './score-line.tsx';
import { Timeline } from './timeline.tsx';
import { isComparable } from './timeline-rows.ts';

const back = { to: paths.history.to(), label: 'All businesses' };

interface BusinessHistoryProps {
  readonly businessId: string;
  /** Below the score line: the watch settings. */
  readonly watch?: ReactNode;
  /** In the row of an audit: how to delete it. */
  readonly renderDeletion?: ((audit: HistoryAudit) => ReactNode) | undefined;
}

/** The scores of one business over time, its events, and the selection of two audits to compare. */
export function BusinessHistoryView({ businessId, watch, renderDeletion }: BusinessHistoryProps) {
  const { data, error, refetch } = useQuery(historyQuery(businessId));
  if (data !== undefined) return <LoadedHistory history={data} watch={watch} renderDeletion={renderDeletion} />;
  if (error === null) return <HistorySkeleton />;
  if (error instanceof ApiCallError && error.status === 404) return <MissingHistory />;
  return <HistoryFailure error={error} onRetry={() => void refetch()} />;
}

interface LoadedHistoryProps extends Pick<BusinessHistoryProps, 'watch' | 'renderDeletion'> {
  readonly history: History;
}

function LoadedHistory({ history, watch, renderDeletion }: LoadedHistoryProps) {
  const { name, domain, audits, events, canCompare } = history;
  const newest = audits[0];
  if (newest === undefined) return <NoAuditLeft domain={domain} />;
  const comparable = audits.filter(isComparable);
  const scored = comparable.filter(({ overallScore, isOtherAddress }) => overallScore !== null && !isOtherAddress);
  return (
    <HistoryFrame
      back={back}
      title={<bdi>{name ?? domain}</bdi>}
      lead={leadOf(history)}
      aside={
        <div className="flex flex-wrap gap-3">
          <Button asChild>
            <Link to={paths.home.audit(newest.url)}>Check the site again</Link>
          </Button>
          <Button asChild>
            <Link to={paths.yourFiles.to(newest.auditId)}>Your files</Link>
          </Button>
        </div>
      }
    >
      {scored.length > 1 ? (
        <section aria-labelledby="line-title" className="pb-10">
          <h2 id="line-title" className="sr-only">
            Score over time
          </h2>
          <ScoreLine audits={audits} events={events} />
        </section>
      ) : (
        <p className="mb-10 max-w-measure border-ink-3 border-t-[1.5px] border-dashed pt-5 text-ink-2">
          {oneAuditWords(audits)}
        </p>
      )}
      {(comparable.length > 1 || (!canCompare && audits.length > 1)) && (
        <section aria-labelledby="compare-title" className="border-ink border-t-[1.5px] pt-6 pb-10">
          <h2 id="compare-title" className="mb-4 text-sub leading-[1.2]">
            Compare two audits
          </h2>
          {canCompare ? <CompareForm key={comparable.length} audits={comparable} /> : <LockedComparison />}
        </section>
      )}
      {watch}
      <section aria-labelledby="timeline-title">
        <h2 id="timeline-title" className="mb-4 text-sub leading-[1.2]">
          Audits and events
        </h2>
        <Timeline history={history} renderDeletion={renderDeletion} />
      </section>
    </HistoryFrame>
  );
}

function leadOf({ name, domain, audits }: History): string {
  const oldest = audits.at(-1);
  const since = oldest === undefined || audits.length < 2 ? '' : ` since ${formatLongDay(oldest.createdAt)}`;
  return `${name === null ? '' : `${domain}. `}${formatCount(audits.length, 'audit')}${since}.`;
}

function oneAuditWords(audits: readonly HistoryAudit[]): string {
  const locked = audits.filter(({ isLocked }) => isLocked).length;
  if (locked > 0)
    return `Your score line needs two open audits. ${formatCount(locked, 'older one')} of yours ${locked === 1 ? 'opens' : 'open'} with Pro.`;
  return 'Your score line starts with the second audit. Check the site again after you change something.';
}

/** The owner's input is kept, and applies to the next audit. */
function NoAuditLeft({ domain }: { readonly domain: string }) {
  return (
    <HistoryNotice icon={Inbox} title="No audit is left">
      <p className="max-w-measure text-ink-2">
        Every audit of <bdi>{domain}</bdi> was deleted. What you told us about the business counts again for the next
        one.
      </p>
      <Button asChild variant="ink">
        <Link to={paths.home.audit(domain)}>Check the site again</Link>
      </Button>
    </HistoryNotice>
  );
}

function MissingHistory() {
  return (
    <HistoryNotice icon={SearchX} title="We can’t find this business">
      <p className="max-w-measure text-ink-2">
        Its audits were started in another browser or account, or they were deleted. Log in with the account that has
        them.
      </p>
      <Button asChild variant="ink">
        <Link to={paths.history.to()}>See your businesses</Link>
      </Button>
    </HistoryNotice>
  );
}

function HistorySkeleton() {
  return (
    <HistoryFrame
      back={back}
      title={<Skeleton className="h-[1.1em] w-72 max-w-full" />}
      lead={<Skeleton className="h-5 w-56" />}
    >
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-[clamp(11rem,26vw,17rem)] w-full" />
    </HistoryFrame>
  );
}

/** The site of a business, for a title. */
export function formatHistoryTitle(history: History | undefined): string {
  const newest = history?.audits[0];
  return newest === undefined ? 'History, Porchlight' : `History of ${formatHost(newest.url)}, Porchlight`;
}
