import type { MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { EmailVerification } from '#web/features/account/email-verification.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { useMailedToken } from '#web/features/account/use-mailed-token.ts';

export const meta: MetaFunction = () => [
  { title: 'Confirm your address, Porchlight' },
  { name: 'robots', content: 'noindex' },
  // As on the page for a new password.
  { name: 'referrer', content: 'no-referrer' },
];

/** The target of the link that verifies an email address. */
export default function VerifyEmailPage() {
  const token = useMailedToken();
  return (
    <PageShell>
      <EntryLayout
        title="Confirm your address"
        beside={
          <Beside
            heading="So our emails reach you."
            points={[
              'A confirmed address is how you get back in when a password is lost.',
              'We write there about your account and your payments.',
            ]}
          />
        }
      >
        <EmailVerification token={token} />
      </EntryLayout>
    </PageShell>
  );
}
