import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface TextButtonProps extends ComponentProps<'button'> {
  readonly asChild?: boolean;
}

/** A button that looks like underlined text, with a full-size target. */
export function TextButton({ asChild = false, className, ...props }: TextButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  return (
    <Element
      {...(!asChild && { type: 'button' as const })}
      {...props}
      className={classNames(
        'inline-flex min-h-11 items-center gap-[0.35em] font-[620] underline decoration-current decoration-1 underline-offset-[0.2em]',
        className,
      )}
    />
  );
}
