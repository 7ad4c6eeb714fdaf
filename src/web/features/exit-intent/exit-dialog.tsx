import { useState } from 'react';
import { Link } from 'react-router';
import { emailReportEndpoint } from '#shared/api/email-report.ts';
import type { Analysis } from '#shared/audit/analysis.ts';
import { PLAN_PRICES } from '#shared/product/prices.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Mail } from '#web/components/icons/index.ts';
import { StatusNote } from '#web/components/status-note.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { paths } from '#web/paths.ts';

const [monthly] = PLAN_PRICES;

export interface ExitDialogProps {
  readonly auditId: string;
  readonly analysis: Pick<Analysis, 'websiteUrl' | 'overallScore'>;
  /** Initial value of the field: the signed-in user's address. */
  readonly initialEmail: string;
  /** For the free plan, once the plan is known. */
  readonly offersUpgrade: boolean;
  /** Pro would unlock texts for this audit; otherwise texts are not mentioned. */
  readonly hasMoreToWrite: boolean;
  readonly onClose: () => void;
}

/** The dialog of `ExitIntentOffer`: one address, a plain no, and for the free plan what Pro adds. */
export function ExitDialog({
  auditId,
  analysis: { websiteUrl, overallScore },
  initialEmail,
  offersUpgrade,
  hasMoreToWrite,
  onClose,
}: ExitDialogProps) {
  const [email, setEmail] = useState(initialEmail);
  const { state, start } = useAsyncAction({
    ask: (signal) =>
      callEndpoint(emailReportEndpoint, {
        body: { email, payload: { auditId, url: websiteUrl, score: overallScore } },
        signal,
      }),
    onDone: ({ delivery, message }) => {
      if (delivery === 'kept') return;
      sendPageEvent('email_report_sent', { from: 'exit_intent' });
      showToast('Report Sent Successfully', message);
      onClose();
    },
  });
  const kept = state.kind === 'done' && state.value.delivery === 'kept' ? state.value : null;
  return (
    <Dialog title="Take your report with you" onClose={onClose}>
      <p className="text-ink-2 text-note">
        The report for {formatHost(websiteUrl)} stays in this browser. By email you can read it anywhere.
      </p>
      {kept !== null ? (
        <StatusNote title="Kept, not sent yet." sentence={kept.message} />
      ) : (
        <form
          noValidate
          method="post"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <Field label="Your email" hint="We send this one email and no newsletter." problem={null}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
              />
            )}
          </Field>
          {(state.kind === 'failed' || state.kind === 'refused') && (
            <FailureAlert id="exit-intent-problem" title={null} sentence={state.sentence} />
          )}
          <div className="flex flex-wrap gap-3">
            <BusyButton variant="ink" type="submit" isBusy={state.kind === 'busy'} busyLabel="Sending">
              <Mail aria-hidden />
              Email my report
            </BusyButton>
            <Button onClick={onClose}>No thanks</Button>
          </div>
        </form>
      )}
      {offersUpgrade && (
        <p className="border-line border-t pt-4 text-ink-2 text-note">
          {hasMoreToWrite ? 'Or have the rest written for you.' : 'Or keep every report, and see what changed.'}{' '}
          <TextButton asChild className="text-ink">
            <Link to={paths.upgrade.to(monthly.key)}>Upgrade to Pro, {formatPrice(monthly.usDollars)}/mo</Link>
          </TextButton>
        </p>
      )}
      {kept !== null && (
        <div>
          <Button onClick={onClose}>Close</Button>
        </div>
      )}
    </Dialog>
  );
}
