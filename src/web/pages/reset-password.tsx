import type { MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx';
import { useMailedToken } from '#web/features/account/use-mailed-token.ts';

export const meta: MetaFunction = () => [
  { title: 'Set a new password, Porchlight' },
  { name: 'robots', content: 'noindex' },
  // The URL contains a secret until the script has removed it: no request may send it as the referrer.
  { name: 'referrer', content: 'no-referrer' },
];

/** The target of the link in the reset mail. */
export default function ResetPasswordPage() {
  const token = useMailedToken();
  return (
    <PageShell>
      <EntryLayout
        title="Set a new password"
        beside={
          <Beside
            heading="A new password"
            points={[
              'Use any characters. A longer password is a better one.',
              'A password manager can make one and keep it for you.',
              'A new password logs you out everywhere.',
            ]}
          />
        }
      >
        <ResetPasswordForm token={token} />
      </EntryLayout>
    </PageShell>
  );
}
