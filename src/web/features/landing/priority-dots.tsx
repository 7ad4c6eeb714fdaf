import { LIMITS } from '#shared/product/limits.ts';
import { classNames } from '#web/lib/class-names.ts';

/** A priority from 1 to 5 as dots, with the number for screen readers. */
export function SamplePriorityDots({ priority }: { readonly priority: number }) {
  return (
    <span
      role="img"
      aria-label={`Priority ${priority} of ${LIMITS.keywordPriorityMax}`}
      className="flex flex-none gap-1"
    >
      {Array.from({ length: LIMITS.keywordPriorityMax }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity than their index.
          key={index}
          className={classNames(
            'size-2 rounded-full border border-ink-2',
            index < priority ? 'bg-ink-2' : 'bg-transparent',
          )}
        />
      ))}
    </span>
  );
}
