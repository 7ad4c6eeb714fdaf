import { useId, useReducer } from 'react';
import { generateDescriptionEndpoint } from '#shared/api/generate.ts';
import { LIMITS } from '#shared/product/limits.ts';
import type { FactQuestion } from '#shared/product/offers.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { StatusNote } from '#web/components/status-note.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { countCharacters, emptyDraft, readDraftEvent } from './description-draft.ts';
import { type FixAvailability, variantsSentence } from './fix-availability.ts';
import { sampleDescription } from './fix-samples.ts';
import { SampleMark, SampleNote } from './generation-notes.tsx';
import { TooFewFacts } from './too-few-facts.tsx';
import { useGeneration } from './use-generation.ts';

interface DescriptionFixProps {
  readonly auditId: string;
  /** The description found by the audit; null: none. */
  readonly current: string | null;
  readonly standing: FixAvailability;
  /** Questions for the owner when there are too few facts. */
  readonly questions: readonly FactQuestion[];
  /** A publishable description exists. */
  readonly onWritten: () => void;
  readonly onCopied?: () => void;
}

/** The free fix: the current description, a text made of facts, and where to put it. */
export function DescriptionFix({ auditId, current, standing, questions, onWritten, onCopied }: DescriptionFixProps) {
  const [draft, dispatch] = useReducer(readDraftEvent, emptyDraft);
  const { state, start } = useGeneration({
    fix: 'fix-desc',
    ask: (signal, variant) => callEndpoint(generateDescriptionEndpoint, { query: { auditId, variant }, signal }),
    onWritten: ({ description }) => {
      // Too few facts: not completed, so the free flow does not start.
      if (description === '') return;
      dispatch({ type: 'written', text: description });
      onWritten();
    },
  });
  const isSample = state.kind === 'sample';
  const hasDraft = draft.written !== '';
  const lacking = state.kind === 'written' && state.value.description === '' ? state.value.questions : null;
  const hasOneVersion = state.kind === 'written' && state.value.mostVariants < 2;
  const isTooFew = lacking !== null || (standing === 'too-few' && !hasDraft);
  return (
    <>
      <div className="grid max-w-[44rem] gap-2">
        <h4 className="font-[620] text-note">What your site says now</h4>
        {current === null ? (
          <p className="text-ink-2 text-note">Your home page has no description for Google to show.</p>
        ) : (
          <QuoteClip quote={current} source={null} url={null} />
        )}
      </div>
      {isSample && <SampleNote problem={state.problem} onRetry={start} />}
      {isSample && !hasDraft && <SampleText />}
      {hasDraft && (
        <DraftText text={draft.text} onType={(text) => dispatch({ type: 'typed', text })}>
          <CopyButton
            text={draft.text}
            label="Copy Fix"
            variant="ink"
            isDisabled={draft.text.trim() === ''}
            {...(onCopied !== undefined && { onCopied })}
          />
          {!hasOneVersion && (
            <BusyButton variant="outline" isBusy={state.kind === 'asking'} busyLabel="Writing" onPress={start}>
              Write another
            </BusyButton>
          )}
          {draft.replaced !== null && (
            <TextButton onClick={() => dispatch({ type: 'put-back' })}>Put my text back</TextButton>
          )}
        </DraftText>
      )}
      {state.kind === 'written' && hasDraft && (
        <TextSources auditId={auditId} texts={[{ title: null, sentences: state.value.sentences }]} />
      )}
      {hasDraft && state.kind === 'written' && (
        <p className="text-ink-2 text-note">{variantsSentence(state.value.variants, state.value.mostVariants)}</p>
      )}
      {isTooFew && <TooFewFacts what="a description" questions={lacking ?? questions} />}
      {state.kind === 'refused' && <StatusNote title="Not written." sentence="Your plan does not include it." />}
      {!hasDraft && !isTooFew && (state.kind === 'idle' || state.kind === 'asking') && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3" data-screen-only>
          <BusyButton variant="ink" isBusy={state.kind === 'asking'} busyLabel="Writing" onPress={start}>
            Write my description
          </BusyButton>
          <p className="text-ink-2 text-note">Free, without an account. Made only of facts with a source.</p>
        </div>
      )}
      {!isSample && !isTooFew && (
        <p className="max-w-[34.72em] text-ink-2 text-note">
          <b className="font-[620] text-ink">How to apply it.</b> Open your Google Business Profile, choose Edit
          profile, then Description, and paste the text. Google allows no links, phone numbers or offers there.
        </p>
      )}
      <p role="status" className="sr-only">
        {state.kind === 'written' && lacking === null ? 'The description is written.' : ''}
      </p>
    </>
  );
}

interface DraftTextProps {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly children: React.ReactNode;
}

/** The editable text. The counter never truncates it. */
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

/** The specified sample, read-only, in place of the text. */
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
