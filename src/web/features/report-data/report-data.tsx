import { Link } from 'react-router';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Download, ShieldCheck } from '#web/components/icons/index.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { endpointPath } from '#web/lib/api-client.ts';
import { requestFile } from '#web/lib/request-file.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { paths } from '#web/paths.ts';
import { DATA_FILES, type DataFile } from './data-files.ts';

/** The report as files for spreadsheets and programs, with a link to verification. */
export function ReportData({ auditId }: { readonly auditId: string }) {
  return (
    <ReportSection id="data" isScreenOnly title="Files and proof" lead="Yours to keep.">
      <ul className="border-line border-t">
        {DATA_FILES.map((file) => (
          <DataRow key={file.id} auditId={auditId} file={file} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button asChild>
          <Link to={paths.verify.audit(auditId)}>
            <ShieldCheck aria-hidden />
            Verify this report
          </Link>
        </Button>
        <p className="max-w-[27em] text-ink-2 text-note">
          We check the stored evidence again and compare the result with this report.
        </p>
      </div>
    </ReportSection>
  );
}

function DataRow({ auditId, file }: { readonly auditId: string; readonly file: DataFile }) {
  const { id, title, format, purpose, path, kind } = file;
  const { state, start } = useAsyncAction({
    ask: (signal) => requestFile(endpointPath(path, { auditId }), kind, `porchlight-${id}${kind.ending}`, signal),
    onDone: ({ name, content }) => saveFile(name, content),
  });
  const isRefused = state.kind === 'failed' || state.kind === 'refused';
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-1">
        <h3 className="font-[620] font-text text-body leading-[1.4] tracking-normal">
          {title} <span className="font-[450] text-ink-2">({format})</span>
        </h3>
        <p className="text-ink-2 text-note">{purpose}</p>
        {isRefused && (
          <p role="alert" className="font-[560] text-note text-poor-word">
            {state.sentence}
          </p>
        )}
        <p role="status" className="sr-only">
          {state.kind === 'done' ? `${title} saved.` : ''}
        </p>
      </div>
      <BusyButton
        isBusy={state.kind === 'busy'}
        busyLabel="Fetching"
        className="justify-self-start sm:justify-self-end"
        onPress={start}
      >
        <Download aria-hidden />
        Download<span className="sr-only"> {title.toLowerCase()}</span>
      </BusyButton>
    </li>
  );
}
