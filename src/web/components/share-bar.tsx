import { classNames } from '#web/lib/class-names.ts';

interface ShareBarProps {
  /** 0 to 1; null draws a dashed outline: unknown. */
  readonly share: number | null;
  readonly className?: string;
}

/** A share as a bar. Always beside its number, so hidden from screen readers. */
export function ShareBar({ share, className }: ShareBarProps) {
  if (share === null)
    return (
      <span
        aria-hidden
        className={classNames('block h-3.5 rounded-[3px] border border-ink-3 border-dashed', className)}
      />
    );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className={classNames(
        'block h-3.5 w-full rounded-[3px] bg-sunk forced-color-adjust-none shadow-[inset_0_0_0_1px_var(--color-line-2)]',
        className,
      )}
    >
      <rect width={Math.min(Math.max(share, 0), 1) * 100} height="1" className="fill-ink" />
    </svg>
  );
}
