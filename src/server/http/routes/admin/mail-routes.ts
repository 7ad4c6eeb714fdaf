import {
  addSuppressionEndpoint,
  getMailEndpoint,
  listMailsEndpoint,
  listSuppressionsEndpoint,
  removeSuppressionEndpoint,
  resendMailEndpoint,
} from '#shared/api/admin/mails.ts';
import type { Done } from '#shared/api/done.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { addSuppression, removeSuppression } from '../../../services/mail/change-suppression.ts';
import { getMail } from '../../../services/mail/get-mail.ts';
import { listMails } from '../../../services/mail/list-mails.ts';
import { listSuppressions } from '../../../services/mail/list-suppressions.ts';
import { resendMail } from '../../../services/mail/resend-mail.ts';
import type { App, AppDeps } from '../../app-context.ts';
import { registerEndpoint } from '../../register-endpoint.ts';

/** Registers the mail log, the outbox and the suppression list, and returns their endpoints. */
export function registerAdminMailRoutes(app: App, { mails }: Pick<AppDeps, 'mails'>): readonly Endpoint[] {
  registerEndpoint(app, listMailsEndpoint, ({ viewer, query }) => listMails(mails, viewer, query));
  registerEndpoint(app, getMailEndpoint, ({ viewer, param }) => getMail(mails, viewer, param('mailId')));
  registerEndpoint(app, resendMailEndpoint, async ({ viewer, param, body }): Promise<Done> => {
    await resendMail(mails, viewer, param('mailId'), body.reason);
    return { success: true };
  });
  registerEndpoint(app, listSuppressionsEndpoint, ({ viewer, query }) => listSuppressions(mails, viewer, query));
  registerEndpoint(app, addSuppressionEndpoint, async ({ viewer, body }): Promise<Done> => {
    await addSuppression(mails, viewer, body);
    return { success: true };
  });
  registerEndpoint(app, removeSuppressionEndpoint, async ({ viewer, body }): Promise<Done> => {
    await removeSuppression(mails, viewer, body);
    return { success: true };
  });
  return [
    listMailsEndpoint,
    getMailEndpoint,
    resendMailEndpoint,
    listSuppressionsEndpoint,
    addSuppressionEndpoint,
    removeSuppressionEndpoint,
  ];
}
