import { useMutation } from '@tanstack/react-query';
import { exportAccountEndpoint } from '#shared/api/account.ts';
import { Button } from '#web/components/ui/button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { SettingsSection } from './settings-section.tsx';

/** Downloads everything stored about the account. */
export function ExportSection() {
  const request = useMutation({
    networkMode: 'always',
    mutationFn: () => callEndpoint(exportAccountEndpoint),
    onSuccess: (data) => {
      const day = data.exportedAt.slice(0, 10);
      saveFile(`porchlight-data-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    },
  });
  return (
    <SettingsSection
      title="Your data"
      lead="Everything we keep about you: account, businesses, audits, purchases, emails and use, as one JSON file."
    >
      <Button
        aria-disabled={request.isPending}
        onClick={() => {
          if (!request.isPending) request.mutate();
        }}
      >
        Download my data
      </Button>
      <p role="status" className="mt-2 min-h-[1.5em] text-note">
        {request.isPending && 'Putting it together'}
        {request.isSuccess && 'Downloaded.'}
        {request.isError && <span className="font-[560] text-poor-word">{failureSentence(request.error)}</span>}
      </p>
    </SettingsSection>
  );
}
