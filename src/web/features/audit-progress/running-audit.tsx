import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { FACTOR_COUNT_TITLE } from '#shared/audit/factor-count.ts';
import { usualTimeSentence } from '#shared/product/describe-audit-times.ts';
import { Opening, openingPicture, ReportSection, ReportTop, StickyBar } from '#web/components/report-layout.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { auditTimesQuery } from '#web/lib/audit-times-query.ts';
import type { StreamState } from '#web/lib/event-stream.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { paths } from '#web/paths.ts';
import { ArrivingFactors } from './arriving-factors.tsx';
import { AuditClock } from './audit-clock.tsx';
import { PageWindows } from './page-windows.tsx';
import { currentStep, getStepStatus, type ProgressState } from './progress-state.ts';
import { SpokenProgress } from './spoken-progress.tsx';
import { progressSentence, stepName } from './step-labels.ts';
import { StepLog } from './step-log.tsx';

/** After this time the page reassures the user. */
const longAuditMs = 45_000;

interface RunningAuditProps {
  /** The host being crawled; null until it is known. */
  readonly host: string | null;
  readonly progress: ProgressState;
  readonly connection: StreamState;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** A running audit, in the layout of its result. */
export function RunningAudit({ host, progress, connection, headingRef }: RunningAuditProps) {
  const isLasting = useDelayedFlag(progress.end === 'none');
  const sentence = progressSentence(progress);
  const isCutOff = useDelayedFlag(connection === 'waiting');
  return (
    <>
      <SpokenProgress sentence={sentence} />
      <ReportTop title="Audit in progress" about={<UsualTime />} action={<LeaveLink />} />
      <StickyBar isLit={false} label="What is happening now">
        <CurrentStep progress={progress} />
      </StickyBar>
      <Opening picture={<PageWindows pages={progress.steps.pages} className={openingPicture} />}>
        <h1 ref={headingRef} tabIndex={-1} className="text-verdict leading-[1.12] [overflow-wrap:anywhere]">
          Reading {host ?? 'the website'}
        </h1>
        <p className="mt-3 flex min-h-[5.75rem] flex-wrap content-start md:min-h-[2.25rem] items-baseline gap-x-5 gap-y-2 text-ink-2">
          <AuditClock elapsedMs={progress.elapsedMs} />
          <span>{sentence}</span>
        </p>
        <div className="mt-4">
          <StepLog progress={progress} isLasting={isLasting} />
        </div>
        <p className="mt-4 text-ink-2 text-note">{reassurance(isCutOff, progress.elapsedMs)}</p>
      </Opening>
      <div className="page-width wide-sections">
        <ReportSection
          id="factors"
          title={`${FACTOR_COUNT_TITLE} factors`}
          lead="Each appears here as soon as we’ve checked it. What we can’t check on a website doesn’t count against you."
        >
          <ArrivingFactors factors={progress.factors} />
        </ReportSection>
      </div>
    </>
  );
}

/** The usual duration; nothing until it is known, so that the sentence does not change. */
function UsualTime() {
  const { data, isPending } = useQuery(auditTimesQuery);
  return isPending ? '\u00a0' : usualTimeSentence(data ?? null);
}

function CurrentStep({ progress }: { readonly progress: ProgressState }) {
  const step = currentStep(progress);
  if (step === null) return <p className="text-ink-2">Putting the report together</p>;
  const { detail } = progress.steps[step];
  return (
    <p className="min-w-0 truncate">
      <b>{stepName(step, getStepStatus(progress, step), progress.steps[step])}</b>
      {detail !== null && <span className="text-ink-2">. {detail}</span>}
    </p>
  );
}

function LeaveLink() {
  return (
    <TextButton asChild>
      <Link to={paths.home.to()}>Stop waiting</Link>
    </TextButton>
  );
}

function reassurance(isCutOff: boolean, elapsedMs: number): string {
  if (isCutOff) return 'The connection broke. Your audit goes on, and we’re reconnecting.';
  if (elapsedMs > longAuditMs) return 'This site is slow to answer. You can close this page, and the audit goes on.';
  return 'You can close this page. The audit goes on, and the report stays at this address.';
}
