import { useEffect, useRef } from 'react';
import type { Fact, FactChange } from '#shared/fixes/fact-sheet.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { FactValueForm } from '#web/components/fact-value-form.tsx';
import { closeRow, focusRow } from '#web/components/list-row.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { isChangedElsewhere } from './fact-groups.ts';

interface FactEditorProps {
  readonly auditId: string;
  readonly fact: Fact;
  /** The row that gets the focus when this one is removed. */
  readonly homeId: string;
  readonly onMessage: () => void;
}

/** Corrects one fact in its row, confirms it, calls it wrong or takes the owner's word back. */
export function FactEditor({ auditId, fact, homeId, onMessage }: FactEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const change = useFactChange(auditId, onMessage);
  useEffect(() => () => focusRow(homeId), [homeId]);
  const { id: factId, state, origin } = fact;
  const send = (one: FactChange) =>
    change.isPending || change.mutate([one], { onSuccess: () => closeRow(place.current) });
  function save(value: string): void {
    if (value !== fact.value) send({ action: 'correct', factId, value });
    else if (state === 'found') send({ action: 'confirm', factId });
    else closeRow(place.current);
  }
  if (isChangedElsewhere(fact))
    return (
      <p className="text-ink-2 text-note">
        Change it under <a href="#profile">Your Google profile</a>.
      </p>
    );
  return (
    <div ref={place} className="grid gap-2">
      {state !== 'rejected' && (
        <FactValueForm
          // Another value came from the server, not from this field.
          key={fact.value}
          kind={fact.kind}
          value={fact.value}
          isBusy={change.isPending}
          onSave={save}
          onCancel={() => closeRow(place.current)}
        />
      )}
      <div className="flex flex-wrap gap-x-6">
        {state === 'found' && (
          <>
            <Act fact={fact} isBusy={change.isPending} onPress={() => send({ action: 'confirm', factId })}>
              It’s right
            </Act>
            <Act fact={fact} isBusy={change.isPending} onPress={() => send({ action: 'reject', factId })}>
              It’s wrong
            </Act>
          </>
        )}
        {(state !== 'found' || origin.kind === 'owner') && (
          <Act fact={fact} isBusy={change.isPending} onPress={() => send({ action: 'undo', factId })}>
            {state === 'added' ? 'Remove' : 'Undo'}
          </Act>
        )}
      </div>
      <p role="status" className="text-note empty:hidden">
        {change.isPending && 'Saving'}
        {change.isError && <span className="font-[560] text-poor-word">{failureSentence(change.error)}</span>}
      </p>
    </div>
  );
}

interface ActProps {
  readonly fact: Fact;
  readonly isBusy: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

function Act({ fact, isBusy, onPress, children }: ActProps) {
  return (
    <TextButton className="text-note" aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
      <span>
        {children}
        <span className="sr-only">
          : {kindLabels[fact.kind]}, {fact.value}
        </span>
      </span>
    </TextButton>
  );
}
