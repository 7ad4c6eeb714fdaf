import { useSyncExternalStore } from 'react';

/** One short message about what just happened. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string | null;
  /** `problem` is announced at once by screen readers. */
  readonly tone: 'news' | 'problem';
  readonly isOpen: boolean;
}

/** The specification's numbers. */
export const toastTimes = { autoCloseMs: 5_000, removalMs: 1_000_000 } as const;
export const toastSwipePx = 50;

export type ToastAction =
  | { readonly type: 'shown'; readonly toast: Toast }
  | { readonly type: 'dismissed'; readonly id: number }
  | { readonly type: 'removed'; readonly id: number };

/** At most one toast: a new one replaces the previous one. */
export function reduceToast(current: Toast | null, action: ToastAction): Toast | null {
  switch (action.type) {
    case 'shown':
      return action.toast;
    case 'dismissed':
      return current?.id === action.id ? { ...current, isOpen: false } : current;
    case 'removed':
      return current?.id === action.id ? null : current;
    default:
      return action satisfies never;
  }
}

let current: Toast | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function apply(action: ToastAction): void {
  current = reduceToast(current, action);
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the current one. */
export function showToast(title: string, description: string | null = null, tone: Toast['tone'] = 'news'): void {
  const id = nextId;
  nextId += 1;
  apply({ type: 'shown', toast: { id, title, description, tone, isOpen: true } });
}

/** Closes a toast; its content stays during the exit animation and is dropped much later. */
export function dismissToast(id: number): void {
  apply({ type: 'dismissed', id });
  setTimeout(() => apply({ type: 'removed', id }), toastTimes.removalMs);
}

/** The current toast, open or closing; null when none. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    () => current,
    () => null,
  );
}
