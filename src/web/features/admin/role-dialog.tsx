import { useState } from 'react';
import { changeRoleEndpoint } from '#shared/api/admin/users.ts';
import { ROLES, type Role } from '#shared/product/roles.ts';
import { Choice } from '#web/components/ui/choice.tsx';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import { roleLabels } from './plan-labels.ts';
import type { UserDialogProps } from './user-action-dialog.tsx';

const roleMeanings: Readonly<Record<Role, string>> = {
  user: 'No part of the administration',
  support: 'Sees everything here, can send password links, sign users out, retry jobs and stop mail to an address',
  owner: 'Does everything, refunds and roles included',
};

/** Changes an account's role: user, support or owner. */
export function RoleDialog({ detail: { user }, onDone, onClose }: UserDialogProps) {
  const [role, setRole] = useState(user.role);
  const [isTried, setTried] = useState(false);
  const isSame = role === user.role;
  return (
    <ActionDialog
      title="Change the role"
      consequence={`${user.email} is ${roleLabels[user.role].toLowerCase()} now. The new role counts at once.`}
      confirm="Change the role"
      check={() => {
        setTried(true);
        return !isSame;
      }}
      act={(reason) => callEndpoint(changeRoleEndpoint, { params: { userId: user.id }, body: { role, reason } })}
      onDone={() => onDone(`The account is ${roleLabels[role].toLowerCase()} now.`)}
      onClose={onClose}
    >
      <fieldset aria-describedby="role-problem">
        <legend className="font-[620] text-note">New role</legend>
        {ROLES.map((each) => (
          <Choice key={each} name="role" value={each} checked={role === each} onChange={() => setRole(each)}>
            {roleLabels[each]}
            <span className="block text-ink-2 text-note">{roleMeanings[each]}</span>
          </Choice>
        ))}
        <p id="role-problem" role="status" className="font-[560] text-note text-poor-word">
          {isTried && isSame && 'The account has this role already. Choose another one.'}
        </p>
      </fieldset>
    </ActionDialog>
  );
}
