import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '#shared/api/checkout.ts';
import { pathAfterPayment } from './after-payment.ts';
import {
  firstWaitMs,
  initialWait,
  lateWaitMs,
  longestWaitMs,
  type PaymentWait,
  type PaymentWaitAction,
  paymentPatienceMs,
  reducePaymentWait,
} from './payment-wait.ts';

const plan = { kind: 'plan', key: 'pro_monthly', title: 'Pro, monthly' } as const;
const answered = (state: CheckoutState['state'], elapsedMs = 0): PaymentWaitAction => ({
  type: 'answered',
  answer: { state, product: plan, auditId: null },
  elapsedMs,
});
const waitAfter = (...actions: PaymentWaitAction[]): PaymentWait =>
  actions.reduce(reducePaymentWait, initialWait('cs_1'));

describe('the wait for a payment', () => {
  it('asks at once, and has nothing to ask without an id', () => {
    expect(initialWait('cs_1')).toMatchObject({ kind: 'waiting', asks: 0, nextAskMs: 0 });
    expect(initialWait(null)).toEqual({ kind: 'missing' });
    expect(initialWait('')).toEqual({ kind: 'missing' });
  });

  it('waits longer each time, up to a limit', () => {
    const waits: number[] = [];
    let state = initialWait('cs_1');
    for (let asks = 0; asks < 9; asks += 1) {
      state = reducePaymentWait(state, answered(asks % 2 === 0 ? 'open' : 'waiting', asks * 1_000));
      if (state.kind === 'waiting') waits.push(state.nextAskMs);
    }
    expect(waits).toHaveLength(9);
    expect(waits[0]).toBe(firstWaitMs);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBe(longestWaitMs);
  });

  it('says after a minute that it takes long, and keeps asking', () => {
    expect(waitAfter(answered('waiting', paymentPatienceMs - 1)).kind).toBe('waiting');
    expect(waitAfter(answered('waiting', paymentPatienceMs))).toMatchObject({
      kind: 'late',
      nextAskMs: lateWaitMs,
      isUnreachable: false,
    });
    expect(waitAfter(answered('waiting', paymentPatienceMs), answered('granted', paymentPatienceMs + 1)).kind).toBe(
      'granted',
    );
  });

  it('distinguishes a lost connection from an unknown payment', () => {
    const lost = { type: 'not-answered', elapsedMs: 5 } as const;
    expect(waitAfter(answered('waiting'), lost)).toMatchObject({
      kind: 'waiting',
      isUnreachable: true,
      asks: 2,
      product: plan,
    });
    expect(waitAfter(lost, answered('waiting'))).toMatchObject({ isUnreachable: false });
    expect(waitAfter({ ...lost, elapsedMs: paymentPatienceMs })).toMatchObject({ kind: 'late', isUnreachable: true });
  });

  it.each(['granted', 'failed', 'expired'] as const)('ends with %s and stays there', (state) => {
    const end = waitAfter(answered('waiting'), answered(state));
    expect(end).toEqual({ kind: state, product: plan, auditId: null });
    expect(reducePaymentWait(end, answered('waiting', paymentPatienceMs))).toBe(end);
    expect(reducePaymentWait(end, { type: 'refused', status: 404 })).toBe(end);
  });

  it('shows nothing of another account’s payment, and offers a login to signed-out users', () => {
    expect(waitAfter({ type: 'refused', status: 404 })).toEqual({ kind: 'missing' });
    expect(waitAfter({ type: 'refused', status: 401 })).toEqual({ kind: 'signed-out' });
  });
});

describe('after a payment', () => {
  it.each([
    [{ product: plan, auditId: null }, false, '/?success=true'],
    [{ product: plan, auditId: null }, true, '/audit?success=true&post_purchase=1'],
    [{ product: { ...plan, kind: 'add-on' as const }, auditId: 'a/1' }, true, '/audit?id=a%2F1&post_purchase=1'],
    [{ product: { ...plan, kind: 'add-on' as const }, auditId: null }, false, '/audit?post_purchase=1'],
  ])('%j, an audit saved: %s, leads to %s', (granted, hasSavedAudit, path) =>
    expect(pathAfterPayment(granted, hasSavedAudit)).toBe(path),
  );
});
