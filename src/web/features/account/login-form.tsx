import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { EntryField } from './entry-field.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { type EntryProblem, findLoginProblem, loginFailure } from './entry-messages.ts';
import { useLogin } from './use-entry.ts';

/** Email and password. The page redirects after signing in. */
export function LoginForm() {
  const alertId = useId();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const login = useLogin();

  function submit(form: FormData): void {
    const typed = { email: readFormText(form, 'email'), password: readFormText(form, 'password') };
    const inputError = findLoginProblem(typed);
    setProblem(inputError);
    if (inputError === null) login.mutate(typed, { onError: (error) => setProblem(loginFailure(error)) });
  }

  const shared = { problem, alertId, required: true };
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={login.isPending}
      action="Log in"
      busyWords="Logging in"
      onSubmit={submit}
    >
      <EntryField {...shared} name="email" label="Email" autoComplete="username" />
      <div className="relative">
        <EntryField {...shared} name="password" label="Password" autoComplete="current-password" />
        <Link
          to={paths.forgotPassword.to()}
          className="absolute -top-3 right-0 inline-flex min-h-11 items-center text-ink-2 text-note hover:text-ink"
        >
          Forgot your password?
        </Link>
      </div>
    </EntryForm>
  );
}
