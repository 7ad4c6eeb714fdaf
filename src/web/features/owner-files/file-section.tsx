import { type ChangeEvent, useRef, useState } from 'react';
import type { OwnerFileView } from '#shared/api/owner-files.ts';
import { formatLongDay } from '#shared/text/day-words.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Upload } from '#web/components/icons/index.ts';
import { OutsideLink } from '#web/components/outside-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { AnswerForm } from './answer-form.tsx';
import { ColumnForm } from './column-form.tsx';
import { DoubtfulAnswers } from './doubtful-answers.tsx';
import type { FileGuide } from './file-guides.ts';
import { Counts, FilePreview } from './file-preview.tsx';
import { useOwnerFile } from './use-owner-file.ts';

interface FileSectionProps {
  readonly auditId: string;
  readonly guide: FileGuide;
  /** The stored file; null when there is none. */
  readonly kept: OwnerFileView | null;
}

/** One kind of file: how to get it, how we interpret it, what is stored. */
export function FileSection({ auditId, guide, kept }: FileSectionProps) {
  const { kind, title, lead, button } = guide;
  const input = useRef<HTMLInputElement>(null);
  const state = useOwnerFile(auditId, kind);
  const { chosen, reading, isReading, isChanging, problem, error, news } = state;
  const isBusy = isReading || isChanging;

  function choose(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again after a failure.
    event.currentTarget.value = '';
    if (file !== undefined && !isBusy) state.choose(file);
  }

  return (
    <section
      id={kind}
      aria-labelledby={`${kind}-title`}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-ink border-t-[1.5px] pt-6 pb-12"
    >
      <div className="grid max-w-measure gap-2">
        <h2 id={`${kind}-title`} className="text-sub leading-[1.2]">
          {title}
        </h2>
        <p className="text-ink-2">{lead}</p>
      </div>
      <p role="status" className="font-[560] text-note empty:-mb-5">
        {news}
      </p>
      {kept !== null && <Kept kept={kept} isBusy={isBusy} onMeaning={state.stateMeaning} onDelete={state.remove} />}
      {kept === null ? (
        <Steps guide={guide} />
      ) : (
        <Disclosure
          summary="Where to get it"
          summaryClassName="inline-flex min-h-11 items-center font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
        >
          <Steps guide={guide} />
        </Disclosure>
      )}
      {kind === 'answers' && (
        <div className="max-w-[44rem]">
          <AnswerForm isBusy={isChanging} onSave={state.add} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.zip,text/csv,text/tab-separated-values,text/plain,application/zip"
          aria-label={button}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <BusyButton isBusy={isReading} busyLabel="Reading your file" onPress={() => input.current?.click()}>
          <Upload aria-hidden />
          {kept === null ? button : 'Upload a newer file'}
        </BusyButton>
      </div>
      {reading !== null && chosen !== null && !isReading && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 rounded-2 bg-sunk p-4 sm:p-5">
          <h3 className="[overflow-wrap:anywhere]">
            {reading.problem === null ? 'This is what we read in' : 'We need your help with'} {chosen.file.name}
          </h3>
          <FilePreview reading={reading} />
          <ByHand key={JSON.stringify(reading.mapping)} isOpen={reading.problem !== null || needsDays(reading)}>
            <ColumnForm reading={reading} isBusy={isReading} onRead={state.readByHand} />
          </ByHand>
          <div className="flex flex-wrap gap-x-6 gap-y-3">
            {reading.problem === null && (
              <BusyButton variant="ink" isBusy={isChanging} busyLabel="Updating your score" onPress={state.save}>
                {kept === null ? 'Save and update my score' : 'Replace and update my score'}
              </BusyButton>
            )}
            <TextButton onClick={() => !isBusy && state.cancel()}>Don’t use this file</TextButton>
          </div>
        </div>
      )}
      {(problem !== null || error !== null) && (
        <p role="alert" className="max-w-measure font-[560] text-note text-poor-word">
          {problem ?? failureSentence(error)}
        </p>
      )}
    </section>
  );
}

function needsDays({ kind, period }: { readonly kind: string; readonly period: object | null }): boolean {
  return kind === 'traffic' && period === null;
}

function ByHand({ isOpen, children }: { readonly isOpen: boolean; readonly children: React.ReactNode }) {
  return (
    <Disclosure
      open={isOpen}
      summary="Choose columns yourself"
      summaryClassName="inline-flex min-h-11 items-center font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
    >
      <div className="pt-3">{children}</div>
    </Disclosure>
  );
}

function Steps({ guide: { start, steps, time } }: { readonly guide: FileGuide }) {
  return (
    <ol className="grid max-w-measure list-decimal gap-2 pl-5 marker:font-[620]">
      <li>
        Open <OutsideLink url={start.url}>{start.words}</OutsideLink>. This takes about {time}.
      </li>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface KeptProps {
  readonly kept: OwnerFileView;
  readonly isBusy: boolean;
  readonly onMeaning: (answerId: string, isUs: boolean) => void;
  readonly onDelete: () => void;
}

function Kept({ kept, isBusy, onMeaning, onDelete }: KeptProps) {
  const [isAsking, setAsking] = useState(false);
  const { fileName, uploadedAt, counts, period, examples, doubtful, notCounted } = kept;
  const [given, done] = fileName === null ? ['What you typed', 'saved'] : [fileName, 'uploaded'];
  return (
    <div className="grid gap-4 rounded-2 bg-sunk p-4 sm:p-5">
      <p className="[overflow-wrap:anywhere]">
        <b className="font-[620]">{given}</b>, {done} on {formatLongDay(uploadedAt)}
      </p>
      {notCounted !== null && <p className="max-w-measure font-[560]">{notCounted}</p>}
      <Counts counts={counts} period={period} examples={examples} />
      {doubtful.length > 0 && <DoubtfulAnswers answers={doubtful} isBusy={isBusy} onMeaning={onMeaning} />}
      {isAsking ? (
        <div className="grid justify-items-start gap-3 border-line-2 border-t pt-4">
          <p>We delete what we read. The checks that use it go back to “not checked”.</p>
          <div className="flex flex-wrap gap-3">
            <BusyButton variant="ink" isBusy={isBusy} busyLabel="Deleting" onPress={onDelete}>
              Yes, delete it
            </BusyButton>
            <Button variant="plain" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </div>
        </div>
      ) : (
        <TextButton className="justify-self-start text-note" onClick={() => setAsking(true)}>
          Delete this
        </TextButton>
      )}
    </div>
  );
}
