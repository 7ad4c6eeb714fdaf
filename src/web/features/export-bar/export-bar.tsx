import { FileDown, Link2, Mail, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatHost } from '#shared/report/safe-link.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { requestReportPdf } from '#web/lib/report-pdf.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { paths } from '#web/paths.ts';

interface ExportBarProps {
  readonly auditId: string;
  readonly websiteUrl: string;
  /** Whether the PDF of the viewer's plan has no watermark. */
  readonly isClean: boolean;
  /** Opens the dialog that mails the report. */
  readonly emailDialog: (close: () => void) => ReactNode;
  /** Opens the dialog of share links. */
  readonly shareDialog: (close: () => void) => ReactNode;
}

/** The end of the report: download or share it, or audit another site. */
export function ExportBar({ auditId, websiteUrl, isClean, emailDialog, shareDialog }: ExportBarProps) {
  const [open, setOpen] = useState<'mail' | 'share' | null>(null);
  const close = () => setOpen(null);
  const { state, start } = useAsyncAction({
    ask: (signal) => requestReportPdf({ auditId, host: formatHost(websiteUrl), now: new Date() }, signal),
    onDone: ({ name, content }) => saveFile(name, content),
  });
  return (
    <section
      aria-labelledby="export-title"
      data-screen-only
      className="grid gap-5 border-ink border-t-[1.5px] py-[clamp(3rem,5vw,5rem)]"
    >
      <div className="grid max-w-[44rem] gap-2">
        <h2 id="export-title" className="text-sub">
          Take it with you
        </h2>
        <p className="text-ink-2 text-note">
          {isClean ? 'Your PDF has no watermark.' : 'The free PDF is complete and carries our watermark.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <BusyButton variant="ink" isBusy={state.kind === 'busy'} busyLabel="Preparing" onPress={start}>
          <FileDown aria-hidden />
          Export PDF Report
        </BusyButton>
        <Button onClick={() => setOpen('mail')}>
          <Mail aria-hidden />
          Email Report
        </Button>
        <Button onClick={() => setOpen('share')}>
          <Link2 aria-hidden />
          Share a link
        </Button>
        <TextButton onClick={() => window.print()}>
          <Printer aria-hidden />
          Print this report
        </TextButton>
        <TextButton asChild>
          <Link to={paths.changes.to(auditId)}>Compare with before</Link>
        </TextButton>
        <TextButton asChild>
          <Link to={paths.home.to()}>Analyze Another Site</Link>
        </TextButton>
      </div>
      <p role="status" className="sr-only">
        {state.kind === 'done' ? 'The PDF is saved.' : ''}
      </p>
      {(state.kind === 'failed' || state.kind === 'refused') && (
        <div className="max-w-[34.72em]">
          <FailureAlert id="export-problem" title="No PDF was made" sentence={state.sentence} />
        </div>
      )}
      {open === 'mail' && emailDialog(close)}
      {open === 'share' && shareDialog(close)}
    </section>
  );
}
