import type { MetaFunction } from 'react-router';
import { PageShell } from '#web/components/page-shell.tsx';
import { RequireAccount } from '#web/components/require-account.tsx';
import { AccountSettings, SettingsSkeleton } from '#web/features/account/account-settings.tsx';

export const meta: MetaFunction = () => [{ title: 'Settings, Porchlight' }, { name: 'robots', content: 'noindex' }];

/** Email, password, sessions, API keys, data, and deletion of the account. */
export default function AccountSettingsPage() {
  return (
    <PageShell>
      <RequireAccount skeleton={<SettingsSkeleton />}>{(user) => <AccountSettings user={user} />}</RequireAccount>
    </PageShell>
  );
}
