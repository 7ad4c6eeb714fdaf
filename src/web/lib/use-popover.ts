import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

export interface Popover {
  readonly panel: RefObject<HTMLDivElement | null>;
  /** Null in prerendered markup: the browser opens it natively before scripts have loaded. */
  readonly isOpen: boolean | null;
  readonly followToggle: () => void;
  readonly close: () => void;
}

/** The state of a native popover, which Escape, an outside press and navigation close. */
export function usePopover(): Popover {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const { key } = useLocation();

  const followToggle = useCallback(() => setOpen(isShown(panel.current)), []);
  const close = useCallback(() => {
    if (isShown(panel.current)) panel.current?.hidePopover();
  }, []);

  useEffect(followToggle, [followToggle]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on navigation.
  useEffect(() => close, [key, close]);

  return { panel, isOpen, followToggle, close };
}

function isShown(element: HTMLElement | null): boolean {
  return element?.matches(':popover-open') ?? false;
}
