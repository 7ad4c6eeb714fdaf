import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, type MetaFunction, Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { getBandLabel } from '#shared/report/band-labels.ts';
import { formatHost } from '#shared/report/safe-link.ts';

import { FileQuestion, Inbox, Unplug } from '#web/components/icons/index.ts';
import { LoadingLine } from '#web/components/loading-line.tsx';
import { Notice } from '#web/components/notice.tsx';
import { PageShell } from '#web/components/page-shell.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FailedAudit } from '#web/features/audit-failure/failed-audit.tsx';
import { AuditForm } from '#web/features/audit-form/audit-form.tsx';
import { RunningAudit } from '#web/features/audit-progress/running-audit.tsx';
import { useAuditEvents } from '#web/features/audit-progress/use-audit-events.ts';
import { useCompletionEvent } from '#web/features/audit-progress/use-completion-event.ts';
import type { AuditViewState } from '#web/features/report/audit-view-state.ts';
import { useAuditView } from '#web/features/report/use-audit-view.ts';
import { UpgradeWelcome } from '#web/features/upgrade-welcome/upgrade-welcome.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { newestAuditQuery } from '#web/lib/audit-queries.ts';
import { useCurrentUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFlag } from '#web/lib/flags.ts';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import { paths } from '#web/paths.ts';
import { AuditReportPage } from './audit-report.tsx';
import { RenderedFirstView } from './rendered-first-view.tsx';

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/**
 * One audit by its id, from its start to its report; of a business, its newest; without either, the one saved in this
 * browser.
 */
export default function AuditPage() {
  const { businessId } = useParams();
  return businessId === undefined ? <NamedAudit /> : <BusinessAudit key={businessId} businessId={businessId} />;
}

/** The newest audit of a business; a visitor outside the rollout gets the saved audit. */
function BusinessAudit({ businessId }: { readonly businessId: string }) {
  const isInRollout = useFlag('AUDIT_V2');
  const { data, error, refetch } = useQuery({ ...newestAuditQuery(businessId), enabled: isInRollout });
  if (!isInRollout) return <Navigate to={paths.audit.to()} replace />;
  if (data !== undefined) return <OpenAudit key={data.auditId} auditId={data.auditId} />;
  return (
    <PageShell>
      <title>Your audit, Porchlight</title>
      {error === null ? (
        <OpeningAudit />
      ) : error instanceof ApiCallError && error.status === 404 ? (
        <MissingAudit />
      ) : (
        <UnreachableAudit error={error} onRetry={() => void refetch()} />
      )}
    </PageShell>
  );
}

function NamedAudit() {
  const [search] = useSearchParams();
  const givenId = search.get('id');
  const [savedId] = useState(() => (givenId === null ? (readSavedAudit()?.auditId ?? null) : null));
  const auditId = givenId ?? savedId;
  return auditId === null ? <NoAudit /> : <OpenAudit key={auditId} auditId={auditId} />;
}

function OpenAudit({ auditId }: { readonly auditId: string }) {
  const startedUrl = useStartedUrl();
  const [isFollowing, setFollowing] = useState(startedUrl !== null);
  const { progress, connection } = useAuditEvents(auditId, isFollowing);
  const isTold = progress.end === 'none' && (connection === 'connecting' || connection === 'open');
  const { state: newest, refetch } = useAuditView({ auditId, startedUrl, isTold });
  // A report is much to render: the browser may do other things in between.
  const state = useDeferredValue(newest);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRunning = state.kind === 'running';

  useEffect(() => setFollowing(isRunning), [isRunning]);
  useEffect(() => {
    if (progress.end !== 'none') refetch();
  }, [progress.end, refetch]);
  usePolling(isRunning && !isTold, refetch);
  useKeptFocus(state.kind, heading);
  useCompletionEvent(state.kind === 'running' || state.kind === 'result' ? state.kind : 'other');

  return (
    <PageShell>
      <title>{titleOf(state)}</title>
      <p role="status" className="sr-only">
        {announcementOf(state)}
      </p>
      <AuditContent auditId={auditId} state={state} headingRef={heading} refetch={refetch}>
        <RunningAudit
          host={state.kind === 'running' && state.url !== null ? formatHost(state.url) : null}
          progress={progress}
          connection={connection}
          headingRef={heading}
        />
      </AuditContent>
    </PageShell>
  );
}

interface AuditContentProps {
  readonly auditId: string;
  readonly state: AuditViewState;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly refetch: () => void;
  /** The running audit. */
  readonly children: ReactNode;
}

function AuditContent({ auditId, state, headingRef, refetch, children }: AuditContentProps) {
  switch (state.kind) {
    case 'opening':
      return <OpeningAudit />;
    case 'running':
      return children;
    case 'result':
      return (
        <AuditReportPage
          auditId={auditId}
          analysis={state.analysis}
          isSavedCopy={state.isSavedCopy}
          notice={state.staleReason === null ? null : <StaleNotice reason={state.staleReason} />}
          headingRef={headingRef}
        />
      );
    case 'failed':
      return (
        <FailedAudit
          failure={state.failure}
          host={formatHost(state.url)}
          headingRef={headingRef}
          form={(action) => <AuditForm initialUrl={formatHost(state.url)} variant="ink" action={action} />}
        />
      );
    case 'missing':
      return <MissingAudit headingRef={headingRef} />;
    case 'unreachable':
      return <UnreachableAudit error={state.error} onRetry={refetch} headingRef={headingRef} />;
    default:
      return state satisfies never;
  }
}

