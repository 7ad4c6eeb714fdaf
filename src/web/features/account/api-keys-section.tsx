import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { changeApiKeyEndpoint, createApiKeyEndpoint, deleteApiKeyEndpoint } from '#shared/api/account.ts';
import type { ApiKey } from '#shared/api/account-access.ts';
import { getPlanLimit } from '#shared/product/rights.ts';
import type { Message } from '#web/components/ui/alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { Tick } from '#web/components/ui/tick.tsx';
import { When } from '#web/components/when.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ApiCallError } from '#web/lib/api-error.ts';
import type { SignedInUser } from '#web/lib/current-user.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { paths } from '#web/paths.ts';
import { apiKeysQuery, openAccessQuery } from './account-queries.ts';
import { CopySecret } from './copy-secret.tsx';
import { EntryForm, readFormText } from './entry-form.tsx';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

interface ApiKeysSectionProps {
  readonly user: SignedInUser;
  readonly keys: UseQueryResult<{ keys: ApiKey[] }>;
}

/** An agency's API keys. A key is shown once, when it is created. */
export function ApiKeysSection({ user, keys }: ApiKeysSectionProps) {
  const limit = getPlanLimit(user.plan, 'apiKeys');
  return (
    <SettingsSection
      title="API keys"
      lead="For your own programs. A key acts for your account. Give each program its own, so you can end one alone."
    >
      {keys.data === undefined ? (
        <LoadFailure error={keys.error} tryAgain={() => void keys.refetch()} />
      ) : (
        <div className="grid gap-6">
          <p className="text-note">
            <Link to={paths.developers.to()}>Your first call, errors, limits and all endpoints</Link>
          </p>
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
    mutationFn: (key: ApiKey) => callEndpoint(deleteApiKeyEndpoint, { params: { keyId: key.id } }).catch(unlessGone),
    onSuccess: async () => {
      setAsked(null);
      await Promise.all([queryClient.invalidateQueries(apiKeysQuery), queryClient.invalidateQueries(openAccessQuery)]);
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
              <MailPermission apiKey={key} />
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
            The program that uses <b className="break-words">{asked.name}</b> stops working right away. You can’t undo
            this.
          </p>
          {end.isError && (
            <p role="alert" className="font-[560] text-note text-poor-word">
              {failureSentence(end.error)}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button variant="ink" aria-disabled={end.isPending} onClick={() => end.isPending || end.mutate(asked)}>
              Delete the key
            </Button>
            <Button variant="plain" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Toggles at once whether the key may email reports. */
function MailPermission({ apiKey }: { readonly apiKey: ApiKey }) {
  const id = useId();
  const queryClient = useQueryClient();
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (mayMail: boolean) =>
      callEndpoint(changeApiKeyEndpoint, { params: { keyId: apiKey.id }, body: { mayMail } }),
    onSuccess: () => queryClient.invalidateQueries(apiKeysQuery),
  });
  return (
    <>
      <div className="flex items-center gap-3 text-note">
        <Tick
          id={id}
          checked={change.isPending ? change.variables : apiKey.mayMail}
          aria-disabled={change.isPending}
          onChange={({ target }) => change.isPending || change.mutate(target.checked)}
        />
        <label htmlFor={id} className="min-h-11 cursor-pointer py-2.5">
          May email reports<span className="sr-only">: {apiKey.name}</span>
        </label>
      </div>
      {change.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(change.error)}
        </p>
      )}
    </>
  );
}

function NewKey() {
  const alertId = useId();
  const mailId = useId();
  const [problem, setProblem] = useState<Message | null>(null);
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    // Not retried: each request creates a key.
    retry: false,
    mutationFn: (body: { name: string; mayMail: boolean }) => callEndpoint(createApiKeyEndpoint, { body }),
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries(apiKeysQuery), queryClient.invalidateQueries(openAccessQuery)]),
  });

  function submit(form: FormData): void {
    const name = readFormText(form, 'name').trim();
    const inputError =
      name === '' ? { title: null, text: 'Give the key a name, such as the program that uses it.' } : null;
    setProblem(inputError);
    if (inputError !== null) return;
    const mayMail = form.get('mayMail') !== null;
    request.mutate(
      { name, mayMail },
      { onError: (error) => setProblem({ title: 'No key made', text: failureSentence(error) }) },
    );
  }

  if (request.isSuccess) return <NewSecret secret={request.data.secret} close={request.reset} />;
  return (
    <EntryForm
      alertId={alertId}
      problem={problem}
      isBusy={request.isPending}
      action="Make a key"
      busyWords="Making it"
      variant="ink"
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
      <div className="flex items-center gap-3 text-note">
        <Tick id={mailId} name="mayMail" />
        <label htmlFor={mailId} className="min-h-11 cursor-pointer py-2.5">
          May email reports
        </label>
      </div>
    </EntryForm>
  );
}

function NewSecret({ secret, close }: { readonly secret: string; readonly close: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-3 border-amber-line border-l-4 bg-amber-wash p-4">
      <p className="font-[620] text-note">Copy the key now. We show it once and don’t keep it.</p>
      <code className="w-full select-all break-all font-code text-note">{secret}</code>
      <div className="flex flex-wrap gap-3">
        <CopySecret text={secret} />
        <Button variant="plain" onClick={close}>
          I have it
        </Button>
      </div>
    </div>
  );
}

/** As with sessions: one that has already ended counts as ended. */
function unlessGone(error: unknown) {
  if (error instanceof ApiCallError && error.status === 404) return { success: true as const };
  throw error;
}
