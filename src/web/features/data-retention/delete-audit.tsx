import { useState } from 'react';
import { deleteAuditEndpoint } from '#shared/api/data-retention.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { DeleteDialog } from '#web/components/delete-dialog.tsx';
import { TextButton } from '#web/components/ui/text-button.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { readSavedAudit } from '#web/lib/saved-audit.ts';
import { forgetSavedAudit } from '#web/lib/saved-audit-presence.ts';
import { showToast } from '#web/lib/toasts.ts';

interface DeleteAuditProps {
  readonly auditId: string;
  readonly createdAt: string;
  /** Called after deletion: navigate away, or move the focus. The lists are refetched automatically. */
  readonly onDeleted?: () => void;
}

/** Deletes one audit, after a confirmation. */
export function DeleteAudit({ auditId, createdAt, onDeleted }: DeleteAuditProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <TextButton
        className="text-note"
        aria-label={`Delete the audit of ${formatMoment(createdAt)}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </TextButton>
      {isAsking && (
        <DeleteDialog
          title="Delete this audit?"
          confirm="Delete for good"
          keep="Keep it"
          act={() => callEndpoint(deleteAuditEndpoint, { params: { auditId } })}
          onDone={() => {
            if (readSavedAudit()?.auditId === auditId) forgetSavedAudit();
            setAsking(false);
            showToast('The audit is deleted');
            onDeleted?.();
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            The audit of {formatMoment(createdAt)} goes for good, with its report, its texts and links to it. What you
            told us about the business stays.
          </p>
          <p>Add-ons bought for it can no longer be opened.</p>
        </DeleteDialog>
      )}
    </>
  );
}
