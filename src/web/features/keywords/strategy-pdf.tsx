import { KEYWORDS_PDF_PATH } from '#shared/api/exports.ts';
import type { KeywordRequest } from '#shared/api/keywords.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FileDown } from '#web/components/icons/index.ts';
import { usePdfDownload } from '#web/lib/use-pdf-download.ts';

interface StrategyPdfProps {
  readonly request: KeywordRequest;
  /** The plan shows the whole strategy. */
  readonly isWhole: boolean;
}

/** The strategy as a PDF: as much of it as the plan shows. */
export function StrategyPdf({ request, isWhole }: StrategyPdfProps) {
  const { state, start } = usePdfDownload({
    request: { path: KEYWORDS_PDF_PATH, body: request },
    fallbackName: 'keyword-strategy.pdf',
  });
  return (
    <div data-screen-only className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <BusyButton isBusy={state.kind === 'busy'} busyLabel="Preparing" onPress={start}>
        <FileDown aria-hidden />
        Strategy as PDF
      </BusyButton>
      <p role="status" className="text-ink-2 text-note">
        {state.kind === 'done'
          ? 'The PDF is saved.'
          : isWhole
            ? 'All of it, with reasons and prompts.'
            : 'What you see here, with our watermark.'}
      </p>
      {(state.kind === 'failed' || state.kind === 'refused') && (
        <p role="alert" className="w-full font-[560] text-note text-poor-word">
          {state.sentence}
        </p>
      )}
    </div>
  );
}
