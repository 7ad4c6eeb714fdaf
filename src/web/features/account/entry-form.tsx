import type { FormEvent, ReactNode } from 'react';
import { BusyButton } from '#web/components/busy-button.tsx';
import { Alert, type Message } from '#web/components/ui/alert.tsx';

interface EntryFormProps {
  readonly alertId: string;
  readonly problem: Message | null;
  readonly isBusy: boolean;
  readonly action: string;
  /** The button's label while the server works. */
  readonly busyWords: string;
  readonly variant?: 'lit' | 'ink';
  /** Content beside the button. */
  readonly secondary?: ReactNode;
  readonly onSubmit: (typed: FormData) => void;
  readonly children: ReactNode;
}

/** A form with our own messages (`noValidate`) below its button; input stays. */
export function EntryForm({
  alertId,
  problem,
  isBusy,
  action,
  busyWords,
  variant = 'lit',
  secondary,
  onSubmit,
  children,
}: EntryFormProps) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) onSubmit(new FormData(event.currentTarget));
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      {children}
      <div className={variant === 'ink' ? 'flex flex-wrap gap-3' : 'grid'}>
        <BusyButton
          type="submit"
          variant={variant}
          isBusy={isBusy}
          busyLabel={busyWords}
          className={variant === 'lit' ? 'min-h-12' : ''}
        >
          {action}
        </BusyButton>
        {secondary}
      </div>
      {/* Reserves space, so that a late response moves nothing. */}
      <div className={variant === 'ink' ? 'min-h-12' : 'min-h-18'}>
        {problem !== null && <Alert id={alertId} message={problem} />}
      </div>
    </form>
  );
}

/** One field of the form data; a file, which no form here sends, counts as empty. */
export function readFormText(typed: FormData, name: string): string {
  const value = typed.get(name);
  return typeof value === 'string' ? value : '';
}
