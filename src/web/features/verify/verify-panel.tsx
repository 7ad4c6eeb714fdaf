import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type Verification,
  verifyAuditEndpoint,
  verifyReportEndpoint,
  verifySharedEndpoint,
} from '#shared/api/verify.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { LoaderCircle, RotateCcw, ShieldCheck } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { FilePicker } from './file-picker.tsx';
import { addFiles, type ChosenFiles } from './file-role.ts';
import { type KnownReport, useKnownReport } from './use-known-report.ts';
import { VerifyResult } from './verify-result.tsx';

/** Verifies the report in the URL, or one that is chosen as files. `explanation` is shown below the files. */
export function VerifyPanel({ explanation }: { readonly explanation: ReactNode }) {
  const known = useKnownReport();
  return known === null ? (
    <SentReport explanation={explanation} />
  ) : (
    <KnownReportPanel key={JSON.stringify(known)} known={known} />
  );
}

function SentReport({ explanation }: { readonly explanation: ReactNode }) {
  const [chosen, setChosen] = useState<ChosenFiles>({});
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useMutation({ networkMode: 'always', retry: false, mutationFn: send });
  const again = () => {
    sending.reset();
    setChosen({});
  };

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0 || sending.isPending) return;
    sending.reset();
    const added = await addFiles(chosen, files);
    setChosen(added.files);
    setProblem(added.problem);
  }

  if (sending.data !== undefined)
    return (
      <VerifyResult
        result={sending.data}
        actions={
          <Button onClick={again}>
            <RotateCcw aria-hidden />
            Verify another report
          </Button>
        }
      />
    );
  const { report } = chosen;
  return (
    <>
      <section aria-label="Files" className="grid max-w-[46rem] gap-5 border-ink border-t-[1.5px] pt-8">
        <FilePicker chosen={chosen} onFiles={(files) => void take(files)} />
        <div>
          <BusyButton
            variant="ink"
            isBusy={sending.isPending}
            busyLabel="Judging again"
            onPress={() =>
              report === undefined
                ? setProblem('Choose the report first: the JSON file that it offers for download.')
                : sending.mutate(chosen)
            }
          >
            <ShieldCheck aria-hidden />
            Verify the report
          </BusyButton>
        </div>
        {/* Space for a message, so that nothing moves when it appears. */}
        <div className="min-h-[5.5rem] text-note">
          <p role="status" className="text-ink-2">
            {sending.isPending ? 'We’re checking the evidence again. This takes a second or two.' : ''}
          </p>
          {problem !== null && (
            <p role="alert" className="font-[560] text-poor-word">
              {problem}
            </p>
          )}
          {sending.error !== null && (
            <FailureAlert id="verify-problem" title="Not verified" sentence={failureSentence(sending.error)} />
          )}
        </div>
      </section>
      {explanation}
    </>
  );
}

function send({ report, evidence }: ChosenFiles): Promise<Verification> {
  const form = new FormData();
  if (report !== undefined) form.append('report', report);
  if (evidence !== undefined) form.append('evidence', evidence);
  return callEndpoint(verifyReportEndpoint, { file: form });
}

/** Requested once: reevaluation runs only on demand. */
function KnownReportPanel({ known }: { readonly known: KnownReport }) {
  const verifying = useQuery({
    queryKey: ['verify', known],
    queryFn: ({ signal }) =>
      known.kind === 'audit'
        ? callEndpoint(verifyAuditEndpoint, { params: { auditId: known.auditId }, signal })
        : callEndpoint(verifySharedEndpoint, { params: { token: known.token }, signal }),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const actions = (
    <>
      {known.kind === 'audit' && (
        <Button asChild>
          <Link to={paths.audit.to(known.auditId)}>Back to the report</Link>
        </Button>
      )}
      <Button variant="plain" asChild>
        <Link to={paths.verify.to()}>Verify a report from files</Link>
      </Button>
    </>
  );
  if (verifying.data !== undefined) return <VerifyResult result={verifying.data} actions={actions} />;
  if (verifying.error !== null)
    return (
      <div className="grid max-w-[46rem] gap-5 border-ink border-t-[1.5px] pt-8">
        <FailureAlert id="verify-problem" title="Not verified" sentence={failureSentence(verifying.error)} />
        <div className="flex flex-wrap gap-x-4 gap-y-3">
          <Button onClick={() => void verifying.refetch()}>Try again</Button>
          {actions}
        </div>
      </div>
    );
  return (
    <div className="grid min-h-[70svh] content-start border-ink border-t-[1.5px] pt-8">
      <p role="status" className="flex items-center gap-3 text-lead">
        <LoaderCircle aria-hidden className="animate-turn" />
        We’re checking the evidence again. This takes a second or two.
      </p>
    </div>
  );
}
