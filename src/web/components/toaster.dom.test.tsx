import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, toastTimes } from '#web/lib/toasts.ts';
import { Toaster } from './toaster.tsx';

/** The DOM has no top layer. */
const noTopLayer = { showPopover: () => {}, hidePopover: () => {} };
beforeEach(() => {
  Object.assign(HTMLElement.prototype, noTopLayer);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  for (const name of Object.keys(noTopLayer)) Reflect.deleteProperty(HTMLElement.prototype, name);
});

it('closes a toast after five seconds, not before', () => {
  render(<Toaster />);
  act(() => showToast('Logout failed', null, 'problem'));
  const isShown = () => screen.queryAllByText('Logout failed').some((words) => words.closest('li') !== null);
  expect(isShown()).toBe(true);
  act(() => void vi.advanceTimersByTime(toastTimes.autoCloseMs - 1));
  expect(isShown()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isShown()).toBe(false);
});
