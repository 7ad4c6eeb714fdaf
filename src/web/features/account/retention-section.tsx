import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataSettings, type RetentionDays, saveDataSettingsEndpoint } from '#shared/api/data-retention.ts';
import { KEEP_AUDITS_CHOICES } from '#shared/product/retention.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { dataSettingsQuery } from './account-queries.ts';
import { formatRetention, olderThan } from './format-retention.ts';
import { LoadFailure } from './load-failure.tsx';
import { SettingsSection } from './settings-section.tsx';

/** How long the account's audits are kept. */
export function RetentionSection({ settings }: { readonly settings: UseQueryResult<DataSettings> }) {
  return (
    <SettingsSection
      title="How long audits are kept"
      lead="We delete older audits, with their reports and the add-ons bought for them."
    >
      {settings.data === undefined ? (
        <LoadFailure error={settings.error} tryAgain={() => void settings.refetch()} />
      ) : (
        <RetentionForm settings={settings.data} />
      )}
    </SettingsSection>
  );
}

const choices: readonly RetentionDays[] = [null, ...KEEP_AUDITS_CHOICES];

function RetentionForm({ settings }: { readonly settings: DataSettings }) {
  const [chosen, setChosen] = useState(settings.keepAuditsDays);
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () => callEndpoint(saveDataSettingsEndpoint, { body: { keepAuditsDays: chosen } }),
    onSuccess: (saved) => queryClient.setQueryData(dataSettingsQuery.queryKey, saved),
  });
  const going = olderThan(settings, chosen);
  const isSaved = chosen === settings.keepAuditsDays;

  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSaved || save.isPending) return;
        if (going > 0) setAsking(true);
        else save.mutate();
      }}
    >
      <div className="max-w-[20rem]">
        <Field label="Keep my audits" problem={null}>
          {(control) => (
            <Select
              {...control}
              value={String(chosen)}
              onChange={({ target }) => {
                setChosen(choices.find((choice) => String(choice) === target.value) ?? null);
                save.reset();
              }}
            >
              {choices.map((choice) => (
                <option key={choice} value={String(choice)}>
                  {formatRetention(choice)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="min-h-[1.5em] text-ink-2 text-note">
        {going === 0 || isSaved
          ? `You have ${formatCount(settings.audits, 'audit', 'audits')}.`
          : `${formatCount(going, 'audit is', 'audits are')} older than that.`}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BusyButton type="submit" isBusy={save.isPending} busyLabel="Saving">
          Save
        </BusyButton>
        <p role="status" className="min-h-[1.5em] text-note">
          {save.isSuccess && isSaved && 'Saved.'}
          {save.isError && <span className="font-[560] text-poor-word">{failureSentence(save.error)}</span>}
        </p>
      </div>
      {isAsking && (
        <DeleteDialog
          title={`Delete ${formatCount(going, 'audit', 'audits')}?`}
          confirm="Save and delete"
          keep="Change nothing"
          act={() => callEndpoint(saveDataSettingsEndpoint, { body: { keepAuditsDays: chosen } })}
          stale={dataSettingsQuery.queryKey}
          onDone={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          <p>
            {going} of your {formatCount(settings.audits, 'audit', 'audits')} {going === 1 ? 'is' : 'are'} older than{' '}
            {formatRetention(chosen)}. {going === 1 ? 'It is' : 'They are'} deleted within the hour, and you can’t undo
            that. Others follow when they reach that age.
          </p>
          <p className="text-ink-2">To keep a copy, download your data first.</p>
        </DeleteDialog>
      )}
    </form>
  );
}
