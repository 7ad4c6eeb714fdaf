import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteAccountEndpoint } from '#shared/api/account.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { announceAccountChange } from '#web/lib/account-channel.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { dropAccountData, leaveAccount, type SignedInUser } from '#web/lib/current-user.ts';
import { forgetSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { showToast } from '#web/lib/toasts.ts';
import { paths } from '#web/paths.ts';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { changeFailure, type EntryProblem, findEmptyFields } from './entry-messages.ts';
import { SettingsSection } from './settings-section.tsx';

/** Deletes the account after two confirmations, the second with the password. */
export function DeleteAccountSection({ user }: { readonly user: SignedInUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <SettingsSection title="Delete the account" lead="Right away and for good. You can’t undo this.">
      <Button onClick={() => setAsking(true)}>Delete my account</Button>
      {isAsking && (
        <Dialog title="Delete your account?" onClose={() => setAsking(false)}>
          <p className="text-note">We delete this now, and you can’t undo it:</p>
          <ul className="grid list-disc gap-1 pl-5 text-note">
            <li>your address {user.email} and your password</li>
            <li>your businesses, what you told us about them, and all audits</li>
            {user.isAgency && <li>your keys for programs, which stop working</li>}
            {user.isPro && <li>your plan; a subscription ends and nothing more is charged</li>}
          </ul>
          <p className="text-ink-2 text-note">To keep a copy, download your data first.</p>
          <DeleteAccountForm email={user.email} keep={() => setAsking(false)} />
        </Dialog>
      )}
    </SettingsSection>
  );
}

function DeleteAccountForm({ email, keep }: { readonly email: string; readonly keep: () => void }) {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // Not retried: a second request would be unauthenticated and look like a failure.
    retry: false,
    mutationFn: (currentPassword: string) => callEndpoint(deleteAccountEndpoint, { body: { currentPassword } }),
    onSuccess: async () => {
      forgetSavedAudit();
      await leaveAccount(queryClient);
      await navigate(paths.home.to());
      announceAccountChange();
      showToast('Your account is deleted');
      await dropAccountData(queryClient);
    },
  });

  function submit(form: FormData): void {
    const currentPassword = readFormText(form, 'currentPassword');
    const isEmpty = findEmptyFields({ currentPassword }) !== null;
    setProblem(isEmpty ? { title: null, text: 'Type your password to delete.', fields: ['currentPassword'] } : null);
    if (!isEmpty) request.mutate(currentPassword, { onError: (error) => setProblem(deleteFailure(error)) });
  }

  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Delete for good"
      busyWords="Deleting"
      variant="ink"
      secondary={
        <Button variant="plain" onClick={keep}>
          Keep my account
        </Button>
      }
      onSubmit={submit}
    >
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <EntryField
        name="currentPassword"
        label="Your password"
        autoComplete="current-password"
        required
        problem={problem}
        alertId={alertId}
      />
    </EntryForm>
  );
}

function deleteFailure(error: unknown): EntryProblem {
  const problem = changeFailure(error);
  return problem.title === 'Not changed' ? { ...problem, title: 'Not deleted' } : problem;
}
