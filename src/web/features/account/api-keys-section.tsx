import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { type ApiKey, createApiKey, deleteApiKey } from '#shared/api/account.ts';
import { limitOf } from '#shared/product/rights.ts';
import type { Message } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { SignedInUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { apiKeysQuery } from './account-queries.ts';
import { CopySecret } from './copy-secret.tsx';
import { EntryForm, typedText } from './entry-form.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

interface ApiKeysSectionProps {
  readonly user: SignedInUser;
  readonly keys: UseQueryResult<{ keys: ApiKey[] }>;
}

/** Keys for an agency's own programs. A key is shown once, when it is made. */
export function ApiKeysSection({ user, keys }: ApiKeysSectionProps) {
  const limit = limitOf(user.plan, 'apiKeys');
  return (
    <SettingsSection
      title="API keys"
      lead="For your own programs. A key acts for your account; give each program its own, so that one can end without the others."
    >
      {keys.data === undefined ? (
        <LoadFailure error={keys.error} tryAgain={() => void keys.refetch()} />
      ) : (
        <div className="grid gap-6">
          <KeyList keys={keys.data.keys} />
          {limit !== null && keys.data.keys.length >= limit ? (
            <p className="text-ink-2 text-note">These are all {limit} keys of your plan. Delete one to make another.</p>
          ) : (
            <NewKey />
          )}
        </div>
      )}
    </SettingsSection>
  );
}

function KeyList({ keys }: { readonly keys: readonly ApiKey[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const queryClient = useQueryClient();
  const end = useMutation({
    networkMode: 'always',
    mutationFn: (key: ApiKey) => callEndpoint(deleteApiKey, { params: { keyId: key.id } }).catch(unlessGone),
    onSuccess: async () => {
      setAsked(null);
      await queryClient.invalidateQueries(apiKeysQuery);
      list.current?.focus();
    },
  });
  if (keys.length === 0) return <p className="text-ink-2 text-note">No keys yet.</p>;
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {keys.map((key) => (
          <li key={key.id} className="flex min-h-16 items-center gap-4 border-line border-b py-3 first:pt-0">
            <div className="mr-auto min-w-0">
              <p className="break-words font-[560]">{key.name}</p>
              <p className="text-ink-2 text-note">
                <code className="font-code text-caption">{key.start}…</code>
              </p>
            </div>
            <div className="hidden text-note sm:block">
              {key.lastUsedAt === null ? <span className="text-ink-2">Never used</span> : <When at={key.lastUsedAt} />}
            </div>
            <Button aria-label={`Delete the key ${key.name}`} onClick={() => setAsked(key)}>
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Dialog title="Delete this key?" onClose={() => setAsked(null)}>
          <p className="text-note">
            The program that uses <b className="break-words">{asked.name}</b> is refused from now on. This cannot be
            undone.
          </p>
          {end.isError && (
            <p role="alert" className="font-[560] text-note text-poor-word">
              {failureSentence(end.error)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button look="ink" aria-disabled={end.isPending} onClick={() => end.isPending || end.mutate(asked)}>
              Delete the key
            </Button>
            <Button look="plain" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function NewKey() {
  const alertId = useId();
  const [problem, setProblem] = useState<Message | null>(null);
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // Each arrival makes a key.
    retry: false,
    mutationFn: (name: string) => callEndpoint(createApiKey, { body: { name } }),
    onSuccess: () => queryClient.invalidateQueries(apiKeysQuery),
  });

  function submit(form: FormData): void {
    const name = typedText(form, 'name').trim();
    const slip = name === '' ? { title: null, text: 'Give the key a name, such as the program that uses it.' } : null;
    setProblem(slip);
    if (slip !== null) return;
    request.mutate(name, { onError: (error) => setProblem({ title: 'No key made', text: failureSentence(error) }) });
  }

  if (request.isSuccess) return <NewSecret secret={request.data.secret} close={request.reset} />;
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Make a key"
      busyWords="Making it"
      look="ink"
      onSubmit={submit}
    >
      <Field label="Name of the new key" hint="Such as the program that uses it." problem={null}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={60}
            autoComplete="off"
            className="max-w-[27rem]"
            aria-invalid={problem !== null || undefined}
            aria-describedby={[problem !== null && alertId, control['aria-describedby']].filter(Boolean).join(' ')}
          />
        )}
      </Field>
    </EntryForm>
  );
}

function NewSecret({ secret, close }: { readonly secret: string; readonly close: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-3 border-amber-line border-l-4 bg-amber-wash p-4">
      <p className="font-[620] text-note">Copy the key now. It is not shown again, and we do not keep it.</p>
      <code className="w-full select-all break-all font-code text-note">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopySecret text={secret} />
        <Button look="plain" onClick={close}>
          I have it
        </Button>
      </div>
    </div>
  );
}

/** As with sessions: what has ended has ended. */
function unlessGone(error: unknown) {
  if (error instanceof ApiError && error.status === 404) return { success: true as const };
  throw error;
}
