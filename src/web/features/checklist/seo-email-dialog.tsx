import { exportSeoEmailEndpoint } from '#shared/api/exports.ts';
import type { SentChecklistRequest } from '#shared/api/seo-checklist.ts';
import { MailDialog } from '#web/components/mail-dialog.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { showToast } from '#web/lib/toasts.ts';

const addressMissing = { title: 'Email Required', text: 'Please enter your email address.' } as const;
const sendingFailed = { title: 'Email Failed', text: 'Unable to send report via email. Please try again.' } as const;

interface SeoEmailDialogProps {
  readonly request: SentChecklistRequest;
  readonly initialEmail: string;
  readonly onClose: () => void;
}

/** Sends the checklist to one address. */
export function SeoEmailDialog({ request, initialEmail, onClose }: SeoEmailDialogProps) {
  return (
    <MailDialog
      title="Email the checklist"
      hint={`The five checks for “${request.targetKeyword}”, in one email.`}
      action="Send checklist"
      initialEmail={initialEmail}
      isSendable={(typed) => typed.trim() !== ''}
      inputError={addressMissing}
      failure={sendingFailed}
      send={(email, signal) =>
        callEndpoint(exportSeoEmailEndpoint, { body: { ...request, email: email.trim() }, signal })
      }
      onSent={(message) => showToast('Report Sent', message)}
      onClose={onClose}
    />
  );
}
