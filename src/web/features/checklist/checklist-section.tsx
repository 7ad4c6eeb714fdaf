import { type FormEvent, useId, useState } from 'react';
import type { z } from 'zod';
import { CHECKLIST_PDF_PATH, exportSeoPdfEndpoint } from '#shared/api/exports.ts';
import {
  type SentChecklistRequest,
  SeoChecklistItem,
  SeoChecklistRequest,
  seoChecklistEndpoint,
} from '#shared/api/seo-checklist.ts';
import { quickTips } from '#shared/report/checklist-labels.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { FailureAlert } from '#web/components/failure-alert.tsx';
import { FileDown, Mail, Printer, ScanSearch } from '#web/components/icons/index.ts';
import { ReportSection } from '#web/components/report-layout.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import type { AsyncAction } from '#web/lib/async-action.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { showToast } from '#web/lib/toasts.ts';
import { useAsyncAction } from '#web/lib/use-async-action.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { usePdfDownload } from '#web/lib/use-pdf-download.ts';
import { ApplyFixSheet } from './apply-fix-sheet.tsx';
import { ChecklistItems } from './checklist-items.tsx';
import { SeoEmailDialog } from './seo-email-dialog.tsx';
import { TryChanges } from './try-changes.tsx';

const exportFailed = { title: 'Export Failed', text: 'Unable to generate PDF report. Please try again.' } as const;
const exportReady = {
  title: 'PDF Export Ready',
  text: 'Open the saved file, then choose Print and Save as PDF in your browser.',
} as const;

type EvaluatedChecklistView = z.infer<typeof seoChecklistEndpoint.response>;

/** The contract's default for a blank field: the server then takes the words of the site. */
const defaultKeyword = SeoChecklistRequest.shape.targetKeyword.parse(undefined);
const longestKeyword = 100;

interface ChecklistSectionProps {
  readonly auditId: string;
  readonly websiteUrl: string;
  /** The plan includes the exact change for each finding. */
  readonly hasFixes: boolean;
  readonly initialEmail: string;
}

/** The checklist with the request it answers: the keyword field may have changed meanwhile. */
interface AnsweredChecklist {
  readonly request: SentChecklistRequest;
  readonly checklist: EvaluatedChecklistView;
}

/** The technical basics of the page for one keyword, on request only: it fetches the page again and counts against limits. */
export function ChecklistSection({ auditId, websiteUrl, hasFixes, initialEmail }: ChecklistSectionProps) {
  const [keyword, setKeyword] = useState('');
  const [fixing, setFixing] = useState<SeoChecklistItem | null>(null);
  const request: SentChecklistRequest = { auditId, url: websiteUrl, targetKeyword: keyword.trim() || defaultKeyword };
  const { state, start } = useAsyncAction({
    ask: async (signal): Promise<AnsweredChecklist> => ({
      request,
      checklist: await callEndpoint(seoChecklistEndpoint, { body: request, signal }),
    }),
  });
  return (
    <ReportSection
      id="seo-checklist"
      title="SEO Technical Analysis"
      lead="Five basics of your page, checked against the words you want to be found with. Lengths and word counts are our own guidelines; Google sets none."
    >
      <div className="grid gap-8">
        <KeywordForm keyword={keyword} isBusy={state.kind === 'busy'} onAsk={start} onType={setKeyword} />
        <Outcome state={state} onRetry={start} onApply={setFixing} />
        <TryChanges auditId={auditId} />
        <ChecklistExports request={request} initialEmail={initialEmail} />
        <QuickTips />
      </div>
      {fixing !== null && state.kind === 'done' && (
        <ApplyFixSheet
          item={fixing}
          request={state.value.request}
          isLocked={!hasFixes}
          onClose={() => setFixing(null)}
        />
      )}
    </ReportSection>
  );
}

interface KeywordFormProps {
  readonly keyword: string;
  readonly isBusy: boolean;
  readonly onType: (keyword: string) => void;
  readonly onAsk: () => void;
}

function KeywordForm({ keyword, isBusy, onType, onAsk }: KeywordFormProps) {
  const id = useId();
  return (
    <form
      method="post"
      noValidate
      data-screen-only
      className="grid max-w-[44rem] gap-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <label htmlFor={id} className="font-[620] text-note">
        Target keyword
      </label>
      <div className="flex flex-wrap gap-3">
        <TextInput
          id={id}
          value={keyword}
          maxLength={longestKeyword}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.currentTarget.value)}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <BusyButton variant="ink" type="submit" isBusy={isBusy} busyLabel="Checking">
          <ScanSearch aria-hidden />
          Check my page
        </BusyButton>
      </div>
      <p id={`${id}-hint`} className="text-ink-2 text-note">
        Leave it empty to check the words your site is about.
      </p>
    </form>
  );
}

