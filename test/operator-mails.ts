import { asc, eq } from 'drizzle-orm';
import { operatorLog } from '#server/store/admin/operator-schema.ts';
import { getMailEndpoint, listMailsEndpoint } from '#shared/api/admin/mails.ts';
import type { TestAccount } from './account-fixture.ts';
import type { ServiceFixture } from './server-fixture.ts';

/** The timeout for a mail's state, on a machine that is busy with other tests. */
export const PATIENTLY = { timeout: 4000 };

/** The mails to an address, as the operator's list shows them. */
export async function mailsShown(email: string, by: TestAccount) {
  const response = await by.ask(`/api/admin/mails?search=${encodeURIComponent(email)}`);
  return listMailsEndpoint.response.parse(await response.json()).rows;
}

/** One mail with its text, as the operator reads it. */
export async function readMail(mailId: string, by: TestAccount) {
  return getMailEndpoint.response.parse(await (await by.ask(`/api/admin/mails/${mailId}`)).json());
}

/** The state of the newest mail to an address. */
export async function getMailStatus(email: string, by: TestAccount) {
  return (await mailsShown(email, by))[0]?.status;
}

/** The id of the newest mail to an address. */
export async function findMailId(email: string, by: TestAccount): Promise<string> {
  const [mail] = await mailsShown(email, by);
  if (mail === undefined) throw new Error('There is no such mail.');
  return mail.id;
}

/** What the log of the operator says of a mail or an address, oldest first. */
export async function actionsOn({ database }: ServiceFixture, subject: string) {
  const isAbout = eq(operatorLog.subject, subject);
  const rows = await database.orm.select().from(operatorLog).where(isAbout).orderBy(asc(operatorLog.at));
  return rows.map(({ action, actor, reason }) => ({ action, actor, reason }));
}
