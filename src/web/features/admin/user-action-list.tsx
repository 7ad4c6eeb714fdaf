import { useState } from 'react';
import type { AdminUserDetail } from '#shared/api/admin/users.ts';
import { Button } from '#web/components/ui/button.tsx';
import { AdminPart } from './admin-page.tsx';
import { useOperator } from './operator.tsx';
import { StatusMessage } from './status-message.tsx';
import { UserActionDialog } from './user-action-dialog.tsx';
import { buildUserActions, type UserActionName } from './user-actions.ts';

/** The actions on an account, each with its meaning and who may do it. */
export function UserActionList({ detail }: { readonly detail: AdminUserDetail }) {
  const operator = useOperator();
  const [open, setOpen] = useState<UserActionName | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  return (
    <AdminPart title="What you can do">
      <StatusMessage>{message}</StatusMessage>
      <ul>
        {buildUserActions(detail, operator).map(({ name, title, note, obstacle }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t py-2.5 last:border-b"
          >
            <div className="min-w-0">
              <p className="font-[620]">{title}</p>
              <p className="text-ink-2 text-note">{obstacle ?? note}</p>
            </div>
            {obstacle === null && (
              <Button
                onClick={() => {
                  setMessage(null);
                  setOpen(name);
                }}
              >
                {buttonWords[name]}
                <span className="sr-only"> ({title})</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <UserActionDialog
          name={open}
          detail={detail}
          onClose={() => setOpen(null)}
          onDone={(sentence) => {
            setOpen(null);
            setMessage(sentence);
          }}
        />
      )}
    </AdminPart>
  );
}

const buttonWords: Readonly<Record<UserActionName, string>> = {
  'grant-plan': 'Grant',
  'revoke-plan': 'Take back',
  'grant-add-on': 'Give',
  'change-role': 'Change',
  suspend: 'Suspend',
  'let-in': 'Let in',
  'sign-out': 'Sign out',
  'password-reset': 'Send',
};
