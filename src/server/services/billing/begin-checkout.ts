import { PaymentError } from '#providers/payment-error.ts';
import type { CheckoutRecord, PriceRecord } from '#providers/payment-records.ts';
import { type CheckoutRequest, checkoutEndpoint } from '#shared/api/checkout.ts';
import { DEFAULT_PRODUCT, findProduct, type Product } from '#shared/product/prices.ts';
import { countCheckouts, saveCheckout, selectOpenCheckouts } from '../../store/billing/checkouts.ts';
import { deleteCustomer } from '../../store/billing/subscriptions.ts';
import { apiError } from '../api-error.ts';
import type { AuditServices } from '../audits/audit-services.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer, ViewerAccount } from '../viewer.ts';
import { withIdempotency } from '../with-idempotency.ts';
import { requireAuditForAddOn, requireAuditWithout, requireSold } from './add-on-audit.ts';
import { applyCheckout } from './apply-checkout.ts';
import { askGateway } from './ask-gateway.ts';
import { findOtherWay } from './change-plan.ts';
import { makeIdempotencyKey } from './idempotency-key.ts';
import { isOurPrice } from './our-price.ts';
import { ensureCustomer } from './payment-customer.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { type PaymentServices, requireGateway } from './payment-services.ts';

export interface CheckoutServices {
  readonly payments: PaymentServices;
  readonly audits: AuditServices;
}

export interface BeginCheckoutInput {
  readonly request: CheckoutRequest;
  readonly idempotencyKey: string | null;
}

const WRONG_PRICE_RETRY_SECONDS = 3600;

/**
 * Starts a payment and returns the URL to send the browser to. A buyer who has the plan at another price, or a failed
 * payment, is sent to the portal instead. Throws 401 for a visitor, 400 for an unknown product, 404 for another owner's
 * audit, 409 for a product that the buyer already has and for a pack that would be empty, 429, and 503 when payment is not
 * set up or cannot be reached.
 */
export async function beginCheckout(
  { payments, audits }: CheckoutServices,
  viewer: Viewer,
  { request, idempotencyKey }: BeginCheckoutInput,
): Promise<{ url: string }> {
  const account = requireAccount(viewer);
  const product = findProduct(request.price ?? DEFAULT_PRODUCT);
  if (product === null)
    throw apiError('invalid-request', 'Nothing is sold under this name. Choose from the price list.');
  const gateway = requireGateway(payments);
  const repeatable = { key: idempotencyKey, endpoint: checkoutEndpoint.path, request };
  return withIdempotency(payments.core, viewer, repeatable, checkoutEndpoint.response, async () => {
    await consumeRateLimit(payments.core, viewer, 'checkout');
    return askGateway(payments, () =>
      open({ payments, audits }, gateway, account, { product, auditId: request.auditId }),
    );
  });
}

async function open(
  { payments, audits }: CheckoutServices,
  gateway: PaymentGateway,
  account: ViewerAccount,
  { product, auditId: wantedAudit }: { product: Product; auditId: string | undefined },
): Promise<{ url: string }> {
  const { orm } = payments.core.database;
  const auditId = product.kind === 'plan' ? null : await requireAuditForAddOn(orm, account, wantedAudit);
  const price = await requireOurPrice(payments, gateway, product);
  const begun = await readBegun(payments, gateway, { account, product, auditId });
  if (auditId !== null) await requireAuditWithout(orm, account, auditId, product);
  if (auditId !== null) await requireSold(audits, account, auditId, product);
  const otherWay = product.kind === 'plan' ? await findOtherWay(payments, gateway, account, product, price) : null;
  if (otherWay !== null) return { url: otherWay };

  const isSame = ({ record, row }: Begun) =>
    row.product === product.key && row.auditId === auditId && record.url !== null;
  const same = begun.find(isSame);
  // Of two open checkouts for the same plan, the one not asked for now is expired.
  for (const other of begun) if (other !== same) await gateway.expireCheckout(other.row.id);
  if (same?.record.url != null) return { url: same.record.url };
  return { url: await create(payments, gateway, account, { product, auditId, priceId: price.id }) };
}

