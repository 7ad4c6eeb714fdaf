import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endAccessEndpoint, type OpenAccess } from '#shared/api/account-access.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { AccessList } from './access-list.tsx';
import { apiKeysQuery, sessionsQuery } from './account-queries.ts';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Everything that works without the password, and one button that ends it. The mail about a new password leads here. */
export function AccessSection({ access }: { readonly access: UseQueryResult<OpenAccess> }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The section renders after its data arrives, when the browser has already looked for the anchor.
    if (location.hash === '#access') document.getElementById('access')?.scrollIntoView({ block: 'start' });
  }, []);
  const isNothingOpen =
    access.data?.otherSessions === 0 && access.data.apiKeys.length === 0 && access.data.shareLinkCount === 0;
  return (
    <SettingsSection
      id="access"
      title="Access without your password"
      lead="API keys and shared reports keep working after you change your password. End what isn't yours."
    >
      {access.data === undefined ? (
        <LoadFailure error={access.error} tryAgain={() => void access.refetch()} />
      ) : isNothingOpen ? (
        <p className="text-ink-2 text-note">Nothing but this browser opens your account.</p>
      ) : (
        <AccessList
          access={access.data}
          end={() => callEndpoint(endAccessEndpoint)}
          onEnded={() =>
            Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(apiKeysQuery)])
          }
        />
      )}
    </SettingsSection>
  );
}
