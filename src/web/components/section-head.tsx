import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface SectionHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** The heading of a section with its lead sentence. */
export function SectionHead({ title, children, className }: SectionHeadProps) {
  return (
    <div className={classNames('grid max-w-[44rem] gap-3', className)}>
      <h2>{title}</h2>
      {children !== undefined && <p className="text-ink-2">{children}</p>}
    </div>
  );
}
