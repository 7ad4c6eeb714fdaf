import { findProduct } from '#shared/product/prices.ts';
import {
  type MockGatewayObject,
  saveMockGatewayObject,
  selectMockGatewayObjects,
} from '../../store/billing/mock-gateway-objects.ts';
import type { Orm } from '../../store/database/database.ts';
import { apiError } from '../api-error.ts';
import { requireAccount } from '../rights/require-right.ts';
import type { Viewer } from '../viewer.ts';
import { MOCK_EVENT, MockSubscription, makeMockId } from './mock-gateway-objects.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordPaymentEvent } from './record-payment-event.ts';
import { requireMockGateway } from './require-mock-gateway.ts';

export type PortalChange = 'end-now' | 'end-at-period-end' | 'keep';

interface PortalView {
  readonly subscription: {
    readonly title: string;
    readonly currentPeriodEnd: string;
    readonly endsAtPeriodEnd: boolean;
  } | null;
}

/** The viewer's active mock subscription. Throws 404 unless the mock gateway is enabled. */
export async function showMockPortal(payments: PaymentServices, viewer: Viewer): Promise<PortalView> {
  requireMockGateway(payments);
  const { database, now } = payments.core;
  const running = await findRunning(database.orm, requireAccount(viewer).id, now());
  if (running === null) return { subscription: null };
  const { marks, currentPeriodEnd, endsAtPeriodEnd } = running.data;
  const title = findProduct(marks.product)?.title ?? marks.product;
  return { subscription: { title, currentPeriodEnd: currentPeriodEnd.toISOString(), endsAtPeriodEnd } };
}

/**
 * Cancels or resumes the viewer's mock subscription. Throws 404 unless the mock gateway is enabled, 409 when there is no
 * active one.
 */
export async function changeMockSubscription(
  payments: PaymentServices,
  viewer: Viewer,
  change: PortalChange,
): Promise<{ success: true }> {
  requireMockGateway(payments);
  const { core } = payments;
  const { id: userId } = requireAccount(viewer);
  await core.database.orm.transaction(async (tx) => {
    const running = await findRunning(tx, userId, core.now());
    if (running === null) throw apiError('not-ready', 'There is no subscription to change.');
    const { row, data } = running;
    await saveMockGatewayObject(tx, { ...row, data: changed(data, change) });
    await recordPaymentEvent(core, tx, {
      id: makeMockId(MOCK_EVENT),
      type: change === 'end-now' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
      createdAt: new Date(core.now()),
      object: { type: 'subscription', id: row.id },
    });
  });
  core.wakeTasks();
  return { success: true };
}

function changed(data: MockSubscription, change: PortalChange): MockSubscription {
  switch (change) {
    case 'end-now':
      return { ...data, isCanceled: true };
    case 'end-at-period-end':
      return { ...data, endsAtPeriodEnd: true };
    case 'keep':
      return { ...data, endsAtPeriodEnd: false };
    default:
      return change satisfies never;
  }
}

async function findRunning(
  orm: Orm,
  userId: string,
  nowMs: number,
): Promise<{ row: MockGatewayObject; data: MockSubscription } | null> {
  const rows = await selectMockGatewayObjects(orm, 'subscription', userId);
  const read = rows.map((row) => ({ row, data: MockSubscription.parse(row.data) }));
  return read.findLast(({ data }) => !data.isCanceled && data.currentPeriodEnd.getTime() > nowMs) ?? null;
}
