import { Dialog } from '#web/components/ui/dialog.tsx';
import { DialogEnd } from './action-dialog.tsx';
import { useAdminAction } from './use-admin-query.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What exactly will happen. */
  readonly consequence: string;
  readonly confirm: string;
  readonly act: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** An action that needs a confirmation but no reason. */
export function ConfirmDialog({ title, consequence, confirm, act, onDone, onClose }: ConfirmDialogProps) {
  const action = useAdminAction(act);
  return (
    <Dialog title={title} onClose={() => !action.isPending && onClose()}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!action.isPending) action.mutate(undefined, { onSuccess: onDone });
        }}
      >
        <p className="text-ink-2 text-note [overflow-wrap:anywhere]">{consequence}</p>
        <DialogEnd confirm={confirm} isPending={action.isPending} error={action.error} onClose={onClose} />
      </form>
    </Dialog>
  );
}
