import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** `lit` is amber and appears once on a screen; `ink` is the main action of a section; `outline` is everything else. */
export type ButtonVariant = 'lit' | 'ink' | 'outline' | 'plain' | 'onAmber';

const variants: Record<ButtonVariant, string> = {
  lit: 'border-amber bg-amber text-on-amber hover:border-amber-hover hover:bg-amber-hover',
  ink: 'border-ink bg-ink text-paper hover:bg-[color-mix(in_oklch,var(--color-ink)_86%,var(--color-paper))]',
  outline: 'border-edge hover:border-ink in-[.dusk]:border-dusk-edge in-[.dusk]:hover:border-on-dusk',
  plain: 'border-transparent hover:bg-sunk',
  onAmber: 'border-on-amber bg-on-amber text-[oklch(0.97_0.02_85)] hover:bg-[oklch(0.3_0.05_60)]',
};

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: ButtonVariant;
  readonly size?: 'normal' | 'big';
  /** Applies the button styles to its only child, for links. */
  readonly asChild?: boolean;
}

/** A button, or with `asChild` a link that looks like one. At least 44 px high. */
export function Button({ variant = 'outline', size = 'normal', asChild = false, className, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(!asChild && { type: 'button' as const })}
      {...props}
      className={classNames(
        'inline-flex items-center justify-center gap-2 rounded-2 border-[1.5px] py-[0.55em] text-center font-[620] leading-[1.2] no-underline',
        'transition-[background-color,border-color,color] duration-(--quick)',
        'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-3',
        size === 'big' ? 'min-h-14 px-[1.5em] text-body-wide' : 'min-h-11 text-body',
        // Two utilities of one property would both be in the style sheet, whose order decides.
        size === 'normal' && (variant === 'plain' ? 'px-[0.6em]' : 'px-[1.1em]'),
        variants[variant],
        className,
      )}
    />
  );
}
