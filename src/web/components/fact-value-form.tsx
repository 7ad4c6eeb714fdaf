import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';

interface FactValueFormProps {
  readonly kind: FactKind;
  readonly value: string;
  readonly isBusy: boolean;
  /** Whether the field takes the focus: where a press on a button brought the form. */
  readonly takesFocus?: boolean;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
  /** Another thing to do with the value, behind the buttons. */
  readonly children?: ReactNode;
}

/** Asks for the right value of one fact, in its place; Escape cancels. */
export function FactValueForm(props: FactValueFormProps) {
  const { kind, value, isBusy, takesFocus = false, onSave, onCancel, children } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const isSentence = kind === 'sentence';
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('value') ?? '');
    // A sentence may have been broken into lines in its larger field.
    const text = typed.replace(/\s+/g, ' ').trim();
    const found = findFactProblem(kind, text, new Date().getFullYear());
    setProblem(found);
    if (found === null && !isBusy) onSave(text);
  }
  const cancelOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={cancelOnEscape}
      className={isSentence ? 'grid gap-3' : 'grid max-w-[32rem] gap-3'}
    >
      <Field label={`${isSentence ? 'The sentence' : kindLabels[kind]} as it should be`} problem={problem}>
        {(control) => {
          const field = { ...control, name: 'value', maxLength: 500, defaultValue: value, autoFocus: takesFocus };
          return isSentence ? (
            <TextArea {...field} rows={3} dir="auto" className="field-sizing-content min-h-[6em]" />
          ) : (
            <TextInput {...field} />
          );
        }}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" aria-disabled={isBusy}>
          Save
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
        {children}
      </div>
    </form>
  );
}
