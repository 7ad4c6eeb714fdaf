import type { ComponentProps, ReactNode } from 'react';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** One option of a radio group. */
export function Choice({ children, ...props }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        {...props}
        type="radio"
        className="mt-[0.15em] grid size-5 flex-none cursor-pointer appearance-none place-items-center rounded-full border-[1.5px] border-edge bg-raised after:size-2.5 after:rounded-full after:bg-ink after:opacity-0 after:content-[''] checked:border-ink checked:after:opacity-100"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
