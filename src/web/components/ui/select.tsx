import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { ChevronDown } from '../icons/index.ts';

/** A native select. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...props}
        className={classNames(
          'min-h-12 w-full appearance-none rounded-2 border-[1.5px] border-edge bg-raised py-[0.6em] pr-[2.4em] pl-[0.9em] text-body-wide text-ink',
          'focus-visible:outline-offset-1 aria-invalid:border-poor-edge aria-invalid:shadow-[inset_0_0_0_1px_var(--color-poor-edge)]',
          className,
        )}
      >
        {children}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-[0.8em] -translate-y-1/2" />
    </span>
  );
}
