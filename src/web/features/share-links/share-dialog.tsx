import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createShareEndpoint, MOST_SHARES, ShareDays, USUAL_SHARE_DAYS } from '#shared/api/shares.ts';
import { formatDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Link2 } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { ShareList } from './share-list.tsx';
import { sharesQuery } from './share-query.ts';
import { endsSooner, shareDaysLabels } from './share-text.ts';

interface ShareDialogProps {
  readonly auditId: string;
  readonly onClose: () => void;
}

/** Share links of the report: create one, list the valid ones, revoke them. */
export function ShareDialog({ auditId, onClose }: ShareDialogProps) {
  const shares = useQuery(sharesQuery(auditId));
  return (
    <Dialog title="Share this report" size="wide" onClose={onClose}>
      <p className="text-ink-2 text-note">
        Anyone with a link can read this report without an account, and change nothing. They see the score, the plan,
        every check with its evidence and what you told us about your profile. They don’t see your email or account.
      </p>
      {shares.data === undefined ? (
        shares.isError ? (
          <LoadProblem sentence={failureSentence(shares.error)} tryAgain={() => void shares.refetch()} />
        ) : (
          <Waiting />
        )
      ) : (
        <>
          {shares.data.shares.length < MOST_SHARES ? (
            <NewLink auditId={auditId} />
          ) : (
            <p className="text-note">This report has {MOST_SHARES} links. End one you don’t need to make another.</p>
          )}
          <ShareList auditId={auditId} shares={shares.data.shares} />
        </>
      )}
    </Dialog>
  );
}

function NewLink({ auditId }: { readonly auditId: string }) {
  const [days, setDays] = useState<ShareDays>(USUAL_SHARE_DAYS);
  const queryClient = useQueryClient();
  const make = useMutation({
    networkMode: 'always',
    // Not retried: each request creates a link.
    retry: false,
    mutationFn: (chosen: ShareDays) =>
      callEndpoint(createShareEndpoint, { params: { auditId }, body: { days: chosen } }),
    onSuccess: (link) => {
      const { queryKey } = sharesQuery(auditId);
      queryClient.setQueryData(queryKey, (known) => ({ shares: [link, ...(known?.shares ?? [])] }));
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!make.isPending) make.mutate(days);
  }

  const isCut = make.data !== undefined && endsSooner(make.data, make.variables);
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-[11rem] flex-1">
          <Field label="The link works for" problem={null}>
            {(control) => (
              <Select
                {...control}
                value={days}
                onChange={(event) => {
                  const chosen = Number(event.currentTarget.value);
                  setDays(ShareDays.options.find((one) => one === chosen) ?? USUAL_SHARE_DAYS);
                }}
              >
                {ShareDays.options.map((one) => (
                  <option key={one} value={one}>
                    {shareDaysLabels[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <BusyButton variant="ink" type="submit" isBusy={make.isPending} busyLabel="Making it">
          <Link2 aria-hidden />
          Make a link
        </BusyButton>
      </div>
      <p role="status" className="text-ink-2 text-note empty:hidden">
        {make.isSuccess &&
          (isCut
            ? `The link is below. It ends on ${formatDay(make.data.expiresAt.slice(0, 10))}: your plan shows this audit until then.`
            : 'The link is below, ready to copy.')}
      </p>
      {make.isError && (
        <FailureAlert id="share-problem" title="No link was made" sentence={failureSentence(make.error)} />
      )}
    </form>
  );
}

function LoadProblem({ sentence, tryAgain }: { readonly sentence: string; readonly tryAgain: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-note">{sentence}</p>
      <Button onClick={tryAgain}>Try Again</Button>
    </div>
  );
}

/** As high as the form and the text below it. */
function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-12" />
      <Skeleton className="h-6 w-1/2" />
    </div>
  );
}
