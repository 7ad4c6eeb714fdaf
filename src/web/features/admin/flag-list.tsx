import { useState } from 'react';
import { listFlagsEndpoint } from '#shared/api/admin/content.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { AdminPage } from './admin-page.tsx';
import { FlagRow } from './flag-row.tsx';
import { QueryProblem } from './query-problem.tsx';
import { StatusMessage } from './status-message.tsx';
import { useAdminQuery } from './use-admin-query.ts';
import { WaitingFacts } from './waiting-facts.tsx';

/** Feature flags and the share of visitors for each. */
export function FlagList() {
  const { data, error, refetch } = useAdminQuery(['flags'], (signal) => callEndpoint(listFlagsEndpoint, { signal }));
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AdminPage
      title="Flags"
      lead="Screens that a share of visitors has. A visitor stays on the same side for as long as the browser session lasts."
    >
      {error !== null && <QueryProblem error={error} onRetry={() => void refetch()} />}
      <StatusMessage>{message}</StatusMessage>
      {data === undefined ? (
        error === null && <WaitingFacts />
      ) : (
        <ul>
          {data.flags.map((flag) => (
            // A saved share becomes the new initial value of its row.
            <FlagRow key={`${flag.name}${flag.percent}`} flag={flag} onMessage={setMessage} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
