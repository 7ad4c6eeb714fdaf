import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePopover } from '#web/lib/use-popover.ts';
import { ChevronDown } from './icons/index.ts';

/** Styles of a link or button in the bar. */
export const barItem =
  'inline-flex min-h-11 items-center gap-1 rounded-2 px-3 font-[560] text-note no-underline hover:bg-[color-mix(in_oklch,currentColor_9%,transparent)]';

const buttonItem =
  'inline-flex min-h-11 items-center gap-2 rounded-2 border-[1.5px] border-edge px-[1.1em] font-[620] leading-[1.2] hover:border-ink';

interface BarDropdownProps {
  readonly id: string;
  readonly label: string;
  /** Before the label. */
  readonly icon?: ReactNode;
  /** `bar`: an item of the top bar; `button`: an outlined button elsewhere. */
  readonly look?: 'bar' | 'button';
  /** The edge of the button to align with. */
  readonly align: 'start' | 'end';
  /** Links and buttons; each calls `close` after use. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button of the bar with a native popover, so that Escape and an outside press close it and return the focus, and it
 * opens before scripts have loaded. Tab closes it on leaving; the arrow keys move through it.
 */
export function BarDropdown({ id, label, icon, look = 'bar', align, children }: BarDropdownProps) {
  const { panel, isOpen, followToggle, close } = usePopover();
  const button = useRef<HTMLButtonElement>(null);

  function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const items: HTMLElement[] = [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const place = items.findIndex((item) => item.matches(':focus'));
    const target = findFocusTarget(event.key, place, items.length);
    if (target === null) return;
    event.preventDefault();
    // A popover opened by its own button is positioned below it and returns the focus to it.
    if (isOpen !== true) button.current?.click();
    items[target]?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the controls inside.
    <div onBlur={leave} onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isOpen ?? undefined}
        className={look === 'bar' ? barItem : buttonItem}
      >
        {icon}
        {label}
        {look === 'bar' && <ChevronDown aria-hidden className="menu-arrow" />}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        onToggle={followToggle}
        data-align={align}
        className="bar-popover min-w-[15rem] max-w-[22rem] rounded-3 border border-line-2 bg-raised p-2 text-ink shadow-float"
      >
        {children(close)}
      </div>
    </div>
  );
}

/** The index that a key moves to in a list of `count` items from `place` (-1: the button); null for a key that is not handled. */
export function findFocusTarget(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (place + 1) % count;
    case 'ArrowUp':
      return place <= 0 ? count - 1 : place - 1;
    case 'Home':
      return place === -1 ? null : 0;
    case 'End':
      return place === -1 ? null : count - 1;
    default:
      return null;
  }
}
