import { type ReactNode, useId } from 'react';
import { CircleAlert } from '../icons/index.ts';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong and how to fix it; null when nothing is. */
  readonly problem: string | null;
  /** Receives the ids and states that connect the control to its label, hint and message. */
  readonly children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
  }) => ReactNode;
}

/** A labelled control. The label stays; a problem replaces the hint. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  const hasNote = problem !== null || hint !== undefined;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-note font-[620]">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': problem === null ? undefined : true,
      })}
      {hasNote && (
        <div id={noteId} className="text-note">
          {problem === null ? (
            <p className="text-ink-2 in-[.dusk]:text-on-dusk-2">{hint}</p>
          ) : (
            <FieldProblem>{problem}</FieldProblem>
          )}
        </div>
      )}
    </div>
  );
}

/** What is wrong with a field and how to fix it. */
export function FieldProblem({ children }: { readonly children: string }) {
  return (
    <p className="flex gap-2 font-[560] text-poor-word in-[.dusk]:text-on-dusk">
      <CircleAlert aria-hidden className="mt-[0.12em] in-[.dusk]:text-amber" />
      <span>{children}</span>
    </p>
  );
}
