import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface TextInputProps extends ComponentProps<'input'> {
  readonly big?: boolean;
}

/** A single-line text input. */
export function TextInput({ big = false, className, ...props }: TextInputProps) {
  return (
    <input
      {...props}
      className={classNames(
        'w-full rounded-2 border-[1.5px] border-edge bg-raised px-[0.9em] py-[0.6em] text-ink placeholder:text-ink-3 placeholder:opacity-100',
        'focus-visible:outline-offset-1 aria-invalid:border-poor-edge aria-invalid:shadow-[inset_0_0_0_1px_var(--color-poor-edge)]',
        big ? 'min-h-14 text-[1.125rem]' : 'min-h-12 text-body-wide',
        className,
      )}
    />
  );
}
