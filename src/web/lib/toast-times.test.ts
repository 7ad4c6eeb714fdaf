import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, reduceToast, type Toast, toastSwipePx, toastTimes } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('are the specified ones', () => {
  expect(toastTimes).toEqual({ autoCloseMs: 5_000, removalMs: 1_000_000 });
  expect(toastSwipePx).toBe(50);
});

it('let a toast that was dismissed be forgotten a thousand seconds later, not before', () => {
  dismissToast(7);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(toastTimes.removalMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
});

it('keep a dismissed toast closed, not gone', () => {
  const toast: Toast = { id: 1, title: 'Copied', description: null, tone: 'news', isOpen: true };
  expect(reduceToast(toast, { type: 'dismissed', id: 1 })).toEqual({ ...toast, isOpen: false });
});
