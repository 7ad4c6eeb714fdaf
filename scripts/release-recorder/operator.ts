import { z } from 'zod';
import { type AskServer, readField, readTextField } from './open-browser.ts';

/** What an operator of any release can do, for accounts named by their e-mail address. */
export interface RecordedOperator {
  grantPlan(email: string, plan: 'agency' | 'pro'): Promise<void>;
  grantAddOn(email: string, addOnId: string, auditId: string): Promise<void>;
  refund(purchaseId: string): Promise<void>;
  /** The token of the mailed link that confirms an address; null where no such message can be read. */
  findVerifyToken(email: string): Promise<string | null>;
}

const REASON = 'recorded';
const Users = z.looseObject({ rows: z.array(z.looseObject({ email: z.string() })) });
const Mails = z.looseObject({
  rows: z.array(z.looseObject({ id: z.string(), kind: z.string(), to: z.string() })),
});

/** The operator's actions over a signed-in browser. */
export function operateWith(ask: AskServer): RecordedOperator {
  const findUserId = async (email: string): Promise<string> => {
    const { rows } = Users.parse((await ask('/api/admin/users')).json);
    const user = rows.find((row) => row.email === email);
    return String(user?.userId ?? user?.id);
  };
  return {
    async grantPlan(email, plan) {
      const userId = await findUserId(email);
      await ask(`/api/admin/users/${userId}/plan`, 'POST', { plan, until: null, reason: REASON });
    },
    async grantAddOn(email, addOnId, auditId) {
      const userId = await findUserId(email);
      await ask(`/api/admin/users/${userId}/add-ons`, 'POST', { addOnId, auditId, reason: REASON });
    },
    async refund(purchaseId) {
      await ask(`/api/admin/purchases/${purchaseId}/refund`, 'POST', { reason: REASON });
    },
    async findVerifyToken(email) {
      const mails = Mails.safeParse((await ask('/api/admin/mails')).json).data?.rows ?? [];
      const mail = mails.find(({ kind, to }) => kind === 'verify-email' && to === email);
      if (mail === undefined) return null;
      const { json } = await ask(`/api/admin/mails/${mail.id}`);
      const text = readTextField(json, 'text') ?? JSON.stringify(readField(json, 'mail'));
      return /[?&]token=([\w.~%-]+)/.exec(text)?.[1] ?? null;
    },
  };
}
