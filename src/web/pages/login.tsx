import { Link, type MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { EntryGate } from '#web/features/account/entry-gate.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { useNextPath } from '#web/features/account/next-path.ts';
import { paths } from '#web/paths.ts';

export const meta: MetaFunction = () => [{ title: 'Log in, Porchlight' }, { name: 'robots', content: 'noindex' }];

/** The login page. */
export default function LoginPage() {
  const nextPath = useNextPath();
  return (
    <PageShell>
      <EntryLayout
        title="Log in"
        lead={
          <>
            <p>
              No account yet? <Link to={paths.signup.to(nextPath)}>Create one</Link>
            </p>
            <p>The audit itself needs none.</p>
          </>
        }
        beside={
          <Beside
            heading="Your reports, where you left them."
            points={[
              'Audits you run while logged in open on any device.',
              'Audits already in this browser move to your account when you log in.',
            ]}
          />
        }
      >
        <EntryGate>
          <LoginForm />
        </EntryGate>
      </EntryLayout>
    </PageShell>
  );
}
