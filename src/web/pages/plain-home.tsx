import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { usualTimeSentence } from '#shared/product/describe-audit-times.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { PageShell } from '#web/components/page-shell.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { AuditForm } from '#web/features/audit-form/audit-form.tsx';
import type { HomeVisit, PlainHomeState } from '#web/features/audit-form/home-visit.ts';
import { type AuditStartState, useAuditStart } from '#web/features/audit-form/use-audit-start.ts';
import { initialProgress } from '#web/features/audit-progress/progress-state.ts';
import { RunningAudit } from '#web/features/audit-progress/running-audit.tsx';
import { TrustTip } from '#web/features/trust-tip/trust-tip.tsx';
import { paths } from '#web/paths.ts';

/** Home without the landing page: the form, the running audit in the layout of its page, or why it was not started. */
export function PlainHome({ visit }: { readonly visit: HomeVisit }) {
  const state = useVisit(visit);
  const heading = useRef<HTMLHeadingElement>(null);
  if (state.status === 'starting' || visit.urlToStart !== null) {
    const url = state.status === 'starting' ? state.url : visit.urlToStart;
    return (
      <PageShell bottomBar={null}>
        <RunningAudit
          host={url === null ? null : formatHost(url)}
          progress={initialProgress}
          connection="connecting"
          headingRef={heading}
        />
      </PageShell>
    );
  }
  return (
    <PageShell isActionLit={false} bottomBar={null}>
      <div className="page-width section-space">
        <div id="audit" className="grid max-w-[46rem] scroll-mt-24 gap-8">
          <h1 className="text-verdict leading-[1.12]">Audit a website</h1>
          <p className="max-w-measure text-ink-2 text-lead leading-[1.5]">
            Porchlight checks your website against the rules that Google and the AI companies publish, and shows you
            what to fix first. {usualTimeSentence(null)}
          </p>
          <FormOf state={state} />
          <TrustTip form="compact" source="onboarding" />
          <p className="flex flex-wrap gap-x-6 border-line border-t pt-4">
            <TextButton asChild>
              <Link to={paths.howWeScore.to()}>How we score</Link>
            </TextButton>
            <TextButton asChild>
              <Link to={paths.pricing.to()}>Pricing</Link>
            </TextButton>
          </p>
        </div>
      </div>
    </PageShell>
  );
}

function FormOf({ state }: { readonly state: AuditStartState }) {
  return state.status === 'failed' ? (
    <AuditForm key={state.url} initialUrl={state.url} problem={state.problem} />
  ) : (
    <AuditForm />
  );
}

/** Starts the audit of `?url=` and removes the parameter from the address bar. */
function useVisit({ urlToStart, isQueryToClear, isTyped }: HomeVisit): AuditStartState {
  const [, setSearch] = useSearchParams();
  const { state, start } = useAuditStart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a new URL, not on every render.
  useEffect(() => {
    if (urlToStart !== null) start({ url: urlToStart, replacesEntry: isTyped });
    if (!isQueryToClear) return;
    const cleared: PlainHomeState = { plainHomeLoad: performance.timeOrigin };
    setSearch({}, { replace: true, preventScrollReset: true, state: cleared });
  }, [urlToStart, isQueryToClear]);
  return state;
}
