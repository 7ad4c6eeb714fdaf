import { Link, type MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { ForgotPasswordForm } from '#web/features/account/forgot-password-form.tsx';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [
  { title: 'Forgotten password, Porchlight' },
  { name: 'robots', content: 'noindex' },
];

/** Requests a password reset. */
export default function ForgotPasswordPage() {
  return (
    <PageShell>
      <EntryLayout
        title="A new password"
        lead={
          <p>
            We send a link to the address of your account. Remembered it? <Link to={paths.login.to()}>Log in</Link>.
          </p>
        }
        beside={
          <Beside
            heading="Locked out happens."
            points={[
              'The link works once and for a limited time.',
              'Your password stays as it is until you set a new one.',
              'Setting a new one logs you out everywhere else.',
            ]}
          />
        }
      >
        <ForgotPasswordForm />
      </EntryLayout>
    </PageShell>
  );
}
