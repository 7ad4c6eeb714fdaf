import { type FormEvent, type ReactNode, useReducer, useRef } from 'react';
import { CircleAlert } from '#web/components/icons/index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextArea } from '#web/components/ui/text-area.tsx';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { emptyActionForm, findReasonProblem, reduceActionForm, shownProblem } from './action-form.ts';
import { useAdminAction } from './use-admin-query.ts';

interface ActionDialogProps {
  readonly title: string;
  /** What exactly will happen. */
  readonly consequence: ReactNode;
  /** The label of the submit button. */
  readonly confirm: string;
  /** Further controls of the form; `check` is called on submit; false keeps the form open, with the focus where it put it. */
  readonly children?: ReactNode;
  readonly check?: () => boolean;
  readonly act: (reason: string) => Promise<unknown>;
  /** Called with the form still open, after the server succeeded. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An action with a reason. On failure the form stays open with its input and shows the error. */
export function ActionDialog(props: ActionDialogProps) {
  const { title, consequence, confirm, children, check, act, onDone, onClose } = props;
  const [form, dispatch] = useReducer(reduceActionForm, emptyActionForm);
  const reasonBox = useRef<HTMLTextAreaElement>(null);
  const action = useAdminAction(act);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (action.isPending) return;
    dispatch({ type: 'tried' });
    // The controls above come first: `check` has focused the invalid one.
    if (check !== undefined && !check()) return;
    if (findReasonProblem(form.reason) !== null) reasonBox.current?.focus();
    else action.mutate(form.reason.trim(), { onSuccess: onDone });
  }

  return (
    <Dialog title={title} onClose={() => !action.isPending && onClose()}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="text-ink-2 text-note [overflow-wrap:anywhere]">{consequence}</div>
        {children}
        <Field label="Reason" hint="Goes into the log with your name." problem={shownProblem(form)}>
          {(control) => (
            <TextArea
              {...control}
              ref={reasonBox}
              rows={2}
              value={form.reason}
              onChange={(event) => dispatch({ type: 'typed', reason: event.target.value })}
            />
          )}
        </Field>
        <DialogEnd confirm={confirm} isPending={action.isPending} error={action.error} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface DialogEndProps {
  readonly confirm: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onClose: () => void;
}

/** The buttons of a dialog's form, with the server's error. */
export function DialogEnd({ confirm, isPending, error, onClose }: DialogEndProps) {
  return (
    <>
      {error !== null && !isPending && (
        <p role="alert" className="flex gap-2 font-[560] text-note text-poor-word">
          <CircleAlert aria-hidden className="mt-[0.12em]" />
          <span>{failureSentence(error)}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="ink" aria-disabled={isPending}>
          {confirm}
        </Button>
        <Button variant="plain" aria-disabled={isPending} onClick={() => !isPending && onClose()}>
          Cancel
        </Button>
        <span role="status" className="text-ink-2 text-note">
          {isPending && 'Sending'}
        </span>
      </div>
    </>
  );
}
