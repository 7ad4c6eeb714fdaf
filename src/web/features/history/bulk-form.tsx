import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { startAuditsEndpoint } from '#shared/api/audits.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { ChooseCsvButton } from '#web/components/choose-csv-button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { newActionKey } from '#web/lib/action-key.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { businessesQuery } from './history-queries.ts';
import { readSiteLines } from './read-site-lines.ts';

/** Far more than the longest list of any plan. */
const largestFile = 1_000_000;

/** Starts an audit for each of many websites, typed or from a file. `limit`: how many the plan checks in one go. */
export function BulkForm({ limit }: { readonly limit: number }) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const sites = readSiteLines(typed);
  const { state, start } = useAsyncAction({
    ask: async (signal) => {
      const answer = await callEndpoint(startAuditsEndpoint, {
        body: { urls: sites },
        headers: { 'idempotency-key': newActionKey() },
        signal,
      });
      const refused = answer.audits.flatMap((one) => ('error' in one ? [one] : []));
      // What could not be started stays in the field, to be mended.
      setTyped(refused.map(({ url }) => url).join('\n'));
      await queryClient.invalidateQueries(businessesQuery);
      return { started: answer.audits.length - refused.length, refused };
    },
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sites.length === 0) setProblem('Type at least one website, one in each line.');
    else if (sites.length > limit)
      setProblem(`At most ${limit} websites can be checked in one go. You have ${sites.length}.`);
    else {
      setProblem(null);
      start();
    }
  }

  async function readFile(file: File): Promise<void> {
    const found = file.size > largestFile ? [] : readSiteLines(await file.text());
    setProblem(found.length === 0 ? 'We found no websites in the first column of this file.' : null);
    if (found.length > 0) setTyped(found.join('\n'));
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-[44rem] gap-4" data-screen-only>
      <Field
        label="Websites"
        hint="One in each line. Names and notes after a comma are fine."
        problem={problem ?? (state.kind === 'failed' || state.kind === 'refused' ? state.sentence : null)}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            placeholder={'harborandpine.example, Harbor & Pine\ncedarlantern.example'}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton variant="lit" type="submit" isBusy={state.kind === 'busy'} busyLabel="Starting">
          {sites.length < 2 ? 'Check these sites' : `Check ${sites.length} sites`}
        </BusyButton>
        <ChooseCsvButton
          name="A CSV file with the websites in its first column"
          onChoose={(file) => void readFile(file)}
        />
        <p className="text-ink-2 text-note">Up to {limit} at once. You can close this page meanwhile.</p>
      </div>
      {state.kind === 'done' && (
        <div role="status" className="grid gap-2 text-note">
          <p>
            {state.value.started === 0
              ? 'No audit was started.'
              : `${formatCount(state.value.started, 'audit')} started. ${state.value.started === 1 ? 'It shows' : 'They show'} up below.`}
          </p>
          {state.value.refused.length > 0 && (
            <ul className="grid gap-1">
              {state.value.refused.map(({ url, error }) => (
                <li key={url} className="[overflow-wrap:anywhere]">
                  <b className="font-[620]">{url}</b> <span className="text-poor-word">{error}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </form>
  );
}
