import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FactKind } from '#shared/fixes/fact-sheet.ts';
import { findFactProblem } from '#shared/fixes/fact-value.ts';
import { kindLabels } from '#shared/report/fact-kind-labels.ts';
import { BusyButton } from '#web/components/busy-button.tsx';
import { focusRow } from '#web/components/list-row.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { useFactChange } from '#web/lib/use-fact-change.ts';

interface AddFactFormProps {
  readonly auditId: string;
  /** The kinds to choose from; a single one needs no choice. */
  readonly kinds: readonly FactKind[];
  /** The row that gets the focus when the form is gone: the fact took its place. */
  readonly homeId: string;
  readonly onMessage: () => void;
}

const hints: Readonly<Partial<Record<FactKind, string>>> = {
  hours: 'Such as “Mon to Fri 8:00 to 17:00, Sat closed”.',
  foundedYear: 'Such as 1998.',
  price: 'Such as “Drain cleaning from $120”.',
  person: 'A name and what they do, such as “Dana Lindqvist, owner”.',
  guarantee: 'Such as “2 years on every repair”.',
  credential: 'Such as “Licensed master plumber”.',
  sentence: 'A sentence as you’d print it, such as “Dana leads every job.”',
};

/** Adds a fact that the website does not state. Stays open for the next one where a row can hold several. */
export function AddFactForm({ auditId, kinds, homeId, onMessage }: AddFactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => () => focusRow(homeId), [homeId]);
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

  const [first] = kinds;
  if (first === undefined) return null;
  const isChoice = kinds.length > 1;
  const hint = isChoice ? undefined : hints[first];
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={classNames(
        'grid gap-3 sm:items-start',
        isChoice
          ? 'max-w-[40rem] sm:grid-cols-[minmax(9rem,13rem)_minmax(0,1fr)_auto]'
          : 'max-w-[32rem] sm:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {isChoice ? (
        <Field label="What it is" problem={null}>
          {(control) => (
            <Select {...control} name="kind" defaultValue={first}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {kindLabels[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <input type="hidden" name="kind" value={first} />
      )}
      <Field
        label={isChoice ? 'In your words' : kindLabels[first]}
        problem={problem}
        {...(hint !== undefined && { hint })}
      >
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
  );
}
