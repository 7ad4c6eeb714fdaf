import { describe, expect, it } from 'vitest';
import { reduceToast, type Toast } from './toasts.ts';

const toast = (id: number): Toast => ({ id, title: `toast ${id}`, description: null, tone: 'news', isOpen: true });

describe('toasts', () => {
  it('are one at a time: the newest', () => {
    const first = reduceToast(null, { type: 'shown', toast: toast(1) });
    expect(reduceToast(first, { type: 'shown', toast: toast(2) })).toEqual(toast(2));
  });

  it('close, keep their words while they leave, and are forgotten', () => {
    const closed = reduceToast(toast(1), { type: 'dismissed', id: 1 });
    expect(closed).toEqual({ ...toast(1), isOpen: false });
    expect(reduceToast(closed, { type: 'removed', id: 1 })).toBeNull();
  });

  it.each(['dismissed', 'removed'] as const)('are left alone when another is %s', (type) => {
    expect(reduceToast(toast(2), { type, id: 1 })).toEqual(toast(2));
  });
});
