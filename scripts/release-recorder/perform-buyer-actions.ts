import { z } from 'zod';
import {
  type AskServer,
  auditAnew,
  type RecordedBrowser,
  readField,
  readTextField,
  untilAnswered,
} from './open-browser.ts';
import type { RecordedOperator } from './operator.ts';

export interface BuyerTools {
  readonly browser: RecordedBrowser;
  readonly operator: RecordedOperator;
}

/** What the release itself said about the buyer's things; the opening test expects the same of later ones. */
export interface BuyerRecord {
  readonly auditId: string;
  readonly businessId: string | null;
  readonly billing: unknown;
  readonly checkouts: Readonly<Record<string, string>>;
  readonly shareUrls: { readonly alive: string | null; readonly ended: string | null };
  /** Ids of plan steps. */
  readonly ticks: { readonly applied: readonly string[]; readonly takenBack: string | null };
  readonly answered: Readonly<Record<string, number>>;
}

export const PASTED_REVIEW = { rating: 2, text: 'Good work, but we waited two days for an answer.' };
const PACKS = ['review-reply-pack', 'competitor-snapshot', 'site-tune-up-report'] as const;
const REFUNDED_PACK = 'Site Tune-Up Report';

const Billing = z.looseObject({
  subscription: z.looseObject({ endsAtPeriodEnd: z.boolean() }).nullable(),
  purchases: z.array(z.looseObject({ id: z.string(), title: z.string(), status: z.string() })),
});
const Plan = z.looseObject({
  result: z.looseObject({ actionPlan: z.array(z.looseObject({ id: z.string() })) }),
  businessId: z.string().nullish(),
});

/**
 * A registered account audits a website, pays for Pro and for three packs at the mock gateway (after a declined payment), gets
 * one payment back, lets the plan end, and uses what it bought. Null where nothing can be paid.
 */
export async function performBuyerActions({ browser, operator }: BuyerTools): Promise<BuyerRecord | null> {
  const { ask, answered } = browser;
  const auditId = await auditAnew(ask, 'bought.test');
  // Replies are sold to those whose reviews are known.
  await ask(`/api/audits/${auditId}/profile`, 'PUT', {
    rating: 4.1,
    reviewCount: 12,
    reviewsLast90Days: 1,
    replyShare: 10,
  });
  const checkouts: Record<string, string> = {};
  const declined = await begin(ask, { price: 'pro_monthly' });
  if (declined === null) return null;
  await ask(`/api/pay-desk/${declined}`, 'POST', { outcome: 'decline' });
  await untilAnswered(ask, `/api/checkout/${declined}`, (json) => readTextField(json, 'state') === 'expired');
  checkouts.declined = declined;
  for (const wanted of [{ price: 'pro_monthly' }, ...PACKS.map((price) => ({ price, auditId }))]) {
    const paid = await buy(ask, wanted);
    if (paid !== null) checkouts[wanted.price] = paid;
  }
  const bought = Billing.parse((await ask('/api/billing')).json).purchases;
  const returned = bought.find(({ title }) => title === REFUNDED_PACK);
  if (returned !== undefined) await operator.refund(returned.id);
  await ask('/api/pay-desk-portal', 'POST', { change: 'end-at-period-end' });
  const billing = await untilAnswered(ask, '/api/billing', (json) => {
    const { subscription, purchases } = Billing.parse(json);
    const isReturned = returned === undefined || purchases.some(({ status }) => status === 'refunded');
    return subscription?.endsAtPeriodEnd === true && isReturned;
  });
  const used = await applyPurchases(ask, auditId);
  return { auditId, billing, checkouts, ...used, answered };
}

/** Starts a payment: returns its id; null where the release does not sell it for this audit. */
async function begin(ask: AskServer, wanted: object): Promise<string | null> {
  const { status, json } = await ask('/api/checkout', 'POST', wanted);
  if (status >= 300) process.stderr.write(`Not sold: ${JSON.stringify(wanted)} ${JSON.stringify(json)}\n`);
  return readTextField(json, 'url')?.split('/').at(-1) ?? null;
}

async function buy(ask: AskServer, wanted: object): Promise<string | null> {
  const id = await begin(ask, wanted);
  if (id === null) return null;
  await ask(`/api/pay-desk/${id}`, 'POST', { outcome: 'pay' });
  await untilAnswered(ask, `/api/checkout/${id}`, (json) => readTextField(json, 'state') === 'granted');
  return id;
}

async function applyPurchases(ask: AskServer, auditId: string) {
  const at = `/api/audits/${auditId}`;
  await ask(`${at}/add-ons/review-reply-pack/input`, 'PUT', { reviews: [PASTED_REVIEW] });
  await ask(`${at}/add-ons/competitor-snapshot/input`, 'PUT', { rivals: ['rival.test'] });
  await untilAnswered(ask, `${at}/add-ons/competitor-snapshot`, (json) => {
    return !/"state":"(?:queued|running)"/.test(JSON.stringify(readField(json, 'content')));
  });
  const alive = await ask(`${at}/shares`, 'POST', { days: 365 });
  const ended = await ask(`${at}/shares`, 'POST', { days: 7 });
  await ask(`${at}/shares/${readTextField(ended.json, 'shareId')}`, 'DELETE');
  const { result, businessId = null } = Plan.parse((await ask(at)).json);
  const [first, second, third] = result.actionPlan.map(({ id }) => id);
  for (const id of [first, second, third]) await ask(`${at}/checks/${id}/applied`, 'POST', { isApplied: true });
  await ask(`${at}/checks/${third}/applied`, 'POST', { isApplied: false });
  await ask(`/api/businesses/${businessId}/watch`, 'PUT', { isOn: true, sendsMail: true });
  const event = { name: 'upgrade_success', userAbId: 'recorded-0001', properties: { source: 'results' } };
  await ask('/api/events', 'POST', event);
  return {
    businessId: businessId ?? null,
    shareUrls: { alive: readTextField(alive.json, 'url'), ended: readTextField(ended.json, 'url') },
    ticks: { applied: [first, second].flatMap((id) => id ?? []), takenBack: third ?? null },
  };
}
