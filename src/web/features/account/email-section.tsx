import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeEmailEndpoint } from '#shared/api/account.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import type { SignedInUser } from '#web/lib/current-user.ts';
import { ChangeDisclosure } from './change-disclosure.tsx';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { changeFailure, type EntryProblem, findEmptyFields } from './entry-messages.ts';
import { SettingsSection } from './settings-section.tsx';

/** The login email address, and how to change it. */
export function EmailSection({ user }: { readonly user: SignedInUser }) {
  return (
    <SettingsSection title="Email" lead="You log in with it, and we write to you there.">
      <p className="min-h-11 py-2">
        <b className="break-words">{user.email}</b>
        <span className="text-ink-2 text-note"> {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}</span>
      </p>
      <ChangeDisclosure action="Change the address">
        <ChangeEmailForm current={user.email} />
      </ChangeDisclosure>
    </SettingsSection>
  );
}

function ChangeEmailForm({ current }: { readonly current: string }) {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const request = useMutation({
    networkMode: 'always',
    // A repeated request sends a second link to the same address; the newer one counts.
    mutationFn: (typed: { email: string; currentPassword: string }) =>
      callEndpoint(changeEmailEndpoint, { body: typed }),
  });

  function submit(form: FormData): void {
    const typed = { email: readFormText(form, 'email'), currentPassword: readFormText(form, 'currentPassword') };
    const inputError = findEmptyFields(typed);
    setProblem(inputError);
    if (inputError === null) request.mutate(typed, { onError: (error) => setProblem(changeFailure(error)) });
  }

  if (request.isSuccess) {
    return (
      <p role="status" className="text-note">
        A link goes to <b className="break-words">{request.variables.email.trim()}</b>. Your address changes when you
        open it; until then it stays {current}.
      </p>
    );
  }
  const shared = { problem, alertId, required: true };
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Send the link"
      busyWords="Sending"
      variant="ink"
      onSubmit={submit}
    >
      <EntryField {...shared} name="email" label="New email" autoComplete="email" />
      <EntryField {...shared} name="currentPassword" label="Your password" autoComplete="current-password" />
    </EntryForm>
  );
}
