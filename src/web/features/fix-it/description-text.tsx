import { type ReactNode, type Ref, useId } from 'react';
import { LIMITS } from '#shared/product/limits.ts';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { useTextAttributes } from '#web/lib/text-attributes.ts';
import { useDelayedFlag } from '#web/lib/use-delayed-flag.ts';
import { countCharacters, type DescriptionDraft, type DraftEvent } from './description-draft.ts';
import { sampleDescription } from './fix-samples.ts';
import { SampleMark } from './generation-notes.tsx';

interface DescriptionTextProps {
  readonly draft: DescriptionDraft;
  readonly dispatch: (event: DraftEvent) => void;
  /** Another text is on its way. */
  readonly isBusy: boolean;
  /** Gets the focus where the text took the place of what was pressed. */
  readonly placeRef: Ref<HTMLDivElement>;
  /** The buttons for the text. */
  readonly children: ReactNode;
}

/** The editable text. The counter never truncates it, and a new text never replaces the owner's own unasked. */
export function DescriptionText({ draft, dispatch, isBusy, placeRef, children }: DescriptionTextProps) {
  const id = useId();
  const { written } = useTextAttributes();
  const isSlow = useDelayedFlag(isBusy);
  const count = countCharacters(draft.text);
  const isOver = count > LIMITS.descriptionLength;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields.
    <div ref={placeRef} tabIndex={-1} role="group" aria-label="Your description" className="grid gap-3">
      <label htmlFor={id} className="font-[620] text-note">
        Your optimized description
      </label>
      <TextArea
        id={id}
        rows={8}
        {...written}
        value={draft.text}
        aria-describedby={`${id}-count`}
        aria-busy={isSlow}
        onChange={(event) => dispatch({ type: 'typed', text: event.currentTarget.value })}
        className={`max-w-[44rem] field-sizing-content min-h-[13em] transition-colors duration-(--quick) ${isSlow ? 'text-ink-3' : ''}`}
      />
      <div className="flex max-w-[44rem] flex-wrap items-center gap-3">
        {children}
        {draft.replaced !== null && (
          <TextButton onClick={() => dispatch({ type: 'put-back' })}>Put my text back</TextButton>
        )}
        <p
          id={`${id}-count`}
          data-figures
          className={isOver ? 'ml-auto font-[620] text-note text-poor-word' : 'ml-auto text-ink-2 text-note'}
        >
          {count}/{LIMITS.descriptionLength}
          {isOver && <span className="block font-[450]">Longer than Google takes. Nothing is cut here.</span>}
        </p>
      </div>
      {draft.offered !== null && (
        <div className="flex max-w-[44rem] flex-wrap items-center gap-x-5 text-note">
          <p>You changed this text, so we kept it. A new one is ready.</p>
          <TextButton onClick={() => dispatch({ type: 'offer-taken' })}>Use the new text</TextButton>
        </div>
      )}
    </div>
  );
}

/** The specified sample, read-only, in place of the text. */
export function SampleText() {
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