interface OutcomeProps {
  readonly state: AsyncAction<AnsweredChecklist>;
  readonly onRetry: () => void;
  readonly onApply: (item: SeoChecklistItem) => void;
}

function Outcome({ state, onRetry, onApply }: OutcomeProps) {
  const isSlow = useDelayedFlag(state.kind === 'busy');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'busy':
      return isSlow ? <RowsToCome /> : null;
    case 'done': {
      const { checklist } = state.value;
      return (
        <>
          <p role="status" className="sr-only">
            The checklist for “{checklist.targetKeyword}” is here.
          </p>
          {checklist.keywordFrom === 'site' && (
            <p className="max-w-measure border-ink-3 border-l-[1.5px] border-dashed pl-4 text-note" dir="auto">
              We checked “{checklist.targetKeyword}”, the words your site is about. Type others to check those.
            </p>
          )}
          <ChecklistItems checklist={checklist} keyword={checklist.targetKeyword} onApply={onApply} />
        </>
      );
    }
    case 'refused':
    case 'failed':
      return (
        <div className="grid max-w-[34.72em] justify-items-start gap-3">
          <FailureAlert id="seo-checklist-problem" title="Failed to fetch SEO checklist" sentence={state.sentence} />
          <Button onClick={onRetry}>Try Again</Button>
        </div>
      );
    default:
      return state satisfies never;
  }
}

/** The skeleton of the five rows. */
function RowsToCome() {
  return (
    <div className="grid">
      {SeoChecklistItem.shape.factor.options.map((factor) => (
        <div key={factor} className="grid grid-cols-1 gap-3 border-line-2 border-t py-5 last:border-b">
          <Skeleton className="h-5 w-60 max-w-full" />
          <Skeleton className="h-4 w-96 max-w-full" />
        </div>
      ))}
    </div>
  );
}

interface ChecklistExportsProps {
  readonly request: SentChecklistRequest;
  readonly initialEmail: string;
}

/** The checklist as a printable file, as a PDF, or by mail. */
function ChecklistExports({ request, initialEmail }: ChecklistExportsProps) {
  const [isMailing, setMailing] = useState(false);
  const { state, start } = useAsyncAction({
    ask: (signal) => callEndpoint(exportSeoPdfEndpoint, { body: request, signal }),
    onDone: ({ pdfContent, downloadName }) => {
      saveFile(downloadName, new Blob([pdfContent], { type: 'text/html' }));
      showToast(exportReady.title, exportReady.text);
    },
    onFailed: () => showToast(exportFailed.title, exportFailed.text, 'problem'),
  });
  const { auditId, url, targetKeyword } = request;
  const query = new URLSearchParams({ url, ...(auditId && { auditId }), ...(targetKeyword && { targetKeyword }) });
  const pdf = usePdfDownload({
    request: `${CHECKLIST_PDF_PATH}?${query}`,
    fallbackName: 'seo-checklist.pdf',
    onFailed: () => showToast(exportFailed.title, exportFailed.text, 'problem'),
  });
  const problems = [
    ...new Set(
      [state, pdf.state].flatMap((one) => (one.kind === 'failed' || one.kind === 'refused' ? [one.sentence] : [])),
    ),
  ];
  return (
    <div className="grid gap-4" data-screen-only>
      <div className="flex flex-wrap gap-3">
        <BusyButton isBusy={state.kind === 'busy'} busyLabel="Preparing" onPress={start}>
          <Printer aria-hidden />
          Export SEO PDF
        </BusyButton>
        <BusyButton isBusy={pdf.state.kind === 'busy'} busyLabel="Preparing" onPress={pdf.start}>
          <FileDown aria-hidden />
          Checklist as PDF
        </BusyButton>
        <Button onClick={() => setMailing(true)}>
          <Mail aria-hidden />
          Email checklist
        </Button>
      </div>
      <p className="max-w-[52em] text-caption text-ink-2">
        “Export SEO PDF” saves a web page to print from your browser. The PDF is ready as it is.
      </p>
      {problems.map((sentence) => (
        <p key={sentence} className="font-[560] text-note text-poor-word">
          {sentence}
        </p>
      ))}
      {isMailing && <SeoEmailDialog request={request} initialEmail={initialEmail} onClose={() => setMailing(false)} />}
    </div>
  );
}

function QuickTips() {
  return (
    <div className="grid gap-3">
      <h3 className="font-[620] text-note">Quick tips</h3>
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {quickTips.map(({ text, source }) => (
          <li key={text} className="border-line border-l-2 pl-4 text-note">
            {text}
            <small className="mt-1 block text-caption text-ink-2">{source}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