/** The price of a product at the payment service. Throws unless it matches our table, so that nobody pays another price. */
async function requireOurPrice(
  { core }: PaymentServices,
  gateway: PaymentGateway,
  product: Product,
): Promise<PriceRecord> {
  const price = await gateway.findPrice(product.key);
  if (price !== null && isOurPrice(product, price)) return price;
  core.log.error('price_differs', { product: product.key, expectedUsDollars: product.usDollars, found: price });
  throw apiError(
    'payment-not-set-up',
    'This cannot be bought at the moment: its price is being set right. Nothing was charged.',
    {
      retryAfterSeconds: WRONG_PRICE_RETRY_SECONDS,
    },
  );
}

interface Begun {
  readonly row: { readonly id: string; readonly product: string; readonly auditId: string | null };
  readonly record: CheckoutRecord;
}
interface Wish {
  readonly account: ViewerAccount;
  readonly product: Product;
  readonly auditId: string | null;
}

/** The buyer's open checkouts for the same product; those that have ended meanwhile are applied. */
async function readBegun(payments: PaymentServices, gateway: PaymentGateway, wish: Wish): Promise<Begun[]> {
  const { account, product, auditId } = wish;
  const rows = await selectOpenCheckouts(payments.core.database.orm, account.id);
  const begun: Begun[] = [];
  for (const row of rows) {
    const isPlan = findProduct(row.product)?.kind === 'plan';
    const wouldPaySame = product.kind === 'plan' ? isPlan : row.product === product.key && row.auditId === auditId;
    if (!wouldPaySame) continue;
    const record = await gateway.readCheckout(row.id);
    if (record?.state === 'open') begun.push({ row, record });
    else await applyCheckout(payments, row.id);
  }
  return begun;
}

/**
 * Creates the checkout. Parallel requests derive the same idempotency key from the same earlier checkouts, and so get the
 * same one.
 */
async function create(
  payments: PaymentServices,
  gateway: PaymentGateway,
  account: ViewerAccount,
  { product, auditId, priceId }: { product: Product; auditId: string | null; priceId: string },
): Promise<string> {
  const { core, readClock } = payments;
  const { orm } = core.database;
  const intent = { userId: account.id, product: product.key, auditId };
  const attempt = await countCheckouts(orm, intent);
  const makeFor = (customerId: string) => {
    const key = makeIdempotencyKey(core.now(), 'checkout', account.id, product.key, auditId, attempt, customerId);
    const marks = { userId: account.id, product: product.key, auditId };
    return gateway.createCheckout(
      { product, priceId, customerId, marks, ...returnAddresses(core.config, auditId) },
      key,
    );
  };
  const customerId = await ensureCustomer(payments, account);
  const readAt = await readClock.next();
  const made = await makeFor(customerId).catch(async (error: unknown) => {
    if (!(error instanceof PaymentError) || error.problem !== 'no-such-object') throw error;
    // The customer was deleted at the payment service: a new one is created.
    await deleteCustomer(orm, customerId);
    return makeFor(await ensureCustomer(payments, account, customerId));
  });
  if (made.url === null) throw new PaymentError('later', null, 'The checkout has no address.');
  await saveCheckout(orm, { id: made.id, ...intent, status: 'open', createdAt: new Date(core.now()) }, readAt);
  core.log.info('checkout_started', { checkoutId: made.id, product: product.key });
  return made.url;
}

function returnAddresses({ publicUrl }: PaymentServices['core']['config'], auditId: string | null) {
  const cancelUrl = new URL('/checkout/cancel', publicUrl);
  if (auditId !== null) cancelUrl.searchParams.set('audit', auditId);
  // The payment service replaces the braces; a URL object would escape them.
  const successUrl = `${new URL('/checkout/success', publicUrl).href}?session_id={CHECKOUT_SESSION_ID}`;
  return { successUrl, cancelUrl: cancelUrl.href };
}
