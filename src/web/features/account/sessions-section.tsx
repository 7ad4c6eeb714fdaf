import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type AccountSession, revokeOtherSessionsEndpoint, revokeSessionEndpoint } from '#shared/api/account.ts';
import { Button } from '#web/components/ui/button.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { openAccessQuery, sessionsQuery } from './account-queries.ts';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

interface SessionsSectionProps {
  readonly sessions: UseQueryResult<{ sessions: AccountSession[] }>;
}

/** The account's sessions, with a button that signs out the others. */
export function SessionsSection({ sessions }: SessionsSectionProps) {
  return (
    <SettingsSection title="Where you are logged in" lead="Don’t recognize one? Log it out and change your password.">
      {sessions.data === undefined ? (
        <LoadFailure error={sessions.error} tryAgain={() => void sessions.refetch()} />
      ) : (
        <SessionList sessions={sessions.data.sessions} />
      )}
    </SettingsSection>
  );
}

function SessionList({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  const list = useRef<HTMLUListElement>(null);
  const queryClient = useQueryClient();
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  const end = useMutation({
    networkMode: 'always',
    mutationFn: (id: string | 'others') =>
      id === 'others'
        ? callEndpoint(revokeOtherSessionsEndpoint)
        : callEndpoint(revokeSessionEndpoint, { params: { sessionId: id } }).catch(unlessGone),
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries(sessionsQuery), queryClient.invalidateQueries(openAccessQuery)]);
      // The pressed button was removed with its row.
      list.current?.focus();
    },
  });

  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {sessions.map(({ id, device, isThisOne, lastUsedAt }) => (
          <li key={id} className="flex min-h-16 items-center gap-4 border-line border-b py-3 first:pt-0">
            <div className="mr-auto min-w-0">
              <p className="break-words font-[560]">{device}</p>
              <div className="text-note">{isThisOne ? <ThisOne /> : <When at={lastUsedAt} />}</div>
            </div>
            {!isThisOne && (
              <Button
                aria-label={`Log out ${device}`}
                aria-disabled={end.isPending}
                onClick={() => {
                  if (!end.isPending) end.mutate(id);
                }}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          className="mt-5"
          aria-disabled={end.isPending}
          onClick={() => {
            if (!end.isPending) end.mutate('others');
          }}
        >
          Log out everywhere else
        </Button>
      )}
      <p role="status" className="mt-2 min-h-[1.5em] text-note">
        {end.isSuccess && (end.variables === 'others' ? 'Logged out everywhere else.' : 'Logged out there.')}
        {end.isError && <span className="font-[560] text-poor-word">{failureSentence(end.error)}</span>}
      </p>
    </>
  );
}

function ThisOne() {
  return <span className="text-ink-2">This browser, now</span>;
}

/** A session that expired, or that an earlier try whose response was lost ended, counts as ended. */
function unlessGone(error: unknown) {
  if (error instanceof ApiCallError && error.status === 404) return { success: true as const };
  throw error;
}
