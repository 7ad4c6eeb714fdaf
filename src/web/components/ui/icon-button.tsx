import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name. */
  readonly label: string;
}

/** A 44 px square icon button. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classNames(
        'inline-grid size-11 place-items-center rounded-2 hover:bg-[color-mix(in_oklch,currentColor_10%,transparent)]',
        className,
      )}
    />
  );
}