/** Until the server's response, which is asked for again after an error. */
function OpeningAudit() {
  return (
    <RenderedFirstView
      fallback={
        <div className="page-width section-space">
          <LoadingLine />
        </div>
      }
    />
  );
}

function MissingAudit({ headingRef }: { readonly headingRef?: Ref<HTMLHeadingElement> }) {
  const isAnonymous = useCurrentUser().status === 'anonymous';
  return (
    <OneNotice icon={FileQuestion} title="This audit is not here" {...(headingRef && { headingRef })}>
      {isAnonymous && (
        <p className="max-w-measure text-ink-2">
          <LogInToGoOn /> if you ran this audit with your account.
        </p>
      )}
      <p className="max-w-measure text-ink-2">
        Without an account, a report opens only in the browser that made it, for a limited time. Run the audit again; it
        takes seconds.
      </p>
      <div className="mt-4 w-full">
        <AuditForm variant="ink" />
      </div>
    </OneNotice>
  );
}

interface UnreachableAuditProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

function UnreachableAudit({ error, onRetry, headingRef }: UnreachableAuditProps) {
  return (
    <OneNotice icon={Unplug} title="We couldn’t load the report" {...(headingRef && { headingRef })}>
      <p className="max-w-measure text-ink-2">{failureSentence(error)}</p>
      <Button variant="ink" onClick={onRetry}>
        Try Again
      </Button>
    </OneNotice>
  );
}

/** No saved audit and no id. */
function NoAudit() {
  return (
    <PageShell>
      <title>No audit yet, Porchlight</title>
      <UpgradeWelcome place="home" questionCount={null} nextScanAt={null} />
      <OneNotice icon={Inbox} title="No audit yet">
        <p className="max-w-measure text-ink-2">
          Your report opens here once you’ve run an audit. It takes seconds and needs no account.
        </p>
        <div className="mt-4 w-full">
          <AuditForm variant="ink" />
        </div>
      </OneNotice>
    </PageShell>
  );
}

interface OneNoticeProps {
  readonly icon: typeof Inbox;
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

function OneNotice({ icon, title, headingRef, children }: OneNoticeProps) {
  return (
    <div className="page-width section-space">
      <div className="max-w-[46rem]">
        <Notice icon={icon} title={title} level={1} {...(headingRef !== undefined && { headingRef })}>
          {children}
        </Notice>
      </div>
    </div>
  );
}

/** Why the report comes from this browser. Without an account it may be one that opens again after logging in. */
function StaleNotice({ reason }: { readonly reason: 'offline' | 'gone' }) {
  const isAnonymous = useCurrentUser().status === 'anonymous';
  if (reason === 'offline') return 'This is the copy in your browser. We couldn’t reach Porchlight just now.';
  if (!isAnonymous)
    return 'This is the copy in your browser. Your account doesn’t have this audit any more. Run it again to see today’s score.';
  return (
    <>
      This is the copy in your browser. <LogInToGoOn /> if you ran this audit with your account. Otherwise run it again
      to see today’s score.
    </>
  );
}

/** Leads to the log-in page and from there back to this one. */
function LogInToGoOn() {
  const { pathname, search } = useLocation();
  return <Link to={paths.login.to(pathname + search)}>Log in</Link>;
}

/** The URL of an audit that was just started here: known before the server responds. */
function useStartedUrl(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('startedUrl' in state)) return null;
  return typeof state.startedUrl === 'string' ? state.startedUrl : null;
}

const pollMs = 2_000;

/** Polls while events do not come through: some networks buffer streams. */
function usePolling(isOn: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(ask, pollMs);
    return () => clearInterval(timer);
  }, [isOn, ask]);
}

/**
 * When one state replaces another, the focus would fall back to the page: it moves to the new heading instead. What follows the
 * opening is no change: a loaded page begins at its top.
 */
function useKeptFocus(kind: AuditViewState['kind'], heading: { readonly current: HTMLElement | null }): void {
  const before = useRef<AuditViewState['kind']>('opening');
  useEffect(() => {
    const hasChanged = before.current !== 'opening' && before.current !== kind;
    before.current = kind;
    if (hasChanged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [kind, heading]);
}

function titleOf(state: AuditViewState): string {
  switch (state.kind) {
    case 'running':
      return state.url === null ? 'Reading a website, Porchlight' : `Reading ${formatHost(state.url)}, Porchlight`;
    case 'result':
      return `Report for ${formatHost(state.analysis.websiteUrl)}, Porchlight`;
    case 'failed':
      return `Could not read ${formatHost(state.url)}, Porchlight`;
    default:
      return 'Your audit, Porchlight';
  }
}

/** Announced when the audit ends, for screen readers. */
function announcementOf(state: AuditViewState): string {
  if (state.kind === 'failed') return 'The audit could not be done.';
  if (state.kind !== 'result') return '';
  const { overallScore } = state.analysis;
  const score =
    overallScore === null ? 'No score.' : `Score ${overallScore} of 100, ${getBandLabel(overallScore).toLowerCase()}.`;
  return `The report is here. ${score}`;
}
