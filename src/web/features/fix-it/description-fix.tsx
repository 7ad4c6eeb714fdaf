import { useId, useReducer } from 'react';
import { generateDescription } from '#shared/api/generate.ts';
import { LIMITS } from '#shared/product/limits.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { StatusNote } from '#web/components/status-note.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { countCharacters, emptyDraft, readDraftEvent } from './description-draft.ts';
import { sampleDescription } from './fix-samples.ts';
import { SampleMark, SampleNote } from './generation-notes.tsx';
import { useGeneration } from './use-generation.ts';

interface DescriptionFixProps {
  readonly auditId: string;
  /** What the audit found; null: nothing. */
  readonly current: string | null;
  readonly onWritten: () => void;
}

/** The free fix: what stands there now, a text made of facts, and where to put it. */
export function DescriptionFix({ auditId, current, onWritten }: DescriptionFixProps) {
  const [draft, tell] = useReducer(readDraftEvent, emptyDraft);
  const { state, start } = useGeneration({
    fix: 'fix-desc',
    ask: (signal, variant) => callEndpoint(generateDescription, { query: { auditId, variant }, signal }),
    onWritten: ({ description }) => {
      tell({ type: 'written', text: description });
      onWritten();
    },
  });
  const isSample = state.kind === 'sample';
  const hasDraft = draft.written !== '';
  return (
    <>
      <div className="grid max-w-[44rem] gap-2">
        <h4 className="font-[620] text-note">What your site says now</h4>
        {current === null ? (
          <p className="text-ink-2 text-note">We found no description on your site.</p>
        ) : (
          <QuoteClip quote={current} source={null} url={null} />
        )}
      </div>
      {isSample && <SampleNote problem={state.problem} onRetry={start} />}
      {isSample && !hasDraft && <SampleText />}
      {hasDraft && (
        <DraftText text={draft.text} onType={(text) => tell({ type: 'typed', text })}>
          <CopyButton text={draft.text} label="Copy Fix" look="ink" isDisabled={draft.text.trim() === ''} />
          <BusyButton look="outline" isBusy={state.kind === 'asking'} busyLabel="Writing" onPress={start}>
            Write another
          </BusyButton>
          {draft.replaced !== null && (
            <TextButton onClick={() => tell({ type: 'put-back' })}>Put my text back</TextButton>
          )}
        </DraftText>
      )}
      {state.kind === 'written' && hasDraft && (
        <TextSources auditId={auditId} texts={[{ title: null, sentences: state.value.sentences }]} />
      )}
      {state.kind === 'refused' && <StatusNote title="Not written." sentence="Your plan does not include it." />}
      {!hasDraft && (state.kind === 'idle' || state.kind === 'asking') && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3" data-screen-only>
          <BusyButton look="ink" isBusy={state.kind === 'asking'} busyLabel="Writing" onPress={start}>
            Write my description
          </BusyButton>
          <p className="text-ink-2 text-note">Free, without an account. Made only of facts with a source.</p>
        </div>
      )}
      {!isSample && (
        <p className="max-w-[34.72em] text-ink-2 text-note">
          <b className="font-[620] text-ink">How to apply it.</b> Open your Google Business Profile, choose Edit
          profile, then Description, and paste the text. Google allows no links, phone numbers or offers there.
        </p>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' ? 'The description is written.' : ''}
      </p>
    </>
  );
}

interface DraftTextProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly children: React.ReactNode;
}

/** The text to work on. The counter counts; it never cuts. */
function DraftText({ text, onType, children }: DraftTextProps) {
  const id = useId();
  const count = countCharacters(text);
  const isOver = count > LIMITS.descriptionLength;
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-[620] text-note">
        Your optimized description
      </label>
      <TextArea
        id={id}
        rows={8}
        dir="auto"
        value={text}
        aria-describedby={`${id}-count`}
        onChange={(event) => onType(event.currentTarget.value)}
        className="max-w-[44rem]"
      />
      <div className="flex max-w-[44rem] flex-wrap items-center gap-3">
        {children}
        <p
          id={`${id}-count`}
          data-figures
          className={isOver ? 'ml-auto font-[620] text-note text-poor-word' : 'ml-auto text-ink-2 text-note'}
        >
          {count}/{LIMITS.descriptionLength}
          {isOver && <span className="block font-[450]">Longer than Google takes. Nothing is cut here.</span>}
        </p>
      </div>
    </div>
  );
}

/** The specified sample in the place of the text; it can be read and nothing else. */
function SampleText() {
  return (
    <div className="grid gap-2">
      <SampleMark />
      <TextArea
        readOnly
        rows={7}
        value={sampleDescription}
        aria-label="Sample - not about your business"
        onCopy={(event) => event.preventDefault()}
        onCut={(event) => event.preventDefault()}
        className="max-w-[44rem] select-none border-dashed text-ink-2"
      />
    </div>
  );
}
