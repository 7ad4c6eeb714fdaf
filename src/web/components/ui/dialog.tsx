import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { X } from '../icons/index.ts';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  readonly title: string;
  /** Called on Escape, the close button and a press outside the dialog. */
  readonly onClose: () => void;
  /** 460 px, as specified, unless a form needs more; `side` is a sheet at the right edge of the screen. */
  readonly size?: keyof typeof places;
  readonly children: ReactNode;
}

const places = {
  normal: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[460px] rounded-3 border',
  wide: 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-[40rem] rounded-3 border',
  side: 'mt-0 mr-0 mb-0 ml-auto h-dvh max-h-none w-full max-w-[30rem] border-l',
} as const;

/**
 * The native modal dialog, open while it is rendered: the page behind it is inert, Escape closes it, and the focus returns
 * to where it was.
 */
export function Dialog({ title, onClose, size = 'normal', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing returns the focus, so it must happen before React removes the element.
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press outside is a shortcut; Escape is the keyboard equivalent.
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={classNames(
        'overflow-y-auto border-line-2 bg-raised text-ink shadow-float backdrop:bg-[oklch(0.14_0.03_272/0.62)]',
        places[size],
      )}
    >
      <div className="relative grid gap-4 p-6">
        <h2 id={titleId} className="pr-10 font-[560] text-sub leading-[1.2]">
          {title}
        </h2>
        {children}
        <IconButton label="Close" onClick={onClose} className="absolute top-3 right-3">
          <X aria-hidden />
        </IconButton>
      </div>
    </dialog>
  );
}
