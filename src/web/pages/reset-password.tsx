import type { MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { Beside, EntryLayout } from '#web/features/account/entry-layout.tsx';
import { ResetPasswordForm } from '#web/features/account/reset-password-form.tsx';
import { useMailedToken } from '#web/features/account/use-mailed-token.ts';

export const meta: MetaFunction = () => [
  { title: 'Set a new password, Porchlight' },
  { name: 'robots', content: 'noindex' },
  // The address holds a key until the script has taken it out: no request may carry it along.
  { name: 'referrer', content: 'no-referrer' },
];

/** Where the link of the mail leads. */
export default function ResetPasswordPage() {
  const token = useMailedToken();
  return (
    <PageShell>
      <EntryLayout
        title="Set a new password"
        beside={
          <Beside
            heading="A key of your own."
            points={[
              'Any characters, exactly as you type them. Longer is better than stranger.',
              'A password manager can make one up and keep it for you.',
              'When it is set, every place where you were logged in is logged out.',
            ]}
          />
        }
      >
        <ResetPasswordForm token={token} />
      </EntryLayout>
    </PageShell>
  );
}
