import {
  type AdminUserDetail,
  revokePlanEndpoint,
  sendPasswordResetEndpoint,
  signOutUserEndpoint,
  suspendUserEndpoint,
} from '#shared/api/admin/users.ts';
import { formatCount } from '#shared/report/format-number.ts';
import { callEndpoint } from '#web/lib/api-client.ts';
import { ActionDialog } from './action-dialog.tsx';
import { AddOnDialog } from './add-on-dialog.tsx';
import { GrantPlanDialog } from './grant-plan-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { UserActionName } from './user-actions.ts';

export interface UserDialogProps {
  readonly detail: AdminUserDetail;
  /** Called with a sentence about the result. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** The form of one action on an account. */
export function UserActionDialog({ name, ...props }: UserDialogProps & { readonly name: UserActionName }) {
  const { detail, onClose, onDone } = props;
  const { id, email } = detail.user;
  const params = { userId: id };
  switch (name) {
    case 'grant-plan':
      return <GrantPlanDialog {...props} />;
    case 'grant-add-on':
      return <AddOnDialog {...props} />;
    case 'change-role':
      return <RoleDialog {...props} />;
    case 'revoke-plan':
      return (
        <ActionDialog
          title="Take the granted plan back"
          consequence={`${email} loses the granted plan at once, in every open window. What is paid for stays.`}
          confirm="Take back"
          act={(reason) => callEndpoint(revokePlanEndpoint, { params, body: { reason } })}
          onDone={() => onDone('The granted plan was taken back.')}
          onClose={onClose}
        />
      );
    case 'suspend':
      return (
        <ActionDialog
          title="Suspend this account"
          consequence={`${email} is signed out of ${formatCount(detail.sessions, 'place')} and cannot sign in until somebody lets the account in again. Its data stays. A subscription goes on being charged: end it in the payment service if it should not.`}
          confirm="Suspend"
          act={(reason) => callEndpoint(suspendUserEndpoint, { params, body: { suspended: true, reason } })}
          onDone={() => onDone('The account is suspended.')}
          onClose={onClose}
        />
      );
    case 'let-in':
      return (
        <ActionDialog
          title="Let this account in again"
          consequence={`${email} can sign in again with the same password.`}
          confirm="Let in"
          act={(reason) => callEndpoint(suspendUserEndpoint, { params, body: { suspended: false, reason } })}
          onDone={() => onDone('The account can sign in again.')}
          onClose={onClose}
        />
      );
    case 'sign-out':
      return (
        <ActionDialog
          title="Sign out everywhere"
          consequence={`${email} is signed out of ${formatCount(detail.sessions, 'place')} and has to sign in again.`}
          confirm="Sign out"
          act={(reason) => callEndpoint(signOutUserEndpoint, { params, body: { reason } })}
          onDone={() => onDone('All sessions of the account were ended.')}
          onClose={onClose}
        />
      );
    case 'password-reset':
      return (
        <ActionDialog
          title="Send a link for a new password"
          consequence={`A mail with the link goes to ${email}. The old password works until the link was used.`}
          confirm="Send the link"
          act={(reason) => callEndpoint(sendPasswordResetEndpoint, { params, body: { reason } })}
          onDone={() => onDone(`The link is on its way to ${email}.`)}
          onClose={onClose}
        />
      );
    default:
      return name satisfies never;
  }
}
