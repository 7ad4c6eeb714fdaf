import { type FormEvent, useState } from 'react';
import type { FactKind } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';

interface FactValueFormProps {
  readonly kind: FactKind;
  readonly value: string;
  readonly isBusy: boolean;
  /** Whether the field takes the focus: where a press on a button brought the form. */
  readonly takesFocus?: boolean;
  readonly onSave: (value: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the right value of one fact, in its place. */
export function FactValueForm({ kind, value, isBusy, takesFocus = false, onSave, onCancel }: FactValueFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('value') ?? '').trim();
    const found = findFactProblem(kind, typed, new Date().getFullYear());
    setProblem(found);
    if (found === null && !isBusy) onSave(typed);
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[32rem] gap-3">
      <Field label={`${kindLabels[kind]} as it should be`} problem={problem}>
        {(control) => (
          <TextInput {...control} name="value" maxLength={500} defaultValue={value} autoFocus={takesFocus} />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="ink" aria-disabled={isBusy}>
          Save
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
