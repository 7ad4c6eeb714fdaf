import type { ComponentProps } from 'react';
import { classNames } from '#web/lib/class-names.ts';

/** A checkbox. The label around it makes the target large enough. */
export function Tick({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...props}
      type="checkbox"
      className={classNames(
        'grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-[5px] border-[1.5px] border-edge bg-raised',
        "after:h-1.5 after:w-3 after:-translate-y-[2px] after:-rotate-45 after:border-b-[2.5px] after:border-l-[2.5px] after:border-paper after:opacity-0 after:content-['']",
        'checked:border-ink checked:bg-ink checked:after:opacity-100',
        className,
      )}
    />
  );
}
