import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changePasswordEndpoint } from '#shared/api/account.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { openAccessQuery, sessionsQuery } from './account-queries.ts';
import { ChangeDisclosure } from './change-disclosure.tsx';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { changeFailure, type EntryProblem, findNewPasswordProblem } from './entry-messages.ts';
import { SettingsSection } from './settings-section.tsx';

/** Changes the password; requires the current one. */
export function PasswordSection({ email }: { readonly email: string }) {
  return (
    <SettingsSection title="Password" lead="Changing it logs you out everywhere but here.">
      <ChangeDisclosure action="Change the password">
        <ChangePasswordForm email={email} />
      </ChangeDisclosure>
    </SettingsSection>
  );
}

function ChangePasswordForm({ email }: { readonly email: string }) {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // Not retried: a second request would fail with the old password although the change succeeded.
    retry: false,
    mutationFn: (typed: { currentPassword: string; newPassword: string }) =>
      callEndpoint(changePasswordEndpoint, { body: typed }),
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(openAccessQuery)]),
  });

  function submit(form: FormData): void {
    const currentPassword = readFormText(form, 'currentPassword');
    const password = readFormText(form, 'password');
    const inputError = findNewPasswordProblem({
      currentPassword,
      password,
      confirmPassword: readFormText(form, 'confirmPassword'),
    });
    setProblem(inputError);
    if (inputError !== null) return;
    request.mutate(
      { currentPassword, newPassword: password },
      { onError: (error) => setProblem(changeFailure(error)) },
    );
  }

  if (request.isSuccess) {
    return (
      <p role="status" className="text-note">
        Your password is changed. We logged you out everywhere else.
      </p>
    );
  }
  const shared = { problem, alertId, required: true };
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Change the password"
      busyWords="Changing it"
      variant="ink"
      onSubmit={submit}
    >
      {/* Lets a password manager know which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
      <EntryField {...shared} name="currentPassword" label="Current password" autoComplete="current-password" />
      <EntryField
        {...shared}
        name="password"
        label="New password"
        hint={`At least ${LIMITS.minPasswordLength} characters.`}
        autoComplete="new-password"
      />
      <EntryField {...shared} name="confirmPassword" label="Confirm the new password" autoComplete="new-password" />
    </EntryForm>
  );
}
