import { emailReportEndpoint } from '#shared/api/email-report.ts';
import { USUAL_SHARE_DAYS } from '#shared/api/shares.ts';
import { MailDialog } from '#web/components/mail-dialog.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { sendPageEvent } from '#web/lib/page-events.ts';
import { showToast } from '#web/lib/toasts.ts';
import { isSendableAddress, reportMailRequest } from './report-mail.ts';

const invalidAddress = { title: 'Invalid Email', text: 'Please enter a valid email address' } as const;
const sendingFailed = {
  title: 'Failed to Send Report',
  text: 'Please try again or contact support if the issue persists.',
} as const;

interface EmailReportDialogProps {
  readonly auditId: string;
  readonly analysis: Parameters<typeof reportMailRequest>[2];
  readonly initialEmail: string;
  readonly onClose: () => void;
}

/** "Send Report to Your Email": one address, one button. */
export function EmailReportDialog({ auditId, analysis, initialEmail, onClose }: EmailReportDialogProps) {
  return (
    <MailDialog
      title="Send Report to Your Email"
      lead={`Your score and first steps, with the whole report as a PDF. A link in the email opens the report for up to ${USUAL_SHARE_DAYS} days.`}
      hint="We send this one email and no newsletter."
      action="Send report"
      initialEmail={initialEmail}
      isSendable={isSendableAddress}
      inputError={invalidAddress}
      failure={sendingFailed}
      send={(email, signal) =>
        callEndpoint(emailReportEndpoint, { body: reportMailRequest(email, auditId, analysis), signal })
      }
      onSent={(message) => {
        sendPageEvent('email_report_sent', { from: 'report' });
        showToast('Report Sent Successfully', message);
      }}
      onClose={onClose}
    />
  );
}
