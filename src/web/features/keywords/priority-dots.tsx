import { LIMITS } from '#shared/product/limits.ts';
import { classNames } from '#web/lib/class-names.ts';

/** A priority from 1 to 5 as a number with dots. */
export function PriorityDots({ priority }: { readonly priority: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="font-[620]">
        <span className="sr-only">Priority </span>
        {priority}
        <span className="sr-only"> of {LIMITS.keywordPriorityMax}</span>
      </span>
      <span aria-hidden className="flex flex-none gap-1">
        {Array.from({ length: LIMITS.keywordPriorityMax }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity than their index.
            key={index}
            className={classNames('size-2 rounded-full border border-ink-2', index < priority && 'bg-ink-2')}
          />
        ))}
      </span>
    </span>
  );
}
