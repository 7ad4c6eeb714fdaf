import { useEffect, useRef } from 'react';
import type { FactQuestion } from '#shared/product/offers.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { CopyButton } from '#web/components/copy-button.tsx';
import { QuoteClip } from '#web/components/quote-clip.tsx';
import { StatusNote } from '#web/components/status-note.tsx';
import { TextSources } from '#web/components/text-sources.tsx';
import { DescriptionText, SampleText } from './description-text.tsx';
import { type FixAvailability, variantsSentence } from './fix-availability.ts';
import { SampleNote } from './generation-notes.tsx';
import { QuestionForm } from './question-form.tsx';
import { SiteSentences } from './site-sentences.tsx';
import { useDescription } from './use-description.ts';
import { useTicks } from './use-ticks.ts';

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

/**
 * The free fix: a text made of facts to edit and copy, the site's own sentences to tick for it, and where to put it. Where the
 * facts give no text, the questions that would.
 */
export function DescriptionFix({ auditId, current, standing, questions, onWritten, onCopied }: DescriptionFixProps) {
  const { draft, dispatch, answer, state, start, renew } = useDescription({ auditId, onWritten });
  const ticking = useTicks({ auditId, ticks: answer?.ticks ?? [], renew });
  const isSample = state.kind === 'sample';
  const isAsking = state.kind === 'asking';
  const hasDraft = draft.written !== '';
  const isTooFew = answer === null ? standing === 'too-few' && !isSample : answer.description === '';
  const { place, expectText } = useArrival(hasDraft);
  return (
    <>
      {isSample && <SampleNote problem={state.problem} onRetry={start} />}
      {isSample && !hasDraft && <SampleText />}
      {hasDraft && (
        <DescriptionText draft={draft} dispatch={dispatch} isBusy={ticking.isBusy} placeRef={place}>
          <CopyButton
            text={draft.text}
            label="Copy Fix"
            variant="ink"
            isDisabled={draft.text.trim() === ''}
            {...(onCopied !== undefined && { onCopied })}
          />
          {(answer?.mostVariants ?? 0) > 1 && (
            <BusyButton variant="outline" isBusy={isAsking || ticking.isBusy} busyLabel="Writing" onPress={start}>
              Write another
            </BusyButton>
          )}
        </DescriptionText>
      )}
      {isTooFew && (
        <QuestionForm auditId={auditId} questions={answer?.questions ?? questions} renew={renew} onText={expectText} />
      )}
      {state.kind === 'refused' && <StatusNote title="Not written." sentence="Your plan does not include it." />}
      {!hasDraft && !isTooFew && (state.kind === 'idle' || isAsking) && (
        <div data-screen-only>
          <BusyButton variant="ink" isBusy={isAsking} busyLabel="Writing" onPress={start}>
            Write my description
          </BusyButton>
        </div>
      )}
      {answer !== null && (
        <SiteSentences
          ticking={ticking}
          leftOut={answer.leftOut}
          doneSentence={doneSentence(isTooFew, draft.offered !== null)}
        />
      )}
      {hasDraft && answer !== null && (
        <>
          <TextSources auditId={auditId} texts={[{ title: null, sentences: answer.sentences }]} />
          <p className="text-ink-2 text-note">{variantsSentence(answer.variants, answer.mostVariants)}</p>
        </>
      )}
      {!isTooFew && <Current text={current} />}
      {!isSample && !isTooFew && (
        <p className="max-w-[34.72em] text-ink-2 text-note">
          <b className="font-[620] text-ink">How to apply it.</b> Open your Google Business Profile, choose Edit
          profile, then Description, and paste the text. Google allows no links, phone numbers or offers there.
        </p>
      )}
      <p role="status" className="sr-only">
        {hasDraft && !isTooFew && !isAsking ? 'The description is written.' : ''}
      </p>
    </>
  );
}

function doneSentence(isTooFew: boolean, isOffered: boolean): string {
  if (isTooFew) return 'Too little is left for a text.';
  return isOffered ? 'Your own text is kept. A new one is ready above.' : 'Your text is updated.';
}

/** Moves the focus to the text when it took the place of the button, and the view where it took that of a whole form. */
function useArrival(hasDraft: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!hasDraft || place.current === null) return;
    if (isExpected.current) place.current.scrollIntoView({ block: 'start' });
    if (isExpected.current || document.activeElement === document.body) place.current.focus({ preventScroll: true });
    isExpected.current = false;
  }, [hasDraft]);
  return {
    place,
    expectText: () => {
      isExpected.current = true;
    },
  };
}

/** What the site says today, to compare the text with. */
function Current({ text }: { readonly text: string | null }) {
  return (
    <div className="grid max-w-[44rem] gap-2">
      <h4 className="font-[620] text-note">What your site says now</h4>
      {text === null ? (
        <p className="text-ink-2 text-note">Your home page has no description for Google to show.</p>
      ) : (
        <QuoteClip quote={text} source={null} url={null} />
      )}
    </div>
  );
}
