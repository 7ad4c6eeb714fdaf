import { useId, useState } from 'react';
import { LIMITS } from '#shared/product/limits.ts';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { type EntryProblem, findSignupProblem, registrationFailure } from './entry-messages.ts';
import { useRegistration } from './use-entry.ts';

/** Creates an account. The page redirects signed-in users. */
export function SignupForm() {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const registration = useRegistration();

  function submit(form: FormData): void {
    const email = readFormText(form, 'email');
    const password = readFormText(form, 'password');
    const inputError = findSignupProblem({ email, password, confirmPassword: readFormText(form, 'confirmPassword') });
    setProblem(inputError);
    if (inputError !== null) return;
    registration.mutate({ email, password }, { onError: (error) => setProblem(registrationFailure(error)) });
  }

  const shared = { problem, alertId, required: true };
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={registration.isPending}
      action="Create account"
      busyWords="Creating it"
      onSubmit={submit}
    >
      <EntryField {...shared} name="email" label="Email" autoComplete="username" />
      <EntryField
        {...shared}
        name="password"
        label="Password"
        hint={`At least ${LIMITS.minPasswordLength} characters. A few unrelated words are easier to keep than one odd one.`}
        autoComplete="new-password"
      />
      <EntryField {...shared} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    </EntryForm>
  );
}
