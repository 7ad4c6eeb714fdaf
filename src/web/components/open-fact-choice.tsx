import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { FactChange, OpenFact } from '#shared/fixes/fact-sheet.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { factRowId } from '#web/lib/fact-labels.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { FactValueForm } from './fact-value-form.tsx';

interface OpenFactChoiceProps {
  readonly auditId: string;
  readonly fact: OpenFact;
  readonly onMessage: () => void;
  /** Marked in amber among rows that need no answer. */
  readonly isMarked?: boolean;
  /** For values that the website all states, though they exclude each other. */
  readonly conflict?: FactConflict;
}

/** What the owner may say of several values of the website. */
export interface FactConflict {
  readonly question: string;
  /** The changes that make one value, of the website or typed in, the only right one. */
  readonly choose: (value: string) => FactChange[];
  /** The changes that keep all of them. */
  readonly keepAll: FactChange[];
  /** Where to look at them. */
  readonly note: ReactNode;
}

/** The row of a fact that the website leaves open, with the values that it may have, for the owner to choose from. */
export function OpenFactChoice(props: OpenFactChoiceProps) {
  const { auditId, onMessage, isMarked = false, conflict } = props;
  const { kind, values } = props.fact;
  const id = useId();
  const other = useRef<HTMLButtonElement>(null);
  const [isTyping, setTyping] = useState(false);
  const change = useFactChange(auditId, onMessage);
  const send = (changes: FactChange[]) => !change.isPending && change.mutate(changes);
  const choose = (value: string) => send(conflict?.choose(value) ?? [{ action: 'add', kind, value }]);
  useEffect(
    () => () => {
      // The pressed button is gone with its row: the focus goes to the fact that took its place.
      if (document.activeElement === document.body)
        document
          .getElementById(factRowId({ kind, id: kind }))
          ?.querySelector('summary')
          ?.focus();
    },
    [kind],
  );
  // Cancelling removes the form with its focus.
  useEffect(() => {
    if (isTyping) return () => other.current?.focus();
  }, [isTyping]);
  return (
    <li
      className={
        isMarked
          ? '-mx-3 rounded-2 bg-amber-wash px-3 [&+li]:border-t-transparent'
          : 'border-line border-t last:border-b'
      }
    >
      <fieldset
        id={isMarked ? factRowId({ kind, id: kind }) : undefined}
        aria-labelledby={`${id}kind ${id}question`}
        className={classNames(
          'grid gap-x-4 gap-y-1 pt-3 md:grid-cols-[11rem_minmax(0,1fr)] md:items-baseline',
          isTyping ? 'pb-4' : 'pb-2',
        )}
      >
        <p id={`${id}kind`} className={classNames('text-note', !isMarked && 'text-ink-2')}>
          {kindLabels[kind]}
        </p>
        <div className="grid gap-2">
          {isTyping ? (
            <FactValueForm
              kind={kind}
              value=""
              isBusy={change.isPending}
              takesFocus
              onSave={choose}
              onCancel={() => setTyping(false)}
            />
          ) : (
            <div className="grid justify-items-start gap-2">
              <p id={`${id}question`}>
                {conflict?.question ??
                  (values.length === 1
                    ? 'We’re not sure from your website. Is this right?'
                    : 'We couldn’t tell from your website. Which one is right?')}
              </p>
              <div className="flex flex-wrap gap-2">
                {values.map((value) => (
                  <Button key={value} aria-disabled={change.isPending} onClick={() => choose(value)}>
                    <span className="[overflow-wrap:anywhere]" dir="auto">
                      {value}
                    </span>
                  </Button>
                ))}
              </div>
              <div className="flex flex-wrap items-center gap-x-6">
                {conflict !== undefined && (
                  <TextButton
                    className="text-note"
                    aria-disabled={change.isPending}
                    onClick={() => send(conflict.keepAll)}
                  >
                    {values.length === 2 ? 'Both are right' : 'All are right'}
                  </TextButton>
                )}
                <TextButton ref={other} className="text-note" onClick={() => setTyping(true)}>
                  Something else
                </TextButton>
                {conflict?.note}
              </div>
            </div>
          )}
          <p role="status" className="text-note empty:hidden">
            {change.isPending && 'Saving'}
            {change.isError && <span className="font-[560] text-poor-word">{failureSentence(change.error)}</span>}
          </p>
        </div>
      </fieldset>
    </li>
  );
}
