import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { FactKind } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { kindLabels } from '#web/lib/fact-labels.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';
import { addFormId, type FactGroup } from './fact-groups.ts';

interface AddFactFormProps {
  readonly auditId: string;
  readonly group: FactGroup;
  readonly onMessage: () => void;
}

/** Adds a fact that the website does not state. Stays open for the next one. */
export function AddFactForm({ auditId, group, onMessage }: AddFactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const change = useFactChange(auditId, () => {
    const field = form.current?.elements.namedItem('value');
    if (field instanceof HTMLInputElement) {
      setAdded(field.value);
      field.value = '';
      field.focus();
    }
    onMessage();
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const kind = FactKind.parse(typed.get('kind'));
    const value = String(typed.get('value') ?? '').trim();
    const found = findFactProblem(kind, value, new Date().getFullYear());
    setProblem(found);
    setAdded(null);
    if (found === null && !change.isPending) change.mutate([{ action: 'add', kind, value }]);
  }

  return (
    <Disclosure
      id={addFormId(group.id)}
      summaryClassName="inline-flex min-h-11 items-center gap-[0.35em] font-[620] text-note underline decoration-1 underline-offset-[0.2em]"
      summary={
        <>
          <Plus aria-hidden className="size-[1.1em]" />
          Add a fact
          <span className="sr-only">: {group.title}</span>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid max-w-[44rem] gap-3 pt-2 pb-4 sm:grid-cols-[15rem_minmax(0,1fr)_auto] sm:items-start"
      >
        <Field label="What it is" problem={null}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={group.addable[0]}>
              {group.addable.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabels[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="In your words" problem={problem}>
          {(control) => <TextInput {...control} name="value" maxLength={500} autoComplete="off" />}
        </Field>
        <BusyButton
          type="submit"
          variant="ink"
          isBusy={change.isPending}
          busyLabel="Adding"
          className="sm:mt-[1.9em] sm:min-h-12"
        >
          Add
        </BusyButton>
        <p role="status" className="col-span-full text-note empty:hidden" dir="auto">
          {change.isError && <span className="font-[560] text-poor-word">{failureSentence(change.error)}</span>}
          {change.isSuccess && added !== null && `Added: ${added}`}
        </p>
      </form>
    </Disclosure>
  );
}
