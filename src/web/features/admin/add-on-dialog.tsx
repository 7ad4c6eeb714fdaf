import { useState } from 'react';
import { grantAddOnEndpoint } from '#shared/api/admin/users.ts';
import { ADD_ONS } from '#shared/product/add-ons.ts';
import { formatHost } from '#shared/report/safe-link.ts';
import { formatMoment } from '#shared/text/day-words.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { UserDialogProps } from './user-action-dialog.tsx';

/** Grants an add-on to a finished audit of an account. */
export function AddOnDialog({ detail: { user, audits }, onDone, onClose }: UserDialogProps) {
  const finished = audits.filter(({ status }) => status === 'done');
  const [addOnId, setAddOnId] = useState(ADD_ONS[0]?.id);
  const [auditId, setAuditId] = useState(finished[0]?.auditId ?? '');
  const addOn = ADD_ONS.find(({ id }) => id === addOnId);
  if (addOn === undefined) return null;
  return (
    <ActionDialog
      title="Give an audit an add-on"
      consequence={`The audit of ${user.email} has the add-on at once. Nothing is charged.`}
      confirm="Give the add-on"
      act={(reason) =>
        callEndpoint(grantAddOnEndpoint, { params: { userId: user.id }, body: { addOnId: addOn.id, auditId, reason } })
      }
      onDone={() => onDone(`${addOn.title} was given.`)}
      onClose={onClose}
    >
      <Field label="Add-on" problem={null}>
        {(control) => (
          <Select
            {...control}
            value={addOn.id}
            onChange={({ target }) => setAddOnId(ADD_ONS.find(({ id }) => id === target.value)?.id)}
          >
            {ADD_ONS.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Audit" hint="The newest finished audits of the account." problem={null}>
        {(control) => (
          <Select {...control} value={auditId} onChange={({ target }) => setAuditId(target.value)}>
            {finished.map((audit) => (
              <option key={audit.auditId} value={audit.auditId}>
                {`${formatHost(audit.url)}, ${formatMoment(audit.createdAt)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ActionDialog>
  );
}
