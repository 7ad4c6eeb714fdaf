import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldProblem } from '#web/components/ui/field.tsx';
import { TextInput } from '#web/components/ui/text-input.tsx';
import { classNames } from '#web/lib/class-names.ts';

interface AskRowProps {
  readonly picture: ReactNode;
  readonly label: string;
  /** Where the value stands on the profile, or where the value in the field comes from. */
  readonly hint: string;
  /** The value in the field is not the owner's yet. */
  readonly isUnconfirmed: boolean;
  readonly problem: string | null;
  /** `figure` for a number beside its label, `words` for a name, below it on a small screen, `line` for an address. */
  readonly size: 'figure' | 'words' | 'line';
  readonly input: ComponentProps<'input'>;
}

const columns = {
  figure: 'grid-cols-[76px_minmax(0,1fr)_5.75rem]',
  words: 'grid-cols-[76px_minmax(0,1fr)] lg:grid-cols-[76px_minmax(0,1fr)_10.5rem]',
  line: 'grid-cols-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
};

/** One value to type in: a picture of its place, label, hint and field in one row; a problem below. */
export function AskRow({ picture, label, hint, isUnconfirmed, problem, size, input }: AskRowProps) {
  const id = useId();
  const notes = problem === null ? `${id}hint` : `${id}hint ${id}problem`;
  return (
    <div className={classNames('grid items-center gap-x-3 gap-y-2 border-line-2 border-t py-2.5', columns[size])}>
      {picture}
      <div>
        <label htmlFor={id} className="block font-[640] text-note leading-[1.3]">
          {label}
        </label>
        <p id={`${id}hint`} className="text-caption text-ink-2 leading-[1.35]">
          {hint}
        </p>
      </div>
      <TextInput
        {...input}
        id={id}
        aria-describedby={notes}
        aria-invalid={problem === null ? undefined : true}
        autoComplete="off"
        className={classNames(
          'font-[560]',
          size === 'figure' && 'text-right',
          size === 'words' && 'max-lg:col-span-full',
          isUnconfirmed && 'border-dashed',
        )}
      />
      {problem !== null && (
        <div id={`${id}problem`} className="col-span-full text-note">
          <FieldProblem>{problem}</FieldProblem>
        </div>
      )}
    </div>
  );
}
