import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'onToggle'> {
  /** What stands in the line that opens the rest. */
  readonly summary: ReactNode;
  readonly summaryClassName?: string;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * Something that opens downwards. The browser's own element: it works before scripts do, a search in the page opens
 * it, and print.css can open it on paper.
 */
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

/** The arrow that turns when its disclosure opens. */
export function DisclosureArrow({ className }: { readonly className?: string }) {
  return <ChevronDown aria-hidden className={classNames('disclosure-arrow', className)} />;
}
