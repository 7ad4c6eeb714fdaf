import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiCallError } from '#web/lib/api-error.ts';
import { failureSentence } from '#web/lib/failure-sentence.ts';
import { BusyButton } from './busy-button.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';

interface DeleteDialogProps {
  readonly title: string;
  /** What exactly is deleted, and what stays. */
  readonly children: ReactNode;
  readonly confirm: string;
  readonly keep: string;
  readonly act: () => Promise<unknown>;
  /** The query to invalidate afterwards. Without it all are invalidated. */
  readonly stale?: QueryKey;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before a permanent deletion. Treats "already gone" as success, because the response to a first try
 * may have been lost.
 */
export function DeleteDialog({ title, children, confirm, keep, act, stale, onDone, onClose }: DeleteDialogProps) {
  const queryClient = useQueryClient();
  const request = useMutation({
    networkMode: 'always',
    mutationFn: () => act().catch(unlessGone),
    onSuccess: async () => {
      await queryClient.invalidateQueries(stale === undefined ? {} : { queryKey: stale });
      onDone();
    },
  });
  return (
    <Dialog title={title} onClose={() => !request.isPending && onClose()}>
      <div className="grid gap-3 text-note [overflow-wrap:anywhere]">{children}</div>
      {request.isError && (
        <p role="alert" className="font-[560] text-note text-poor-word">
          {failureSentence(request.error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <BusyButton variant="ink" isBusy={request.isPending} busyLabel="Deleting" onPress={() => request.mutate()}>
          {confirm}
        </BusyButton>
        <Button variant="plain" onClick={() => !request.isPending && onClose()}>
          {keep}
        </Button>
      </div>
    </Dialog>
  );
}

function unlessGone(error: unknown): unknown {
  if (error instanceof ApiCallError && error.status === 404) return null;
  throw error;
}
