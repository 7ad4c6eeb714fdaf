import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { dismissToast, toastSwipePx, toastTimes, useToast } from '#web/lib/toasts.ts';
import { X } from './icons/index.ts';
import { IconButton } from './ui/icon-button.tsx';

/** The toast region. F8 moves the focus here; a swipe to the right, Escape or the timeout closes a toast. */
export function Toaster() {
  const toast = useToast();
  const viewport = useRef<HTMLOListElement>(null);
  const shownId = toast?.id ?? null;
  // Moved to the top of the top layer with each toast: an open dialog would cover it otherwise.
  useEffect(() => {
    const element = viewport.current;
    if (element === null || shownId === null) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [shownId]);
  return (
    <RadixToast.Provider
      duration={toastTimes.autoCloseMs}
      swipeDirection="right"
      swipeThreshold={toastSwipePx}
      label="Notification"
    >
      {toast !== null && (
        <RadixToast.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(toast.id);
          }}
          type={toast.tone === 'problem' ? 'foreground' : 'background'}
          className={classNames(
            'grid grid-cols-[1fr_auto] items-start gap-x-3 rounded-3 border border-line-2 bg-raised py-3 pr-2 pl-4 text-ink shadow-float',
            'data-[state=open]:animate-land data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.tone === 'problem' && 'border-poor-edge',
          )}
        >
          <div className="grid gap-1 py-1">
            <RadixToast.Title className="font-[620] text-note">{toast.title}</RadixToast.Title>
            {toast.description !== null && (
              <RadixToast.Description className="text-ink-2 text-note">{toast.description}</RadixToast.Description>
            )}
          </div>
          <RadixToast.Close asChild>
            <IconButton label="Close">
              <X aria-hidden />
            </IconButton>
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport
        ref={viewport}
        popover="manual"
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 ml-auto grid w-full max-w-[26rem] list-none gap-2 overflow-visible border-0 bg-transparent p-4"
      />
    </RadixToast.Provider>
  );
}
