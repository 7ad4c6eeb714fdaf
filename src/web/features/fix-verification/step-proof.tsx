import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import type { RecheckResult } from '#shared/api/fix-verification.ts';
import type { ActionPlanItem, Analysis } from '#shared/audit/analysis.ts';
import { unreadStepLeadsTo } from '#shared/report/next-step.ts';
import { formatHost, formatUrlPath } from '#shared/report/safe-link.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Check, Eye } from '#web/components/icons/index.ts';
import { Disclosure, DisclosureArrow } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useNearView } from '#web/lib/use-near-view.ts';
import { RecheckList } from './recheck-list.tsx';
import {
  describeRecheck,
  describeStepStatus,
  restsOnOwnerInput,
  type StepStatusSummary,
  summarizeStepStatus,
} from './step-status.ts';
import { fixStatesQuery, useMarkApplied, useRecheck } from './use-step-proof.ts';

interface StepProofProps {
  readonly auditId: string;
  readonly analysis: Analysis;
  readonly step: ActionPlanItem;
}

const foldSummary =
  'inline-flex min-h-11 items-center gap-[0.35em] font-[620] text-note underline decoration-1 underline-offset-[0.2em]';

/** The verification of one plan step: mark it as done, recrawl the site, and compare before and after with the gained points. */
export function StepProof({ auditId, analysis, step }: StepProofProps) {
  const row = useRef<HTMLDivElement>(null);
  const isNear = useNearView(row);
  const { data } = useQuery({ ...fixStatesQuery(auditId), enabled: isNear });
  const apply = useMarkApplied(auditId, step.id);
  const variant = useRecheck(auditId, step.id);
  const standing = summarizeStepStatus(step, data?.states ?? []);
  const isTold = restsOnOwnerInput(step, analysis);
  const unread = unreadStepLeadsTo(step, analysis);
  const isBusy = apply.isPending || variant.isPending;
  const act = (run: () => void) => {
    apply.reset();
    variant.reset();
    run();
  };
  const pageFault = pageProblem(variant.error);
  // Invalid input is reported at the field.
  const failure = pageFault === null ? (variant.error ?? apply.error) : null;
  return (
    <div ref={row} className="grid justify-items-start gap-2">
      <Standing standing={standing} readAt={analysis.collectedAt} />
      <div
        data-screen-only
        className="flex flex-wrap items-center gap-x-2 gap-y-1 has-[>button:first-child]:-ml-[0.6em]"
      >
        {standing.kind === 'suggested' && unread !== 'profile' && (
          <BusyButton
            variant="plain"
            className="text-note"
            isBusy={apply.isPending}
            busyLabel="Saving"
            onPress={() => act(() => apply.mutate(true))}
          >
            <Check aria-hidden />I did this
            <StepName step={step} />
          </BusyButton>
        )}
        {isTold ? (
          <a href="#profile" className="inline-flex min-h-11 items-center font-[620] text-note">
            Change what you told us
          </a>
        ) : unread === 'facts' ? (
          <a href="#facts" className="inline-flex min-h-11 items-center font-[620] text-note">
            Open “Your facts”
          </a>
        ) : unread === 'profile' ? (
          <a href="#profile" className="inline-flex min-h-11 items-center font-[620] text-note">
            Tell us about your Google profile
          </a>
        ) : unread === 'newAudit' ? (
          <p className="text-ink-2 text-note">Change it, then run a new audit: that reads every page again.</p>
        ) : (
          <BusyButton
            variant="plain"
            className="text-note"
            isBusy={variant.isPending}
            busyLabel="Looking"
            onPress={() => act(() => variant.mutate(null))}
          >
            <Eye aria-hidden />
            {standing.kind === 'seen' ? 'Check again' : 'Check now'}
            <StepName step={step} />
          </BusyButton>
        )}
        {standing.kind === 'applied' && (
          <TextButton
            className="text-note"
            aria-disabled={isBusy}
            onClick={() => !isBusy && act(() => apply.mutate(false))}
          >
            Undo
            <StepName step={step} />
          </TextButton>
        )}
      </div>
      <div role="status" className="grid gap-2 text-note empty:hidden">
        {variant.data !== undefined && <LookOutcome result={variant.data} />}
        {failure !== null && (
          <p className="font-[560] text-poor-word">
            {failureSentence(failure)} {variant.isError && 'Nothing was changed.'}
          </p>
        )}
      </div>
      {standing.rechecks.length > 0 && (
        // Opens by itself after a recrawl just now; collapsed on a later visit.
        <Disclosure
          key={variant.data?.checkedAt}
          open={variant.data !== undefined}
          data-screen-only
          className="w-full min-w-0"
          summaryClassName={foldSummary}
          summary={
            <>
              Before and after <DisclosureArrow />
            </>
          }
        >
          <RecheckList looks={standing.rechecks} />
        </Disclosure>
      )}
      {standing.rechecks.length > 0 && standing.kind !== 'seen' && !isTold && unread === null && (
        <OtherPage problem={pageFault} isBusy={variant.isPending} onCheck={(page) => act(() => variant.mutate(page))} />
      )}
    </div>
  );
}

function StepName({ step }: Pick<StepProofProps, 'step'>) {
  return <span className="sr-only">: {step.title}</span>;
}

function Standing({ standing, readAt }: { readonly standing: StepStatusSummary; readonly readAt: string }) {
  const words = describeStepStatus(standing, readAt);
  if (words === null) return null;
  if (standing.kind !== 'seen' && standing.kind !== 'partly')
    return <p className="max-w-measure text-ink-2 text-note">{words}</p>;
  return (
    <p
      data-band={standing.kind === 'seen' ? 'good' : 'mid'}
      className="flex items-center gap-[0.4em] font-[640] text-(--word) text-note"
    >
      <Check aria-hidden />
      {words}
    </p>
  );
}

function LookOutcome({ result }: { readonly result: RecheckResult }) {
  return (
    <>
      <p className="max-w-measure font-[560]">{describeRecheck(result)}</p>
      {result.notRead.map(({ url, reason }) => (
        <p key={url} className="max-w-measure text-ink-2 [overflow-wrap:anywhere]">
          We could not read {formatHost(url)}
          {formatUrlPath(url)}: {reason}. It counts as it was.
        </p>
      ))}
    </>
  );
}

/** The problem with the given page; null for every other failure. */
function pageProblem(error: Error | null): string | null {
  return error instanceof ApiCallError && error.code === 'invalid-request' ? error.sentence : null;
}

interface OtherPageProps {
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onCheck: (page: string) => void;
}

/** The evidence may quote another page than the one the owner changed. */
function OtherPage({ problem, isBusy, onCheck }: OtherPageProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const page = String(new FormData(event.currentTarget).get('page') ?? '').trim();
    if (page !== '' && !isBusy) onCheck(page);
  }
  return (
    <Disclosure
      data-screen-only
      className="w-full min-w-0"
      summaryClassName={foldSummary}
      summary={
        <>
          It is on another page <DisclosureArrow />
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex max-w-[32rem] flex-wrap items-end gap-3 pt-1">
        <div className="min-w-[min(100%,14rem)] flex-1">
          <Field label="Page with the change, like /services" problem={problem}>
            {(control) => <TextInput {...control} name="page" maxLength={2048} autoComplete="off" />}
          </Field>
        </div>
        <BusyButton type="submit" isBusy={isBusy} busyLabel="Looking">
          Check this page
        </BusyButton>
      </form>
    </Disclosure>
  );
}
