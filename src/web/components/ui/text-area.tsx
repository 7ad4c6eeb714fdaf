import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** A multi-line text input. */
export function TextArea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...props}
      className={classNames(
        'w-full resize-y rounded-2 border-[1.5px] border-edge bg-raised px-[0.9em] py-[0.6em] text-body-wide text-ink leading-[1.45] placeholder:text-ink-3 placeholder:opacity-100',
        'focus-visible:outline-offset-1 aria-invalid:border-poor-edge aria-invalid:shadow-[inset_0_0_0_1px_var(--color-poor-edge)]',
        className,
      )}
    />
  );
}
