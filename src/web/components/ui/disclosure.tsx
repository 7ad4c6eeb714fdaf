import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import { ChevronDown } from '../icons/index.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** The content of the summary line. */
  readonly summary: ReactNode;
  readonly summaryClassName?: string;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A native disclosure: works before scripts load, is searchable in the page, and print.css can open it. */
export function Disclosure({
  summary,
  summaryClassName,
  onOpenChange,
  className,
  children,
  ...props
}: DisclosureProps) {
  return (
    <details
      {...props}
      {...(onOpenChange !== undefined && { onToggle: (event) => onOpenChange(event.currentTarget.open) })}
      className={className}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}

/** The arrow that rotates when its disclosure opens. */
export function DisclosureArrow({ className }: { readonly className?: string }) {
  return <ChevronDown aria-hidden className={classNames('disclosure-arrow', className)} />;
}
